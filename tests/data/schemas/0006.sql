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
INSERT INTO "actions" VALUES('M3uai_daIZ_S',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"draw":"ship-5-1"},{"draw":"sword-3-3"},{"draw":"shield-3-3"},{"draw":"shield-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794787734259);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',1,'caesar','place sword-3-3 IT-SC 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"IT-SC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:cac524228e5343d1',1794787734316);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',2,'pompey','place shield-6-0 AS-SY 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-SY","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8c1510336a54e695',1794787734816);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',3,'caesar','place ship-5-1 SD-SC 5/1','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"SD-SC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:93c5a8f39244ba1c',1794787736224);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',4,'pompey','place sword-5-1 GC-IT 5/1','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"GC-IT","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:60da00cb26708cb7',1794787736312);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',5,'caesar','place shield-3-3 CR-CY 3/3','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"CR-CY","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:1997bed27ff67a82',1794787736528);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',6,'pompey','place ship-3-3 CR-AG 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"CR-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:fc3f8aa388cf104c',1794787736791);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',7,'caesar','place laurel-2-2 MD-IT 2/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"MD-IT","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:892a5ce8b19ea64c',1794787737173);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',8,'pompey','place laurel-2-2 SC-NU 2/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SC-NU","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:158e12f9968a476c',1794787738364);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',9,'caesar','place shield-6-0 IT-SD 6/0','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"IT-SD","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:2b345ec821b27437',1794787739261);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',10,'pompey','place ship-6-0 IT-AC 6/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"IT-AC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:83dfd4a7ab7ffde0',1794787739405);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',11,'caesar','place sword-5-1 NU-AF 5/1','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"NU-AF","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:90790eb6150e6e24',1794787739459);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',12,'pompey','place shield-4-2 GA-SD 2/4','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"GA-SD","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:46d7f2f1c50f37ef',1794787739648);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',13,'caesar','place ship-3-3 SD-MT 3/3','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sardinia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"sardinia","caesar":8,"pompey":4},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:1392436ff1652cb9',1794787739975);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',14,'caesar','place sword-4-2 GA-HC 2/4','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GA-HC","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:764e3314e12dc87c',1794787740307);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',15,'pompey','place laurel-3-1 MD-AC 1/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"MD-AC","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:0aa5b4cc7bd7953b',1794787740676);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',16,'caesar','place laurel-3-1 AF-CY 1/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"AF-CY","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:89efa3466e5f6acc',1794787740791);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',17,'pompey','place shield-3-3 DM-GC 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"DM-GC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:b5e419487d80777e',1794787740890);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',18,'caesar','place shield-5-1 HC-HU 5/1','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"HC-HU","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_citerior","caesar":9,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:fc160407ea11faf9',1794787741446);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',19,'caesar','place ship-4-2 DM-IT 4/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"DM-IT","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"italia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"italia","caesar":13,"pompey":7},{"kind":"italia_second","audience":"all","seat":"caesar"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"IT-SD"},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:e7ac503c4fb13a3b',1794787741632);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',20,'pompey','place ship-5-1 HU-MT 5/1','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"HU-MT","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":1,"pompey":5},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:08d237c3b16228c1',1794787741854);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',21,'caesar','place laurel-4-0 AS-AG 0/4','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AS-AG","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:fd2f75a9c0652315',1794787742068);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',22,'pompey','place shield-5-1 AS-CR 1/5','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-CR","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":0,"pompey":7},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ed3e499ccab125bf',1794787742249);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',23,'caesar','place ship-6-0 AC-AF 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"AC-AF","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:6fe74f66a54a62dc',1794787742424);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',24,'pompey','place sword-3-3 MT-NU 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MT-NU","values":[3,3]}]','person',NULL,'pompey:d27f392a9dda9b04',1794787742531);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',25,'pompey','close numidia','[{"draw":"sword-6-0"},{"draw":"laurel-4-0"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"numidia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"numidia","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"mauritania","bonus":"tactics"},{"kind":"province_tied","audience":"all","province":"numidia","each":5},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":3,"pompey":4},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HU-MT"},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:954c27276af702ee',1794787743116);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',26,'pompey','place sword-6-0 GC-GA 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"GC-GA","values":[6,0]}]','person',NULL,'pompey:73245d1990e642b4',1794787743312);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',27,'pompey','close gallia_cisalpina','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia_cisalpina","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia_cisalpina","caesar":0,"pompey":14},{"kind":"province_tied","audience":"all","province":"gallia","each":2}]','person',NULL,'pompey:099afdc24dcd6b36',1794787743911);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',28,'pompey','might token HC-HU','[]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"shield-5-1","border":"HC-HU"}]','person',NULL,'pompey:257819c7f7a0e382',1794787744028);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',29,'pompey','might token AS-AG','[{"draw":"sword-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"laurel-4-0","border":"AS-AG"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:eeed6e94e6b8bcf1',1794787744081);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',30,'caesar','place laurel-2-2 DM-MD 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"DM-MD","values":[2,2]}]','person',NULL,'caesar:71c8e7e7a81ecab6',1794787744826);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',31,'caesar','close dalmatia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"dalmatia","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"dalmatia","caesar":6,"pompey":3},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":4,"pompey":1},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-IT"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-MD"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"MD-IT"}]','person',NULL,'caesar:5469aa15c0841089',1794787745044);
INSERT INTO "actions" VALUES('M3uai_daIZ_S',32,'caesar','bonus senate','[]','[{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:db47b584e29f1fc5',1794787745123);
INSERT INTO "actions" VALUES('YO7hXjNkf75O',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"draw":"sword-6-0"},{"draw":"laurel-4-0"},{"draw":"shield-5-1"},{"draw":"sword-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794787745293);
INSERT INTO "actions" VALUES('YO7hXjNkf75O',1,'caesar','place laurel-4-0 AS-SY 0/4','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AS-SY","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:b92515507d810818',1794787745628);
INSERT INTO "actions" VALUES('YO7hXjNkf75O',2,'pompey','place sword-6-0 CY-AG 6/0','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"CY-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:5e3d04b1ac903a0b',1794787745757);
INSERT INTO "actions" VALUES('YO7hXjNkf75O',3,'caesar','place sword-6-0 SY-AG 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"SY-AG","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":10,"pompey":0},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:93eab8c46c8e118a',1794787745906);
INSERT INTO "actions" VALUES('YO7hXjNkf75O',4,'pompey','place shield-5-1 AS-CR 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-CR","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c1ecf41da8c1e31b',1794787746149);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "chat" VALUES(1,'YO7hXjNkf75O','table','caesar','p_qhgQoxc9NHjG','Alea iacta est — ''twas "said".',1794787746216);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_qhgQoxc9NHjG','muted','p_0w9VV_W8w1Yx');
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
	finished BIGINT, customs TEXT DEFAULT '{}' NOT NULL, stage TEXT DEFAULT '{}' NOT NULL, unrated VARCHAR(16), draws VARCHAR(8) DEFAULT 'number' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES('M3uai_daIZ_S','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_qhgQoxc9NHjG',NULL,X'B70D6E810CCED4AC5B8761AF495F177448C57E7FB0DB82B9311C2D3BAB836489',1,'','table',32,34,'[]','{"left":{"caesar":259199921,"pompey":259199947},"since":{},"had":{"1":259199943,"2":259199500,"3":259198592,"4":259199912,"5":259199784,"6":259199737,"7":259199618,"8":259198809,"9":259199103,"10":259199856,"11":259199946,"12":259199811,"13":259199673,"14":259199668,"15":259199631,"16":259199885,"17":259199901,"18":259199444,"19":259199814,"20":259199778,"21":259199786,"22":259199819,"23":259199825,"24":259199893,"25":259199415,"26":259199804,"27":259199401,"28":259199883,"29":259199947,"30":259199255,"31":259199782,"32":259199921}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":8}}',NULL,1794787734216,1794787745123,1794787745123,'{}','{}','new_people','place');
INSERT INTO "matches" VALUES('YO7hXjNkf75O','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_qhgQoxc9NHjG',NULL,X'F8A6F5D292611A7FFFAB08DA984AEC8E87B90465031125A53E555D356E869920',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199757},"since":{"caesar":1794787746149},"had":{"1":259199665,"2":259199871,"3":259199851,"4":259199757}}',1795046946149,NULL,'[]',NULL,NULL,1794787745210,1794787746149,NULL,'{}','{}',NULL,'place');
INSERT INTO "matches" VALUES('uJZ1IpHLU80S','rubico',1,'{"players":3,"track":"standard","senate_set":"3_3_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_qhgQoxc9NHjG','JHZFSF',X'C7E2367DDDD18A5EE9FA3D250ADBF76438D08CE84496BE30691818275C4A8DC0',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794787746752,1794787746752,NULL,'{}','{}',NULL,'place');
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
INSERT INTO "people" VALUES('p_qhgQoxc9NHjG','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$90crpf7mclWlMv2BVyONqg$BcniP8Jnl3k3L/5EhNXroXWWLK0fur5/g9KLAIwV618',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794787733259,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_0w9VV_W8w1Yx','Aulus Vitellius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794787733407,0,NULL,'aulusvltelllus');
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
INSERT INTO "reports" VALUES(1,'p_qhgQoxc9NHjG','p_0w9VV_W8w1Yx',NULL,NULL,'He laughed.',1794787746424);
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
INSERT INTO "seats" VALUES('M3uai_daIZ_S','caesar',0,'person','p_qhgQoxc9NHjG',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('M3uai_daIZ_S','pompey',1,'person','p_0w9VV_W8w1Yx',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('YO7hXjNkf75O','caesar',0,'person','p_qhgQoxc9NHjG',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('YO7hXjNkf75O','pompey',1,'person','p_0w9VV_W8w1Yx',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('uJZ1IpHLU80S','p1',0,'person','p_qhgQoxc9NHjG',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('uJZ1IpHLU80S','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('uJZ1IpHLU80S','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('_qJiXqiis4epUh4zOGVh6m6T','p_qhgQoxc9NHjG',1794787733298,1794787733298,1794787733298,1794787734196,'','');
INSERT INTO "sessions" VALUES('LNuc0MIV21wBwY8IP4EftSm4','p_0w9VV_W8w1Yx',1794787733444,1794787733444,1794787733444,NULL,'','');
INSERT INTO "sessions" VALUES('pazC50dr2F56B3j3PG4JfdBR','p_qhgQoxc9NHjG',1794787734203,1794787734203,1794787734203,NULL,'','');
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
INSERT INTO "standings" VALUES('M3uai_daIZ_S','caesar','p_qhgQoxc9NHjG','caesar','won',0,1794787745123);
INSERT INTO "standings" VALUES('M3uai_daIZ_S','pompey','p_0w9VV_W8w1Yx','caesar','lost',0,1794787745123);
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
COMMIT;
