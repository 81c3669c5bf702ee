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
INSERT INTO "actions" VALUES('0JLzcqsozWpq',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"draw":"shield-4-2"},{"draw":"laurel-2-2"},{"draw":"laurel-2-2"},{"draw":"laurel-4-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794946293016);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',1,'caesar','place shield-4-2 DM-GC 4/2','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"DM-GC","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:85a9679745e29f0d',1794946293198);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',2,'pompey','place laurel-2-2 IT-AC 2/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"IT-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:0daa636f456b28ce',1794946293303);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',3,'caesar','place shield-3-3 AF-CY 3/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"AF-CY","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9bc57eefa8bddb5f',1794946293393);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',4,'pompey','place laurel-4-0 IT-SC 4/0','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"IT-SC","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:6e8f60f7fbc0af86',1794946293496);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',5,'caesar','place ship-4-2 SC-NU 2/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"SC-NU","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:01d9b1083c8a5739',1794946293597);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',6,'pompey','place shield-5-1 MD-IT 5/1','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"MD-IT","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:59572a995db3e4e2',1794946293720);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',7,'caesar','place laurel-2-2 MD-AC 2/2','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"MD-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:4b29920bd8fac4fc',1794946293836);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',8,'pompey','place shield-6-0 AC-CR 0/6','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AC-CR","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:70f75272e74e8091',1794946293928);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',9,'caesar','place laurel-2-2 GC-GA 2/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"GC-GA","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:b662ce071468c6b9',1794946294007);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',10,'pompey','place sword-5-1 GC-IT 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"GC-IT","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia_cisalpina","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia_cisalpina","caesar":4,"pompey":5}]','person',NULL,'pompey:85590eff297f7085',1794946294076);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',11,'pompey','might token GC-GA','[{"draw":"sword-6-0"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"laurel-2-2","border":"GC-GA"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:436da00aeee5e04b',1794946294153);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',12,'caesar','place ship-5-1 AS-AG 1/5','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"AS-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:6162ccb757e29a7b',1794946294252);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',13,'pompey','place sword-6-0 GA-HC 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"GA-HC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:83f634df2da340a0',1794946294340);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',14,'caesar','place laurel-3-1 SD-SC 3/1','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"SD-SC","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c7ecf3c9c8ee0737',1794946294437);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',15,'pompey','place laurel-2-2 DM-IT 2/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"DM-IT","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1b60eba0c7aad88c',1794946294532);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',16,'caesar','place ship-6-0 CR-AG 0/6','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"CR-AG","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f32bb38ccba5e9c7',1794946294637);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',17,'pompey','place sword-3-3 MT-NU 3/3','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c9e3c430ff9116f7',1794946294723);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',18,'caesar','place shield-6-0 CR-CY 6/0','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"CR-CY","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:67f487b099fee029',1794946294978);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',19,'pompey','place sword-4-2 CY-AG 4/2','[{"draw":"shield-3-3"},{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"CY-AG","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"cyrene","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"cyrene","caesar":3,"pompey":4},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1462e014d9d88a4c',1794946295018);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',20,'caesar','place sword-5-1 DM-MD 1/5','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"DM-MD","values":[1,5]}]','person',NULL,'caesar:ba17b0af1de83b14',1794946295068);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',21,'caesar','close dalmatia','[{"draw":"sword-4-2"}]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"dalmatia","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"dalmatia","caesar":5,"pompey":2},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":7,"pompey":5},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-MD"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:5acd4a73f8a9f325',1794946295143);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',22,'caesar','place ship-3-3 SD-MT 3/3','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:e4b6f78039103909',1794946295261);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',23,'pompey','place shield-3-3 HC-HU 3/3','[{"draw":"shield-4-2"},{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"HC-HU","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":3},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8284325da5ad2ae1',1794946295353);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',24,'caesar','place sword-6-0 NU-AF 6/0','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"NU-AF","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"numidia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"numidia","caesar":10,"pompey":3},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:e6452fe5f8b38342',1794946295435);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',25,'caesar','place sword-4-2 SY-AG 4/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"SY-AG","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"aegyptus"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"aegyptus","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"aegyptus","caesar":13,"pompey":2},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:7c538c02627e510f',1794946295516);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',26,'pompey','place ship-3-3 HU-MT 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"HU-MT","values":[3,3]}]','person',NULL,'pompey:c0f83dcc894e0f5a',1794946295597);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',27,'pompey','close hispania_ulterior','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"mauritania","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":6},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":3,"pompey":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HC-HU"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HU-MT"}]','person',NULL,'pompey:00efdc0f49e511c9',1794946295685);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',28,'pompey','bonus might','[]','[]','person',NULL,'pompey:566b73dc5667b5d6',1794946295784);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',29,'pompey','might token SY-AG','[{"draw":"ship-6-0"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"sword-4-2","border":"SY-AG"},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:488ac174ca2d4d2b',1794946295893);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',30,'caesar','place laurel-4-0 IT-SD 0/4','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"IT-SD","values":[0,4]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"italia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"italia","caesar":0,"pompey":10},{"kind":"italia_second","audience":"all","seat":"pompey"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GC-IT"},{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:dbb58a275e6c99df',1794946296024);
INSERT INTO "actions" VALUES('0JLzcqsozWpq',31,'pompey','place ship-5-1 AC-AF 1/5','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"AC-AF","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"achaia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"achaia","caesar":2,"pompey":3},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','person',NULL,'pompey:89844731d8e3b2fb',1794946296472);
INSERT INTO "actions" VALUES('-EiPA5Z8_szA',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"draw":"sword-6-0"},{"draw":"shield-6-0"},{"draw":"sword-6-0"},{"draw":"sword-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794946296575);
INSERT INTO "actions" VALUES('-EiPA5Z8_szA',1,'caesar','place shield-6-0 AS-SY 0/6','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"AS-SY","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ccd50a4faa5854c7',1794946296704);
INSERT INTO "actions" VALUES('-EiPA5Z8_szA',2,'pompey','place sword-6-0 SY-AG 0/6','[{"draw":"shield-6-0"},{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":6,"pompey":0},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8798a303ddfff233',1794946296772);
INSERT INTO "actions" VALUES('-EiPA5Z8_szA',3,'caesar','place sword-6-0 CY-AG 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"CY-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:b0675e2ee975dd0f',1794946296807);
INSERT INTO "actions" VALUES('-EiPA5Z8_szA',4,'pompey','place shield-4-2 AC-CR 2/4','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AC-CR","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ad7fde18252fa7d6',1794946296872);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',0,NULL,'set-up','[{"bonus":"tactics"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"tactics"},{"draw":"shield-3-3"},{"draw":"ship-3-3"},{"draw":"shield-3-3"},{"draw":"shield-4-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794946297115);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',1,'caesar','place shield-3-3 AS-SY 3/3','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"AS-SY","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 20}]]]',NULL,1794946297129);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',2,'pompey','place shield-4-2 CR-CY 4/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"CR-CY","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 27}]]]',NULL,1794946297152);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',3,'caesar','place sword-5-1 GC-GA 1/5','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"GC-GA","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794946297162);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',4,'pompey','place shield-3-3 AS-CR 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"AS-CR","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 28}]]]',NULL,1794946297176);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',5,'caesar','place ship-3-3 SD-MT 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794946297193);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',6,'pompey','place laurel-2-2 HC-HU 2/2','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"HC-HU","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 43}]]]',NULL,1794946297207);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',7,'caesar','place laurel-2-2 SC-NU 2/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"SC-NU","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 36}]]]',NULL,1794946297223);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',8,'pompey','place ship-5-1 AS-AG 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"AS-AG","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":3,"pompey":8}]','bot','["caesar", [["random", {"count": 32}]]]',NULL,1794946297233);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',9,'pompey','might token AS-SY','[{"draw":"sword-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"shield-3-3","border":"AS-SY"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 4}]]]',NULL,1794946297249);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',10,'caesar','place ship-6-0 HU-MT 0/6','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"HU-MT","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":2},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 26}]]]',NULL,1794946297258);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',11,'caesar','place laurel-4-0 AC-AF 0/4','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AC-AF","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 54}]]]',NULL,1794946297272);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',12,'pompey','place sword-4-2 SY-AG 4/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"SY-AG","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":4},{"kind":"border_marked","audience":"all","seat":"pompey","border":"AS-SY"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 28}]]]',NULL,1794946297288);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',13,'pompey','place ship-4-2 SC-AF 2/4','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"SC-AF","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794946297309);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',14,'caesar','place shield-5-1 MD-IT 5/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"MD-IT","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794946297324);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',15,'pompey','place sword-5-1 GC-IT 5/1','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"GC-IT","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794946297342);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',16,'caesar','place shield-6-0 AF-CY 0/6','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"AF-CY","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 20}]]]',NULL,1794946297368);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',17,'pompey','place sword-3-3 CY-AG 3/3','[{"draw":"ship-3-3"},{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"CY-AG","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"cyrene","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"cyrene","caesar":6,"pompey":5},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 15}]]]',NULL,1794946297383);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',18,'caesar','place shield-4-2 IT-SD 2/4','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"IT-SD","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 16}]]]',NULL,1794946297388);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',19,'pompey','place shield-6-0 AC-CR 0/6','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AC-CR","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794946297405);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',20,'caesar','place sword-4-2 MD-AC 4/2','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"MD-AC","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 20}]]]',NULL,1794946297415);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',21,'pompey','place sword-6-0 IT-SC 0/6','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"IT-SC","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 22}]]]',NULL,1794946297425);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',22,'caesar','place ship-4-2 IT-AC 2/4','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"IT-AC","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"achaia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":6,"pompey":0},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794946297442);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',23,'pompey','place ship-6-0 DM-IT 6/0','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"DM-IT","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"italia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"italia","caesar":5,"pompey":1},{"kind":"italia_second","audience":"all","seat":"caesar"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"IT-AC"},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 27}]]]',NULL,1794946297450);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',24,'caesar','place laurel-2-2 GA-SD 2/2','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"GA-SD","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794946297469);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',25,'pompey','place laurel-3-1 DM-MD 3/1','[{"draw":"shield-5-1"},{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"DM-MD","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"macedonia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":9,"pompey":1},{"kind":"border_marked","audience":"all","seat":"caesar","border":"MD-IT"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"MD-AC"},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794946297478);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',26,'caesar','place sword-6-0 GA-HC 0/6','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"GA-HC","values":[0,6]}]','bot','["caesar", [["random", {"count": 10}]]]',NULL,1794946297493);
INSERT INTO "actions" VALUES('sVgQ7iaYrseU',27,'caesar','close hispania_citerior','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_citerior","caesar":6,"pompey":2},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":7,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GA-HC"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794946297501);
INSERT INTO "actions" VALUES('8YT-ZwYFCxkO',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"draw":"sword-3-3"},{"draw":"ship-5-1"},{"draw":"laurel-4-0"},{"draw":"laurel-3-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794946297601);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015');
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
INSERT INTO "chat" VALUES(1,'-EiPA5Z8_szA','table','caesar','p_4Xtok7vzu8a-','Alea iacta est — ''twas "said".',1794946296893);
CREATE TABLE club_tables (
	"match" VARCHAR(24) NOT NULL, 
	club VARCHAR(24) NOT NULL, 
	PRIMARY KEY ("match")
);
INSERT INTO "club_tables" VALUES('8YT-ZwYFCxkO','Gf-GU4wOGxrs');
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
INSERT INTO "clubs" VALUES('Gf-GU4wOGxrs','Collegium','p_4Xtok7vzu8a-','iQ4VzJIx5mhsAh3U_vBRS-yl',1794946298642,1794946297155);
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
CREATE TABLE "entrants" (
	tournament VARCHAR(24) NOT NULL, 
	who VARCHAR(80) NOT NULL, 
	person VARCHAR(24), 
	bot VARCHAR(64), 
	number INTEGER, 
	rating INTEGER, 
	state VARCHAR(8) NOT NULL, 
	joined BIGINT NOT NULL, 
	adds_numbers BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (tournament, who)
);
INSERT INTO "entrants" VALUES('aub6joCSeRfX','bot:recruit#1',NULL,'recruit',0,900,'in',1794946297071,0);
INSERT INTO "entrants" VALUES('aub6joCSeRfX','bot:recruit#2',NULL,'recruit',1,900,'in',1794946297071,0);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_4Xtok7vzu8a-','muted','p_UhjMsp44-Cm8');
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
INSERT INTO "matches" VALUES('0JLzcqsozWpq','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_4Xtok7vzu8a-',NULL,X'7365616C6564313AAC4397E9EFDDE0F66EE2AF26D9A58BFC47D4AD830EF6A1E17687F54D53E65C6F2D49CE9DFD9D56FD5F93850D81E4A838CAA554BAB469F6A299E65A2C',1,'','table',31,33,'[]','{"left":{"caesar":259199869,"pompey":259199552},"since":{},"had":{"1":259199818,"2":259199895,"3":259199910,"4":259199897,"5":259199899,"6":259199877,"7":259199884,"8":259199908,"9":259199921,"10":259199931,"11":259199923,"12":259199901,"13":259199912,"14":259199903,"15":259199905,"16":259199895,"17":259199914,"18":259199745,"19":259199960,"20":259199950,"21":259199925,"22":259199882,"23":259199908,"24":259199918,"25":259199919,"26":259199919,"27":259199912,"28":259199901,"29":259199792,"30":259199869,"31":259199552},"told":{}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":6,"pompey":12}}',NULL,1794946292941,1794946296000,1794946296472,'{}','{}','new_people','place','{}','{}','{}');
INSERT INTO "matches" VALUES('-EiPA5Z8_szA','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_4Xtok7vzu8a-',NULL,X'7365616C6564313A6FAC5C3EA57F5620F6CF2ADFC1F76B683C6DE74ACC11D7868AC37C3E666056DB1E8052EAD6CC7C6D7CB483B8952409031C58C2EE280E554F393D512D',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199935},"since":{"caesar":1794946296872},"had":{"1":259199871,"2":259199932,"3":259199965,"4":259199935},"told":{}}',1795205496872,NULL,'[]',NULL,NULL,1794946296524,1794946296000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('sVgQ7iaYrseU','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',0,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',NULL,NULL,X'7365616C6564313A8458FF852DE4724540E066FC836AC6B6C0C038EDD7A0810650271630D488CB668B00E1C1813AC3D8B572B5EB5E642D38536D375F645734975F868664',1,'','tournament',27,27,'[]','{"left":{"caesar":259200000,"pompey":259200000},"since":{},"had":{"1":259200000,"2":259200000,"3":259200000,"4":259200000,"5":259200000,"6":259200000,"7":259200000,"8":259200000,"9":259200000,"10":259200000,"11":259200000,"12":259200000,"13":259200000,"14":259200000,"15":259200000,"16":259200000,"17":259200000,"18":259200000,"19":259200000,"20":259200000,"21":259200000,"22":259200000,"23":259200000,"24":259200000,"25":259200000,"26":259200000,"27":259200000},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":4}}',NULL,1794946297115,1794946297000,1794946297501,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('8YT-ZwYFCxkO','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_r3Ksvhr8GWra',NULL,X'7365616C6564313ABC8863FB0368940E9213B1066AAACA29384011DD27E6C5286961ACF41B2783AFD680E912C43A4330BDFB29CE347685051C8517752338EDC009A5430A',1,'','table',0,3,'[]','{"left":{},"since":{},"had":{},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"resigned","scores":{"caesar":0,"pompey":0}}',NULL,1794946297528,1794946297000,1794946297624,'{}','{}','no_moves','place','{}','{}','{}');
INSERT INTO "matches" VALUES('LoZRKqn3DTvD','rubico',3,'{"players":3,"track":"via_flaminia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","corrections":true,"four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_4Xtok7vzu8a-','EJYADU',X'7365616C6564313AF82009F52351FB7E83479748E1935E08570F525623DCE83D0975051D12E6FC31EBE51D1232B03A5941DC3305D33399DB1F51C29DEDB72619E5365270',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794946298718,1794946298718,NULL,'{}','{}',NULL,'place','{}','{}','{}');
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
INSERT INTO "meetings" VALUES('aub6joCSeRfX',1,0,'sVgQ7iaYrseU','[0,1]',NULL,1,'[]',1794946297099,NULL,NULL);
CREATE TABLE members (
	club VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	joined BIGINT NOT NULL, 
	PRIMARY KEY (club, person)
);
INSERT INTO "members" VALUES('Gf-GU4wOGxrs','p_4Xtok7vzu8a-',1794946297155);
INSERT INTO "members" VALUES('Gf-GU4wOGxrs','p_UhjMsp44-Cm8',1794946297289);
INSERT INTO "members" VALUES('Gf-GU4wOGxrs','p_r3Ksvhr8GWra',1794946297450);
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
INSERT INTO "people" VALUES('p_4Xtok7vzu8a-','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$SFz1uUusaLeMAhRjByQCTg$mB05MOUBlgg7MbZqwbgls+kbS57ApKRNrC/8VCSI1Xg',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794946292343,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_UhjMsp44-Cm8','Gaia Aemilia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794946292403,0,NULL,'galaaemllla');
INSERT INTO "people" VALUES('p_r3Ksvhr8GWra','Manius Tullius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794946297385,0,NULL,'manlustulllus');
CREATE TABLE pushes (
	endpoint VARCHAR(1000) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	p256dh VARCHAR(200) NOT NULL, 
	auth VARCHAR(100) NOT NULL, 
	PRIMARY KEY (endpoint)
);
CREATE TABLE puzzle_ratings (
	game VARCHAR(32) NOT NULL, 
	whose VARCHAR(24) NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	solved INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	PRIMARY KEY (game, whose)
);
CREATE TABLE puzzle_tries (
	person VARCHAR(24) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	puzzle VARCHAR(16) NOT NULL, 
	day VARCHAR(10), 
	is_hinted BOOLEAN NOT NULL, 
	is_solved BOOLEAN, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (person, game, puzzle)
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
INSERT INTO "reports" VALUES(1,'p_4Xtok7vzu8a-','p_UhjMsp44-Cm8',NULL,NULL,'He laughed.',1794946296942);
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
INSERT INTO "season_lines" VALUES('Gf-GU4wOGxrs',1,0,1,'p_r3Ksvhr8GWra',2,1,1);
INSERT INTO "season_lines" VALUES('Gf-GU4wOGxrs',1,1,2,'p_UhjMsp44-Cm8',0,0,1);
CREATE TABLE seasons (
	club VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (club, number)
);
INSERT INTO "seasons" VALUES('Gf-GU4wOGxrs',1,1794946297155,1794946298642);
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
INSERT INTO "seats" VALUES('0JLzcqsozWpq','caesar',0,'person','p_4Xtok7vzu8a-',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('0JLzcqsozWpq','pompey',1,'person','p_UhjMsp44-Cm8',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('-EiPA5Z8_szA','caesar',0,'person','p_4Xtok7vzu8a-',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('-EiPA5Z8_szA','pompey',1,'person','p_UhjMsp44-Cm8',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('sVgQ7iaYrseU','caesar',0,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('sVgQ7iaYrseU','pompey',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('8YT-ZwYFCxkO','caesar',0,'person','p_r3Ksvhr8GWra',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('8YT-ZwYFCxkO','pompey',1,'person','p_UhjMsp44-Cm8',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('LoZRKqn3DTvD','p1',0,'person','p_4Xtok7vzu8a-',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('LoZRKqn3DTvD','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('LoZRKqn3DTvD','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('IcrzC-8b2PYhQGLzs27GJ3q3','p_4Xtok7vzu8a-',1794946292355,1794946292355,1794946292355,1794946292899,'','python-httpx');
INSERT INTO "sessions" VALUES('rog2Sdj70XeKs0LXVmC46hpp','p_UhjMsp44-Cm8',1794946292412,1794946292412,1794946292412,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('HTw9j30PxJ6pq7PlT1pO_vRj','p_4Xtok7vzu8a-',1794946292904,1794946292904,1794946292904,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('e-Kyn_pAvhYVDFHNcGBwFSfY','p_r3Ksvhr8GWra',1794946297406,1794946297406,1794946297406,NULL,'','python-httpx');
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
INSERT INTO "standings" VALUES('0JLzcqsozWpq','caesar','p_4Xtok7vzu8a-','caesar','lost',0,1794946296472,NULL);
INSERT INTO "standings" VALUES('0JLzcqsozWpq','pompey','p_UhjMsp44-Cm8','caesar','won',0,1794946296472,NULL);
INSERT INTO "standings" VALUES('8YT-ZwYFCxkO','caesar','p_r3Ksvhr8GWra','caesar','won',0,1794946297624,NULL);
INSERT INTO "standings" VALUES('8YT-ZwYFCxkO','pompey','p_UhjMsp44-Cm8','caesar','lost',0,1794946297624,NULL);
CREATE TABLE studies (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	position TEXT NOT NULL, 
	source VARCHAR(24), 
	is_shared BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	tree TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "studies" VALUES('2zpr2eQteoJs','p_4Xtok7vzu8a-','The Ides','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','','0JLzcqsozWpq',0,1794946298703,1794946298703,0,'[[0,null,null,"set-up",[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"draw":"shield-4-2"},{"draw":"laurel-2-2"},{"draw":"laurel-2-2"},{"draw":"laurel-4-0"}]],[1,0,"caesar","place shield-4-2 DM-GC 4/2",[{"draw":"shield-3-3"}]],[2,1,"pompey","place laurel-2-2 IT-AC 2/2",[{"draw":"sword-3-3"}]],[3,2,"caesar","place shield-3-3 AF-CY 3/3",[{"draw":"ship-4-2"}]],[4,3,"pompey","place laurel-4-0 IT-SC 4/0",[{"draw":"shield-5-1"}]],[5,4,"caesar","place ship-4-2 SC-NU 2/4",[{"draw":"laurel-2-2"}]],[6,5,"pompey","place shield-5-1 MD-IT 5/1",[{"draw":"shield-6-0"}]],[7,6,"caesar","place laurel-2-2 MD-AC 2/2",[{"draw":"ship-5-1"}]],[8,7,"pompey","place shield-6-0 AC-CR 0/6",[{"draw":"sword-5-1"}]],[9,8,"caesar","place laurel-2-2 GC-GA 2/2",[{"draw":"ship-6-0"}]],[10,9,"pompey","place sword-5-1 GC-IT 5/1",[]],[11,10,"pompey","might token GC-GA",[{"draw":"sword-6-0"}]],[12,11,"caesar","place ship-5-1 AS-AG 1/5",[{"draw":"laurel-3-1"}]],[13,12,"pompey","place sword-6-0 GA-HC 6/0",[{"draw":"laurel-2-2"}]],[14,13,"caesar","place laurel-3-1 SD-SC 3/1",[{"draw":"sword-5-1"}]],[15,14,"pompey","place laurel-2-2 DM-IT 2/2",[{"draw":"ship-3-3"}]],[16,15,"caesar","place ship-6-0 CR-AG 0/6",[{"draw":"shield-6-0"}]],[17,16,"pompey","place sword-3-3 MT-NU 3/3",[{"draw":"sword-4-2"}]],[18,17,"caesar","place shield-6-0 CR-CY 6/0",[{"draw":"ship-3-3"}]],[19,18,"pompey","place sword-4-2 CY-AG 4/2",[{"draw":"shield-3-3"},{"draw":"ship-4-2"}]],[20,19,"caesar","place sword-5-1 DM-MD 1/5",[]],[21,20,"caesar","close dalmatia",[{"draw":"sword-4-2"}]],[22,21,"caesar","place ship-3-3 SD-MT 3/3",[{"draw":"sword-6-0"}]],[23,22,"pompey","place shield-3-3 HC-HU 3/3",[{"draw":"shield-4-2"},{"draw":"ship-5-1"}]],[24,23,"caesar","place sword-6-0 NU-AF 6/0",[{"draw":"sword-3-3"}]],[25,24,"caesar","place sword-4-2 SY-AG 4/2",[{"draw":"laurel-4-0"}]],[26,25,"pompey","place ship-3-3 HU-MT 3/3",[]],[27,26,"pompey","close hispania_ulterior",[]],[28,27,"pompey","bonus might",[]],[29,28,"pompey","might token SY-AG",[{"draw":"ship-6-0"}]],[30,29,"caesar","place laurel-4-0 IT-SD 0/4",[{"draw":"shield-5-1"}]],[31,30,"pompey","place ship-5-1 AC-AF 1/5",[]]]');
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
INSERT INTO "tournaments" VALUES('aub6joCSeRfX','Ludi','swiss','caesar','{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',1,0,'p_4Xtok7vzu8a-',NULL,'running',1,1,300,0,NULL,NULL,NULL,1794946297099,2,1794946297001,NULL,NULL);
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
CREATE INDEX ix_clubs_owner ON clubs (owner);
CREATE INDEX ix_members_person ON members (person);
CREATE INDEX ix_club_tables_club ON club_tables (club);
CREATE INDEX ix_tournaments_club ON tournaments (club);
CREATE INDEX ix_season_lines_person ON season_lines (person);
CREATE INDEX ix_puzzle_tries_at ON puzzle_tries (at);
CREATE INDEX ix_studies_person ON studies (person, updated);
CREATE INDEX ix_entrants_person ON entrants (person);
COMMIT;
