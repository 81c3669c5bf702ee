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
INSERT INTO "actions" VALUES('PykZFbOCqNrP',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"draw":"shield-6-0"},{"draw":"sword-5-1"},{"draw":"shield-5-1"},{"draw":"ship-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794792806863);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',1,'caesar','place sword-5-1 IT-SC 5/1','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"IT-SC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:98997a6fe1a2a82b',1794792807289);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',2,'pompey','place shield-5-1 AS-SY 5/1','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-SY","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:f36d90cbfba6c64e',1794792807355);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',3,'caesar','place shield-6-0 IT-SD 6/0','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"IT-SD","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:e8818c806197c660',1794792807425);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',4,'pompey','place ship-5-1 SC-AF 5/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"SC-AF","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:68f33c25d908eb48',1794792807476);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',5,'caesar','place ship-6-0 SC-NU 0/6','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SC-NU","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:be50fd443128fcc6',1794792807550);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',6,'pompey','place shield-4-2 AS-CR 2/4','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AS-CR","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1240e1a18da61fae',1794792807581);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',7,'caesar','place laurel-2-2 DM-IT 2/2','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"DM-IT","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:e63eb54cf714a3a7',1794792807757);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',8,'pompey','place sword-5-1 CY-AG 1/5','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"CY-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2c7454afa8ec3319',1794792807832);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',9,'caesar','place ship-3-3 AS-AG 3/3','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"AS-AG","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"asia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":3,"pompey":7},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:9cddd75f14705940',1794792807882);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',10,'caesar','place sword-4-2 DM-MD 4/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"DM-MD","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0a2d11c0d5d337a2',1794792807923);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',11,'pompey','place laurel-4-0 SD-MT 0/4','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"SD-MT","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1cba8b717219ab16',1794792807955);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',12,'caesar','place ship-5-1 AC-AF 5/1','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"AC-AF","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a1f92d09995c8151',1794792808009);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',13,'pompey','place laurel-3-1 MD-AC 1/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"MD-AC","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:74e4dac26252b7de',1794792808171);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',14,'caesar','place sword-3-3 MT-NU 3/3','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:8275175599129af0',1794792808206);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',15,'pompey','place ship-4-2 CR-AG 4/2','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"CR-AG","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:365a130d2e6414ee',1794792808233);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',16,'caesar','place laurel-4-0 DM-GC 4/0','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"DM-GC","values":[4,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"dalmatia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"dalmatia","caesar":10,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:62862be2fb2de97d',1794792808272);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',17,'caesar','place shield-3-3 HC-HU 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"HC-HU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9e4f39774a242990',1794792808298);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',18,'pompey','place ship-3-3 SD-SC 3/3','[{"draw":"laurel-2-2"},{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SD-SC","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sicilia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"sicilia","caesar":1,"pompey":8},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1919c2c8de53a8c0',1794792808319);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',19,'caesar','place laurel-2-2 NU-AF 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"NU-AF","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"numidia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"numidia","caesar":11,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:f4384c437364d318',1794792808346);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',20,'caesar','place laurel-3-1 GA-SD 3/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"GA-SD","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sardinia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"sardinia","caesar":1,"pompey":3},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SD-SC"}]','person',NULL,'caesar:22d1d73f055a9dad',1794792808373);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',21,'caesar','might token CY-AG','[{"draw":"shield-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"sword-5-1","border":"CY-AG"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:81e0320c97fcd555',1794792808397);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',22,'pompey','place sword-6-0 GC-GA 0/6','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"GC-GA","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:33d9d255255c06f5',1794792808426);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',23,'caesar','place shield-4-2 AC-CR 2/4','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AC-CR","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c2ffae0f5d643452',1794792808458);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',24,'pompey','place sword-4-2 GA-HC 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"GA-HC","values":[4,2]}]','person',NULL,'pompey:8db8b10a972e41d3',1794792808507);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',25,'pompey','close gallia','[{"draw":"sword-3-3"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"gallia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia","caesar":3,"pompey":10},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_citerior","caesar":3,"pompey":2},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GA-SD"},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:4992313457039ae4',1794792808543);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',26,'caesar','place sword-6-0 GC-IT 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"GC-IT","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":6,"pompey":0},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-GC"}]','person',NULL,'caesar:c52ae507541d59d4',1794792808567);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',27,'caesar','might marker sicilia','[{"draw":"shield-5-1"}]','[{"kind":"marker_turned","audience":"all","seat":"caesar","province":"sicilia"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:6735e4c28239f393',1794792808607);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',28,'pompey','place laurel-2-2 AF-CY 2/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"africa","bonus":"senate"},{"kind":"province_tied","audience":"all","province":"africa","each":3},{"kind":"senate","audience":"all","seat":"pompey","count":3,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8a7429b020b34b0c',1794792808693);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',29,'caesar','place shield-5-1 MD-IT 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"MD-IT","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":7,"pompey":1},{"kind":"border_marked","audience":"all","seat":"caesar","border":"DM-MD"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ff65b70d9c9b506e',1794792808743);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',30,'pompey','place laurel-2-2 HU-MT 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"HU-MT","values":[2,2]}]','person',NULL,'pompey:4ac79e635e24a115',1794792808779);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',31,'pompey','close hispania_ulterior','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"mauritania","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_ulterior","caesar":3,"pompey":2},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":3,"pompey":6},{"kind":"border_marked","audience":"all","seat":"caesar","border":"HC-HU"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SD-MT"}]','person',NULL,'pompey:cf238bc51336abac',1794792808812);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',32,'pompey','might marker numidia','[]','[{"kind":"marker_turned","audience":"all","seat":"pompey","province":"numidia"}]','person',NULL,'pompey:1b42d80aa4151e3d',1794792808869);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',33,'pompey','might token MT-NU','[{"draw":"ship-6-0"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"sword-3-3","border":"MT-NU"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:33c2479bd7eca811',1794792808901);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',34,'caesar','place ship-4-2 IT-AC 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"IT-AC","values":[4,2]}]','person',NULL,'caesar:db12e2042427b1ff',1794792808932);
INSERT INTO "actions" VALUES('PykZFbOCqNrP',35,'caesar','close achaia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"achaia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"achaia","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"italia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"italia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":9,"pompey":3},{"kind":"province_won","audience":"all","seat":"caesar","province":"italia","caesar":18,"pompey":0},{"kind":"italia_second","audience":"all","seat":"caesar"},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'caesar:cd89b837e1e87102',1794792808965);
INSERT INTO "actions" VALUES('0qf0Aa1wICTv',0,NULL,'set-up','[{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"draw":"laurel-2-2"},{"draw":"laurel-3-1"},{"draw":"shield-4-2"},{"draw":"sword-4-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794792808998);
INSERT INTO "actions" VALUES('0qf0Aa1wICTv',1,'caesar','place laurel-2-2 AF-CY 2/2','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:8a0635660284ddf0',1794792809023);
INSERT INTO "actions" VALUES('0qf0Aa1wICTv',2,'pompey','place sword-4-2 CY-AG 4/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"CY-AG","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:46d18afa18b3c421',1794792809046);
INSERT INTO "actions" VALUES('0qf0Aa1wICTv',3,'caesar','place laurel-3-1 IT-SD 3/1','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"IT-SD","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f5044f9be23bc5f8',1794792809077);
INSERT INTO "actions" VALUES('0qf0Aa1wICTv',4,'pompey','place sword-5-1 SY-AG 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"SY-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:d786e975406be8bf',1794792809123);
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
INSERT INTO "chat" VALUES(1,'0qf0Aa1wICTv','table','caesar','p_Q8zW81cMnaz4','Alea iacta est — ''twas "said".',1794792809151);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_Q8zW81cMnaz4','muted','p_WV1bYkPn-Fkf');
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
INSERT INTO "matches" VALUES('PykZFbOCqNrP','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_Q8zW81cMnaz4',NULL,X'7365616C6564313AFA67D170ED30FBD5B6FD296DA9B47479ECDB53C8E434D825A82693BAF8C2235710CC2041D1A2FBEDE8D2F91F94851ABEE756677320892928BA32D57A',1,'','table',35,37,'[]','{"left":{"caesar":259199967,"pompey":259199968},"since":{},"had":{"1":259199574,"2":259199934,"3":259199930,"4":259199949,"5":259199926,"6":259199969,"7":259199824,"8":259199925,"9":259199950,"10":259199959,"11":259199968,"12":259199946,"13":259199838,"14":259199965,"15":259199973,"16":259199961,"17":259199974,"18":259199979,"19":259199973,"20":259199973,"21":259199976,"22":259199971,"23":259199968,"24":259199951,"25":259199964,"26":259199976,"27":259199960,"28":259199914,"29":259199950,"30":259199964,"31":259199967,"32":259199943,"33":259199968,"34":259199969,"35":259199967}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":9}}',NULL,1794792806779,1794792808000,1794792808965,'{}','{}','new_people','place','{}');
INSERT INTO "matches" VALUES('0qf0Aa1wICTv','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_Q8zW81cMnaz4',NULL,X'7365616C6564313AFF76462672964DB5B79F216802DDB5BA94A125D9D3EAABC551981BF8264631B0CC98A3162DAC45627991BEFD4167EF11894A453F45A2B0AFE4C38CB8',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199954},"since":{"caesar":1794792809123},"had":{"1":259199975,"2":259199977,"3":259199969,"4":259199954}}',1795052009123,NULL,'[]',NULL,NULL,1794792808986,1794792809000,NULL,'{}','{}',NULL,'place','{}');
INSERT INTO "matches" VALUES('ASh7g36MWv0D','rubico',2,'{"players":3,"track":"via_aemilia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_Q8zW81cMnaz4','AWMNZU',X'7365616C6564313A6D9576013F8AA46700D90E130A1366F6048E92EDE39F3809F9F3DFC98F01A5677E6F470FEFEC2BAB8EE576037A41BE285E0E3054AA7864D28AD1E01E',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794792809527,1794792809527,NULL,'{}','{}',NULL,'place','{}');
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
INSERT INTO "people" VALUES('p_Q8zW81cMnaz4','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$gfLhyt77BuenfgEKpwkSCg$pxLSIm3Q5gzuOSnJK5eaCzFM8w7s9yjtYW8eAYRPOiM',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794792806251,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_WV1bYkPn-Fkf','Prima Manlia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794792806306,0,NULL,'prlmamanlla');
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
INSERT INTO "reports" VALUES(1,'p_Q8zW81cMnaz4','p_WV1bYkPn-Fkf',NULL,NULL,'He laughed.',1794792809172);
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
INSERT INTO "seats" VALUES('PykZFbOCqNrP','caesar',0,'person','p_Q8zW81cMnaz4',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('PykZFbOCqNrP','pompey',1,'person','p_WV1bYkPn-Fkf',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('0qf0Aa1wICTv','caesar',0,'person','p_Q8zW81cMnaz4',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('0qf0Aa1wICTv','pompey',1,'person','p_WV1bYkPn-Fkf',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('ASh7g36MWv0D','p1',0,'person','p_Q8zW81cMnaz4',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('ASh7g36MWv0D','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('ASh7g36MWv0D','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('IcoXLVja14qz2ftn4hmbLwMz','p_Q8zW81cMnaz4',1794792806278,1794792806278,1794792806278,1794792806712,'','');
INSERT INTO "sessions" VALUES('dJWsxyYT37GIGkLIxZzHzp5k','p_WV1bYkPn-Fkf',1794792806314,1794792806314,1794792806314,NULL,'','');
INSERT INTO "sessions" VALUES('lUZb9Lk-xOeHnImBy42ItsuR','p_Q8zW81cMnaz4',1794792806767,1794792806767,1794792806767,NULL,'','');
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
INSERT INTO "standings" VALUES('PykZFbOCqNrP','caesar','p_Q8zW81cMnaz4','caesar','won',0,1794792808965);
INSERT INTO "standings" VALUES('PykZFbOCqNrP','pompey','p_WV1bYkPn-Fkf','caesar','lost',0,1794792808965);
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
