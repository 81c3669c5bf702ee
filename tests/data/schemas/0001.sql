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
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"draw":"shield-3-3"},{"draw":"ship-6-0"},{"draw":"sword-6-0"},{"draw":"shield-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794735512823);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',1,'caesar','place shield-3-3 DM-GC 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"DM-GC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:d79d32c58b96ae2a',1794735512915);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',2,'pompey','place sword-6-0 SY-AG 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c7e7a515006659ad',1794735512978);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',3,'caesar','place ship-6-0 SD-SC 6/0','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SD-SC","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:46709b2f7571b01e',1794735513027);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',4,'pompey','place sword-5-1 IT-SC 5/1','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"IT-SC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:7c0cbb10bc20def1',1794735513080);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',5,'caesar','place shield-6-0 MD-IT 0/6','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"MD-IT","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9098beec84b065fd',1794735513136);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',6,'pompey','place ship-3-3 CR-AG 3/3','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"CR-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:b6854865435f72f9',1794735513192);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',7,'caesar','place ship-5-1 AC-AF 5/1','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"AC-AF","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:541e9dbb5748c965',1794735513247);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',8,'pompey','place sword-4-2 CY-AG 2/4','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"CY-AG","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:574b0424c2129d48',1794735513300);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',9,'caesar','place laurel-3-1 IT-AC 1/3','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"IT-AC","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9487a1ec1419eb76',1794735513357);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',10,'pompey','place shield-6-0 AS-CR 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-CR","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:b820cbdf57bd9e41',1794735513424);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',11,'caesar','place shield-5-1 CR-CY 1/5','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"CR-CY","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:12187d89c829bf83',1794735513476);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',12,'pompey','place laurel-2-2 HC-HU 2/2','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"HC-HU","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:4a4f7fd0a7bab181',1794735513544);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',13,'caesar','place sword-6-0 MT-NU 0/6','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"MT-NU","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:25901acfdf6cb5bc',1794735513604);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',14,'pompey','place laurel-2-2 DM-IT 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"DM-IT","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e1eb8452aad52cee',1794735513664);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',15,'caesar','place sword-4-2 GA-HC 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GA-HC","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"might"},{"kind":"province_tied","audience":"all","province":"hispania_citerior","each":2}]','person',NULL,'caesar:f050b41cb106da12',1794735513732);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',16,'caesar','might token SY-AG','[{"draw":"laurel-4-0"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"sword-6-0","border":"SY-AG"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9e497409c69921df',1794735513795);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',17,'pompey','place ship-4-2 HU-MT 2/4','[{"draw":"sword-3-3"},{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"HU-MT","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":4},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:77fa43cccaa0a36d',1794735513848);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',18,'caesar','place laurel-4-0 AS-SY 0/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"AS-SY","values":[0,4]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":4,"pompey":0}]','person',NULL,'caesar:39ab138c1baf5452',1794735513908);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',19,'caesar','might token HC-HU','[{"draw":"laurel-2-2"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"laurel-2-2","border":"HC-HU"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a13052b35f637edc',1794735513960);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',20,'pompey','place laurel-4-0 MD-AC 0/4','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"MD-AC","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:51a51100f40be3b0',1794735514028);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',21,'caesar','place laurel-2-2 SC-NU 2/2','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"SC-NU","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:bd5d15c1c3541f59',1794735514092);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',22,'pompey','place ship-5-1 SC-AF 1/5','[{"draw":"shield-5-1"},{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"SC-AF","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sicilia","bonus":"wealth"},{"kind":"province_tied","audience":"all","province":"sicilia","each":2},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:326d0a84de0b712e',1794735514172);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',23,'caesar','place shield-4-2 AC-CR 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AC-CR","values":[2,4]}]','person',NULL,'caesar:807b32649b22f538',1794735514260);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',24,'caesar','close achaia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"achaia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"achaia","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"creta"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"creta","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":10,"pompey":4},{"kind":"province_won","audience":"all","seat":"caesar","province":"creta","caesar":5,"pompey":3},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AC-CR"}]','person',NULL,'caesar:cf594869d70bea3a',1794735514344);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',25,'caesar','bonus senate','[{"draw":"ship-3-3"},{"draw":"sword-3-3"}]','[{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:924028dd9b7ec588',1794735514416);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',26,'pompey','place sword-3-3 GC-GA 3/3','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"GC-GA","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:73765a3f5cd8f65a',1794735514491);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',27,'caesar','place sword-3-3 NU-AF 3/3','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"NU-AF","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"numidia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"numidia","caesar":11,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:710a161a19a03007',1794735514573);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',28,'caesar','place sword-5-1 GC-IT 5/1','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"GC-IT","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":8,"pompey":3},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:2110268cea58dad1',1794735514648);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',29,'caesar','place laurel-2-2 DM-MD 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"DM-MD","values":[2,2]}]','person',NULL,'caesar:ae0936e1c3e9c326',1794735514720);
INSERT INTO "actions" VALUES('i8wk0pNk1dPK',30,'caesar','close dalmatia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"dalmatia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"dalmatia","caesar":5,"pompey":2},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":2,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-GC"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-MD"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"MD-AC"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:9f5ce94e2c962f9e',1794735514801);
INSERT INTO "actions" VALUES('X9MvfCP8kiTt',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"draw":"ship-3-3"},{"draw":"laurel-2-2"},{"draw":"laurel-2-2"},{"draw":"laurel-2-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794735514891);
INSERT INTO "actions" VALUES('X9MvfCP8kiTt',1,'caesar','place laurel-2-2 AS-SY 2/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AS-SY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:27b8e584c8c5e60f',1794735514959);
INSERT INTO "actions" VALUES('X9MvfCP8kiTt',2,'pompey','place laurel-2-2 AF-CY 2/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e9e2f32e8a6bef28',1794735515017);
INSERT INTO "actions" VALUES('X9MvfCP8kiTt',3,'caesar','place ship-3-3 AS-AG 3/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"AS-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:7e06d9283bcfd97c',1794735515064);
INSERT INTO "actions" VALUES('X9MvfCP8kiTt',4,'pompey','place laurel-2-2 MD-AC 2/2','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"MD-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:974185b3da91dc0b',1794735515112);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "chat" VALUES(1,'X9MvfCP8kiTt','table','caesar','p_ehuGVkXhz96O','Alea iacta est — ''twas "said".',1794735515143);
CREATE TABLE marks (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_ehuGVkXhz96O','muted','p_EG8LxTFZNYaR');
CREATE TABLE "matches" (
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
	finished BIGINT, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES('i8wk0pNk1dPK','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_ehuGVkXhz96O',NULL,X'1FEBBB527D46341DF220FF436F9B2306F3B6C54DA94576037ABE3A3331527D38',1,'','table',30,31,'[]','{"left":{"caesar":259199919,"pompey":259199925},"since":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":1}}',NULL,1794735512735,1794735514801,1794735514801);
INSERT INTO "matches" VALUES('X9MvfCP8kiTt','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_ehuGVkXhz96O',NULL,X'4CD22AA5C8BC7940EC61A76367F4FBA00832F426C27B93C3817A6E5234027FB8',1,'','table',4,5,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199952},"since":{"caesar":1794735515112}}',1794994715112,NULL,'[]',NULL,NULL,1794735514853,1794735515112,NULL);
INSERT INTO "matches" VALUES('rxwB0F1jZckr','rubico',1,'{"players":3,"track":"standard","senate_set":"3_3_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_ehuGVkXhz96O','AAUDHG',X'F2B97C137CC10A5F7D3C8D85D3EF8EDE6641D3ACB5B386B85647CF8E62BA9F28',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794735515331,1794735515331,NULL);
CREATE TABLE "people" (
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
	erased BOOLEAN NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_people_account UNIQUE (account)
);
INSERT INTO "people" VALUES('p_ehuGVkXhz96O','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$I4vEJ+wZoyhQQpVG7TsVzg$YjB+gazkBD+NgaxplaStvoQVCegZ9jL26lIk0FWapdk',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794735512345,0);
INSERT INTO "people" VALUES('p_EG8LxTFZNYaR','Sextus Junius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794735512385,0);
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
INSERT INTO "ratings" VALUES('p_ehuGVkXhz96O','caesar',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1);
INSERT INTO "ratings" VALUES('p_EG8LxTFZNYaR','caesar',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1);
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
INSERT INTO "reports" VALUES(1,'p_ehuGVkXhz96O','p_EG8LxTFZNYaR',NULL,NULL,'He laughed.',1794735515208);
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
INSERT INTO "seats" VALUES('i8wk0pNk1dPK','caesar',0,'person','p_ehuGVkXhz96O',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('i8wk0pNk1dPK','pompey',1,'person','p_EG8LxTFZNYaR',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('X9MvfCP8kiTt','caesar',0,'person','p_ehuGVkXhz96O',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('X9MvfCP8kiTt','pompey',1,'person','p_EG8LxTFZNYaR',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('rxwB0F1jZckr','p1',0,'person','p_ehuGVkXhz96O',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('rxwB0F1jZckr','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('rxwB0F1jZckr','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "standings" VALUES('i8wk0pNk1dPK','caesar','p_ehuGVkXhz96O','caesar','won',0,1794735514801);
INSERT INTO "standings" VALUES('i8wk0pNk1dPK','pompey','p_EG8LxTFZNYaR','caesar','lost',0,1794735514801);
CREATE INDEX ix_chat_match_id ON chat ("match", id);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_pushes_person ON pushes (person);
CREATE INDEX ix_ratings_game_rating ON ratings (game, rating);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_standings_person ON standings (person);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_matches_status_updated ON matches (status, updated);
COMMIT;
