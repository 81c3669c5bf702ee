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
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',0,NULL,'set-up','[{"bonus":"tactics"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"draw":"ship-6-0"},{"draw":"shield-4-2"},{"draw":"laurel-2-2"},{"draw":"ship-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794842702058);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',1,'caesar','place shield-4-2 DM-GC 4/2','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"DM-GC","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c44db1f570ea83d2',1794842702104);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',2,'pompey','place laurel-2-2 DM-IT 2/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"DM-IT","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:5c81618cd0e1fd14',1794842702148);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',3,'caesar','place shield-5-1 IT-SD 5/1','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"IT-SD","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a59ced6cbba1eb97',1794842702173);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',4,'pompey','place laurel-4-0 GC-GA 4/0','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"GC-GA","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e4c366e1e0c804da',1794842702203);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',5,'caesar','place shield-3-3 AF-CY 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"AF-CY","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0b8ee91234cc5a13',1794842702234);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',6,'pompey','place ship-4-2 AC-AF 2/4','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"AC-AF","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:096788af2156fc46',1794842702432);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',7,'caesar','place ship-5-1 CR-AG 5/1','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"CR-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:e96def3ee8346623',1794842702499);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',8,'pompey','place ship-5-1 HU-MT 1/5','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"HU-MT","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:46a06d6cdbad439b',1794842702603);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',9,'caesar','place ship-6-0 AS-AG 0/6','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"AS-AG","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:02f3e13e64395e66',1794842702705);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',10,'pompey','place ship-6-0 SD-SC 0/6','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"SD-SC","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:cf4de3f96db86a65',1794842702721);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',11,'caesar','place sword-3-3 CY-AG 3/3','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"CY-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f7d0376000ad9691',1794842702817);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',12,'pompey','place sword-3-3 IT-SC 3/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"IT-SC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:39d706b50e37ccdb',1794842702983);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',13,'caesar','place sword-6-0 GC-IT 6/0','[{"draw":"ship-3-3"},{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"GC-IT","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":8,"pompey":4},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:936b6398774e9108',1794842703018);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',14,'pompey','place ship-3-3 SC-NU 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SC-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c4d3ba54816119ec',1794842703512);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',15,'caesar','place ship-4-2 SD-MT 2/4','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"SD-MT","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:83d68a4284b3fe2e',1794842703543);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',16,'pompey','place laurel-2-2 AS-SY 2/2','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AS-SY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:dd0b438501ffe442',1794842703597);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',17,'caesar','place laurel-3-1 SC-AF 3/1','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"SC-AF","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sicilia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"sicilia","caesar":3,"pompey":12},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:6d5aa52ef7bade61',1794842703769);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',18,'pompey','place shield-4-2 HC-HU 2/4','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"HC-HU","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":5},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:0baa119774627c00',1794842703796);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',19,'pompey','place shield-5-1 CR-CY 1/5','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"CR-CY","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"cyrene","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"cyrene","caesar":6,"pompey":5},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:d0d6f983d0c486be',1794842703820);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',20,'caesar','place laurel-4-0 AC-CR 0/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AC-CR","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9e0f4da98cb237c6',1794842703860);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',21,'pompey','place sword-6-0 GA-HC 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"GA-HC","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":2},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HC-HU"}]','person',NULL,'pompey:63da091dd2be83bf',1794842703891);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',22,'pompey','might marker cyrene','[{"draw":"shield-3-3"}]','[{"kind":"marker_turned","audience":"all","seat":"pompey","province":"cyrene"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:526e626a0c92d609',1794842703954);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',23,'caesar','place laurel-2-2 AS-CR 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AS-CR","values":[2,2]}]','person',NULL,'caesar:37da1f858bb02d2a',1794842704051);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',24,'caesar','close creta','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"creta"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"creta"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"creta","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"asia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"creta","caesar":11,"pompey":1},{"kind":"province_tied","audience":"all","province":"asia","each":2}]','person',NULL,'caesar:a4ee1dab58a47077',1794842704074);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',25,'caesar','might marker hispania_citerior','[{"draw":"sword-5-1"}]','[{"kind":"marker_turned","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:0257ecab1e12757d',1794842704091);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',26,'caesar','place shield-6-0 MD-IT 6/0','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"MD-IT","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0d71ce8d9c271d48',1794842704119);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',27,'pompey','place sword-5-1 NU-AF 1/5','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"NU-AF","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"africa","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"africa","caesar":4,"pompey":9},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SC-AF"},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8699ebc11c8da3ea',1794842704159);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',28,'caesar','place sword-5-1 MD-AC 1/5','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"MD-AC","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:20c4d9cf82f52d2a',1794842704182);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',29,'pompey','place sword-4-2 DM-MD 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"DM-MD","values":[4,2]}]','person',NULL,'pompey:812101a7def70fc9',1794842704210);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',30,'pompey','close dalmatia','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"dalmatia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"dalmatia","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"macedonia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"dalmatia","caesar":4,"pompey":6},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":7,"pompey":2}]','person',NULL,'pompey:683ab3d128e57573',1794842704231);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',31,'pompey','bonus wealth','[{"draw":"shield-6-0"},{"draw":"laurel-3-1"}]','[{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"senate","audience":"all","seat":"pompey","count":3,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:423c112a4a6ef8c9',1794842704276);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',32,'caesar','place sword-4-2 MT-NU 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"MT-NU","values":[4,2]}]','person',NULL,'caesar:3d53e97e139ba98b',1794842704306);
INSERT INTO "actions" VALUES('yy-j2iuZSr_V',33,'caesar','close mauritania','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"numidia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"mauritania","caesar":8,"pompey":5},{"kind":"province_won","audience":"all","seat":"pompey","province":"numidia","caesar":2,"pompey":4},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SC-NU"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"NU-AF"},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','person',NULL,'caesar:9caa365aeab8a105',1794842704321);
INSERT INTO "actions" VALUES('MVHRIe2lyVDl',0,NULL,'set-up','[{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"draw":"sword-3-3"},{"draw":"sword-6-0"},{"draw":"shield-5-1"},{"draw":"ship-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794842704343);
INSERT INTO "actions" VALUES('MVHRIe2lyVDl',1,'caesar','place sword-6-0 SY-AG 0/6','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"SY-AG","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:3857075b0ae9b068',1794842704363);
INSERT INTO "actions" VALUES('MVHRIe2lyVDl',2,'pompey','place ship-5-1 AS-AG 1/5','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"AS-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:808ab8f396a547c0',1794842704378);
INSERT INTO "actions" VALUES('MVHRIe2lyVDl',3,'caesar','place sword-3-3 CY-AG 3/3','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"CY-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:82f38e3cbf8a2aa7',1794842704401);
INSERT INTO "actions" VALUES('MVHRIe2lyVDl',4,'pompey','place shield-5-1 AS-SY 1/5','[{"draw":"ship-6-0"},{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-SY","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":5},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:b24cb60d786cf401',1794842704418);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
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
INSERT INTO "chat" VALUES(1,'MVHRIe2lyVDl','table','caesar','p_-ZS6FTRMBo2y','Alea iacta est — ''twas "said".',1794842704428);
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
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_-ZS6FTRMBo2y','muted','p_Ea563XVazCyg');
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
INSERT INTO "matches" VALUES('yy-j2iuZSr_V','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_-ZS6FTRMBo2y',NULL,X'7365616C6564313A07CBDE567BFDE714B3FF5EB6067C7EE75C7CD7932C421B433B4FFB02DDF91D9CF0CA4C65101E6C06FAA108CFDA3081714081A0188737764C1E29137C',1,'','table',33,35,'[]','{"left":{"caesar":259199985,"pompey":259199955},"since":{},"had":{"1":259199954,"2":259199956,"3":259199975,"4":259199970,"5":259199969,"6":259199802,"7":259199933,"8":259199896,"9":259199898,"10":259199984,"11":259199904,"12":259199834,"13":259199965,"14":259199506,"15":259199969,"16":259199946,"17":259199828,"18":259199973,"19":259199976,"20":259199960,"21":259199969,"22":259199937,"23":259199903,"24":259199977,"25":259199983,"26":259199972,"27":259199960,"28":259199977,"29":259199972,"30":259199979,"31":259199955,"32":259199970,"33":259199985},"told":{}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":5,"pompey":12}}',NULL,1794842702043,1794842704000,1794842704321,'{}','{}','new_people','place','{}','{}','{}');
INSERT INTO "matches" VALUES('MVHRIe2lyVDl','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_-ZS6FTRMBo2y',NULL,X'7365616C6564313AD11C5201480BAB0524A8A8563E88CAFE433F231C622854B36E246B5B7BEE9A4A9540D1C057B06849F2C4ED5B8048A1B750CB72181B279508A719F178',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199983},"since":{"caesar":1794842704418},"had":{"1":259199980,"2":259199985,"3":259199977,"4":259199983},"told":{}}',1795101904418,NULL,'[]',NULL,NULL,1794842704329,1794842704000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('jwtaUlTYdgkH','rubico',3,'{"players":3,"track":"via_flaminia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","corrections":true,"four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_-ZS6FTRMBo2y','YFLJJL',X'7365616C6564313AA5AB37D1D535162A776E8519C8796B2394A1CCDF8CD5D0E0B80A57CFBB92BE3017AD8DBB9E2D059D4B6B55921F45CD42DA6BC1FFF93E5B96813FD3F6',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794842704588,1794842704588,NULL,'{}','{}',NULL,'place','{}','{}','{}');
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
INSERT INTO "people" VALUES('p_-ZS6FTRMBo2y','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$jZUokfKid5cFz7xYFqTspg$ok6tyX1f9IaZXkG4kpRjURolOsCPu/nRsLcT3eUBypU',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794842701637,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_Ea563XVazCyg','Aulus Pomponius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794842701704,0,NULL,'auluspomponlus');
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
INSERT INTO "reports" VALUES(1,'p_-ZS6FTRMBo2y','p_Ea563XVazCyg',NULL,NULL,'He laughed.',1794842704436);
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
INSERT INTO "seats" VALUES('yy-j2iuZSr_V','caesar',0,'person','p_-ZS6FTRMBo2y',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('yy-j2iuZSr_V','pompey',1,'person','p_Ea563XVazCyg',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('MVHRIe2lyVDl','caesar',0,'person','p_-ZS6FTRMBo2y',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('MVHRIe2lyVDl','pompey',1,'person','p_Ea563XVazCyg',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('jwtaUlTYdgkH','p1',0,'person','p_-ZS6FTRMBo2y',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('jwtaUlTYdgkH','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('jwtaUlTYdgkH','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('GVjKEiP2BRTT7Ebql-miIRRx','p_-ZS6FTRMBo2y',1794842701641,1794842701641,1794842701641,1794842702009,'','');
INSERT INTO "sessions" VALUES('K8aQUgW8NhLObLmcYALy8CH7','p_Ea563XVazCyg',1794842701706,1794842701706,1794842701706,NULL,'','');
INSERT INTO "sessions" VALUES('CFRC3g4mOiZIQMZn5qlq6nj9','p_-ZS6FTRMBo2y',1794842702031,1794842702031,1794842702031,NULL,'','');
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
INSERT INTO "standings" VALUES('yy-j2iuZSr_V','caesar','p_-ZS6FTRMBo2y','caesar','lost',0,1794842704321,NULL);
INSERT INTO "standings" VALUES('yy-j2iuZSr_V','pompey','p_Ea563XVazCyg','caesar','won',0,1794842704321,NULL);
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
COMMIT;
