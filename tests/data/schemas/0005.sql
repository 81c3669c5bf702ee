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
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"draw":"sword-6-0"},{"draw":"laurel-2-2"},{"draw":"sword-3-3"},{"draw":"laurel-2-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794739132710);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',1,'caesar','place sword-6-0 IT-SC 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"IT-SC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:5190fb96e8960632',1794739132845);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',2,'pompey','place laurel-2-2 SY-AG 2/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SY-AG","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:5da9f095095ea080',1794739132955);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',3,'caesar','place laurel-2-2 AS-SY 2/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AS-SY","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"senate"},{"kind":"province_tied","audience":"all","province":"syria","each":2},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:cac7d32fa6a88b06',1794739133052);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',4,'pompey','place shield-6-0 AS-CR 0/6','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-CR","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:441602422d011198',1794739133153);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',5,'caesar','place ship-3-3 SC-AF 3/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SC-AF","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:863fdc979e1934ff',1794739133240);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',6,'pompey','place shield-5-1 HC-HU 5/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"HC-HU","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2f01a4a9c9974908',1794739133319);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',7,'caesar','place ship-4-2 SC-NU 2/4','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"SC-NU","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c7f50bbae11217d4',1794739133410);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',8,'pompey','place shield-4-2 DM-GC 2/4','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"DM-GC","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:5a1c9387e8ed17ad',1794739133488);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',9,'caesar','place laurel-2-2 AC-AF 2/2','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AC-AF","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ead013fe8386acec',1794739133570);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',10,'pompey','place laurel-3-1 MD-IT 3/1','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"MD-IT","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e0b26f0f04d9b984',1794739133658);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',11,'caesar','place laurel-3-1 DM-MD 1/3','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"DM-MD","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0ca7f9f914e08c15',1794739133758);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',12,'pompey','place laurel-4-0 NU-AF 0/4','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"NU-AF","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ef003e063fa226e5',1794739133823);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',13,'caesar','place sword-4-2 GC-IT 4/2','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GC-IT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:d83b9499915e6af7',1794739133921);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',14,'pompey','place sword-3-3 MT-NU 3/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"numidia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"numidia","caesar":4,"pompey":3},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2e1657c80ac5b02b',1794739134012);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',15,'caesar','place shield-4-2 AF-CY 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AF-CY","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"africa","caesar":7,"pompey":4},{"kind":"border_marked","audience":"all","seat":"caesar","border":"NU-AF"}]','person',NULL,'caesar:e72714bdabbb7e4e',1794739134077);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',16,'caesar','might token HC-HU','[{"draw":"laurel-4-0"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"shield-5-1","border":"HC-HU"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ea142ab4cf78b9aa',1794739134152);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',17,'pompey','place ship-4-2 DM-IT 4/2','[{"draw":"ship-3-3"},{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"DM-IT","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"dalmatia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"dalmatia","caesar":1,"pompey":6},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c02c54502ad7b873',1794739134227);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',18,'caesar','place laurel-4-0 AC-CR 0/4','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AC-CR","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:973caed7064314e7',1794739134305);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',19,'pompey','place sword-5-1 GA-HC 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"GA-HC","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":1}]','person',NULL,'pompey:ed8e53e53fe19785',1794739134348);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',20,'pompey','might token DM-MD','[{"draw":"sword-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"laurel-3-1","border":"DM-MD"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:adef5c937059de5c',1794739134372);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',21,'caesar','place shield-5-1 GA-SD 1/5','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"GA-SD","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f2bc24460bbc8ae6',1794739134396);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',22,'pompey','place ship-3-3 IT-AC 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"IT-AC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:42454039263a6912',1794739134428);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',23,'caesar','place sword-5-1 MD-AC 1/5','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"MD-AC","values":[1,5]}]','person',NULL,'caesar:c65a84b13c6c29d2',1794739134493);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',24,'caesar','close macedonia','[{"draw":"ship-6-0"}]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"achaia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"macedonia","caesar":1,"pompey":3},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":7,"pompey":3},{"kind":"border_marked","audience":"all","seat":"pompey","border":"DM-MD"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AC-AF"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:7267e0b3d4488d03',1794739134607);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',25,'caesar','place ship-6-0 SD-MT 0/6','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SD-MT","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ee9dbe9e6809c553',1794739134800);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',26,'pompey','place sword-4-2 GC-GA 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"GC-GA","values":[4,2]}]','person',NULL,'pompey:f669562d56e37e33',1794739134904);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',27,'pompey','close gallia_cisalpina','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia_cisalpina","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia_cisalpina","caesar":4,"pompey":8},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia","caesar":1,"pompey":7},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GC-GA"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"DM-GC"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GA-HC"}]','person',NULL,'pompey:ff4f3e0246889345',1794739134997);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',28,'pompey','bonus might','[]','[]','person',NULL,'pompey:75b6329066913e37',1794739135070);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',29,'pompey','might marker numidia','[{"draw":"sword-6-0"}]','[{"kind":"marker_turned","audience":"all","seat":"pompey","province":"numidia"},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:933d0c37d953ea95',1794739135101);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',30,'caesar','place shield-6-0 CR-CY 0/6','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"CR-CY","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:8c48779eb107f73b',1794739135152);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',31,'pompey','place sword-6-0 CY-AG 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"CY-AG","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"cyrene","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"cyrene","caesar":10,"pompey":6},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AF-CY"}]','person',NULL,'pompey:eb02f75fa963c370',1794739135224);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',32,'pompey','might token MD-AC','[{"draw":"laurel-2-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"sword-5-1","border":"MD-AC"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:a36f7a50efc378af',1794739135281);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',33,'caesar','place ship-5-1 SD-SC 1/5','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"SD-SC","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sicilia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"sicilia","caesar":10,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"SC-AF"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:ba2d4e71d84c29a1',1794739135403);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',34,'caesar','place shield-3-3 IT-SD 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"IT-SD","values":[3,3]}]','person',NULL,'caesar:5bd986580d055549',1794739135496);
INSERT INTO "actions" VALUES('WMJpBZN_XD4z',35,'caesar','close italia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"italia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"italia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sardinia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"italia","caesar":11,"pompey":6},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:b7b2af6875843d4e',1794739135613);
INSERT INTO "actions" VALUES('j5LciRP8N12u',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"tactics"},{"draw":"laurel-4-0"},{"draw":"ship-5-1"},{"draw":"laurel-2-2"},{"draw":"ship-4-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794739135808);
INSERT INTO "actions" VALUES('j5LciRP8N12u',1,'caesar','place laurel-4-0 AS-SY 0/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AS-SY","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:66fab474e04bb715',1794739135957);
INSERT INTO "actions" VALUES('j5LciRP8N12u',2,'pompey','place laurel-2-2 AF-CY 2/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2de0d03856e17180',1794739136091);
INSERT INTO "actions" VALUES('j5LciRP8N12u',3,'caesar','place laurel-2-2 MD-AC 2/2','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"MD-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9322b962ef91b0cb',1794739136199);
INSERT INTO "actions" VALUES('j5LciRP8N12u',4,'pompey','place laurel-4-0 SD-SC 4/0','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"SD-SC","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:26aacdcdf718ff51',1794739136341);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE analyses (
	"match" VARCHAR(24) NOT NULL, 
	version INTEGER NOT NULL, 
	found TEXT NOT NULL, 
	PRIMARY KEY ("match")
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
INSERT INTO "chat" VALUES(1,'j5LciRP8N12u','table','caesar','p_7gRCgfCwMcIg','Alea iacta est — ''twas "said".',1794739136376);
CREATE TABLE marks (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_7gRCgfCwMcIg','muted','p_4fZTTwb0-g6f');
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
	finished BIGINT, customs TEXT DEFAULT '{}' NOT NULL, stage TEXT DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES('WMJpBZN_XD4z','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_7gRCgfCwMcIg',NULL,X'151199C791E7AE95BD7FFE565D7CAB6FF2267BAB18119EB1A14AF2721C82CCC8',1,'','table',35,36,'[]','{"left":{"caesar":259199883,"pompey":259199943},"since":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":11}}',NULL,1794739132600,1794739135613,1794739135613,'{}','{}');
INSERT INTO "matches" VALUES('j5LciRP8N12u','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_7gRCgfCwMcIg',NULL,X'AAB63217CDE7F3E6F83916C8EDFEBD7F92185B32671F2FC40879FF25EA2EA3A6',1,'','table',4,5,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199858},"since":{"caesar":1794739136341}}',1794998336341,NULL,'[]',NULL,NULL,1794739135727,1794739136341,NULL,'{}','{}');
INSERT INTO "matches" VALUES('KyrXlhRwKnQT','rubico',1,'{"players":3,"track":"standard","senate_set":"3_3_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_7gRCgfCwMcIg','WNFYSB',X'7CDF1B50D1FCA6CAA2A08BCD5323DBF5E60E9A75BBDC1249EE3578C9A60E81D5',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794739136528,1794739136528,NULL,'{}','{}');
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
	erased BOOLEAN NOT NULL, banned_until BIGINT, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_people_account UNIQUE (account)
);
INSERT INTO "people" VALUES('p_7gRCgfCwMcIg','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$TBjABGNS3cN0XDlBkNrSRg$A7Hk/hBSlXfVaXmo6Ru3cLd6WSObNbTUzYMOfVZEKhM',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794739132093,0,NULL);
INSERT INTO "people" VALUES('p_4fZTTwb0-g6f','Publius Quinctius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794739132155,0,NULL);
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
INSERT INTO "ratings" VALUES('p_7gRCgfCwMcIg','caesar',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('p_4fZTTwb0-g6f','caesar',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1);
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
INSERT INTO "reports" VALUES(1,'p_7gRCgfCwMcIg','p_4fZTTwb0-g6f',NULL,NULL,'He laughed.',1794739136463);
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
INSERT INTO "seats" VALUES('WMJpBZN_XD4z','caesar',0,'person','p_7gRCgfCwMcIg',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('WMJpBZN_XD4z','pompey',1,'person','p_4fZTTwb0-g6f',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('j5LciRP8N12u','caesar',0,'person','p_7gRCgfCwMcIg',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('j5LciRP8N12u','pompey',1,'person','p_4fZTTwb0-g6f',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('KyrXlhRwKnQT','p1',0,'person','p_7gRCgfCwMcIg',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('KyrXlhRwKnQT','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('KyrXlhRwKnQT','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
CREATE TABLE standings (
	"match" VARCHAR(24) NOT NULL, 
	seat VARCHAR(32) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	outcome VARCHAR(8) NOT NULL, 
	against_bots BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("match", seat)
);
INSERT INTO "standings" VALUES('WMJpBZN_XD4z','caesar','p_7gRCgfCwMcIg','caesar','won',0,1794739135613);
INSERT INTO "standings" VALUES('WMJpBZN_XD4z','pompey','p_4fZTTwb0-g6f','caesar','lost',0,1794739135613);
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
COMMIT;
