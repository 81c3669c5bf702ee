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
INSERT INTO "actions" VALUES('6xwGwecIVFsB',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"draw":"sword-6-0"},{"draw":"laurel-2-2"},{"draw":"laurel-2-2"},{"draw":"ship-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794786670651);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',1,'caesar','place sword-6-0 IT-SC 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"IT-SC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:fa24081833a78777',1794786670709);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',2,'pompey','place laurel-2-2 DM-GC 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"DM-GC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:5018a1860b6b3a6f',1794786670745);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',3,'caesar','place sword-5-1 GC-GA 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"GC-GA","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:84648fcdc17bf366',1794786670763);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',4,'pompey','place ship-6-0 CR-AG 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"CR-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:73fc2def2c96b238',1794786670822);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',5,'caesar','place laurel-2-2 SD-MT 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"SD-MT","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:db1b25cbc51974e2',1794786670893);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',6,'pompey','place laurel-2-2 AF-CY 2/2','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e9266b589e66095b',1794786670988);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',7,'caesar','place laurel-2-2 MD-IT 2/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"MD-IT","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9eaff0419079d475',1794786670997);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',8,'pompey','place ship-4-2 HU-MT 2/4','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"HU-MT","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:50d7b04c79164df7',1794786671005);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',9,'caesar','place ship-4-2 AS-AG 4/2','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"AS-AG","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:684f627e9bc830ac',1794786671016);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',10,'pompey','place laurel-4-0 IT-SD 4/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"IT-SD","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c98685f6d30ddb15',1794786671024);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',11,'caesar','place laurel-3-1 MT-NU 1/3','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"MT-NU","values":[1,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":3,"pompey":4},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:27c342fff3294cc7',1794786671031);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',12,'caesar','place sword-3-3 NU-AF 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"NU-AF","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:7c3ec8951c8d3e12',1794786671043);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',13,'pompey','place shield-4-2 GA-SD 2/4','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"GA-SD","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:cca99f56430a05b8',1794786671055);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',14,'caesar','place shield-3-3 HC-HU 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"HC-HU","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_ulterior","caesar":3,"pompey":2}]','person',NULL,'caesar:5b3cab0a478321f5',1794786671064);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',15,'caesar','might marker mauritania','[{"draw":"sword-4-2"}]','[{"kind":"marker_turned","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ac38532eb0b05d5b',1794786671071);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',16,'pompey','place shield-5-1 AC-CR 5/1','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AC-CR","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:148fb86197678cb7',1794786671080);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',17,'caesar','place ship-5-1 SD-SC 1/5','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"SD-SC","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sardinia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"sardinia","caesar":3,"pompey":4},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:81cd4021f28570dc',1794786671089);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',18,'caesar','place sword-4-2 GA-HC 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GA-HC","values":[4,2]}]','person',NULL,'caesar:2b6c6bb68f02b7e4',1794786671097);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',19,'caesar','close hispania_citerior','[{"draw":"ship-6-0"}]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_citerior","caesar":5,"pompey":0},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":5,"pompey":2},{"kind":"border_marked","audience":"all","seat":"caesar","border":"HC-HU"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GA-HC"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:10a7d0b84c782da6',1794786671106);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',20,'caesar','place ship-6-0 SC-AF 6/0','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SC-AF","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:d86ea599ad9b47d3',1794786671122);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',21,'pompey','place sword-5-1 CY-AG 1/5','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"CY-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:b4b311128d112a04',1794786671131);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',22,'caesar','place laurel-4-0 DM-MD 4/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"DM-MD","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:82a838761d895719',1794786671139);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',23,'pompey','place shield-6-0 AS-CR 0/6','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-CR","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8342ae7d49ef34e2',1794786671148);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',24,'caesar','place shield-4-2 CR-CY 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"CR-CY","values":[2,4]}]','person',NULL,'caesar:e83b4519259e861f',1794786671158);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',25,'caesar','close creta','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"creta"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"creta"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"creta","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"cyrene","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"creta","caesar":2,"pompey":13},{"kind":"province_won","audience":"all","seat":"caesar","province":"cyrene","caesar":4,"pompey":3}]','person',NULL,'caesar:cc7fb7fa60f1e68b',1794786671166);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',26,'caesar','bonus wealth','[{"draw":"shield-5-1"},{"draw":"ship-3-3"}]','[{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:aa28a8127bdd1b6e',1794786671175);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',27,'pompey','place shield-3-3 AS-SY 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"AS-SY","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"asia","caesar":4,"pompey":3}]','person',NULL,'pompey:3d27a58ab25d2bc4',1794786671184);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',28,'pompey','might token SD-MT','[{"draw":"ship-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SD-MT"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2292ce85f8acf417',1794786671192);
INSERT INTO "actions" VALUES('6xwGwecIVFsB',29,'caesar','place ship-3-3 AC-AF 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"AC-AF","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"africa","caesar":6,"pompey":2},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AF-CY"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:e3b7c9d89b2c4f19',1794786671204);
INSERT INTO "actions" VALUES('pIRfBw4O0Mpn',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"draw":"ship-6-0"},{"draw":"shield-4-2"},{"draw":"shield-5-1"},{"draw":"sword-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794786671218);
INSERT INTO "actions" VALUES('pIRfBw4O0Mpn',1,'caesar','place ship-6-0 AS-AG 0/6','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"AS-AG","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:08d4c5b3637bf982',1794786671237);
INSERT INTO "actions" VALUES('pIRfBw4O0Mpn',2,'pompey','place shield-5-1 AS-SY 1/5','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-SY","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:a2ab4075b17b45c3',1794786671244);
INSERT INTO "actions" VALUES('pIRfBw4O0Mpn',3,'caesar','place shield-5-1 AS-CR 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"AS-CR","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"asia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"asia","caesar":5,"pompey":1},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:79848b2fd4ba3ce9',1794786671253);
INSERT INTO "actions" VALUES('pIRfBw4O0Mpn',4,'pompey','place sword-6-0 SY-AG 0/6','[{"draw":"ship-4-2"},{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":5},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:7a7db549fde4de0b',1794786671262);
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
INSERT INTO "chat" VALUES(1,'pIRfBw4O0Mpn','table','caesar','p_fXVFCA7nZXAI','Alea iacta est — ''twas "said".',1794786671266);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_fXVFCA7nZXAI','muted','p_Aovz3rlWxCVO');
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
INSERT INTO "matches" VALUES('6xwGwecIVFsB','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_fXVFCA7nZXAI',NULL,X'F987B83D174E89770CC84A88B0913B087E17FAFE2A288A7BA7F39BA10C7C078F',1,'','table',29,31,'[]','{"left":{"caesar":259199988,"pompey":259199992},"since":{},"had":{"1":259199942,"2":259199964,"3":259199982,"4":259199941,"5":259199929,"6":259199905,"7":259199991,"8":259199992,"9":259199989,"10":259199992,"11":259199993,"12":259199988,"13":259199988,"14":259199991,"15":259199993,"16":259199991,"17":259199991,"18":259199992,"19":259199991,"20":259199984,"21":259199991,"22":259199992,"23":259199991,"24":259199990,"25":259199992,"26":259199991,"27":259199991,"28":259199992,"29":259199988}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":3}}',NULL,1794786670603,1794786671204,1794786671204,'{}','{}','new_people','place');
INSERT INTO "matches" VALUES('pIRfBw4O0Mpn','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_fXVFCA7nZXAI',NULL,X'ACEBB0766340EF2F76CB5BA459EBBE0A9ECAE941064C65286791A7375CF3D83B',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199991},"since":{"caesar":1794786671262},"had":{"1":259199981,"2":259199993,"3":259199991,"4":259199991}}',1795045871262,NULL,'[]',NULL,NULL,1794786671209,1794786671262,NULL,'{}','{}',NULL,'place');
INSERT INTO "matches" VALUES('gItCs2E_htvz','rubico',1,'{"players":3,"track":"standard","senate_set":"3_3_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_fXVFCA7nZXAI','EBDXTT',X'E94C450CFEA06D4FF7D13AF9FF307563CC6A71E5BFB88134B6C867CFBDE1A8AC',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794786671679,1794786671679,NULL,'{}','{}',NULL,'place');
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
INSERT INTO "people" VALUES('p_fXVFCA7nZXAI','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$F2Ut7snFsQmiNs2rhk2RNw$vVDEDr15Nro6rN3lPEFS9HK6fO14SWJkNTN49/Tkgs4',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794786670005,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_Aovz3rlWxCVO','Tertia Quinctia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794786670055,0,NULL,'tertlaqulnctla');
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
INSERT INTO "reports" VALUES(1,'p_fXVFCA7nZXAI','p_Aovz3rlWxCVO',NULL,NULL,'He laughed.',1794786671278);
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
INSERT INTO "seats" VALUES('6xwGwecIVFsB','caesar',0,'person','p_fXVFCA7nZXAI',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('6xwGwecIVFsB','pompey',1,'person','p_Aovz3rlWxCVO',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('pIRfBw4O0Mpn','caesar',0,'person','p_fXVFCA7nZXAI',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('pIRfBw4O0Mpn','pompey',1,'person','p_Aovz3rlWxCVO',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('gItCs2E_htvz','p1',0,'person','p_fXVFCA7nZXAI',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('gItCs2E_htvz','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('gItCs2E_htvz','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('2mE45lavCJezkTavcYWbcs3U','p_fXVFCA7nZXAI',1794786670024,1794786670024,1794786670024,1794786670283,'','');
INSERT INTO "sessions" VALUES('xPg7b_RWfEQEYVI6RoEw_jym','p_Aovz3rlWxCVO',1794786670057,1794786670057,1794786670057,NULL,'','');
INSERT INTO "sessions" VALUES('GSdHj0XgNhnYi0OAWUYkSNtV','p_fXVFCA7nZXAI',1794786670290,1794786670290,1794786670290,NULL,'','');
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
INSERT INTO "standings" VALUES('6xwGwecIVFsB','caesar','p_fXVFCA7nZXAI','caesar','won',0,1794786671204);
INSERT INTO "standings" VALUES('6xwGwecIVFsB','pompey','p_Aovz3rlWxCVO','caesar','lost',0,1794786671204);
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
