BEGIN TRANSACTION;
CREATE TABLE actions (
	"match" VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR(32), 
	action TEXT NOT NULL, 
	outcomes TEXT NOT NULL, 
	events TEXT NOT NULL, 
	"by" VARCHAR(16) NOT NULL, 
	why TEXT, 
	"key" VARCHAR(80), 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("match", number), 
	CONSTRAINT uq_actions_match_key UNIQUE ("match", "key")
);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"draw":"ship-5-1"},{"draw":"laurel-4-0"},{"draw":"ship-4-2"},{"draw":"shield-4-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794854703768);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',1,'caesar','place ship-5-1 CR-AG 1/5','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"CR-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:30dfc1b375596d84',1794854703833);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',2,'pompey','place ship-4-2 AS-AG 4/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"AS-AG","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8437e59ba2329701',1794854703870);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',3,'caesar','place shield-6-0 DM-GC 6/0','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"DM-GC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:06f777359c4cfc1b',1794854703911);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',4,'pompey','place shield-4-2 AS-SY 4/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AS-SY","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:3cb760ee94df0d6f',1794854703969);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',5,'caesar','place sword-4-2 DM-MD 2/4','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"DM-MD","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:7ee0db10c137d1e1',1794854703992);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',6,'pompey','place ship-6-0 AC-AF 0/6','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"AC-AF","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:67d4cfd01a4cd096',1794854704376);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',7,'caesar','place laurel-4-0 CR-CY 0/4','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"CR-CY","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:eaaece5df47b3573',1794854704547);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',8,'pompey','place ship-3-3 HU-MT 3/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"HU-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:7006a08b2ad01574',1794854704677);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',9,'caesar','place ship-3-3 SC-AF 3/3','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SC-AF","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0864a2d578428008',1794854704968);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',10,'pompey','place ship-5-1 IT-AC 5/1','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"IT-AC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:f08fb9eabcdc3f40',1794854705060);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',11,'caesar','place sword-6-0 MD-AC 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"MD-AC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:5bcd3a48f800c966',1794854705204);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',12,'pompey','place laurel-3-1 SY-AG 3/1','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"SY-AG","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":5}]','person',NULL,'pompey:b7d35b0aab7814fe',1794854705350);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',13,'pompey','might token DM-GC','[{"draw":"laurel-2-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"shield-6-0","border":"DM-GC"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8c591f66df5421dc',1794854705483);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',14,'caesar','place sword-5-1 MT-NU 1/5','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"MT-NU","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:51e1ba2a69538d8c',1794854705580);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',15,'pompey','place laurel-2-2 GA-HC 2/2','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"GA-HC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1ca4c217fde580b8',1794854705667);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',16,'caesar','place ship-6-0 SD-MT 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SD-MT","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":1,"pompey":3},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:40685777c21602dc',1794854705768);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',17,'caesar','place laurel-2-2 NU-AF 2/2','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"NU-AF","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:99753d90f6d7950e',1794854705793);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',18,'pompey','place shield-5-1 IT-SD 1/5','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"IT-SD","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:a410ce8244d22336',1794854705817);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',19,'caesar','place ship-4-2 SD-SC 4/2','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"SD-SC","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:23c059db7c85a695',1794854705846);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',20,'pompey','place laurel-2-2 MD-IT 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"MD-IT","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"macedonia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":10,"pompey":2}]','person',NULL,'pompey:bc21c70b2bad2db0',1794854705946);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',21,'pompey','might token SC-AF','[{"draw":"sword-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"ship-3-3","border":"SC-AF"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:7751463b4042faa3',1794854705992);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',22,'caesar','place laurel-3-1 AF-CY 3/1','[{"draw":"shield-5-1"},{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"AF-CY","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"africa","caesar":5,"pompey":6},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:705ceb138654036c',1794854706054);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',23,'pompey','place sword-3-3 IT-SC 3/3','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"IT-SC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:932f36805b95fca1',1794854706242);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',24,'caesar','place shield-5-1 GA-SD 1/5','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"GA-SD","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sardinia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"sardinia","caesar":15,"pompey":5},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f057bbedcac7b8e6',1794854706272);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',25,'pompey','place laurel-4-0 SC-NU 4/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"SC-NU","values":[4,0]}]','person',NULL,'pompey:fb3718cbf3292cdc',1794854706296);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',26,'pompey','close sicilia','[{"draw":"shield-3-3"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sicilia","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"numidia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"sicilia","caesar":2,"pompey":7},{"kind":"province_won","audience":"all","seat":"caesar","province":"numidia","caesar":7,"pompey":0},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SC-AF"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:3ad63caf647bcaba',1794854706373);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',27,'pompey','place sword-6-0 GC-GA 6/0','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"GC-GA","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia","caesar":1,"pompey":2},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:d9c785a15178615f',1794854706541);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',28,'pompey','place shield-6-0 HC-HU 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"HC-HU","values":[6,0]}]','person',NULL,'pompey:980767c8187bba23',1794854706652);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',29,'pompey','close hispania_citerior','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":8},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":3},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HC-HU"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GA-HC"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HU-MT"}]','person',NULL,'pompey:fe4ddc5c04e8b5be',1794854706684);
INSERT INTO "actions" VALUES('HvtLA97Rq-R0',30,'pompey','bonus wealth','[{"draw":"sword-5-1"}]','[{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','person',NULL,'pompey:991bb27388fdcb3e',1794854706733);
INSERT INTO "actions" VALUES('SY89gANL8Rzp',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"draw":"sword-5-1"},{"draw":"laurel-2-2"},{"draw":"ship-5-1"},{"draw":"shield-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794854706845);
INSERT INTO "actions" VALUES('SY89gANL8Rzp',1,'caesar','place laurel-2-2 AF-CY 2/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:4566d0a46428e478',1794854707128);
INSERT INTO "actions" VALUES('SY89gANL8Rzp',2,'pompey','place ship-5-1 IT-AC 5/1','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"IT-AC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c69ab56594e3e9d8',1794854707268);
INSERT INTO "actions" VALUES('SY89gANL8Rzp',3,'caesar','place laurel-4-0 SD-SC 4/0','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"SD-SC","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:8b24983949445119',1794854707299);
INSERT INTO "actions" VALUES('SY89gANL8Rzp',4,'pompey','place shield-3-3 GA-SD 3/3','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"GA-SD","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2946adfbd75bcd91',1794854707368);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"draw":"sword-5-1"},{"draw":"laurel-3-1"},{"draw":"laurel-2-2"},{"draw":"shield-4-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794854707782);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',1,'caesar','place laurel-3-1 SD-MT 3/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"SD-MT","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 80}]]]',NULL,1794854707797);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',2,'pompey','place laurel-2-2 GA-HC 2/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"GA-HC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 49}]]]',NULL,1794854707802);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',3,'caesar','place sword-5-1 NU-AF 1/5','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"NU-AF","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 38}]]]',NULL,1794854707810);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',4,'pompey','place shield-4-2 AF-CY 2/4','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AF-CY","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 28}]]]',NULL,1794854707818);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',5,'caesar','place shield-4-2 HC-HU 2/4','[{"draw":"laurel-4-0"},{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"HC-HU","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"wealth"},{"kind":"province_tied","audience":"all","province":"hispania_citerior","each":2},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 36}]]]',NULL,1794854707827);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',6,'pompey','place shield-5-1 AS-SY 5/1','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-SY","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794854707836);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',7,'caesar','place laurel-4-0 IT-SD 4/0','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"IT-SD","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 84}]]]',NULL,1794854707845);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',8,'pompey','place laurel-4-0 DM-GC 0/4','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"DM-GC","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 54}]]]',NULL,1794854707853);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',9,'caesar','place ship-5-1 SD-SC 1/5','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"SD-SC","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 52}]]]',NULL,1794854707862);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',10,'pompey','place sword-5-1 CY-AG 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"CY-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794854707870);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',11,'caesar','place sword-4-2 GC-IT 4/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GC-IT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 44}]]]',NULL,1794854707878);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',12,'pompey','place laurel-2-2 IT-AC 2/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"IT-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 25}]]]',NULL,1794854707890);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',13,'caesar','place sword-6-0 MD-AC 0/6','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"MD-AC","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 33}]]]',NULL,1794854707895);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',14,'pompey','place sword-3-3 MT-NU 3/3','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794854707903);
INSERT INTO "actions" VALUES('xKQMZaX5RKiJ',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"draw":"ship-4-2"},{"draw":"shield-4-2"},{"draw":"shield-4-2"},{"draw":"laurel-4-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794854707905);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',15,'caesar','place ship-6-0 AC-AF 0/6','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"AC-AF","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 25}]]]',NULL,1794854707916);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',16,'pompey','place shield-3-3 AC-CR 3/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"AC-CR","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"achaia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":6,"pompey":5},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 11}]]]',NULL,1794854707922);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',17,'pompey','place ship-6-0 AS-AG 6/0','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"AS-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794854708937);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',18,'caesar','place ship-3-3 SC-AF 3/3','[{"draw":"laurel-2-2"},{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SC-AF","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"africa","caesar":14,"pompey":2},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AC-AF"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 22}]]]',NULL,1794854708942);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',19,'pompey','place sword-4-2 GC-GA 2/4','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"GC-GA","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia_cisalpina","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia_cisalpina","caesar":4,"pompey":6},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794854708949);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',20,'caesar','place sword-3-3 IT-SC 3/3','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"IT-SC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 22}]]]',NULL,1794854708960);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',21,'pompey','place ship-4-2 SC-NU 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"SC-NU","values":[4,2]}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794854708965);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',22,'pompey','close numidia','[{"draw":"laurel-3-1"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"numidia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"numidia","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sicilia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"numidia","caesar":1,"pompey":5},{"kind":"province_won","audience":"all","seat":"caesar","province":"sicilia","caesar":11,"pompey":4},{"kind":"border_marked","audience":"all","seat":"caesar","border":"SC-AF"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794854708974);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',23,'pompey','place ship-3-3 HU-MT 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"HU-MT","values":[3,3]}]','bot','["caesar", [["random", {"count": 21}]]]',NULL,1794854708983);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',24,'pompey','close hispania_ulterior','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"mauritania","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_ulterior","caesar":4,"pompey":3},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":1,"pompey":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"MT-NU"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794854708993);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',25,'pompey','bonus senate','[]','[{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":false}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794854709001);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',26,'pompey','might token IT-SC','[{"draw":"ship-5-1"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"sword-3-3","border":"IT-SC"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794854709010);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',27,'caesar','place shield-3-3 CR-CY 3/3','[{"draw":"shield-6-0"},{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"CR-CY","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"cyrene","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"cyrene","caesar":3,"pompey":9},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 20}]]]',NULL,1794854709019);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',28,'pompey','place laurel-3-1 GA-SD 1/3','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"GA-SD","values":[1,3]}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794854709027);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',29,'pompey','close gallia','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"gallia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sardinia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia","caesar":0,"pompey":7},{"kind":"province_won","audience":"all","seat":"caesar","province":"sardinia","caesar":4,"pompey":3},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GC-GA"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"SD-SC"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794854709035);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',30,'pompey','bonus might','[]','[]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794854709045);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',31,'pompey','might token CR-CY','[{"draw":"sword-6-0"},{"draw":"shield-6-0"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"shield-3-3","border":"CR-CY"},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794854709057);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',32,'caesar','place shield-5-1 MD-IT 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"MD-IT","values":[5,1]},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794854709066);
INSERT INTO "actions" VALUES('nwnVBnHeKvmn',33,'pompey','place sword-6-0 SY-AG 0/6','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":1},{"kind":"senate","audience":"all","seat":"pompey","count":3,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','bot','["caesar", [["random", {"count": 10}]]]',NULL,1794854709075);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE analyses (
	"match" VARCHAR(24) NOT NULL, 
	version INTEGER NOT NULL, 
	found TEXT NOT NULL, 
	PRIMARY KEY ("match")
);
CREATE TABLE audit (
	number BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	what TEXT NOT NULL, 
	seal VARCHAR(64) NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE bot_turns (
	"match" VARCHAR(24) NOT NULL, 
	due BIGINT, 
	holder VARCHAR(64), 
	until BIGINT NOT NULL, 
	used FLOAT NOT NULL, 
	noted BIGINT NOT NULL, 
	PRIMARY KEY ("match")
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"match" VARCHAR(24) NOT NULL, 
	room VARCHAR(10) NOT NULL, 
	seat VARCHAR(32), 
	person VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "chat" VALUES(1,'SY89gANL8Rzp','table','caesar','p_ErDeqwvuRUI7','Alea iacta est — ''twas "said".',1794854707389);
CREATE TABLE club_tables (
	"match" VARCHAR(24) NOT NULL, 
	club VARCHAR(24) NOT NULL, 
	PRIMARY KEY ("match")
);
INSERT INTO "club_tables" VALUES('xKQMZaX5RKiJ','BFEWSZ8ma1Sg');
CREATE TABLE clubs (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	token VARCHAR(40), 
	season BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_clubs_token UNIQUE (token)
);
INSERT INTO "clubs" VALUES('BFEWSZ8ma1Sg','Collegium','p_ErDeqwvuRUI7','nohRonMFpkhf2hWc6AJDQO8X',1794854708926,1794854707804);
CREATE TABLE daily_deals (
	game VARCHAR(32) NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	sealed BLOB NOT NULL, 
	made BIGINT NOT NULL, 
	opened BIGINT, 
	told BIGINT, 
	PRIMARY KEY (game, day)
);
CREATE TABLE daily_tries (
	"match" VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(64), 
	"key" VARCHAR(120), 
	is_ranked BOOLEAN NOT NULL, 
	why VARCHAR(8) NOT NULL, 
	score INTEGER, 
	is_done BOOLEAN, 
	facts TEXT NOT NULL, 
	began BIGINT NOT NULL, 
	ended BIGINT, 
	PRIMARY KEY ("match"), 
	CONSTRAINT uq_daily_tries_key UNIQUE ("key")
);
CREATE TABLE entrants (
	tournament VARCHAR(24) NOT NULL, 
	who VARCHAR(80) NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(64), 
	number INTEGER, 
	rating INTEGER, 
	state VARCHAR(8) NOT NULL, 
	joined BIGINT NOT NULL, 
	PRIMARY KEY (tournament, who)
);
INSERT INTO "entrants" VALUES('9EMBsfySrPKR','bot:recruit#1',NULL,'recruit',0,900,'in',1794854707743);
INSERT INTO "entrants" VALUES('9EMBsfySrPKR','bot:recruit#2',NULL,'recruit',1,900,'in',1794854707743);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_ErDeqwvuRUI7','muted','p_cLmuJegn5PCr');
CREATE TABLE matches (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	private BOOLEAN NOT NULL, 
	same_screen BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	watch VARCHAR(8) NOT NULL, 
	chat BOOLEAN NOT NULL, 
	bot_reasons VARCHAR(8) NOT NULL, 
	open_after_end BOOLEAN NOT NULL, 
	auto_start BOOLEAN NOT NULL, 
	clock TEXT NOT NULL, 
	host VARCHAR(24), 
	code VARCHAR(8), 
	secret BLOB NOT NULL, 
	secret_known BOOLEAN NOT NULL, 
	position TEXT NOT NULL, 
	source VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	deciders TEXT NOT NULL, 
	clocks TEXT NOT NULL, 
	deadline BIGINT, 
	paused_at BIGINT, 
	offers TEXT NOT NULL, 
	result TEXT, 
	rematch VARCHAR(24), 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	finished BIGINT, customs TEXT DEFAULT '{}' NOT NULL, stage TEXT DEFAULT '{}' NOT NULL, unrated VARCHAR(16), draws VARCHAR(8) DEFAULT 'number' NOT NULL, numbers TEXT DEFAULT '{}' NOT NULL, room TEXT DEFAULT '{}' NOT NULL, deal TEXT DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES('HvtLA97Rq-R0','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_ErDeqwvuRUI7',NULL,X'7365616C6564313A40A4034FBAF93F7E4506CCD5B596E9D1EA8EC0179F221869F4E76433CAB2E83A18E26EA244D4EA34DDBD52AA9CE8850335F1450571401E31A5DEF798',1,'','table',30,32,'[]','{"left":{"caesar":259199970,"pompey":259199951},"since":{},"had":{"1":259199935,"2":259199963,"3":259199959,"4":259199942,"5":259199977,"6":259199616,"7":259199829,"8":259199870,"9":259199709,"10":259199908,"11":259199856,"12":259199854,"13":259199867,"14":259199903,"15":259199913,"16":259199899,"17":259199975,"18":259199976,"19":259199971,"20":259199900,"21":259199954,"22":259199938,"23":259199812,"24":259199970,"25":259199976,"26":259199923,"27":259199832,"28":259199889,"29":259199968,"30":259199951},"told":{}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":4,"pompey":12}}',NULL,1794854703746,1794854706000,1794854706733,'{}','{}','new_people','place','{}','{}','{}');
INSERT INTO "matches" VALUES('SY89gANL8Rzp','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_ErDeqwvuRUI7',NULL,X'7365616C6564313A9E398732B46BF3AB493E6F87545DD19912D038BA7818F289F87D6366F45276BBE696A1AB6778EFD57D26741FF5E8C7D271BD71D7476DF8A877CBA2CC',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199931},"since":{"caesar":1794854707368},"had":{"1":259199717,"2":259199860,"3":259199969,"4":259199931},"told":{}}',1795113907368,NULL,'[]',NULL,NULL,1794854706764,1794854707000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('nwnVBnHeKvmn','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',0,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',NULL,NULL,X'7365616C6564313AF095DF4F8784FF3268AC10AE5574845B7EECAD1AAF22E8EEFEB7053C88BD6B020B7F3BA9ED186168F1CF1E8FA843B443E8655BC3F453BE059C7EF96B',1,'','tournament',33,33,'[]','{"left":{"caesar":259200000,"pompey":259200000},"since":{},"had":{"1":259200000,"2":259200000,"3":259200000,"4":259200000,"5":259200000,"6":259200000,"7":259200000,"8":259200000,"9":259200000,"10":259200000,"11":259200000,"12":259200000,"13":259200000,"14":259200000,"15":259200000,"16":259200000,"17":259200000,"18":259200000,"19":259200000,"20":259200000,"21":259200000,"22":259200000,"23":259200000,"24":259200000,"25":259200000,"26":259200000,"27":259200000,"28":259200000,"29":259200000,"30":259200000,"31":259200000,"32":259200000,"33":259200000},"told":{}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":8,"pompey":12}}',NULL,1794854707782,1794854709000,1794854709075,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('xKQMZaX5RKiJ','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_XHmAYYVq0hNZ',NULL,X'7365616C6564313A1510E94DF7216277CEF7AA8BABA162D45C9AF98BE2033F951896E1CE8B41C0E65D4364DAA346E80E74F8B3F07054F5E7E445B8EAB40D9A6E38521617',1,'','table',0,3,'[]','{"left":{},"since":{},"had":{},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"resigned","scores":{"caesar":0,"pompey":0}}',NULL,1794854707880,1794854707000,1794854707919,'{}','{}','no_moves','place','{}','{}','{}');
INSERT INTO "matches" VALUES('reb6ybEjFARy','rubico',3,'{"players":3,"track":"via_flaminia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","corrections":true,"four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_ErDeqwvuRUI7','GSZPCU',X'7365616C6564313A50771C089F5116D4ED0BEE3DE1F0D01F25365E578A5B380BCF5F0140289AB79EDA8E34319D4CBCF04487AB8B45DF4778EAD3CD0EAD49F6D45390EBD2',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794854708948,1794854708948,NULL,'{}','{}',NULL,'place','{}','{}','{}');
CREATE TABLE meetings (
	tournament VARCHAR(24) NOT NULL, 
	round INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	"match" VARCHAR(24), 
	seats TEXT NOT NULL, 
	points TEXT, 
	is_played BOOLEAN NOT NULL, 
	factions TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	ended BIGINT, 
	absent_at BIGINT, 
	PRIMARY KEY (tournament, round, place), 
	CONSTRAINT uq_meetings_match UNIQUE ("match")
);
INSERT INTO "meetings" VALUES('9EMBsfySrPKR',1,0,'nwnVBnHeKvmn','[0,1]',NULL,1,'[]',1794854707778,NULL,NULL);
CREATE TABLE members (
	club VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	joined BIGINT NOT NULL, 
	PRIMARY KEY (club, person)
);
INSERT INTO "members" VALUES('BFEWSZ8ma1Sg','p_ErDeqwvuRUI7',1794854707804);
INSERT INTO "members" VALUES('BFEWSZ8ma1Sg','p_cLmuJegn5PCr',1794854707828);
INSERT INTO "members" VALUES('BFEWSZ8ma1Sg','p_XHmAYYVq0hNZ',1794854707866);
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	account VARCHAR(64), 
	password VARCHAR(200), 
	guest BOOLEAN NOT NULL, 
	epoch INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	email VARCHAR(200), 
	email_confirmed BOOLEAN NOT NULL, 
	webhook VARCHAR(500), 
	vacation_until BIGINT, 
	vacation_left INTEGER NOT NULL, 
	device_nonce VARCHAR(32), 
	digest_at BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	erased BOOLEAN NOT NULL, banned_until BIGINT, look VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_people_account UNIQUE (account)
);
INSERT INTO "people" VALUES('p_ErDeqwvuRUI7','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$ohVX2j6lU7XMA0robMXslQ$2v0TTOqPrOGNo+qLrQW99Uj55sLpADdnz18/CBj6Zng',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794854703313,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_cLmuJegn5PCr','Secunda Sulpicia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794854703334,0,NULL,'secundasulplda');
INSERT INTO "people" VALUES('p_XHmAYYVq0hNZ','Paulla Caecilia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794854707845,0,NULL,'paullacaedlla');
CREATE TABLE pushes (
	endpoint VARCHAR(1000) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	p256dh VARCHAR(200) NOT NULL, 
	auth VARCHAR(100) NOT NULL, 
	PRIMARY KEY (endpoint)
);
CREATE TABLE ratings (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (person, game)
);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	"by" VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	"match" VARCHAR(24), 
	chat BIGINT, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "reports" VALUES(1,'p_ErDeqwvuRUI7','p_cLmuJegn5PCr',NULL,NULL,'He laughed.',1794854707435);
CREATE TABLE season_lines (
	club VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	line INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	person VARCHAR(24), 
	points INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	played INTEGER NOT NULL, 
	PRIMARY KEY (club, number, line)
);
INSERT INTO "season_lines" VALUES('BFEWSZ8ma1Sg',1,0,1,'p_XHmAYYVq0hNZ',2,1,1);
INSERT INTO "season_lines" VALUES('BFEWSZ8ma1Sg',1,1,2,'p_cLmuJegn5PCr',0,0,1);
CREATE TABLE seasons (
	club VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (club, number)
);
INSERT INTO "seasons" VALUES('BFEWSZ8ma1Sg',1,1794854707804,1794854708926);
CREATE TABLE seats (
	"match" VARCHAR(24) NOT NULL, 
	seat VARCHAR(32) NOT NULL, 
	place INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(64), 
	stand_in VARCHAR(64), 
	token VARCHAR(40), 
	ready BOOLEAN NOT NULL, 
	PRIMARY KEY ("match", seat), 
	CONSTRAINT uq_seats_token UNIQUE (token)
);
INSERT INTO "seats" VALUES('HvtLA97Rq-R0','caesar',0,'person','p_ErDeqwvuRUI7',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('HvtLA97Rq-R0','pompey',1,'person','p_cLmuJegn5PCr',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('SY89gANL8Rzp','caesar',0,'person','p_ErDeqwvuRUI7',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('SY89gANL8Rzp','pompey',1,'person','p_cLmuJegn5PCr',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('nwnVBnHeKvmn','caesar',0,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('nwnVBnHeKvmn','pompey',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('xKQMZaX5RKiJ','caesar',0,'person','p_XHmAYYVq0hNZ',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('xKQMZaX5RKiJ','pompey',1,'person','p_cLmuJegn5PCr',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('reb6ybEjFARy','p1',0,'person','p_ErDeqwvuRUI7',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('reb6ybEjFARy','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('reb6ybEjFARy','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
CREATE TABLE sessions (
	id VARCHAR(40) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	began BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	proved BIGINT NOT NULL, 
	ended BIGINT, 
	network VARCHAR(16) NOT NULL, 
	device VARCHAR(80) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "sessions" VALUES('Z3Krfm02kt6nh03PQ_W9Vkgn','p_ErDeqwvuRUI7',1794854703322,1794854703322,1794854703322,1794854703716,'','python-httpx');
INSERT INTO "sessions" VALUES('hq7CpowJqu3TGTXJFANDXzc4','p_cLmuJegn5PCr',1794854703359,1794854703359,1794854703359,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('rqoHWPomJqbS9nzxSftX7BdQ','p_ErDeqwvuRUI7',1794854703718,1794854703718,1794854703718,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('SUrafybH1kEquHkCSmISv00E','p_XHmAYYVq0hNZ',1794854707853,1794854707853,1794854707853,NULL,'','python-httpx');
CREATE TABLE standings (
	"match" VARCHAR(24) NOT NULL, 
	seat VARCHAR(32) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	outcome VARCHAR(8) NOT NULL, 
	against_bots BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, rating INTEGER, 
	PRIMARY KEY ("match", seat)
);
INSERT INTO "standings" VALUES('HvtLA97Rq-R0','caesar','p_ErDeqwvuRUI7','caesar','lost',0,1794854706733,NULL);
INSERT INTO "standings" VALUES('HvtLA97Rq-R0','pompey','p_cLmuJegn5PCr','caesar','won',0,1794854706733,NULL);
INSERT INTO "standings" VALUES('xKQMZaX5RKiJ','caesar','p_XHmAYYVq0hNZ','caesar','won',0,1794854707919,NULL);
INSERT INTO "standings" VALUES('xKQMZaX5RKiJ','pompey','p_cLmuJegn5PCr','caesar','lost',0,1794854707919,NULL);
CREATE TABLE tournaments (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	private BOOLEAN NOT NULL, 
	host VARCHAR(24), 
	fill VARCHAR(64), 
	status VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	patience INTEGER NOT NULL, 
	minutes INTEGER NOT NULL, 
	starts BIGINT, 
	ends BIGINT, 
	pause_until BIGINT, 
	due BIGINT, 
	version INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	finished BIGINT, club VARCHAR(24), 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('9EMBsfySrPKR','Ludi','swiss','caesar','{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',1,0,'p_ErDeqwvuRUI7',NULL,'running',1,1,300,0,NULL,NULL,NULL,1794854707778,2,1794854707707,NULL,NULL);
CREATE TABLE workers (
	name VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	started BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	facts TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE INDEX ix_chat_match_id ON chat ("match", id);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_status_updated ON matches (status, updated);
CREATE INDEX ix_pushes_person ON pushes (person);
CREATE INDEX ix_ratings_game_rating ON ratings (game, rating);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_standings_person ON standings (person);
CREATE INDEX ix_bot_turns_due ON bot_turns (due);
CREATE INDEX ix_matches_public ON matches (status, private, updated);
CREATE INDEX ix_people_look ON people (look);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_daily_tries_deal ON daily_tries (game, day);
CREATE INDEX ix_daily_tries_person ON daily_tries (person);
CREATE INDEX ix_tournaments_host ON tournaments (host);
CREATE INDEX ix_tournaments_due ON tournaments (due);
CREATE INDEX ix_tournaments_list ON tournaments (private, status, created);
CREATE INDEX ix_entrants_person ON entrants (person);
CREATE INDEX ix_clubs_owner ON clubs (owner);
CREATE INDEX ix_members_person ON members (person);
CREATE INDEX ix_club_tables_club ON club_tables (club);
CREATE INDEX ix_tournaments_club ON tournaments (club);
CREATE INDEX ix_season_lines_person ON season_lines (person);
COMMIT;
