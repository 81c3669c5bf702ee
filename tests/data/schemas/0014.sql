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
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"draw":"laurel-2-2"},{"draw":"shield-4-2"},{"draw":"laurel-2-2"},{"draw":"ship-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794868994962);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',1,'caesar','place shield-4-2 DM-GC 4/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"DM-GC","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:1e8ecb453bb492f6',1794868995180);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',2,'pompey','place laurel-2-2 DM-IT 2/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"DM-IT","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:d9b1699e32dd093c',1794868995382);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',3,'caesar','place ship-6-0 SD-SC 6/0','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SD-SC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:59d79152901cb6b3',1794868995503);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',4,'pompey','place sword-5-1 CY-AG 5/1','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"CY-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:f0754e794b1d8bf2',1794868995649);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',5,'caesar','place shield-5-1 MD-IT 1/5','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"MD-IT","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:1970f946c5c02188',1794868995690);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',6,'pompey','place ship-5-1 AS-AG 1/5','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"AS-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:929872fc54f7ec53',1794868995711);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',7,'caesar','place laurel-2-2 CR-AG 2/2','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"CR-AG","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:717e78f24f144385',1794868995792);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',8,'pompey','place shield-6-0 AS-SY 0/6','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-SY","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:65486488749d1483',1794868995817);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',9,'caesar','place laurel-3-1 AC-CR 3/1','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"AC-CR","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:d3bc2c59e6fd7e3a',1794868995975);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',10,'pompey','place ship-4-2 HU-MT 4/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"HU-MT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:fb8537e5d491fa9b',1794868996115);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',11,'caesar','place sword-5-1 NU-AF 5/1','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"NU-AF","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a64d047d8a86b48c',1794868996224);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',12,'pompey','place ship-6-0 SD-MT 0/6','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"SD-MT","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:f7fc4e703795e350',1794868996434);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',13,'caesar','place laurel-4-0 AF-CY 0/4','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AF-CY","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:d40834737f8530a6',1794868996806);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',14,'pompey','place sword-6-0 GA-HC 6/0','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"GA-HC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:afd101def21ff463',1794868997316);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',15,'caesar','place sword-3-3 SY-AG 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"SY-AG","values":[3,3]}]','person',NULL,'caesar:b5b1b6214215ecc5',1794868997467);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',16,'caesar','close aegyptus','[{"draw":"sword-6-0"}]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"aegyptus"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"aegyptus"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"aegyptus","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"aegyptus","caesar":5,"pompey":6},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":3,"pompey":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SY-AG"},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":false},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:92ac0a7243bd9d39',1794868997665);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',17,'caesar','place sword-6-0 MT-NU 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"MT-NU","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":6,"pompey":8},{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:fcded4d992011768',1794868997826);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',18,'pompey','place ship-3-3 IT-AC 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"IT-AC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1ad6aab205afcf34',1794868997930);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',19,'caesar','place laurel-2-2 GC-GA 2/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"GC-GA","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:772498d72acaeefc',1794868997952);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',20,'pompey','place laurel-2-2 SC-NU 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SC-NU","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"numidia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"numidia","caesar":5,"pompey":2}]','person',NULL,'pompey:0a5a5c0550863811',1794868997977);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',21,'pompey','might marker numidia','[{"draw":"shield-3-3"}]','[{"kind":"marker_turned","audience":"all","seat":"pompey","province":"numidia"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c5ef896c959c66ff',1794868997990);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',22,'caesar','place shield-3-3 HC-HU 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"HC-HU","values":[3,3]}]','person',NULL,'caesar:da0105ef85e478f7',1794868998013);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',23,'caesar','close hispania_ulterior','[{"draw":"sword-4-2"},{"draw":"shield-6-0"},{"draw":"ship-5-1"}]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":3,"pompey":4},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_citerior","caesar":3,"pompey":0},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HU-MT"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c78eac378c58db41',1794868998036);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',24,'pompey','place sword-3-3 IT-SC 3/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"IT-SC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:7cd207cad9515efb',1794868998058);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',25,'caesar','place sword-4-2 GC-IT 4/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GC-IT","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":8,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:2042bc9aecce48b2',1794868998075);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',26,'caesar','place shield-6-0 GA-SD 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"GA-SD","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":8,"pompey":6},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GA-HC"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GC-GA"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:01971f9bfee6c5b1',1794868998098);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',27,'caesar','place ship-3-3 SC-AF 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SC-AF","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sicilia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"sicilia","caesar":3,"pompey":5}]','person',NULL,'caesar:a25b27ac311b0a38',1794868998116);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',28,'caesar','might token SD-MT','[]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"ship-6-0","border":"SD-MT"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:19779390821facc7',1794868998138);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',29,'pompey','place shield-3-3 IT-SD 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"IT-SD","values":[3,3]}]','person',NULL,'pompey:69b513119d5f38e9',1794868998156);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',30,'pompey','close italia','[{"draw":"laurel-3-1"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"italia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"italia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sardinia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"italia","caesar":7,"pompey":11},{"kind":"province_won","audience":"all","seat":"caesar","province":"sardinia","caesar":6,"pompey":3},{"kind":"italia_second","audience":"all","seat":"pompey"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"IT-SC"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GA-SD"},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:f0df381659e969e5',1794868998175);
INSERT INTO "actions" VALUES('-CEmizUZ4bDj',31,'caesar','place ship-4-2 AC-AF 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"AC-AF","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"africa","caesar":8,"pompey":0},{"kind":"senate","audience":"all","seat":"caesar","count":3,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:caf041bd25fce937',1794868998253);
INSERT INTO "actions" VALUES('NiHDsOFJC3K6',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"draw":"ship-6-0"},{"draw":"laurel-4-0"},{"draw":"sword-3-3"},{"draw":"sword-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794868998273);
INSERT INTO "actions" VALUES('NiHDsOFJC3K6',1,'caesar','place laurel-4-0 AS-SY 0/4','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AS-SY","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0edbcf79a2057b23',1794868998290);
INSERT INTO "actions" VALUES('NiHDsOFJC3K6',2,'pompey','place sword-6-0 SY-AG 0/6','[{"draw":"shield-6-0"},{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":4,"pompey":0},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:51f395b0ff22178f',1794868998310);
INSERT INTO "actions" VALUES('NiHDsOFJC3K6',3,'caesar','place shield-6-0 AS-CR 6/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"AS-CR","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:71202dda2ba61f1b',1794868998322);
INSERT INTO "actions" VALUES('NiHDsOFJC3K6',4,'pompey','place shield-6-0 MD-IT 0/6','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"MD-IT","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8fdfc3ac227d5b48',1794868998344);
INSERT INTO "actions" VALUES('uGHktTPmUS02',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"draw":"shield-4-2"},{"draw":"shield-3-3"},{"draw":"laurel-2-2"},{"draw":"ship-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794868998471);
INSERT INTO "actions" VALUES('uGHktTPmUS02',1,'caesar','place shield-3-3 AS-CR 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"AS-CR","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794868998480);
INSERT INTO "actions" VALUES('uGHktTPmUS02',2,'pompey','place laurel-2-2 DM-GC 2/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"DM-GC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 49}]]]',NULL,1794868998487);
INSERT INTO "actions" VALUES('uGHktTPmUS02',3,'caesar','place ship-5-1 AC-AF 1/5','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"AC-AF","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 36}]]]',NULL,1794868998493);
INSERT INTO "actions" VALUES('uGHktTPmUS02',4,'pompey','place laurel-4-0 IT-SC 4/0','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"IT-SC","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 72}]]]',NULL,1794868998502);
INSERT INTO "actions" VALUES('uGHktTPmUS02',5,'caesar','place sword-3-3 DM-MD 3/3','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"DM-MD","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 25}]]]',NULL,1794868998511);
INSERT INTO "actions" VALUES('uGHktTPmUS02',6,'pompey','place ship-5-1 SC-AF 1/5','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"SC-AF","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 36}]]]',NULL,1794868998517);
INSERT INTO "actions" VALUES('uGHktTPmUS02',7,'caesar','place laurel-3-1 AS-AG 1/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"AS-AG","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 64}]]]',NULL,1794868998526);
INSERT INTO "actions" VALUES('uGHktTPmUS02',8,'pompey','place ship-6-0 DM-IT 0/6','[{"draw":"laurel-3-1"},{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"DM-IT","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"dalmatia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"dalmatia","caesar":3,"pompey":2},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794868998535);
INSERT INTO "actions" VALUES('uGHktTPmUS02',9,'caesar','place laurel-2-2 NU-AF 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"NU-AF","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 38}]]]',NULL,1794868998544);
INSERT INTO "actions" VALUES('uGHktTPmUS02',10,'pompey','place laurel-3-1 GC-IT 3/1','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"GC-IT","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 64}]]]',NULL,1794868998553);
INSERT INTO "actions" VALUES('uGHktTPmUS02',11,'caesar','place shield-4-2 GA-SD 4/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"GA-SD","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 28}]]]',NULL,1794868998563);
INSERT INTO "actions" VALUES('uGHktTPmUS02',12,'pompey','place shield-5-1 MD-IT 5/1','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"MD-IT","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 27}]]]',NULL,1794868998569);
INSERT INTO "actions" VALUES('sHQb6Mmxgi0F',0,NULL,'set-up','[{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"wealth"},{"draw":"laurel-2-2"},{"draw":"sword-5-1"},{"draw":"laurel-2-2"},{"draw":"sword-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794868998576);
INSERT INTO "actions" VALUES('uGHktTPmUS02',13,'caesar','place sword-5-1 MD-AC 5/1','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"MD-AC","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":8,"pompey":5},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-MD"},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794868998578);
INSERT INTO "actions" VALUES('uGHktTPmUS02',14,'pompey','place ship-3-3 SD-MT 3/3','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 22}]]]',NULL,1794868998588);
INSERT INTO "actions" VALUES('uGHktTPmUS02',15,'caesar','place ship-4-2 HU-MT 4/2','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"HU-MT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 15}]]]',NULL,1794868998596);
INSERT INTO "actions" VALUES('uGHktTPmUS02',16,'pompey','place sword-6-0 SY-AG 0/6','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 26}]]]',NULL,1794868999607);
INSERT INTO "actions" VALUES('uGHktTPmUS02',17,'caesar','place ship-3-3 CR-AG 3/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"CR-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794868999612);
INSERT INTO "actions" VALUES('uGHktTPmUS02',18,'pompey','place sword-4-2 CY-AG 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"CY-AG","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"aegyptus"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"aegyptus","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"aegyptus","caesar":6,"pompey":10}]','bot','["caesar", [["random", {"count": 26}]]]',NULL,1794868999622);
INSERT INTO "actions" VALUES('uGHktTPmUS02',19,'pompey','might token CR-AG','[{"draw":"laurel-2-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"ship-3-3","border":"CR-AG"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 10}]]]',NULL,1794868999630);
INSERT INTO "actions" VALUES('uGHktTPmUS02',20,'caesar','place ship-6-0 SD-SC 0/6','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SD-SC","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794868999637);
INSERT INTO "actions" VALUES('uGHktTPmUS02',21,'pompey','place laurel-2-2 GC-GA 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"GC-GA","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia_cisalpina","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia_cisalpina","caesar":0,"pompey":7}]','bot','["caesar", [["random", {"count": 29}]]]',NULL,1794868999646);
INSERT INTO "actions" VALUES('uGHktTPmUS02',22,'pompey','might token AS-CR','[{"draw":"shield-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"shield-3-3","border":"AS-CR"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 10}]]]',NULL,1794868999654);
INSERT INTO "actions" VALUES('uGHktTPmUS02',23,'caesar','place laurel-2-2 CR-CY 2/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"CR-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 14}]]]',NULL,1794868999663);
INSERT INTO "actions" VALUES('uGHktTPmUS02',24,'pompey','place shield-6-0 AS-SY 0/6','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-SY","values":[0,6]}]','bot','["caesar", [["random", {"count": 25}]]]',NULL,1794868999678);
INSERT INTO "actions" VALUES('uGHktTPmUS02',25,'pompey','close asia','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"asia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"asia","caesar":1,"pompey":0},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SY-AG"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794868999683);
INSERT INTO "actions" VALUES('uGHktTPmUS02',26,'pompey','bonus wealth','[{"draw":"sword-5-1"},{"draw":"ship-4-2"}]','[{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794868999695);
INSERT INTO "actions" VALUES('uGHktTPmUS02',27,'caesar','place sword-4-2 MT-NU 4/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"MT-NU","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"mauritania","caesar":6,"pompey":3},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 20}]]]',NULL,1794868999704);
INSERT INTO "actions" VALUES('uGHktTPmUS02',28,'caesar','place shield-6-0 HC-HU 0/6','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"HC-HU","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_ulterior","caesar":10,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"HU-MT"}]','bot','["caesar", [["random", {"count": 22}]]]',NULL,1794868999712);
INSERT INTO "actions" VALUES('uGHktTPmUS02',29,'caesar','might token DM-GC','[{"draw":"sword-6-0"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"laurel-2-2","border":"DM-GC"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 13}]]]',NULL,1794868999721);
INSERT INTO "actions" VALUES('uGHktTPmUS02',30,'pompey','place ship-4-2 IT-AC 4/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"IT-AC","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 15}]]]',NULL,1794868999735);
INSERT INTO "actions" VALUES('uGHktTPmUS02',31,'caesar','place laurel-4-0 IT-SD 0/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"IT-SD","values":[0,4]}]','bot','["caesar", [["random", {"count": 12}]]]',NULL,1794868999744);
INSERT INTO "actions" VALUES('uGHktTPmUS02',32,'caesar','close italia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"italia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"italia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sardinia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"italia","caesar":0,"pompey":16},{"kind":"province_won","audience":"all","seat":"caesar","province":"sardinia","caesar":6,"pompey":3},{"kind":"italia_second","audience":"all","seat":"pompey"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GC-IT"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"SD-MT"},{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":false},{"kind":"senate","audience":"all","seat":"caesar","count":3,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794868999759);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
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
INSERT INTO "chat" VALUES(1,'NiHDsOFJC3K6','table','caesar','p_-uG5PsgAvWx4','Alea iacta est — ''twas "said".',1794868998364);
CREATE TABLE club_tables (
	"match" VARCHAR(24) NOT NULL, 
	club VARCHAR(24) NOT NULL, 
	PRIMARY KEY ("match")
);
INSERT INTO "club_tables" VALUES('sHQb6Mmxgi0F','FNbfHxb6krck');
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
INSERT INTO "clubs" VALUES('FNbfHxb6krck','Collegium','p_-uG5PsgAvWx4','j5SBQ8Zb55RUMp_9m35APT5F',1794868999599,1794868998487);
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
INSERT INTO "entrants" VALUES('p9D7m6HQLfIj','bot:recruit#1',NULL,'recruit',0,900,'in',1794868998452);
INSERT INTO "entrants" VALUES('p9D7m6HQLfIj','bot:recruit#2',NULL,'recruit',1,900,'in',1794868998452);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_-uG5PsgAvWx4','muted','p_mPipaOL2PcU6');
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
INSERT INTO "matches" VALUES('-CEmizUZ4bDj','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_-uG5PsgAvWx4',NULL,X'7365616C6564313A1E0E0585183A39CB1EFFA83BD7ABA2302489C769D0A28D5EFEB3612C767D531CF0191DF2FBDFB553834E0219DFDBE37EDA87933B3BB267B81343AF97',1,'','table',31,33,'[]','{"left":{"caesar":259199922,"pompey":259199981},"since":{},"had":{"1":259199782,"2":259199798,"3":259199879,"4":259199854,"5":259199959,"6":259199979,"7":259199919,"8":259199975,"9":259199842,"10":259199860,"11":259199891,"12":259199790,"13":259199628,"14":259199490,"15":259199849,"16":259199802,"17":259199839,"18":259199896,"19":259199978,"20":259199975,"21":259199987,"22":259199977,"23":259199977,"24":259199978,"25":259199983,"26":259199977,"27":259199982,"28":259199978,"29":259199982,"30":259199981,"31":259199922},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":11}}',NULL,1794868993414,1794868998000,1794868998253,'{}','{}','new_people','place','{}','{}','{}');
INSERT INTO "matches" VALUES('NiHDsOFJC3K6','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_-uG5PsgAvWx4',NULL,X'7365616C6564313AD138205E9D0DCBA2DE47714E929A1992BD1DD6AE82DF85808FD7DFBDB646F23BEB5CC04746241E77F92D52C36DCB8F927435E480F4A882EA5F161171',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199978},"since":{"caesar":1794868998344},"had":{"1":259199983,"2":259199980,"3":259199988,"4":259199978},"told":{}}',1795128198344,NULL,'[]',NULL,NULL,1794868998264,1794868998000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('uGHktTPmUS02','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',0,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',NULL,NULL,X'7365616C6564313A2B43A48F2F266CEB7EC4DCD477AF77ECDC3880DBD0E440399BF33A7BD6643D65FF3A90F3A6EBF3F887000A9ACB83AA04214BE7716DF61E0DE0F0EAD9',1,'','tournament',32,32,'[]','{"left":{"caesar":259200000,"pompey":259200000},"since":{},"had":{"1":259200000,"2":259200000,"3":259200000,"4":259200000,"5":259200000,"6":259200000,"7":259200000,"8":259200000,"9":259200000,"10":259200000,"11":259200000,"12":259200000,"13":259200000,"14":259200000,"15":259200000,"16":259200000,"17":259200000,"18":259200000,"19":259200000,"20":259200000,"21":259200000,"22":259200000,"23":259200000,"24":259200000,"25":259200000,"26":259200000,"27":259200000,"28":259200000,"29":259200000,"30":259200000,"31":259200000,"32":259200000},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":7}}',NULL,1794868998471,1794868999000,1794868999759,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('sHQb6Mmxgi0F','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_Ys0euAgFETWX',NULL,X'7365616C6564313A6161F77E57013F16EFC57AFCA7A330630998E9E531C927E64BE52420344C85644955E52A7A695A3CCCA410CD30DF8E0DE4EA9E097685E52619C61368',1,'','table',0,3,'[]','{"left":{},"since":{},"had":{},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"resigned","scores":{"caesar":0,"pompey":0}}',NULL,1794868998552,1794868998000,1794868998591,'{}','{}','no_moves','place','{}','{}','{}');
INSERT INTO "matches" VALUES('uY9MmsbGChfT','rubico',3,'{"players":3,"track":"via_flaminia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","corrections":true,"four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_-uG5PsgAvWx4','AVQVGM',X'7365616C6564313AE27D97CE1456A9079DAF3B23272F940B6FEE54A341252C5D57DF536EFA2F68EE1521557CAD9663D45A52DF1B452B84D105B8A3F8C89E52768BFAAAFE',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794868999624,1794868999624,NULL,'{}','{}',NULL,'place','{}','{}','{}');
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
INSERT INTO "meetings" VALUES('p9D7m6HQLfIj',1,0,'uGHktTPmUS02','[0,1]',NULL,1,'[]',1794868998464,NULL,NULL);
CREATE TABLE members (
	club VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	joined BIGINT NOT NULL, 
	PRIMARY KEY (club, person)
);
INSERT INTO "members" VALUES('FNbfHxb6krck','p_-uG5PsgAvWx4',1794868998487);
INSERT INTO "members" VALUES('FNbfHxb6krck','p_mPipaOL2PcU6',1794868998506);
INSERT INTO "members" VALUES('FNbfHxb6krck','p_Ys0euAgFETWX',1794868998539);
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
INSERT INTO "people" VALUES('p_-uG5PsgAvWx4','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$l9bD1jeFUnpkaYq0W7or9w$bCXhz9DuQD6tKwPm8M9q2h7x4zP4MKQVpqmByBi5PPg',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794868992470,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_mPipaOL2PcU6','Paulla Petronia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794868992566,0,NULL,'paullapetronla');
INSERT INTO "people" VALUES('p_Ys0euAgFETWX','Lucius Sulpicius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794868998518,0,NULL,'ludussulpldus');
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
INSERT INTO "reports" VALUES(1,'p_-uG5PsgAvWx4','p_mPipaOL2PcU6',NULL,NULL,'He laughed.',1794868998415);
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
INSERT INTO "season_lines" VALUES('FNbfHxb6krck',1,0,1,'p_Ys0euAgFETWX',2,1,1);
INSERT INTO "season_lines" VALUES('FNbfHxb6krck',1,1,2,'p_mPipaOL2PcU6',0,0,1);
CREATE TABLE seasons (
	club VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (club, number)
);
INSERT INTO "seasons" VALUES('FNbfHxb6krck',1,1794868998487,1794868999599);
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
INSERT INTO "seats" VALUES('-CEmizUZ4bDj','caesar',0,'person','p_-uG5PsgAvWx4',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('-CEmizUZ4bDj','pompey',1,'person','p_mPipaOL2PcU6',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('NiHDsOFJC3K6','caesar',0,'person','p_-uG5PsgAvWx4',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('NiHDsOFJC3K6','pompey',1,'person','p_mPipaOL2PcU6',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('uGHktTPmUS02','caesar',0,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('uGHktTPmUS02','pompey',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('sHQb6Mmxgi0F','caesar',0,'person','p_Ys0euAgFETWX',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('sHQb6Mmxgi0F','pompey',1,'person','p_mPipaOL2PcU6',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('uY9MmsbGChfT','p1',0,'person','p_-uG5PsgAvWx4',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('uY9MmsbGChfT','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('uY9MmsbGChfT','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('NKGsiw6hubgxthuSBRLoq6Uf','p_-uG5PsgAvWx4',1794868992532,1794868992532,1794868992532,1794868993277,'','python-httpx');
INSERT INTO "sessions" VALUES('d2GwKfU-jxJy8nx_p5bZTQ2P','p_mPipaOL2PcU6',1794868992568,1794868992568,1794868992568,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('wlRh1ORxYURuZkNWMiwnVdkL','p_-uG5PsgAvWx4',1794868993395,1794868993395,1794868993395,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('D_yhwNeFZhXrdRBSQacsei3x','p_Ys0euAgFETWX',1794868998527,1794868998527,1794868998527,NULL,'','python-httpx');
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
INSERT INTO "standings" VALUES('-CEmizUZ4bDj','caesar','p_-uG5PsgAvWx4','caesar','won',0,1794868998253,NULL);
INSERT INTO "standings" VALUES('-CEmizUZ4bDj','pompey','p_mPipaOL2PcU6','caesar','lost',0,1794868998253,NULL);
INSERT INTO "standings" VALUES('sHQb6Mmxgi0F','caesar','p_Ys0euAgFETWX','caesar','won',0,1794868998591,NULL);
INSERT INTO "standings" VALUES('sHQb6Mmxgi0F','pompey','p_mPipaOL2PcU6','caesar','lost',0,1794868998591,NULL);
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
INSERT INTO "studies" VALUES('fkrdfMdIqYJL','p_-uG5PsgAvWx4','The Ides','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','','-CEmizUZ4bDj',0,1794868999616,1794868999616,0,'[[0,null,null,"set-up",[{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"draw":"laurel-2-2"},{"draw":"shield-4-2"},{"draw":"laurel-2-2"},{"draw":"ship-5-1"}]],[1,0,"caesar","place shield-4-2 DM-GC 4/2",[{"draw":"ship-6-0"}]],[2,1,"pompey","place laurel-2-2 DM-IT 2/2",[{"draw":"sword-5-1"}]],[3,2,"caesar","place ship-6-0 SD-SC 6/0",[{"draw":"shield-5-1"}]],[4,3,"pompey","place sword-5-1 CY-AG 5/1",[{"draw":"shield-6-0"}]],[5,4,"caesar","place shield-5-1 MD-IT 1/5",[{"draw":"shield-3-3"}]],[6,5,"pompey","place ship-5-1 AS-AG 1/5",[{"draw":"ship-4-2"}]],[7,6,"caesar","place laurel-2-2 CR-AG 2/2",[{"draw":"laurel-3-1"}]],[8,7,"pompey","place shield-6-0 AS-SY 0/6",[{"draw":"ship-6-0"}]],[9,8,"caesar","place laurel-3-1 AC-CR 3/1",[{"draw":"sword-5-1"}]],[10,9,"pompey","place ship-4-2 HU-MT 4/2",[{"draw":"ship-3-3"}]],[11,10,"caesar","place sword-5-1 NU-AF 5/1",[{"draw":"laurel-4-0"}]],[12,11,"pompey","place ship-6-0 SD-MT 0/6",[{"draw":"sword-6-0"}]],[13,12,"caesar","place laurel-4-0 AF-CY 0/4",[{"draw":"sword-3-3"}]],[14,13,"pompey","place sword-6-0 GA-HC 6/0",[{"draw":"sword-3-3"}]],[15,14,"caesar","place sword-3-3 SY-AG 3/3",[]],[16,15,"caesar","close aegyptus",[{"draw":"sword-6-0"}]],[17,16,"caesar","place sword-6-0 MT-NU 6/0",[{"draw":"laurel-2-2"}]],[18,17,"pompey","place ship-3-3 IT-AC 3/3",[{"draw":"laurel-2-2"}]],[19,18,"caesar","place laurel-2-2 GC-GA 2/2",[{"draw":"ship-3-3"}]],[20,19,"pompey","place laurel-2-2 SC-NU 2/2",[]],[21,20,"pompey","might marker numidia",[{"draw":"shield-3-3"}]],[22,21,"caesar","place shield-3-3 HC-HU 3/3",[]],[23,22,"caesar","close hispania_ulterior",[{"draw":"sword-4-2"},{"draw":"shield-6-0"},{"draw":"ship-5-1"}]],[24,23,"pompey","place sword-3-3 IT-SC 3/3",[{"draw":"shield-5-1"}]],[25,24,"caesar","place sword-4-2 GC-IT 4/2",[{"draw":"ship-4-2"}]],[26,25,"caesar","place shield-6-0 GA-SD 6/0",[]],[27,26,"caesar","place ship-3-3 SC-AF 3/3",[]],[28,27,"caesar","might token SD-MT",[]],[29,28,"pompey","place shield-3-3 IT-SD 3/3",[]],[30,29,"pompey","close italia",[{"draw":"laurel-3-1"}]],[31,30,"caesar","place ship-4-2 AC-AF 2/4",[]]]');
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
INSERT INTO "tournaments" VALUES('p9D7m6HQLfIj','Ludi','swiss','caesar','{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',1,0,'p_-uG5PsgAvWx4',NULL,'running',1,1,300,0,NULL,NULL,NULL,1794868998463,2,1794868998437,NULL,NULL);
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
CREATE INDEX ix_puzzle_tries_at ON puzzle_tries (at);
CREATE INDEX ix_studies_person ON studies (person, updated);
COMMIT;
