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
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"draw":"sword-6-0"},{"draw":"ship-3-3"},{"draw":"laurel-2-2"},{"draw":"sword-6-0"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794799365687);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',1,'caesar','place sword-6-0 GC-GA 6/0','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"GC-GA","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:999732e887505a28',1794799365918);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',2,'pompey','place laurel-2-2 AF-CY 2/2','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e92f9becbda8cad3',1794799366160);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',3,'caesar','place ship-3-3 CR-AG 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"CR-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:44cc5beece4b7499',1794799366304);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',4,'pompey','place sword-6-0 SY-AG 6/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:99e8881b65ec4293',1794799366457);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',5,'caesar','place ship-5-1 AC-AF 1/5','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"AC-AF","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:854e244224ea1866',1794799366492);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',6,'pompey','place laurel-2-2 IT-AC 2/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"IT-AC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:3c04e415b2e5c923',1794799366571);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',7,'caesar','place laurel-4-0 CR-CY 0/4','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"CR-CY","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:efcdea77eb9a21d0',1794799366611);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',8,'pompey','place shield-4-2 AS-SY 4/2','[{"draw":"laurel-4-0"},{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AS-SY","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":8},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:cdd4b94f57a7890e',1794799366787);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',9,'caesar','place shield-4-2 IT-SD 4/2','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"IT-SD","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:28461eba7632832e',1794799368564);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',10,'pompey','place laurel-4-0 SD-MT 4/0','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"SD-MT","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:596b6facb304d73b',1794799368777);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',11,'caesar','place sword-5-1 IT-SC 5/1','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"IT-SC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:bd5d1ea33c28c7f2',1794799368912);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',12,'pompey','place sword-4-2 GC-IT 4/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"GC-IT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:227d8ced7f540c27',1794799368944);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',13,'caesar','place shield-3-3 DM-GC 3/3','[{"draw":"sword-3-3"},{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"DM-GC","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":9,"pompey":4},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a0af2c80b1021a79',1794799368968);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',14,'pompey','place shield-6-0 HC-HU 6/0','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"HC-HU","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:51b01dcfef8c44a0',1794799369007);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',15,'caesar','place ship-6-0 AS-AG 6/0','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"AS-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:41990448fa186353',1794799369074);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',16,'pompey','place ship-6-0 DM-IT 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"DM-IT","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:a13f5376261542c7',1794799369166);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',17,'caesar','place sword-3-3 MT-NU 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:386a3c37c1372d1f',1794799369404);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',18,'pompey','place ship-4-2 SC-NU 2/4','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"SC-NU","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:3f2e3b8cf6d70474',1794799369567);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',19,'caesar','place laurel-2-2 MD-IT 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"MD-IT","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"italia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"italia","caesar":11,"pompey":4},{"kind":"italia_second","audience":"all","seat":"caesar"},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GC-IT"},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:8517725250581734',1794799369642);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',20,'pompey','place sword-5-1 GA-HC 5/1','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"GA-HC","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":7},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:30f7eaced5c1c09d',1794799369738);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',21,'caesar','place ship-4-2 HU-MT 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"HU-MT","values":[4,2]}]','person',NULL,'caesar:2e89e1ce642f80f7',1794799369824);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',22,'caesar','close mauritania','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"mauritania","caesar":5,"pompey":0},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_ulterior","caesar":4,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"HU-MT"}]','person',NULL,'caesar:d0174cf0e93120cc',1794799370060);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',23,'caesar','might token SC-NU','[]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"ship-4-2","border":"SC-NU"}]','person',NULL,'caesar:a16745064add89e4',1794799370095);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',24,'caesar','might marker syria','[{"draw":"laurel-2-2"}]','[{"kind":"marker_turned","audience":"all","seat":"caesar","province":"syria"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:fcea9a369dd2eaeb',1794799370121);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',25,'pompey','place ship-3-3 SD-SC 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SD-SC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:6a2ab73869d3e7ee',1794799370235);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',26,'caesar','place shield-5-1 AC-CR 5/1','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"AC-CR","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:403dfb3829e6509c',1794799370334);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',27,'pompey','place shield-3-3 GA-SD 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"GA-SD","values":[3,3]}]','person',NULL,'pompey:c6ab47d0c384f24f',1794799370478);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',28,'pompey','close gallia','[{"draw":"shield-5-1"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"gallia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sardinia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia","caesar":0,"pompey":8},{"kind":"province_won","audience":"all","seat":"pompey","province":"sardinia","caesar":2,"pompey":10},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GA-HC"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GA-SD"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:a18dc9e05e06564e',1794799370833);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',29,'pompey','place shield-5-1 AS-CR 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-CR","values":[5,1]}]','person',NULL,'pompey:da67995e77055444',1794799370982);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',30,'pompey','close asia','[{"draw":"sword-3-3"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"asia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"creta"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"creta","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":6,"pompey":9},{"kind":"province_won","audience":"all","seat":"caesar","province":"creta","caesar":4,"pompey":1},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate","audience":"all","seat":"pompey","count":3,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:dd7e8b0f2729d1d4',1794799371052);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',31,'caesar','place sword-4-2 CY-AG 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"CY-AG","values":[4,2]}]','person',NULL,'caesar:6a46f611fea9ac5f',1794799371421);
INSERT INTO "actions" VALUES('Sh-jhRSYb6g6',32,'caesar','close cyrene','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"cyrene"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"cyrene","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"aegyptus"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"aegyptus","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"cyrene","caesar":8,"pompey":2},{"kind":"province_won","audience":"all","seat":"caesar","province":"aegyptus","caesar":5,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"CR-CY"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:2744455e78aed1a4',1794799371491);
INSERT INTO "actions" VALUES('nk2uBUPVySZj',0,NULL,'set-up','[{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"draw":"sword-5-1"},{"draw":"sword-4-2"},{"draw":"sword-6-0"},{"draw":"sword-4-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794799371608);
INSERT INTO "actions" VALUES('nk2uBUPVySZj',1,'caesar','place sword-4-2 SY-AG 2/4','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"SY-AG","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:98c79330c7159108',1794799371659);
INSERT INTO "actions" VALUES('nk2uBUPVySZj',2,'pompey','place sword-6-0 CY-AG 6/0','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"CY-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ccedc1c4fe5f1972',1794799371695);
INSERT INTO "actions" VALUES('nk2uBUPVySZj',3,'caesar','place shield-4-2 HC-HU 4/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"HC-HU","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:3a573fc932b53a45',1794799371725);
INSERT INTO "actions" VALUES('nk2uBUPVySZj',4,'pompey','place ship-4-2 HU-MT 4/2','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"HU-MT","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":2,"pompey":4},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:6c073f28614e5b25',1794799371875);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "chat" VALUES(1,'nk2uBUPVySZj','table','caesar','p_iUJiWKL1AoUF','Alea iacta est — ''twas "said".',1794799371918);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_iUJiWKL1AoUF','muted','p_Q9fnAhBbgguc');
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
	finished BIGINT, customs TEXT DEFAULT '{}' NOT NULL, stage TEXT DEFAULT '{}' NOT NULL, unrated VARCHAR(16), draws VARCHAR(8) DEFAULT 'number' NOT NULL, numbers TEXT DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES('Sh-jhRSYb6g6','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_iUJiWKL1AoUF',NULL,X'7365616C6564313A4C32177E0CD0CA036D4CB58F01B6F58FE4DA408C796C6BE0F710B3C94AED19562D924A8E1A4BFF547EF5377F7725657948020F7C3D42E001D344F779',1,'','table',32,34,'[]','{"left":{"caesar":259199930,"pompey":259199930},"since":{},"had":{"1":259199769,"2":259199758,"3":259199856,"4":259199847,"5":259199965,"6":259199921,"7":259199960,"8":259199824,"9":259198223,"10":259199787,"11":259199865,"12":259199968,"13":259199976,"14":259199961,"15":259199933,"16":259199908,"17":259199762,"18":259199837,"19":259199925,"20":259199904,"21":259199914,"22":259199764,"23":259199965,"24":259199974,"25":259199886,"26":259199901,"27":259199856,"28":259199645,"29":259199851,"30":259199930,"31":259199631,"32":259199930}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":10}}',NULL,1794799365564,1794799371000,1794799371491,'{}','{}','new_people','place','{}');
INSERT INTO "matches" VALUES('nk2uBUPVySZj','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_iUJiWKL1AoUF',NULL,X'7365616C6564313AF6B572E93DD9099E78F97DE921FC721B3760DFBEE72E773049C55DC54CBC1A8EE21B8D5D27BE16963B4D0357A7293DDC620C28553E9632D4D4B04712',1,'','table',4,6,'["pompey"]','{"left":{"caesar":259199970,"pompey":259200000},"since":{"pompey":1794799371875},"had":{"1":259199949,"2":259199964,"3":259199970,"4":259199850}}',1795058571875,NULL,'[]',NULL,NULL,1794799371581,1794799371000,NULL,'{}','{}',NULL,'place','{}');
INSERT INTO "matches" VALUES('qreDMVuQzHcZ','rubico',2,'{"players":3,"track":"via_aemilia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_iUJiWKL1AoUF','QNEQZG',X'7365616C6564313A9E6609C3C5E5EE1AF2716DC5FA22EBF94BB275C4C35959BEDA36AC657AAB175C8BB45707D0B052871816CEDAE7B79F6D28F7329EF753EB29A75AF76A',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794799371946,1794799371946,NULL,'{}','{}',NULL,'place','{}');
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
INSERT INTO "people" VALUES('p_iUJiWKL1AoUF','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$KZjWm3dTT9cmTZEz59dR3A$d+hAoHGHLgAyV2cIwqTqbFj2q7ROhNi1WWp7ZJjnyjc',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794799364629,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_Q9fnAhBbgguc','Maxima Domitia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794799364761,0,NULL,'maxlmadomltla');
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
INSERT INTO "reports" VALUES(1,'p_iUJiWKL1AoUF','p_Q9fnAhBbgguc',NULL,NULL,'He laughed.',1794799371932);
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
INSERT INTO "seats" VALUES('Sh-jhRSYb6g6','caesar',0,'person','p_iUJiWKL1AoUF',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('Sh-jhRSYb6g6','pompey',1,'person','p_Q9fnAhBbgguc',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('nk2uBUPVySZj','caesar',0,'person','p_iUJiWKL1AoUF',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('nk2uBUPVySZj','pompey',1,'person','p_Q9fnAhBbgguc',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('qreDMVuQzHcZ','p1',0,'person','p_iUJiWKL1AoUF',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('qreDMVuQzHcZ','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('qreDMVuQzHcZ','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('L4IefccZeu_VMZAre7HVZYGt','p_iUJiWKL1AoUF',1794799364660,1794799364660,1794799364660,1794799365358,'','');
INSERT INTO "sessions" VALUES('BdwP34qBAIP_DTkaIPK2kUh5','p_Q9fnAhBbgguc',1794799364893,1794799364893,1794799364893,NULL,'','');
INSERT INTO "sessions" VALUES('tXG3Zm3w5CMnZBgFmOQOwOBE','p_iUJiWKL1AoUF',1794799365425,1794799365425,1794799365425,NULL,'','');
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
INSERT INTO "standings" VALUES('Sh-jhRSYb6g6','caesar','p_iUJiWKL1AoUF','caesar','won',0,1794799371491,NULL);
INSERT INTO "standings" VALUES('Sh-jhRSYb6g6','pompey','p_Q9fnAhBbgguc','caesar','lost',0,1794799371491,NULL);
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
