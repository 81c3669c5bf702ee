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
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"draw":"sword-5-1"},{"draw":"sword-3-3"},{"draw":"ship-3-3"},{"draw":"shield-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794846493823);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',1,'caesar','place sword-5-1 GC-GA 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"GC-GA","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:6295a3f1be3756a2',1794846494021);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',2,'pompey','place shield-6-0 AS-SY 6/0','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-SY","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ec0e364ef9e046e9',1794846494556);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',3,'caesar','place sword-3-3 GC-IT 3/3','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"GC-IT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:dde6cad712ae5356',1794846494670);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',4,'pompey','place sword-6-0 MD-AC 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"MD-AC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:b53681583f9d5376',1794846494781);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',5,'caesar','place sword-6-0 IT-SC 0/6','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"IT-SC","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c6f8f91b99b9ca92',1794846494876);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',6,'pompey','place ship-3-3 SC-NU 3/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SC-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:51fda121b2f49dc6',1794846495026);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',7,'caesar','place laurel-2-2 IT-AC 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"IT-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:e5e6478aaff8b710',1794846495181);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',8,'pompey','place ship-6-0 SD-MT 0/6','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"SD-MT","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8bd03713c68d175d',1794846495312);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',9,'caesar','place ship-4-2 DM-IT 4/2','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"DM-IT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:231b4f1354fefa2a',1794846495440);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',10,'pompey','place laurel-3-1 IT-SD 3/1','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"IT-SD","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2bb51a4ed9351ba5',1794846495553);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',11,'caesar','place laurel-3-1 SY-AG 3/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"SY-AG","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":3,"pompey":0},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:26b6a98e6eeec1ba',1794846495647);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',12,'pompey','place sword-5-1 DM-MD 5/1','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"DM-MD","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:cf41379b21b332a4',1794846495737);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',13,'caesar','place shield-4-2 GA-SD 2/4','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"GA-SD","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:3d530696223f0343',1794846495880);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',14,'pompey','place laurel-4-0 AC-AF 0/4','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"AC-AF","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:534a74208b38abbe',1794846495973);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',15,'caesar','place ship-6-0 HU-MT 0/6','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"HU-MT","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:6911c226869ee571',1794846496043);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',16,'pompey','place shield-4-2 AS-CR 4/2','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AS-CR","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ac480f6761b1887a',1794846496145);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',17,'caesar','place laurel-4-0 DM-GC 0/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"DM-GC","values":[0,4]}]','person',NULL,'caesar:e5a194b09f2667b8',1794846496230);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',18,'caesar','close dalmatia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"dalmatia","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"dalmatia","caesar":4,"pompey":5},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":12,"pompey":0}]','person',NULL,'caesar:b17c8d43f02a2ae5',1794846496357);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',19,'caesar','bonus senate','[]','[{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"senate_marker","audience":"all","seat":"caesar"}]','person',NULL,'caesar:8d093db8ed125cdd',1794846496437);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',20,'caesar','might token MD-AC','[{"draw":"ship-5-1"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"sword-6-0","border":"MD-AC"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:099630eb5f24e2d7',1794846496460);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',21,'pompey','place ship-5-1 AS-AG 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"AS-AG","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":0,"pompey":15}]','person',NULL,'pompey:5deea0ce9ebeeed9',1794846496503);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',22,'pompey','might token IT-SC','[{"draw":"laurel-2-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"sword-6-0","border":"IT-SC"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:a628da4fbb7bb47e',1794846496688);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',23,'caesar','place shield-6-0 MD-IT 0/6','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"MD-IT","values":[0,6]}]','person',NULL,'caesar:3c3f03ca2d2ddb63',1794846496812);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',24,'caesar','close italia','[{"draw":"sword-4-2"}]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"italia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"italia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"italia","caesar":13,"pompey":3},{"kind":"province_won","audience":"all","seat":"pompey","province":"macedonia","caesar":0,"pompey":1},{"kind":"italia_second","audience":"all","seat":"caesar"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GC-IT"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"DM-MD"},{"kind":"senate","audience":"all","seat":"caesar","count":3,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:829b8540ed4b0803',1794846496912);
INSERT INTO "actions" VALUES('OP0ky4p5yUVD',25,'caesar','place sword-4-2 GA-HC 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GA-HC","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":7,"pompey":0},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:68b141e6e8a68e54',1794846497044);
INSERT INTO "actions" VALUES('InPqgfiUDrVq',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"tactics"},{"draw":"sword-5-1"},{"draw":"shield-5-1"},{"draw":"ship-6-0"},{"draw":"laurel-4-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794846497159);
INSERT INTO "actions" VALUES('InPqgfiUDrVq',1,'caesar','place shield-5-1 AS-SY 1/5','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"AS-SY","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:43a894a5e9f7d728',1794846497261);
INSERT INTO "actions" VALUES('InPqgfiUDrVq',2,'pompey','place laurel-4-0 SD-SC 4/0','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"SD-SC","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:64074dd191098fc9',1794846497347);
INSERT INTO "actions" VALUES('InPqgfiUDrVq',3,'caesar','place laurel-2-2 MD-AC 2/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"MD-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:1deeeb1a96f81826',1794846497517);
INSERT INTO "actions" VALUES('InPqgfiUDrVq',4,'pompey','place ship-3-3 SD-MT 3/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:cefedd8f1188145b',1794846497663);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"draw":"laurel-2-2"},{"draw":"shield-6-0"},{"draw":"sword-3-3"},{"draw":"sword-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794846498411);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',1,'caesar','place shield-6-0 IT-SD 6/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"IT-SD","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 50}]]]',NULL,1794846498440);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',2,'pompey','place sword-5-1 DM-MD 5/1','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"DM-MD","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794846498455);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',3,'caesar','place shield-4-2 GA-SD 2/4','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"GA-SD","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 46}]]]',NULL,1794846499859);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',4,'pompey','place shield-6-0 AS-SY 0/6','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-SY","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 25}]]]',NULL,1794846499867);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',5,'caesar','place ship-5-1 DM-IT 5/1','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"DM-IT","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 46}]]]',NULL,1794846499877);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',6,'pompey','place ship-6-0 AS-AG 6/0','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"AS-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 27}]]]',NULL,1794846499889);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',7,'caesar','place ship-6-0 SC-NU 0/6','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SC-NU","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 40}]]]',NULL,1794846499890);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',8,'pompey','place shield-3-3 HC-HU 3/3','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"HC-HU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 16}]]]',NULL,1794846499898);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',9,'caesar','place laurel-4-0 SC-AF 0/4','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"SC-AF","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 66}]]]',NULL,1794846499907);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',10,'pompey','place laurel-4-0 CY-AG 0/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"CY-AG","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 51}]]]',NULL,1794846499916);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',11,'caesar','place laurel-2-2 IT-SC 2/2','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"IT-SC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 32}]]]',NULL,1794846499925);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',12,'pompey','place sword-3-3 MT-NU 3/3','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 26}]]]',NULL,1794846499934);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',13,'caesar','place ship-4-2 HU-MT 4/2','[{"draw":"sword-4-2"},{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"HU-MT","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_ulterior","caesar":4,"pompey":3},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794846499943);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',14,'pompey','place laurel-2-2 IT-AC 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"IT-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 29}]]]',NULL,1794846499952);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',15,'caesar','place shield-5-1 AF-CY 1/5','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"AF-CY","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794846499960);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',16,'pompey','place shield-4-2 DM-GC 4/2','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"DM-GC","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"dalmatia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"dalmatia","caesar":5,"pompey":9},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794846499972);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',17,'caesar','place sword-4-2 NU-AF 4/2','[{"draw":"laurel-2-2"},{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"NU-AF","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"numidia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"numidia","caesar":10,"pompey":3},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794846499982);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',18,'pompey','place laurel-3-1 GA-HC 3/1','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"GA-HC","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":4}]','bot','["caesar", [["random", {"count": 34}]]]',NULL,1794846499990);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',19,'pompey','might token AF-CY','[{"draw":"shield-5-1"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"shield-5-1","border":"AF-CY"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 11}]]]',NULL,1794846499998);
INSERT INTO "actions" VALUES('tFamn9WAWxcl',20,'caesar','place laurel-2-2 SY-AG 2/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"SY-AG","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":2,"pompey":6},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 28}]]]',NULL,1794846500006);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
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
INSERT INTO "chat" VALUES(1,'InPqgfiUDrVq','table','caesar','p_JmDpwpiSHYnT','Alea iacta est — ''twas "said".',1794846497866);
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
INSERT INTO "entrants" VALUES('t28tW21mWLHt','bot:recruit#1',NULL,'recruit',0,900,'in',1794846498330);
INSERT INTO "entrants" VALUES('t28tW21mWLHt','bot:recruit#2',NULL,'recruit',1,900,'in',1794846498330);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_JmDpwpiSHYnT','muted','p_MTYx5AGqnnvX');
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
INSERT INTO "matches" VALUES('OP0ky4p5yUVD','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_JmDpwpiSHYnT',NULL,X'7365616C6564313A94A65F255B513D2F05EABF72C70FFCA4834C7FEB0CB33937A27FD93210172040484A0B9A7E21904862B119FA4066DBF60FC18B769FDE0D1F45960E6B',1,'','table',25,27,'[]','{"left":{"caesar":259199868,"pompey":259199815},"since":{},"had":{"1":259199802,"2":259199465,"3":259199886,"4":259199889,"5":259199905,"6":259199850,"7":259199845,"8":259199869,"9":259199872,"10":259199887,"11":259199906,"12":259199910,"13":259199857,"14":259199907,"15":259199930,"16":259199898,"17":259199915,"18":259199873,"19":259199920,"20":259199977,"21":259199957,"22":259199815,"23":259199876,"24":259199900,"25":259199868},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":4}}',NULL,1794846493733,1794846497000,1794846497044,'{}','{}','new_people','place','{}','{}','{}');
INSERT INTO "matches" VALUES('InPqgfiUDrVq','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_JmDpwpiSHYnT',NULL,X'7365616C6564313A62FD8E8D95334EBAAFDD083EFA33D6AD04A410477C7B6772E9BA43BB540FF23EFFE22D249B9032751C4ACB40ABC8162E8B8B507338588260954B6885',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199854},"since":{"caesar":1794846497663},"had":{"1":259199898,"2":259199914,"3":259199830,"4":259199854},"told":{}}',1795105697663,NULL,'[]',NULL,NULL,1794846497080,1794846497000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('tFamn9WAWxcl','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',0,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',NULL,NULL,X'7365616C6564313AB9F33FAC347541041CBCC96ED4559E6770032157A8C075A955081C3262B9573AFB03CFC63347A4552C174F6EE2F41A105CC653463FAC1181F4FFDA83',1,'','tournament',20,20,'["caesar"]','{"left":{"caesar":259200000,"pompey":259200000},"since":{},"had":{"1":259200000,"2":259200000,"3":259200000,"4":259200000,"5":259200000,"6":259200000,"7":259200000,"8":259200000,"9":259200000,"10":259200000,"11":259200000,"12":259200000,"13":259200000,"14":259200000,"15":259200000,"16":259200000,"17":259200000,"18":259200000,"19":259200000,"20":259200000},"told":{}}',NULL,NULL,'[]',NULL,NULL,1794846498411,1794846500000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('aUW7N81DjQdu','rubico',3,'{"players":3,"track":"via_flaminia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","corrections":true,"four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_JmDpwpiSHYnT','XPMGUH',X'7365616C6564313AB4209E1AFDE12875DDF09AE3F7502B85FEC848150246F9197820D0F82B15D960F3F2B2A3199268411A0BB793B04E3896CF85F1C7D476E09A184E1560',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794846499756,1794846499756,NULL,'{}','{}',NULL,'place','{}','{}','{}');
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
INSERT INTO "meetings" VALUES('t28tW21mWLHt',1,0,'tFamn9WAWxcl','[0,1]',NULL,1,'[]',1794846498384,NULL,NULL);
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
INSERT INTO "people" VALUES('p_JmDpwpiSHYnT','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$KX/ytSmE986mgDUvv70INQ$evl9QIYH8KXnA9+Z45EAHUD3GVuaY00BobRQKK/X8N4',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794846493190,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_MTYx5AGqnnvX','Sextus Hortensius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794846493275,0,NULL,'sextushortenslus');
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
INSERT INTO "reports" VALUES(1,'p_JmDpwpiSHYnT','p_MTYx5AGqnnvX',NULL,NULL,'He laughed.',1794846498052);
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
INSERT INTO "seats" VALUES('OP0ky4p5yUVD','caesar',0,'person','p_JmDpwpiSHYnT',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('OP0ky4p5yUVD','pompey',1,'person','p_MTYx5AGqnnvX',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('InPqgfiUDrVq','caesar',0,'person','p_JmDpwpiSHYnT',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('InPqgfiUDrVq','pompey',1,'person','p_MTYx5AGqnnvX',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('tFamn9WAWxcl','caesar',0,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('tFamn9WAWxcl','pompey',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('aUW7N81DjQdu','p1',0,'person','p_JmDpwpiSHYnT',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('aUW7N81DjQdu','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('aUW7N81DjQdu','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('pFbpcW-HxxGzybN3bMKIsfpp','p_JmDpwpiSHYnT',1794846493227,1794846493227,1794846493227,1794846493674,'','python-httpx');
INSERT INTO "sessions" VALUES('tgKOh198CjkOA_0Y7gn3W6oI','p_MTYx5AGqnnvX',1794846493288,1794846493288,1794846493288,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('_UxV6FTxMu7Y_EAZi-XcuqPj','p_JmDpwpiSHYnT',1794846493681,1794846493681,1794846493681,NULL,'','python-httpx');
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
INSERT INTO "standings" VALUES('OP0ky4p5yUVD','caesar','p_JmDpwpiSHYnT','caesar','won',0,1794846497044,NULL);
INSERT INTO "standings" VALUES('OP0ky4p5yUVD','pompey','p_MTYx5AGqnnvX','caesar','lost',0,1794846497044,NULL);
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
	finished BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('t28tW21mWLHt','Ludi','swiss','caesar','{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',1,0,'p_JmDpwpiSHYnT',NULL,'running',1,1,300,0,NULL,NULL,NULL,1794846498383,2,1794846498171,NULL);
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
COMMIT;
