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
INSERT INTO "actions" VALUES('KDMGr36oAct8',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"draw":"ship-3-3"},{"draw":"shield-3-3"},{"draw":"ship-3-3"},{"draw":"shield-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794848480372);
INSERT INTO "actions" VALUES('KDMGr36oAct8',1,'caesar','place shield-3-3 DM-GC 3/3','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"DM-GC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:80aea3c9036a974d',1794848481478);
INSERT INTO "actions" VALUES('KDMGr36oAct8',2,'pompey','place ship-3-3 AS-AG 3/3','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"AS-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:731a130b3c009ccb',1794848481507);
INSERT INTO "actions" VALUES('KDMGr36oAct8',3,'caesar','place ship-3-3 AC-AF 3/3','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"AC-AF","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:fe9c7e848cff73eb',1794848481529);
INSERT INTO "actions" VALUES('KDMGr36oAct8',4,'pompey','place shield-3-3 AS-CR 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"AS-CR","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:937029c78c9d68ac',1794848481549);
INSERT INTO "actions" VALUES('KDMGr36oAct8',5,'caesar','place sword-5-1 GC-GA 5/1','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"GC-GA","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:5809564034598c9c',1794848481570);
INSERT INTO "actions" VALUES('KDMGr36oAct8',6,'pompey','place laurel-2-2 HC-HU 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"HC-HU","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c07d7c5f9125cda6',1794848481606);
INSERT INTO "actions" VALUES('KDMGr36oAct8',7,'caesar','place sword-4-2 IT-SC 2/4','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"IT-SC","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:96ccaa05880dac50',1794848481630);
INSERT INTO "actions" VALUES('KDMGr36oAct8',8,'pompey','place ship-4-2 HU-MT 2/4','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"HU-MT","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":4},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:eab0274a384228c7',1794848481724);
INSERT INTO "actions" VALUES('KDMGr36oAct8',9,'caesar','place ship-4-2 DM-IT 4/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"DM-IT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a8b8f92b7d2cabab',1794848481752);
INSERT INTO "actions" VALUES('KDMGr36oAct8',10,'pompey','place ship-5-1 SD-MT 5/1','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"SD-MT","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:796c33c3a58646a1',1794848481776);
INSERT INTO "actions" VALUES('KDMGr36oAct8',11,'caesar','place ship-6-0 SD-SC 0/6','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SD-SC","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:547782ee11a5ca47',1794848481800);
INSERT INTO "actions" VALUES('KDMGr36oAct8',12,'pompey','place shield-6-0 MD-IT 6/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"MD-IT","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:d497a3e95a93dd06',1794848481823);
INSERT INTO "actions" VALUES('KDMGr36oAct8',13,'caesar','place laurel-2-2 GA-HC 2/2','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"GA-HC","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"tactics"},{"kind":"province_tied","audience":"all","province":"hispania_citerior","each":2},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:cb186a730d655893',1794848481852);
INSERT INTO "actions" VALUES('KDMGr36oAct8',14,'caesar','place shield-6-0 AS-SY 0/6','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"AS-SY","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"asia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":0,"pompey":6},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:6642f87c5a27b016',1794848481883);
INSERT INTO "actions" VALUES('KDMGr36oAct8',15,'pompey','place sword-5-1 MD-AC 5/1','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"MD-AC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:be124e93fab0176d',1794848481920);
INSERT INTO "actions" VALUES('KDMGr36oAct8',16,'caesar','place sword-6-0 DM-MD 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"DM-MD","values":[6,0]}]','person',NULL,'caesar:ef9798f0131a6500',1794848481990);
INSERT INTO "actions" VALUES('KDMGr36oAct8',17,'caesar','close macedonia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"dalmatia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"macedonia","caesar":0,"pompey":11},{"kind":"province_won","audience":"all","seat":"caesar","province":"dalmatia","caesar":13,"pompey":0}]','person',NULL,'caesar:a7017c6e531d577b',1794848482040);
INSERT INTO "actions" VALUES('KDMGr36oAct8',18,'caesar','bonus senate','[]','[{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":false}]','person',NULL,'caesar:bef9e2e29ce85b25',1794848482087);
INSERT INTO "actions" VALUES('KDMGr36oAct8',19,'caesar','might token AS-AG','[{"draw":"shield-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"ship-3-3","border":"AS-AG"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:28d964da6720447f',1794848482124);
INSERT INTO "actions" VALUES('KDMGr36oAct8',20,'pompey','place ship-6-0 SC-AF 0/6','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"SC-AF","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:bf06dfd1ed208f23',1794848482150);
INSERT INTO "actions" VALUES('KDMGr36oAct8',21,'caesar','place shield-4-2 GA-SD 4/2','[{"draw":"ship-5-1"},{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"GA-SD","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":7,"pompey":0},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:b3abc6b7a282652e',1794848482192);
INSERT INTO "actions" VALUES('KDMGr36oAct8',22,'pompey','place shield-4-2 AC-CR 4/2','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AC-CR","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c85fe08721bc0f0d',1794848482222);
INSERT INTO "actions" VALUES('KDMGr36oAct8',23,'caesar','place laurel-3-1 IT-AC 1/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"IT-AC","values":[1,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"achaia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":6,"pompey":5}]','person',NULL,'caesar:357ccbf39288a1f5',1794848482390);
INSERT INTO "actions" VALUES('KDMGr36oAct8',24,'caesar','might token SC-AF','[{"draw":"sword-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"ship-6-0","border":"SC-AF"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:caf8b5bc00b237fd',1794848482430);
INSERT INTO "actions" VALUES('KDMGr36oAct8',25,'pompey','place laurel-3-1 GC-IT 3/1','[{"draw":"sword-3-3"},{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"GC-IT","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":8,"pompey":3},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GC-GA"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-GC"},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:d1b3be7cf18a0a03',1794848482445);
INSERT INTO "actions" VALUES('KDMGr36oAct8',26,'caesar','place sword-3-3 SY-AG 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"SY-AG","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":9,"pompey":0}]','person',NULL,'caesar:c0622fecc3814a16',1794848482456);
INSERT INTO "actions" VALUES('KDMGr36oAct8',27,'caesar','might token MD-AC','[{"draw":"laurel-4-0"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"sword-5-1","border":"MD-AC"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a50c4dcf2f0bf062',1794848482466);
INSERT INTO "actions" VALUES('KDMGr36oAct8',28,'pompey','place sword-6-0 MT-NU 6/0','[{"draw":"sword-4-2"},{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"MT-NU","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"mauritania","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":0,"pompey":11},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HU-MT"},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:f32b84ff6e389f9a',1794848482477);
INSERT INTO "actions" VALUES('KDMGr36oAct8',29,'caesar','place ship-5-1 SC-NU 5/1','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"SC-NU","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sicilia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"sicilia","caesar":15,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:2f163a0557dd82b2',1794848482487);
INSERT INTO "actions" VALUES('KDMGr36oAct8',30,'caesar','place shield-5-1 IT-SD 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"IT-SD","values":[5,1]}]','person',NULL,'caesar:dc9c5292933fc684',1794848482501);
INSERT INTO "actions" VALUES('KDMGr36oAct8',31,'caesar','close italia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"italia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"italia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sardinia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"italia","caesar":10,"pompey":1},{"kind":"province_won","audience":"all","seat":"pompey","province":"sardinia","caesar":3,"pompey":5},{"kind":"italia_second","audience":"all","seat":"caesar"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"IT-SC"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GC-IT"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:5b7123cc8caa12cc',1794848482512);
INSERT INTO "actions" VALUES('o_TSfOnE4B_A',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"draw":"ship-6-0"},{"draw":"laurel-2-2"},{"draw":"shield-4-2"},{"draw":"sword-4-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794848482527);
INSERT INTO "actions" VALUES('o_TSfOnE4B_A',1,'caesar','place laurel-2-2 AF-CY 2/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:5e9910349be4efb6',1794848482544);
INSERT INTO "actions" VALUES('o_TSfOnE4B_A',2,'pompey','place sword-4-2 CY-AG 4/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"CY-AG","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1db9351bf3676473',1794848482552);
INSERT INTO "actions" VALUES('o_TSfOnE4B_A',3,'caesar','place laurel-4-0 SD-SC 4/0','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"SD-SC","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:bd652d6c43cf97da',1794848482561);
INSERT INTO "actions" VALUES('o_TSfOnE4B_A',4,'pompey','place sword-5-1 SY-AG 5/1','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"SY-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:5a704b90c9e6f0bd',1794848482570);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"draw":"sword-3-3"},{"draw":"laurel-3-1"},{"draw":"laurel-3-1"},{"draw":"laurel-2-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794848482633);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',1,'caesar','place laurel-3-1 GA-SD 1/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"GA-SD","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 70}]]]',NULL,1794848482639);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',2,'pompey','place laurel-3-1 HU-MT 1/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"HU-MT","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 87}]]]',NULL,1794848482654);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',3,'caesar','place laurel-2-2 AC-AF 2/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AC-AF","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 38}]]]',NULL,1794848482660);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',4,'pompey','place ship-6-0 DM-IT 0/6','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"DM-IT","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 43}]]]',NULL,1794848482667);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',5,'caesar','place sword-3-3 GC-IT 3/3','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"GC-IT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 17}]]]',NULL,1794848482678);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',6,'pompey','place shield-5-1 AS-CR 1/5','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-CR","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 43}]]]',NULL,1794848482683);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',7,'caesar','place sword-6-0 MD-AC 0/6','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"MD-AC","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 25}]]]',NULL,1794848482694);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',8,'pompey','place laurel-2-2 SC-NU 2/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SC-NU","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 39}]]]',NULL,1794848482701);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',9,'caesar','place ship-3-3 IT-AC 3/3','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"IT-AC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794848482709);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',10,'pompey','place sword-5-1 CY-AG 1/5','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"CY-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 32}]]]',NULL,1794848482718);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',11,'caesar','place laurel-4-0 GC-GA 4/0','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"GC-GA","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 50}]]]',NULL,1794848482728);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',12,'pompey','place shield-3-3 CR-CY 3/3','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"CR-CY","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 20}]]]',NULL,1794848482739);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',13,'caesar','place sword-4-2 GA-HC 2/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GA-HC","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":3,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 22}]]]',NULL,1794848482744);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',14,'caesar','place laurel-2-2 NU-AF 2/2','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"NU-AF","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 27}]]]',NULL,1794848482754);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',15,'pompey','place sword-4-2 DM-MD 2/4','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"DM-MD","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 22}]]]',NULL,1794848482762);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',16,'caesar','place shield-4-2 AS-SY 4/2','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AS-SY","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794848482770);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',17,'pompey','place sword-3-3 MT-NU 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"numidia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"numidia","caesar":2,"pompey":5},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 15}]]]',NULL,1794848482780);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',18,'caesar','place ship-6-0 SC-AF 6/0','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SC-AF","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 16}]]]',NULL,1794848482788);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',19,'pompey','place laurel-2-2 IT-SC 2/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"IT-SC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794848482797);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',20,'caesar','place shield-3-3 IT-SD 3/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"IT-SD","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794848482805);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',21,'pompey','place shield-6-0 AC-CR 6/0','[{"draw":"ship-5-1"},{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AC-CR","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"achaia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":11,"pompey":6},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 14}]]]',NULL,1794848482814);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',22,'caesar','place shield-6-0 AF-CY 0/6','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"AF-CY","values":[0,6]}]','bot','["caesar", [["random", {"count": 16}]]]',NULL,1794848482822);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',23,'caesar','close cyrene','[{"draw":"ship-5-1"}]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"cyrene"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"cyrene","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"cyrene","caesar":6,"pompey":4},{"kind":"province_won","audience":"all","seat":"caesar","province":"africa","caesar":4,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AF-CY"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AC-AF"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794848482830);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',24,'caesar','place ship-5-1 SD-MT 5/1','[{"draw":"sword-5-1"},{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"SD-MT","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":1,"pompey":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"MT-NU"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 16}]]]',NULL,1794848482839);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',25,'pompey','place ship-5-1 AS-AG 5/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"AS-AG","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":4,"pompey":6},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 15}]]]',NULL,1794848482848);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',26,'caesar','place shield-5-1 DM-GC 1/5','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"DM-GC","values":[1,5]}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794848482856);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',27,'caesar','close gallia_cisalpina','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"dalmatia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":12,"pompey":0},{"kind":"province_won","audience":"all","seat":"pompey","province":"dalmatia","caesar":1,"pompey":2},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GC-GA"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794848482866);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',28,'caesar','bonus wealth','[]','[{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"bag_empty","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794848482874);
INSERT INTO "actions" VALUES('196VDnY4L6Ry',29,'caesar','might token AS-AG','[]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"ship-5-1","border":"AS-AG"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 14}]]]',NULL,1794848482887);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
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
INSERT INTO "chat" VALUES(1,'o_TSfOnE4B_A','table','caesar','p_uIKc_0KsJyoJ','Alea iacta est — ''twas "said".',1794848482574);
CREATE TABLE club_tables (
	"match" VARCHAR(24) NOT NULL, 
	club VARCHAR(24) NOT NULL, 
	PRIMARY KEY ("match")
);
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
INSERT INTO "clubs" VALUES('7uiEb-1WRYtM','Collegium','p_uIKc_0KsJyoJ','La31wJoHitArEW7LEe01I1NO',1794848482641,1794848482641);
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
INSERT INTO "entrants" VALUES('VtL5Sb3b1XEZ','bot:recruit#1',NULL,'recruit',0,900,'in',1794848482615);
INSERT INTO "entrants" VALUES('VtL5Sb3b1XEZ','bot:recruit#2',NULL,'recruit',1,900,'in',1794848482615);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_uIKc_0KsJyoJ','muted','p_uCMKXRgji5QH');
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
INSERT INTO "matches" VALUES('KDMGr36oAct8','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_uIKc_0KsJyoJ',NULL,X'7365616C6564313AF13B8F3BE4A7C554C14FD4F9AF92D90DE8D5C769D93379A12DA6B649571D60BEFC81779FE7118E3CE4BB1AB2B8FE086A0783D486554E2DD97FC85EC0',1,'','table',31,33,'[]','{"left":{"caesar":259199989,"pompey":259199989},"since":{},"had":{"1":259198894,"2":259199971,"3":259199978,"4":259199980,"5":259199979,"6":259199964,"7":259199976,"8":259199906,"9":259199972,"10":259199976,"11":259199976,"12":259199977,"13":259199971,"14":259199969,"15":259199963,"16":259199930,"17":259199950,"18":259199953,"19":259199963,"20":259199974,"21":259199958,"22":259199970,"23":259199832,"24":259199960,"25":259199985,"26":259199989,"27":259199990,"28":259199989,"29":259199990,"30":259199986,"31":259199989},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":7}}',NULL,1794848480024,1794848482000,1794848482512,'{}','{}','new_people','place','{}','{}','{}');
INSERT INTO "matches" VALUES('o_TSfOnE4B_A','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_uIKc_0KsJyoJ',NULL,X'7365616C6564313A4833AE50525BC07FF9B0CD428446D9DE9AEBAAA411EF5C8FDCF23ED1A865F655B84F88616306B1D3195F349FBDE60E0988EC849036E992BE740D4928',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199991},"since":{"caesar":1794848482570},"had":{"1":259199983,"2":259199992,"3":259199991,"4":259199991},"told":{}}',1795107682570,NULL,'[]',NULL,NULL,1794848482518,1794848482000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('196VDnY4L6Ry','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',0,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',NULL,NULL,X'7365616C6564313AF68B34AF001D5E67C82D66B5DAB617C622CCF4A72E1A5E3E1CCB489C4E932864FBB2CF8C05B6847FF5A127BEF4F91BFB1195B62D546F8469635A32BD',1,'','tournament',29,29,'["pompey"]','{"left":{"caesar":259200000,"pompey":259200000},"since":{},"had":{"1":259200000,"2":259200000,"3":259200000,"4":259200000,"5":259200000,"6":259200000,"7":259200000,"8":259200000,"9":259200000,"10":259200000,"11":259200000,"12":259200000,"13":259200000,"14":259200000,"15":259200000,"16":259200000,"17":259200000,"18":259200000,"19":259200000,"20":259200000,"21":259200000,"22":259200000,"23":259200000,"24":259200000,"25":259200000,"26":259200000,"27":259200000,"28":259200000,"29":259200000},"told":{}}',NULL,NULL,'[]',NULL,NULL,1794848482633,1794848482000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('DXbrRatjKOOT','rubico',3,'{"players":3,"track":"via_flaminia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","corrections":true,"four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_uIKc_0KsJyoJ','XFYLVX',X'7365616C6564313A7D4996706049F0BE9808D914084142B89FD41E0FD1769B171C6352A3745F72FE90FA207D54A45B76344C8172A6876FCE3A061210DC06B5E531844401',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794848482685,1794848482685,NULL,'{}','{}',NULL,'place','{}','{}','{}');
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
INSERT INTO "meetings" VALUES('VtL5Sb3b1XEZ',1,0,'196VDnY4L6Ry','[0,1]',NULL,1,'[]',1794848482626,NULL,NULL);
CREATE TABLE members (
	club VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	joined BIGINT NOT NULL, 
	PRIMARY KEY (club, person)
);
INSERT INTO "members" VALUES('7uiEb-1WRYtM','p_uIKc_0KsJyoJ',1794848482641);
INSERT INTO "members" VALUES('7uiEb-1WRYtM','p_uCMKXRgji5QH',1794848482669);
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
INSERT INTO "people" VALUES('p_uIKc_0KsJyoJ','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$vtz7EA/Kcitc7oZVUD3x+Q$X9M4F6OuvAHPiDJgUARaUDAmcov0CDPEhod78nxgjFw',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794848479892,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_uCMKXRgji5QH','Publius Lutatius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794848479912,0,NULL,'publluslutatlus');
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
INSERT INTO "reports" VALUES(1,'p_uIKc_0KsJyoJ','p_uCMKXRgji5QH',NULL,NULL,'He laughed.',1794848482587);
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
INSERT INTO "seats" VALUES('KDMGr36oAct8','caesar',0,'person','p_uIKc_0KsJyoJ',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('KDMGr36oAct8','pompey',1,'person','p_uCMKXRgji5QH',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('o_TSfOnE4B_A','caesar',0,'person','p_uIKc_0KsJyoJ',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('o_TSfOnE4B_A','pompey',1,'person','p_uCMKXRgji5QH',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('196VDnY4L6Ry','caesar',0,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('196VDnY4L6Ry','pompey',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('DXbrRatjKOOT','p1',0,'person','p_uIKc_0KsJyoJ',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('DXbrRatjKOOT','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('DXbrRatjKOOT','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('C5UWmvdvX0rlmaT52tjlRtsF','p_uIKc_0KsJyoJ',1794848479901,1794848479901,1794848479901,1794848480003,'','python-httpx');
INSERT INTO "sessions" VALUES('B8op5qqxomkH7L3Lf0S6oOH8','p_uCMKXRgji5QH',1794848479916,1794848479916,1794848479916,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('0H1d_KtPiowwDJ7evymoukvz','p_uIKc_0KsJyoJ',1794848480005,1794848480005,1794848480005,NULL,'','python-httpx');
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
INSERT INTO "standings" VALUES('KDMGr36oAct8','caesar','p_uIKc_0KsJyoJ','caesar','won',0,1794848482512,NULL);
INSERT INTO "standings" VALUES('KDMGr36oAct8','pompey','p_uCMKXRgji5QH','caesar','lost',0,1794848482512,NULL);
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
INSERT INTO "tournaments" VALUES('VtL5Sb3b1XEZ','Ludi','swiss','caesar','{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',1,0,'p_uIKc_0KsJyoJ',NULL,'running',1,1,300,0,NULL,NULL,NULL,1794848482625,2,1794848482601,NULL,NULL);
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
COMMIT;
