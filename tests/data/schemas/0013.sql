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
INSERT INTO "actions" VALUES('xb8p82tAP6si',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"draw":"laurel-4-0"},{"draw":"shield-6-0"},{"draw":"ship-5-1"},{"draw":"ship-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794859654760);
INSERT INTO "actions" VALUES('xb8p82tAP6si',1,'caesar','place shield-6-0 AS-CR 0/6','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"AS-CR","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:37ed54bb6415c5bc',1794859654796);
INSERT INTO "actions" VALUES('xb8p82tAP6si',2,'pompey','place ship-5-1 CR-AG 5/1','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"CR-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:a89d885b1a46d91c',1794859654831);
INSERT INTO "actions" VALUES('xb8p82tAP6si',3,'caesar','place laurel-4-0 MT-NU 4/0','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"MT-NU","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:61c80304b0d5e188',1794859654857);
INSERT INTO "actions" VALUES('xb8p82tAP6si',4,'pompey','place ship-6-0 SC-AF 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"SC-AF","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:29e61c4efcbc2631',1794859654884);
INSERT INTO "actions" VALUES('xb8p82tAP6si',5,'caesar','place shield-5-1 MD-IT 1/5','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"MD-IT","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a46b0051e65be91f',1794859654906);
INSERT INTO "actions" VALUES('xb8p82tAP6si',6,'pompey','place laurel-2-2 SY-AG 2/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SY-AG","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1d286deabc5e1e8d',1794859654939);
INSERT INTO "actions" VALUES('xb8p82tAP6si',7,'caesar','place laurel-2-2 CR-CY 2/2','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"CR-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9a7c93398fcbf49c',1794859654960);
INSERT INTO "actions" VALUES('xb8p82tAP6si',8,'pompey','place sword-5-1 CY-AG 1/5','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"CY-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c73168c05631d36c',1794859654980);
INSERT INTO "actions" VALUES('xb8p82tAP6si',9,'caesar','place ship-3-3 IT-AC 3/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"IT-AC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:d88d8a56a72555d0',1794859655166);
INSERT INTO "actions" VALUES('xb8p82tAP6si',10,'pompey','place laurel-4-0 SC-NU 0/4','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"SC-NU","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:402ba61d54b3b1ed',1794859655198);
INSERT INTO "actions" VALUES('xb8p82tAP6si',11,'caesar','place ship-6-0 DM-IT 6/0','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"DM-IT","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f2b164eef40ca5ca',1794859655215);
INSERT INTO "actions" VALUES('xb8p82tAP6si',12,'pompey','place shield-3-3 GA-SD 3/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"GA-SD","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:83d2fd8cc89dab57',1794859655238);
INSERT INTO "actions" VALUES('xb8p82tAP6si',13,'caesar','place ship-4-2 SD-SC 2/4','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"SD-SC","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:1ca0df4bbfe3cd1f',1794859655258);
INSERT INTO "actions" VALUES('xb8p82tAP6si',14,'pompey','place shield-5-1 HC-HU 5/1','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"HC-HU","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:449f8f560b208b4e',1794859655272);
INSERT INTO "actions" VALUES('xb8p82tAP6si',15,'caesar','place sword-6-0 DM-MD 6/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"DM-MD","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:5e217bac699ae695',1794859655295);
INSERT INTO "actions" VALUES('xb8p82tAP6si',16,'pompey','place ship-3-3 SD-MT 3/3','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2874e558c2fb79e5',1794859655340);
INSERT INTO "actions" VALUES('xb8p82tAP6si',17,'caesar','place shield-4-2 IT-SD 4/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"IT-SD","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sardinia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"sardinia","caesar":4,"pompey":6},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9795434dbe21c61f',1794859655362);
INSERT INTO "actions" VALUES('xb8p82tAP6si',18,'pompey','place shield-6-0 AF-CY 6/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AF-CY","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"cyrene","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"cyrene","caesar":2,"pompey":1},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:832538282404b064',1794859655385);
INSERT INTO "actions" VALUES('xb8p82tAP6si',19,'caesar','place sword-3-3 GC-IT 3/3','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"GC-IT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:3f58e6451d9f3be5',1794859655413);
INSERT INTO "actions" VALUES('xb8p82tAP6si',20,'pompey','place sword-4-2 IT-SC 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"IT-SC","values":[2,4]}]','person',NULL,'pompey:4af92be273a4e0a8',1794859655462);
INSERT INTO "actions" VALUES('xb8p82tAP6si',21,'pompey','close italia','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"italia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"italia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sicilia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"italia","caesar":15,"pompey":2},{"kind":"province_won","audience":"all","seat":"pompey","province":"sicilia","caesar":4,"pompey":10},{"kind":"italia_second","audience":"all","seat":"caesar"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SD-SC"}]','person',NULL,'pompey:9537b6175109c2bd',1794859655550);
INSERT INTO "actions" VALUES('xb8p82tAP6si',22,'pompey','bonus wealth','[{"draw":"laurel-3-1"},{"draw":"sword-3-3"}]','[{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:0c969f8a60fd351c',1794859655631);
INSERT INTO "actions" VALUES('xb8p82tAP6si',23,'caesar','place ship-5-1 HU-MT 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"HU-MT","values":[5,1]}]','person',NULL,'caesar:7777fd1d8f9a56c1',1794859655691);
INSERT INTO "actions" VALUES('xb8p82tAP6si',24,'caesar','close hispania_ulterior','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_ulterior","caesar":5,"pompey":1},{"kind":"province_won","audience":"all","seat":"caesar","province":"mauritania","caesar":5,"pompey":3},{"kind":"border_marked","audience":"all","seat":"caesar","border":"HU-MT"}]','person',NULL,'caesar:6420617172377198',1794859655727);
INSERT INTO "actions" VALUES('xb8p82tAP6si',25,'caesar','bonus might','[]','[]','person',NULL,'caesar:9b65b5925b1f1ce7',1794859655780);
INSERT INTO "actions" VALUES('xb8p82tAP6si',26,'caesar','might marker sardinia','[{"draw":"sword-5-1"},{"draw":"shield-3-3"}]','[{"kind":"marker_turned","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:660ab4623057ad97',1794859655809);
INSERT INTO "actions" VALUES('xb8p82tAP6si',27,'pompey','place laurel-3-1 DM-GC 1/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"DM-GC","values":[1,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"dalmatia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"dalmatia","caesar":12,"pompey":1},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-IT"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:2910519bf888c597',1794859655839);
INSERT INTO "actions" VALUES('xb8p82tAP6si',28,'pompey','place sword-3-3 GA-HC 3/3','[{"draw":"ship-4-2"},{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"GA-HC","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":8},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:6f82b9fca3a86d75',1794859655860);
INSERT INTO "actions" VALUES('xb8p82tAP6si',29,'caesar','place laurel-3-1 AC-AF 3/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"AC-AF","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:95e5ffcf3e286096',1794859655877);
INSERT INTO "actions" VALUES('xb8p82tAP6si',30,'pompey','place shield-4-2 AC-CR 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AC-CR","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"creta"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"creta","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"creta","caesar":8,"pompey":7},{"kind":"border_marked","audience":"all","seat":"caesar","border":"CR-CY"}]','person',NULL,'pompey:fa190da32e117d9a',1794859655901);
INSERT INTO "actions" VALUES('xb8p82tAP6si',31,'pompey','might token DM-MD','[]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"sword-6-0","border":"DM-MD"},{"kind":"bag_empty","audience":"all","seat":"pompey"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1da7273408629f73',1794859655924);
INSERT INTO "actions" VALUES('xb8p82tAP6si',32,'caesar','place laurel-2-2 AS-SY 2/2','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AS-SY","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"senate"},{"kind":"province_tied","audience":"all","province":"syria","each":2},{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ee247f9de32e8201',1794859655945);
INSERT INTO "actions" VALUES('xb8p82tAP6si',33,'pompey','place sword-6-0 GC-GA 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"GC-GA","values":[6,0]}]','person',NULL,'pompey:14102c12437c1504',1794859655975);
INSERT INTO "actions" VALUES('xb8p82tAP6si',34,'pompey','close gallia_cisalpina','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia_cisalpina","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia_cisalpina","caesar":3,"pompey":9},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia","caesar":0,"pompey":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GC-GA"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GA-HC"},{"kind":"senate","audience":"all","seat":"pompey","count":3,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"bag_empty","audience":"all","seat":"pompey"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:020f94ec87dea390',1794859656000);
INSERT INTO "actions" VALUES('xb8p82tAP6si',35,'pompey','place laurel-2-2 MD-AC 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"MD-AC","values":[2,2]}]','person',NULL,'pompey:8a0eb0ed0bf0b02f',1794859656033);
INSERT INTO "actions" VALUES('xb8p82tAP6si',36,'pompey','close achaia','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"achaia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"achaia","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"macedonia","bonus":"wealth"},{"kind":"province_tied","audience":"all","province":"achaia","each":6},{"kind":"province_won","audience":"all","seat":"pompey","province":"macedonia","caesar":1,"pompey":2},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','person',NULL,'pompey:3813f3b01ca9051c',1794859656056);
INSERT INTO "actions" VALUES('eR1IcA0F6Zaf',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"draw":"laurel-2-2"},{"draw":"shield-5-1"},{"draw":"sword-6-0"},{"draw":"ship-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794859656083);
INSERT INTO "actions" VALUES('eR1IcA0F6Zaf',1,'caesar','place laurel-2-2 AF-CY 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:010b54f24dc6f21f',1794859656114);
INSERT INTO "actions" VALUES('eR1IcA0F6Zaf',2,'pompey','place sword-6-0 SY-AG 0/6','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2d1c027421a66b8a',1794859656158);
INSERT INTO "actions" VALUES('eR1IcA0F6Zaf',3,'caesar','place shield-5-1 AS-SY 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"AS-SY","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":1,"pompey":0}]','person',NULL,'caesar:c2dd1ffe3e14d64a',1794859656211);
INSERT INTO "actions" VALUES('eR1IcA0F6Zaf',4,'caesar','might token SY-AG','[{"draw":"sword-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"sword-6-0","border":"SY-AG"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ff23fd9370f0c76d',1794859656241);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',0,NULL,'set-up','[{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"draw":"shield-6-0"},{"draw":"shield-3-3"},{"draw":"ship-3-3"},{"draw":"laurel-2-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794859656363);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',1,'caesar','place shield-6-0 AS-SY 0/6','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"AS-SY","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794859656370);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',2,'pompey','place laurel-2-2 MD-AC 2/2','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"MD-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 39}]]]',NULL,1794859656379);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',3,'caesar','place shield-3-3 IT-SD 3/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"IT-SD","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 29}]]]',NULL,1794859656644);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',4,'pompey','place ship-5-1 SD-SC 1/5','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"SD-SC","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 30}]]]',NULL,1794859656653);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',5,'caesar','place ship-6-0 AC-AF 0/6','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"AC-AF","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 36}]]]',NULL,1794859656655);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',6,'pompey','place ship-6-0 HU-MT 6/0','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"HU-MT","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794859656711);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',7,'caesar','place ship-4-2 AS-AG 2/4','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"AS-AG","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 62}]]]',NULL,1794859656719);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',8,'pompey','place ship-3-3 DM-IT 3/3','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"DM-IT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 14}]]]',NULL,1794859656732);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',9,'caesar','place laurel-3-1 IT-AC 1/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"IT-AC","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 62}]]]',NULL,1794859656755);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',10,'pompey','place shield-6-0 AC-CR 0/6','[{"draw":"sword-3-3"},{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AC-CR","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"achaia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":3,"pompey":2},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 24}]]]',NULL,1794859656761);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',11,'caesar','place sword-6-0 DM-MD 6/0','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"DM-MD","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 26}]]]',NULL,1794859656772);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',12,'pompey','place shield-3-3 HC-HU 3/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"HC-HU","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":9},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 31}]]]',NULL,1794859656785);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',13,'pompey','place sword-4-2 NU-AF 4/2','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"NU-AF","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 32}]]]',NULL,1794859656795);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',14,'caesar','place ship-5-1 CR-AG 5/1','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"CR-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 15}]]]',NULL,1794859656801);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',15,'pompey','place sword-3-3 CY-AG 3/3','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"CY-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 27}]]]',NULL,1794859656829);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',16,'caesar','place sword-3-3 GC-GA 3/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"GC-GA","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 36}]]]',NULL,1794859656842);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',17,'pompey','place laurel-4-0 DM-GC 4/0','[{"draw":"laurel-3-1"},{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"DM-GC","values":[4,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"dalmatia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"dalmatia","caesar":6,"pompey":7},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 44}]]]',NULL,1794859656856);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',18,'caesar','place shield-5-1 GA-SD 5/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"GA-SD","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 36}]]]',NULL,1794859656865);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',19,'pompey','place laurel-3-1 AF-CY 1/3','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"AF-CY","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 48}]]]',NULL,1794859656872);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',20,'caesar','place laurel-4-0 SC-NU 4/0','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"SC-NU","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 28}]]]',NULL,1794859656880);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',21,'pompey','place shield-5-1 AS-CR 1/5','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-CR","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"asia","caesar":2,"pompey":1},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 26}]]]',NULL,1794859656890);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',22,'caesar','place ship-3-3 SC-AF 3/3','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SC-AF","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"africa","caesar":9,"pompey":3},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AC-AF"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 6}]]]',NULL,1794859656894);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',23,'caesar','place sword-5-1 GA-HC 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"GA-HC","values":[5,1]}]','bot','["caesar", [["random", {"count": 14}]]]',NULL,1794859656908);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',24,'caesar','close gallia','[{"draw":"laurel-2-2"},{"draw":"sword-4-2"}]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"gallia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":13,"pompey":0},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":1,"pompey":3},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HC-HU"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794859656922);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',25,'caesar','place laurel-2-2 GC-IT 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"GC-IT","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":5,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GC-GA"}]','bot','["caesar", [["random", {"count": 19}]]]',NULL,1794859656940);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',26,'caesar','might token SD-SC','[{"draw":"laurel-2-2"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"ship-5-1","border":"SD-SC"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 13}]]]',NULL,1794859657021);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',27,'pompey','place sword-5-1 IT-SC 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"IT-SC","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sicilia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"sicilia","caesar":7,"pompey":1},{"kind":"border_marked","audience":"all","seat":"caesar","border":"SC-AF"},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 18}]]]',NULL,1794859657038);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',28,'caesar','place laurel-2-2 MT-NU 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"MT-NU","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"numidia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"numidia","caesar":2,"pompey":4},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 13}]]]',NULL,1794859657062);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',29,'caesar','place shield-4-2 CR-CY 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"CR-CY","values":[4,2]}]','bot','["caesar", [["random", {"count": 6}]]]',NULL,1794859657070);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',30,'caesar','close creta','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"creta"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"creta"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"creta","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"cyrene","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"creta","caesar":9,"pompey":11},{"kind":"province_won","audience":"all","seat":"pompey","province":"cyrene","caesar":2,"pompey":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"CR-CY"},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":false},{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":false},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794859657087);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',31,'pompey','place sword-6-0 SY-AG 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[6,0]}]','bot','["caesar", [["random", {"count": 9}]]]',NULL,1794859657092);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',32,'pompey','close syria','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"syria"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"aegyptus"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"aegyptus","bonus":"wealth"},{"kind":"province_tied","audience":"all","province":"syria","each":6},{"kind":"province_won","audience":"all","seat":"caesar","province":"aegyptus","caesar":5,"pompey":3},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AS-AG"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794859657100);
INSERT INTO "actions" VALUES('ZJ_ItbXhfYze',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"tactics"},{"draw":"ship-5-1"},{"draw":"laurel-2-2"},{"draw":"laurel-2-2"},{"draw":"shield-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794859657118);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',33,'pompey','bonus wealth','[]','[{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"bag_empty","audience":"all","seat":"pompey"},{"kind":"senate","audience":"all","seat":"pompey","count":3,"won":false},{"kind":"bag_empty","audience":"all","seat":"pompey"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794859657119);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',34,'caesar','pass','[]','[{"kind":"passed","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','bot','["caesar", [["only", {}]]]',NULL,1794859657127);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',35,'pompey','place ship-4-2 SD-MT 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"SD-MT","values":[2,4]}]','bot','["caesar", [["random", {"count": 6}]]]',NULL,1794859657136);
INSERT INTO "actions" VALUES('TkX_3Zro1ICF',36,'pompey','close sardinia','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"sardinia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sardinia","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"mauritania","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"sardinia","caesar":4,"pompey":2},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','bot','["caesar", [["random", {"count": 2}]]]',NULL,1794859658144);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
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
INSERT INTO "chat" VALUES(1,'eR1IcA0F6Zaf','table','caesar','p_4cXk7qzo3ygD','Alea iacta est — ''twas "said".',1794859656260);
CREATE TABLE club_tables (
	"match" VARCHAR(24) NOT NULL, 
	club VARCHAR(24) NOT NULL, 
	PRIMARY KEY ("match")
);
INSERT INTO "club_tables" VALUES('ZJ_ItbXhfYze','JZuiUANILBXg');
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
INSERT INTO "clubs" VALUES('JZuiUANILBXg','Collegium','p_4cXk7qzo3ygD','TEblpm8WtJNRWyAgrBGIfutD',1794859658152,1794859656636);
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
INSERT INTO "entrants" VALUES('997_V0OD3SZK','bot:recruit#1',NULL,'recruit',0,900,'in',1794859656334);
INSERT INTO "entrants" VALUES('997_V0OD3SZK','bot:recruit#2',NULL,'recruit',1,900,'in',1794859656334);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_4cXk7qzo3ygD','muted','p_NWpodZ6SGF7h');
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
INSERT INTO "matches" VALUES('xb8p82tAP6si','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_4cXk7qzo3ygD',NULL,X'7365616C6564313AD72AFCAA95DA66D844DEEBC70E1887BEE84A3A8A1BCAC223DDC1E3383AB432E2C48ABC58267F88613835F9F9EF061505BD28F12641773EF6A1E28C0F',1,'','table',36,38,'[]','{"left":{"caesar":259199979,"pompey":259199977},"since":{},"had":{"1":259199964,"2":259199965,"3":259199974,"4":259199973,"5":259199978,"6":259199967,"7":259199979,"8":259199980,"9":259199814,"10":259199968,"11":259199983,"12":259199977,"13":259199980,"14":259199986,"15":259199977,"16":259199955,"17":259199978,"18":259199977,"19":259199972,"20":259199951,"21":259199912,"22":259199919,"23":259199940,"24":259199964,"25":259199947,"26":259199918,"27":259199970,"28":259199979,"29":259199983,"30":259199976,"31":259199977,"32":259199979,"33":259199970,"34":259199975,"35":259199967,"36":259199977},"told":{}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":10,"pompey":12}}',NULL,1794859654702,1794859656000,1794859656056,'{}','{}','new_people','place','{}','{}','{}');
INSERT INTO "matches" VALUES('eR1IcA0F6Zaf','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_4cXk7qzo3ygD',NULL,X'7365616C6564313AB796A26C4E4DDB06FA11DE608497A48BE58A989BAF6767DED49E825DE47525387858EF397C0AAA5CE2C21CE3E94890B7802DBC22B2DB23F3A62B9F81',1,'','table',4,6,'["pompey"]','{"left":{"caesar":259199970,"pompey":259200000},"since":{"pompey":1794859656241},"had":{"1":259199969,"2":259199956,"3":259199947,"4":259199970},"told":{}}',1795118856241,NULL,'[]',NULL,NULL,1794859656068,1794859656000,NULL,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('TkX_3Zro1ICF','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',0,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',NULL,NULL,X'7365616C6564313AE51549F7E55644844D711D74DEB7ACE086E06A3C2D3A2A2ABBD98EBC56C484BF86EDE2A6E421585AC7E1AD146A97999762B462759FE188AD9308D633',1,'','tournament',36,36,'[]','{"left":{"caesar":259200000,"pompey":259200000},"since":{},"had":{"1":259200000,"2":259200000,"3":259200000,"4":259200000,"5":259200000,"6":259200000,"7":259200000,"8":259200000,"9":259200000,"10":259200000,"11":259200000,"12":259200000,"13":259200000,"14":259200000,"15":259200000,"16":259200000,"17":259200000,"18":259200000,"19":259200000,"20":259200000,"21":259200000,"22":259200000,"23":259200000,"24":259200000,"25":259200000,"26":259200000,"27":259200000,"28":259200000,"29":259200000,"30":259200000,"31":259200000,"32":259200000,"33":259200000,"34":259200000,"35":259200000,"36":259200000},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":8}}',NULL,1794859656363,1794859658000,1794859658144,'{}','{}',NULL,'place','{}','{}','{}');
INSERT INTO "matches" VALUES('ZJ_ItbXhfYze','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_e5eblSV2SuOS',NULL,X'7365616C6564313AAFBF0A993841C8401F37C1DB0CEB7780C68228021D696864F1E1D9D5571FC40A8DAF048B70B987E3CBF093C9CD99D184B41D1795341E776A728C83F2',1,'','table',0,3,'[]','{"left":{},"since":{},"had":{},"told":{}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"resigned","scores":{"caesar":0,"pompey":0}}',NULL,1794859656922,1794859657000,1794859657130,'{}','{}','no_moves','place','{}','{}','{}');
INSERT INTO "matches" VALUES('brwpCXNxvFH7','rubico',3,'{"players":3,"track":"via_flaminia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","corrections":true,"four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_4cXk7qzo3ygD','LYBNNR',X'7365616C6564313AE58C7507F166B098E6AD89D8D0D26C4AA96188F75AA960F32006C0B7A51644042F3DEF53E55D1A2C67B13E35BD15FE846C2524ED3A5D258A1E357280',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794859658953,1794859658953,NULL,'{}','{}',NULL,'place','{}','{}','{}');
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
INSERT INTO "meetings" VALUES('997_V0OD3SZK',1,0,'TkX_3Zro1ICF','[0,1]',NULL,1,'[]',1794859656354,NULL,NULL);
CREATE TABLE members (
	club VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	joined BIGINT NOT NULL, 
	PRIMARY KEY (club, person)
);
INSERT INTO "members" VALUES('JZuiUANILBXg','p_4cXk7qzo3ygD',1794859656636);
INSERT INTO "members" VALUES('JZuiUANILBXg','p_NWpodZ6SGF7h',1794859656764);
INSERT INTO "members" VALUES('JZuiUANILBXg','p_e5eblSV2SuOS',1794859656875);
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
INSERT INTO "people" VALUES('p_4cXk7qzo3ygD','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$JL8OQzkN7b829q84TcL+ig$lSYOzmzMpY4rr0TOz50mTS1QFu6sIwDPCGK9ULYH7RI',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794859654339,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_NWpodZ6SGF7h','Prima Aquilia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794859654353,0,NULL,'prlmaaqullla');
INSERT INTO "people" VALUES('p_e5eblSV2SuOS','Marcus Vitellius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794859656815,0,NULL,'marcusvltelllus');
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
INSERT INTO "reports" VALUES(1,'p_4cXk7qzo3ygD','p_NWpodZ6SGF7h',NULL,NULL,'He laughed.',1794859656288);
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
INSERT INTO "season_lines" VALUES('JZuiUANILBXg',1,0,1,'p_e5eblSV2SuOS',2,1,1);
INSERT INTO "season_lines" VALUES('JZuiUANILBXg',1,1,2,'p_NWpodZ6SGF7h',0,0,1);
CREATE TABLE seasons (
	club VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (club, number)
);
INSERT INTO "seasons" VALUES('JZuiUANILBXg',1,1794859656636,1794859658152);
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
INSERT INTO "seats" VALUES('xb8p82tAP6si','caesar',0,'person','p_4cXk7qzo3ygD',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('xb8p82tAP6si','pompey',1,'person','p_NWpodZ6SGF7h',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('eR1IcA0F6Zaf','caesar',0,'person','p_4cXk7qzo3ygD',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('eR1IcA0F6Zaf','pompey',1,'person','p_NWpodZ6SGF7h',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('TkX_3Zro1ICF','caesar',0,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('TkX_3Zro1ICF','pompey',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('ZJ_ItbXhfYze','caesar',0,'person','p_e5eblSV2SuOS',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('ZJ_ItbXhfYze','pompey',1,'person','p_NWpodZ6SGF7h',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('brwpCXNxvFH7','p1',0,'person','p_4cXk7qzo3ygD',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('brwpCXNxvFH7','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('brwpCXNxvFH7','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('ir1P2Unz8zp_Ye49s99X40aq','p_4cXk7qzo3ygD',1794859654342,1794859654342,1794859654342,1794859654668,'','python-httpx');
INSERT INTO "sessions" VALUES('FLOPg7hyVeSqE-eInEAZcLOx','p_NWpodZ6SGF7h',1794859654358,1794859654358,1794859654358,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('MeIfM79_79JzBYrrNstm9ZGu','p_4cXk7qzo3ygD',1794859654674,1794859654674,1794859654674,NULL,'','python-httpx');
INSERT INTO "sessions" VALUES('xAGrmDozlK1tceAis067c4AP','p_e5eblSV2SuOS',1794859656847,1794859656847,1794859656847,NULL,'','python-httpx');
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
INSERT INTO "standings" VALUES('xb8p82tAP6si','caesar','p_4cXk7qzo3ygD','caesar','lost',0,1794859656056,NULL);
INSERT INTO "standings" VALUES('xb8p82tAP6si','pompey','p_NWpodZ6SGF7h','caesar','won',0,1794859656056,NULL);
INSERT INTO "standings" VALUES('ZJ_ItbXhfYze','caesar','p_e5eblSV2SuOS','caesar','won',0,1794859657130,NULL);
INSERT INTO "standings" VALUES('ZJ_ItbXhfYze','pompey','p_NWpodZ6SGF7h','caesar','lost',0,1794859657130,NULL);
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
INSERT INTO "tournaments" VALUES('997_V0OD3SZK','Ludi','swiss','caesar','{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}',1,0,'p_4cXk7qzo3ygD',NULL,'running',1,1,300,0,NULL,NULL,NULL,1794859656354,2,1794859656313,NULL,NULL);
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
COMMIT;
