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
INSERT INTO "actions" VALUES('aDvXeLJgvTki',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"might"},{"bonus":"tactics"},{"draw":"laurel-3-1"},{"draw":"sword-5-1"},{"draw":"laurel-3-1"},{"draw":"ship-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794788852419);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',1,'caesar','place sword-5-1 CY-AG 1/5','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-5-1","border":"CY-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:31b03d7219279ba8',1794788852722);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',2,'pompey','place laurel-3-1 AS-AG 3/1','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"AS-AG","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:406639d05bde2558',1794788852951);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',3,'caesar','place ship-6-0 SC-AF 6/0','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"SC-AF","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ced439f6118e52fb',1794788853228);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',4,'pompey','place sword-6-0 SY-AG 6/0','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"SY-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:6cca1f2150bb27d3',1794788853365);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',5,'caesar','place laurel-4-0 IT-SD 0/4','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"IT-SD","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:3fc0b68e3208155c',1794788853393);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',6,'pompey','place ship-5-1 AC-AF 1/5','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"AC-AF","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:772134fb0c6dd130',1794788853513);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',7,'caesar','place laurel-3-1 DM-MD 1/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"DM-MD","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:98396ebfb8fd89fd',1794788853771);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',8,'pompey','place shield-6-0 AS-SY 6/0','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-SY","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":6},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:eb32a95efa7fa97d',1794788853987);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',9,'pompey','place laurel-4-0 MD-IT 0/4','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"MD-IT","values":[0,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:0a34060228e12ef0',1794788854244);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',10,'caesar','place laurel-2-2 IT-SC 2/2','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"IT-SC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:e295d3eae2526cf5',1794788855592);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',11,'pompey','place shield-4-2 AS-CR 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AS-CR","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":0,"pompey":11},{"kind":"border_marked","audience":"all","seat":"pompey","border":"AS-SY"}]','person',NULL,'pompey:0e898bd4e9192157',1794788855689);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',12,'pompey','might token IT-SC','[{"draw":"sword-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"laurel-2-2","border":"IT-SC"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ca4831a9d5dade80',1794788855793);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',13,'caesar','place sword-6-0 MT-NU 0/6','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"MT-NU","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:dc318f5307e85507',1794788855830);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',14,'pompey','place sword-4-2 NU-AF 2/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"NU-AF","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:96bae057b32c0c75',1794788855863);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',15,'caesar','place shield-6-0 HC-HU 6/0','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"HC-HU","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c891c24e7462e569',1794788856150);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',16,'pompey','place laurel-2-2 SD-SC 2/2','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SD-SC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:a31d13b5bd267173',1794788856418);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',17,'caesar','place shield-4-2 AC-CR 4/2','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AC-CR","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:507ed51ed9f77d49',1794788856886);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',18,'pompey','place sword-5-1 GA-HC 5/1','[{"draw":"ship-3-3"},{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"GA-HC","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_citerior","caesar":6,"pompey":1},{"kind":"wealth","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:bc07d24cc4e0ecef',1794788857167);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',19,'caesar','place laurel-2-2 MD-AC 2/2','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"MD-AC","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"macedonia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"macedonia","caesar":5,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:87b2bea79c5de77f',1794788857253);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',20,'caesar','place ship-4-2 SC-NU 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"SC-NU","values":[4,2]}]','person',NULL,'caesar:03e1f4fc8c7a1852',1794788857361);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',21,'caesar','close sicilia','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"sicilia"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"sicilia","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"numidia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"sicilia","caesar":10,"pompey":2},{"kind":"province_won","audience":"all","seat":"caesar","province":"numidia","caesar":8,"pompey":2},{"kind":"border_marked","audience":"all","seat":"caesar","border":"SC-NU"},{"kind":"tactics","audience":"all","seat":"caesar"}]','person',NULL,'caesar:d621a990685d3596',1794788857405);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',22,'caesar','might marker syria','[{"draw":"sword-3-3"}]','[{"kind":"marker_turned","audience":"all","seat":"caesar","province":"syria"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:b1fb90d90db87eea',1794788857467);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',23,'caesar','place sword-3-3 GC-GA 3/3','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"GC-GA","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:171f37f9ec1178eb',1794788857646);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',24,'pompey','place ship-3-3 IT-AC 3/3','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"IT-AC","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"achaia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":6,"pompey":4},{"kind":"border_marked","audience":"all","seat":"caesar","border":"MD-AC"},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:14af8ea968f60e71',1794788858048);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',25,'caesar','place shield-5-1 GA-SD 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"GA-SD","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":8,"pompey":5},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GA-HC"}]','person',NULL,'caesar:9443f81533bcbaa0',1794788858248);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',26,'caesar','might token SD-SC','[{"draw":"sword-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"laurel-2-2","border":"SD-SC"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:5f3855f649390ad9',1794788858397);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',27,'pompey','place shield-5-1 DM-GC 5/1','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"DM-GC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:57a04d327b8597a3',1794788858534);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',28,'caesar','place sword-4-2 GC-IT 4/2','[{"draw":"ship-3-3"},{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"GC-IT","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":7,"pompey":1},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GC-GA"},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:01ab18acb3ab3307',1794788858668);
INSERT INTO "actions" VALUES('aDvXeLJgvTki',29,'pompey','place ship-4-2 CR-AG 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"CR-AG","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"aegyptus"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"aegyptus","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"aegyptus","caesar":5,"pompey":3},{"kind":"game_ended","audience":"all","winner":"caesar","reason":"last marker"}]','person',NULL,'pompey:47d6bf716df26c2a',1794788858782);
INSERT INTO "actions" VALUES('j2gjv1dcR0kh',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"draw":"shield-4-2"},{"draw":"shield-6-0"},{"draw":"laurel-2-2"},{"draw":"ship-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"wealth"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794788858944);
INSERT INTO "actions" VALUES('j2gjv1dcR0kh',1,'caesar','place shield-4-2 AS-SY 2/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AS-SY","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:d7c04daf37852dfa',1794788859116);
INSERT INTO "actions" VALUES('j2gjv1dcR0kh',2,'pompey','place laurel-2-2 SD-SC 2/2','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SD-SC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:6180a8f8589bbcca',1794788859357);
INSERT INTO "actions" VALUES('j2gjv1dcR0kh',3,'caesar','place laurel-2-2 DM-MD 2/2','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"DM-MD","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:ce71cff1942e7fe3',1794788859508);
INSERT INTO "actions" VALUES('j2gjv1dcR0kh',4,'pompey','place ship-3-3 SD-MT 3/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:214f160100b0641a',1794788859676);
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
INSERT INTO "chat" VALUES(1,'j2gjv1dcR0kh','table','caesar','p_kzaQULfxm81-','Alea iacta est — ''twas "said".',1794788859744);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_kzaQULfxm81-','muted','p_bDy-jbFtMZLb');
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
INSERT INTO "matches" VALUES('aDvXeLJgvTki','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_kzaQULfxm81-',NULL,X'7365616C6564313A1EF4B7FF11D9E0F2994D0DCD9342F5D9A9E5E29CC67D65C209E5AA06CE0998157B02A2B68CA27838B4550C48A8399FA3D26BFE88BAA8B0CDF89025B5',1,'','table',29,31,'[]','{"left":{"caesar":259199866,"pompey":259199886},"since":{},"had":{"1":259199697,"2":259199771,"3":259199723,"4":259199863,"5":259199972,"6":259199880,"7":259199742,"8":259199784,"9":259199743,"10":259198652,"11":259199903,"12":259199896,"13":259199963,"14":259199967,"15":259199713,"16":259199732,"17":259199532,"18":259199719,"19":259199914,"20":259199892,"21":259199956,"22":259199938,"23":259199821,"24":259199598,"25":259199800,"26":259199851,"27":259199863,"28":259199866,"29":259199886}}',NULL,NULL,'[]','{"winners":["caesar"],"reason":"last marker","scores":{"caesar":12,"pompey":3}}',NULL,1794788852229,1794788858787,1794788858782,'{}','{}','new_people','place','{}');
INSERT INTO "matches" VALUES('j2gjv1dcR0kh','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_kzaQULfxm81-',NULL,X'7365616C6564313A5171B66FC7F96AC52D48DEE1E798504F3A8E94A283C8B00DE2EBB8F2EAA589E7A8F937C14C3FFC6B67125BE904A08D4ABB7257FC14317762BC97BD73',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199832},"since":{"caesar":1794788859676},"had":{"1":259199828,"2":259199759,"3":259199849,"4":259199832}}',1795048059676,NULL,'[]',NULL,NULL,1794788858866,1794788859676,NULL,'{}','{}',NULL,'place','{}');
INSERT INTO "matches" VALUES('4MxIRf0FmUTw','rubico',1,'{"players":3,"track":"standard","senate_set":"3_3_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_kzaQULfxm81-','SPXGGQ',X'7365616C6564313A29F619234F3AAEFD8CED26D5A33878F5BD93C0236AABE95793399F57B884BDBF55B398C4DB5F612B18830A9DFBC07CD7B4EDE4539AE54045A1ABC611',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794788861853,1794788861853,NULL,'{}','{}',NULL,'place','{}');
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
INSERT INTO "people" VALUES('p_kzaQULfxm81-','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$6wmihBUUJg4+hIMafsYynQ$uk9UbKytXl2f+Su0OZwUd9fcIEAgb8EY/zPUosFDuKw',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794788851591,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_bDy-jbFtMZLb','Manius Cassius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794788851815,0,NULL,'manluscasslus');
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
INSERT INTO "reports" VALUES(1,'p_kzaQULfxm81-','p_bDy-jbFtMZLb',NULL,NULL,'He laughed.',1794788860005);
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
INSERT INTO "seats" VALUES('aDvXeLJgvTki','caesar',0,'person','p_kzaQULfxm81-',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('aDvXeLJgvTki','pompey',1,'person','p_bDy-jbFtMZLb',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('j2gjv1dcR0kh','caesar',0,'person','p_kzaQULfxm81-',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('j2gjv1dcR0kh','pompey',1,'person','p_bDy-jbFtMZLb',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('4MxIRf0FmUTw','p1',0,'person','p_kzaQULfxm81-',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('4MxIRf0FmUTw','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('4MxIRf0FmUTw','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('JlBIlsS-UDOYHdFrNVpobO_V','p_kzaQULfxm81-',1794788851651,1794788851651,1794788851651,1794788852203,'','');
INSERT INTO "sessions" VALUES('coriXfMTMPWRIYJhy78-8eR1','p_bDy-jbFtMZLb',1794788851823,1794788851823,1794788851823,NULL,'','');
INSERT INTO "sessions" VALUES('7vYBngVBwW0fh_WreNr7bPvs','p_kzaQULfxm81-',1794788852211,1794788852211,1794788852211,NULL,'','');
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
INSERT INTO "standings" VALUES('aDvXeLJgvTki','caesar','p_kzaQULfxm81-','caesar','won',0,1794788858782);
INSERT INTO "standings" VALUES('aDvXeLJgvTki','pompey','p_bDy-jbFtMZLb','caesar','lost',0,1794788858782);
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
