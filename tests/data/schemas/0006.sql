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
INSERT INTO "actions" VALUES('3D4zVYec4tUe',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"might"},{"draw":"shield-4-2"},{"draw":"laurel-3-1"},{"draw":"laurel-2-2"},{"draw":"shield-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794785113162);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',1,'caesar','place shield-4-2 AS-CR 2/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AS-CR","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f3661e5fb3a16da9',1794785113312);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',2,'pompey','place laurel-2-2 AC-AF 2/2','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AC-AF","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e269017a19fba705',1794785113382);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',3,'caesar','place laurel-3-1 MT-NU 3/1','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"MT-NU","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:bd06df5c70681df2',1794785113392);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',4,'pompey','place shield-6-0 AS-SY 6/0','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-SY","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:fa941bad22078fe1',1794785113400);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',5,'caesar','place sword-6-0 IT-SC 0/6','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"IT-SC","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c0f6f01e23c62fa6',1794785113408);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',6,'pompey','place ship-5-1 SC-NU 1/5','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"SC-NU","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:20dd30e90b18e6d0',1794785113417);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',7,'caesar','place laurel-2-2 SC-AF 2/2','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"SC-AF","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ab541fa31c2a8424',1794785113426);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',8,'pompey','place laurel-2-2 GC-GA 2/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"GC-GA","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ccceb812cbcf8e3b',1794785113434);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',9,'caesar','place laurel-4-0 AF-CY 0/4','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AF-CY","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0945a2e76ee212d7',1794785113442);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',10,'pompey','place ship-6-0 SD-SC 0/6','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"SD-SC","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sicilia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"sicilia","caesar":8,"pompey":7}]','person',NULL,'pompey:fbc7a6f58c54e8c5',1794785113450);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',11,'pompey','might token IT-SC','[{"draw":"ship-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"sword-6-0","border":"IT-SC"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:5c053ab90fb043b5',1794785113460);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',12,'caesar','place sword-4-2 NU-AF 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"NU-AF","values":[2,4]}]','person',NULL,'caesar:afe06f0a08f464a1',1794785113468);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',13,'caesar','close africa','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"africa"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"numidia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"africa","caesar":6,"pompey":2},{"kind":"province_won","audience":"all","seat":"pompey","province":"numidia","caesar":3,"pompey":5},{"kind":"border_marked","audience":"all","seat":"caesar","border":"SC-AF"}]','person',NULL,'caesar:a8e50dcae29a4871',1794785113477);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',14,'caesar','bonus senate','[{"draw":"ship-3-3"},{"draw":"shield-3-3"}]','[{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:4b60e73f8603c86d',1794785113485);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',15,'pompey','place ship-3-3 HU-MT 3/3','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"HU-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c6823c1688d12b1c',1794785113494);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',16,'caesar','place ship-5-1 CR-AG 5/1','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"CR-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:5e8b0131c9e5e384',1794785113501);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',17,'pompey','place sword-5-1 GA-HC 5/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"GA-HC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c51be3604f233e8d',1794785113510);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',18,'caesar','place ship-3-3 IT-AC 3/3','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"IT-AC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:de1c1c4d98741ef9',1794785113519);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',19,'pompey','place shield-4-2 DM-GC 2/4','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"DM-GC","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:01af7a3e0189b0ec',1794785113528);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',20,'caesar','place shield-6-0 GA-SD 0/6','[{"draw":"ship-4-2"},{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"GA-SD","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia","caesar":0,"pompey":7},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:18cac9f5c90bf542',1794785113536);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',21,'pompey','place laurel-3-1 CR-CY 3/1','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"CR-CY","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:084e6e781a694938',1794785113545);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',22,'caesar','place laurel-2-2 AS-AG 2/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AS-AG","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"asia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":4,"pompey":6},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:db624eb5fe7f3e57',1794785113554);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',23,'caesar','place shield-3-3 MD-IT 3/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"MD-IT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9cf8955f31a86aa0',1794785113563);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',24,'pompey','place sword-4-2 SY-AG 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"SY-AG","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":2},{"kind":"border_marked","audience":"all","seat":"pompey","border":"AS-SY"}]','person',NULL,'pompey:afef1014ebfcac56',1794785113571);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',25,'pompey','might token GA-SD','[{"draw":"shield-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"shield-6-0","border":"GA-SD"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2b1fdef5397ed935',1794785113580);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',26,'caesar','place ship-6-0 SD-MT 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SD-MT","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"tactics"},{"kind":"province_tied","audience":"all","province":"mauritania","each":3},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:4f0c9322bcc6150d',1794785113588);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',27,'caesar','place sword-5-1 GC-IT 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"GC-IT","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia_cisalpina","caesar":5,"pompey":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GC-GA"}]','person',NULL,'caesar:0df9661a08e1a881',1794785113597);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',28,'caesar','might token HU-MT','[]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"ship-3-3","border":"HU-MT"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:015f04b8a15ff461',1794785113605);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',29,'pompey','place sword-3-3 MD-AC 3/3','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MD-AC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:81d82de156637d23',1794785113613);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',30,'caesar','place ship-4-2 DM-IT 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"DM-IT","values":[4,2]},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:81794b1d8803a31c',1794785113621);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',31,'pompey','place shield-3-3 HC-HU 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"HC-HU","values":[3,3]}]','person',NULL,'pompey:a4ed572554662127',1794785113672);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',32,'pompey','close hispania_ulterior','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":3},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":4},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HC-HU"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GA-HC"}]','person',NULL,'pompey:9d24e4114c10a4ab',1794785113744);
INSERT INTO "actions" VALUES('3D4zVYec4tUe',33,'pompey','bonus senate','[]','[{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','person',NULL,'pompey:dbfa43b39618ce21',1794785113849);
INSERT INTO "actions" VALUES('rKbf8ArLN-v_',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"draw":"sword-3-3"},{"draw":"sword-5-1"},{"draw":"shield-3-3"},{"draw":"shield-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794785113951);
INSERT INTO "actions" VALUES('rKbf8ArLN-v_',1,'caesar','place sword-5-1 SY-AG 1/5','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"SY-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:b4662d7ea1968d7c',1794785114027);
INSERT INTO "actions" VALUES('rKbf8ArLN-v_',2,'pompey','place shield-5-1 AS-SY 1/5','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-SY","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":1,"pompey":5}]','person',NULL,'pompey:7c8f826e52eaca7c',1794785114087);
INSERT INTO "actions" VALUES('rKbf8ArLN-v_',3,'pompey','might token SY-AG','[{"draw":"ship-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"sword-5-1","border":"SY-AG"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ef886fc99c35a844',1794785114187);
INSERT INTO "actions" VALUES('rKbf8ArLN-v_',4,'caesar','place sword-3-3 MT-NU 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:cbd52b44837275a5',1794785114252);
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
INSERT INTO "chat" VALUES(1,'rKbf8ArLN-v_','table','caesar','p_NskjnhDQmUfL','Alea iacta est — ''twas "said".',1794785114288);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_NskjnhDQmUfL','muted','p_iCHll8Xp2uHS');
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
INSERT INTO "matches" VALUES('3D4zVYec4tUe','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_NskjnhDQmUfL',NULL,X'5F2158CC8F711BCC4114EAD0AD15965F0225339523E783ED720505C2C70BCFBF',1,'','table',33,35,'[]','{"left":{"caesar":259199992,"pompey":259199895},"since":{},"had":{"1":259199850,"2":259199930,"3":259199990,"4":259199992,"5":259199992,"6":259199991,"7":259199991,"8":259199992,"9":259199992,"10":259199992,"11":259199990,"12":259199992,"13":259199991,"14":259199992,"15":259199991,"16":259199993,"17":259199991,"18":259199991,"19":259199991,"20":259199992,"21":259199991,"22":259199991,"23":259199991,"24":259199992,"25":259199991,"26":259199992,"27":259199991,"28":259199992,"29":259199992,"30":259199992,"31":259199949,"32":259199928,"33":259199895}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":4,"pompey":12}}',NULL,1794785113080,1794785113849,1794785113849,'{}','{}','new_people','place');
INSERT INTO "matches" VALUES('rKbf8ArLN-v_','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_NskjnhDQmUfL',NULL,X'8E81D2A7FDF99695CE27963C2394E2A143FD460F10077CD48819965DC81ABDB2',1,'','table',4,6,'["pompey"]','{"left":{"caesar":259199935,"pompey":259200000},"since":{"pompey":1794785114252},"had":{"1":259199924,"2":259199940,"3":259199900,"4":259199935}}',1795044314252,NULL,'[]',NULL,NULL,1794785113900,1794785114255,NULL,'{}','{}',NULL,'place');
INSERT INTO "matches" VALUES('HvR2tlGex8kf','rubico',1,'{"players":3,"track":"standard","senate_set":"3_3_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_NskjnhDQmUfL','JPTDLM',X'C341A876D03ACD76E0113DDB5AB4972D8CE2189A88EE12AD2ACF1B97F16572FD',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794785115100,1794785115100,NULL,'{}','{}',NULL,'place');
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
INSERT INTO "people" VALUES('p_NskjnhDQmUfL','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$pGE8y4pf0NBPcv6KCmr5Qg$ZYIaOjhWA8L1SRG3R2h72dx7UMvmdQhPH3vvrssv++Q',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794785112146,0,NULL);
INSERT INTO "people" VALUES('p_iCHll8Xp2uHS','Vibia Fulvia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794785112189,0,NULL);
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
INSERT INTO "reports" VALUES(1,'p_NskjnhDQmUfL','p_iCHll8Xp2uHS',NULL,NULL,'He laughed.',1794785114340);
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
INSERT INTO "seats" VALUES('3D4zVYec4tUe','caesar',0,'person','p_NskjnhDQmUfL',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('3D4zVYec4tUe','pompey',1,'person','p_iCHll8Xp2uHS',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('rKbf8ArLN-v_','caesar',0,'person','p_NskjnhDQmUfL',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('rKbf8ArLN-v_','pompey',1,'person','p_iCHll8Xp2uHS',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('HvR2tlGex8kf','p1',0,'person','p_NskjnhDQmUfL',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('HvR2tlGex8kf','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('HvR2tlGex8kf','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "standings" VALUES('3D4zVYec4tUe','caesar','p_NskjnhDQmUfL','caesar','lost',0,1794785113849);
INSERT INTO "standings" VALUES('3D4zVYec4tUe','pompey','p_iCHll8Xp2uHS','caesar','won',0,1794785113849);
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
