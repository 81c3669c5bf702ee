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
INSERT INTO "actions" VALUES('k8j34UtKrWMb',0,NULL,'set-up','[{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"draw":"sword-6-0"},{"draw":"ship-3-3"},{"draw":"shield-3-3"},{"draw":"laurel-3-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794807740771);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',1,'caesar','place sword-6-0 GC-GA 6/0','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"GC-GA","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:a1e78c296154676a',1794807741376);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',2,'pompey','place shield-3-3 AS-CR 3/3','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"AS-CR","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:043a4718d6e40a20',1794807742404);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',3,'caesar','place ship-4-2 SC-AF 4/2','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"SC-AF","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:9905e94b408feec8',1794807742481);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',4,'pompey','place sword-4-2 CY-AG 2/4','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"CY-AG","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:83b70bbd55a2e424',1794807742565);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',5,'caesar','place sword-4-2 SY-AG 2/4','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"SY-AG","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0a441e690a84ac78',1794807742732);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',6,'pompey','place laurel-3-1 CR-CY 1/3','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"CR-CY","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:fa146286b57577a6',1794807742897);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',7,'caesar','place shield-4-2 AS-SY 2/4','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AS-SY","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"syria","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":6,"pompey":0}]','person',NULL,'caesar:6cf5c6f7591c2bdd',1794807743055);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',8,'caesar','might token AS-CR','[{"draw":"ship-5-1"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"shield-3-3","border":"AS-CR"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:25b08991395e5ad6',1794807743615);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',9,'pompey','place sword-6-0 DM-MD 6/0','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"DM-MD","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:d898e3535058fea1',1794807743879);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',10,'caesar','place ship-3-3 CR-AG 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"CR-AG","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c534e68589d921db',1794807744183);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',11,'pompey','place ship-4-2 HU-MT 4/2','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"HU-MT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:100a7b9180e01cab',1794807744490);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',12,'caesar','place ship-5-1 IT-AC 5/1','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"IT-AC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:92fc4fef17b1d570',1794807744770);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',13,'pompey','place shield-5-1 DM-GC 1/5','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"DM-GC","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:ea9887f6acccfc1b',1794807745340);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',14,'caesar','place shield-5-1 HC-HU 5/1','[{"draw":"shield-3-3"},{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"HC-HU","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":1,"pompey":4},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:64d4d9091144f118',1794807745438);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',15,'pompey','place ship-3-3 SD-MT 3/3','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:8d2106eef283d17d',1794807745513);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',16,'caesar','place shield-3-3 AF-CY 3/3','[{"draw":"ship-6-0"},{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"AF-CY","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"cyrene","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"cyrene","caesar":3,"pompey":5},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:fa097809b395100b',1794807745608);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',17,'pompey','place sword-3-3 GA-HC 3/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"GA-HC","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_citerior","caesar":5,"pompey":3},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:3c613a218c3738f8',1794807745748);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',18,'pompey','place ship-5-1 DM-IT 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"DM-IT","values":[5,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"dalmatia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"dalmatia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"dalmatia","caesar":0,"pompey":12},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:06ddf46fca9dbcdd',1794807746237);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',19,'pompey','place laurel-2-2 MT-NU 2/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"MT-NU","values":[2,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"mauritania","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":0,"pompey":7},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HU-MT"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:57758feeebbe3ea7',1794807746533);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',20,'pompey','place laurel-4-0 SC-NU 4/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"SC-NU","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:f173c067ffd0256c',1794807747111);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',21,'caesar','place laurel-2-2 IT-SC 2/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"IT-SC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:71146f14c7015938',1794807747202);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',22,'pompey','place sword-5-1 NU-AF 1/5','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"NU-AF","values":[1,5]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"numidia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"numidia","caesar":0,"pompey":3},{"kind":"border_marked","audience":"all","seat":"pompey","border":"MT-NU"}]','person',NULL,'pompey:166d623ff5c19a90',1794807747357);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',23,'pompey','might token AF-CY','[{"draw":"shield-4-2"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"shield-3-3","border":"AF-CY"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:bf68efdd21f3f8b7',1794807747443);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',24,'caesar','place sword-3-3 GC-IT 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"GC-IT","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia_cisalpina","caesar":9,"pompey":5}]','person',NULL,'caesar:a9cd885400ffe08c',1794807747586);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',25,'caesar','might token GA-HC','[{"draw":"laurel-3-1"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"sword-3-3","border":"GA-HC"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:daa18cffa5368234',1794807747650);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',26,'pompey','place shield-4-2 GA-SD 4/2','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"GA-SD","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"gallia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"gallia","caesar":0,"pompey":4},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:492fbbdc6a114a2b',1794807747671);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',27,'caesar','place shield-6-0 IT-SD 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"IT-SD","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:62f3e86c79509894',1794807747687);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',28,'pompey','place laurel-2-2 SD-SC 2/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SD-SC","values":[2,2]}]','person',NULL,'pompey:c67ac2c60714300a',1794807747700);
INSERT INTO "actions" VALUES('k8j34UtKrWMb',29,'pompey','close sardinia','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"sardinia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sardinia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sardinia","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"sicilia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"sicilia","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"sardinia","caesar":0,"pompey":7},{"kind":"province_tied","audience":"all","province":"sicilia","each":6},{"kind":"border_marked","audience":"all","seat":"pompey","border":"SD-MT"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"GA-SD"},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','person',NULL,'pompey:c96ddc58b9c3b2fc',1794807747715);
INSERT INTO "actions" VALUES('deOi4U-m1MMG',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"draw":"shield-5-1"},{"draw":"ship-5-1"},{"draw":"sword-5-1"},{"draw":"laurel-2-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794807747736);
INSERT INTO "actions" VALUES('deOi4U-m1MMG',1,'caesar','place ship-5-1 AS-AG 1/5','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"AS-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:22cc807efb290e15',1794807747752);
INSERT INTO "actions" VALUES('deOi4U-m1MMG',2,'pompey','place laurel-2-2 AF-CY 2/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AF-CY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:61ff8d9166aa1328',1794807747773);
INSERT INTO "actions" VALUES('deOi4U-m1MMG',3,'caesar','place sword-4-2 CY-AG 4/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"CY-AG","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:64eae79a8206d03b',1794807747787);
INSERT INTO "actions" VALUES('deOi4U-m1MMG',4,'pompey','place sword-3-3 MT-NU 3/3','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MT-NU","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:0aa0c9b6dfe4b6e9',1794807747803);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
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
INSERT INTO "chat" VALUES(1,'deOi4U-m1MMG','table','caesar','p_HXhZjNoIcaVM','Alea iacta est — ''twas "said".',1794807747810);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_HXhZjNoIcaVM','muted','p_1SrfWBO76krJ');
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
	finished BIGINT, customs TEXT DEFAULT '{}' NOT NULL, stage TEXT DEFAULT '{}' NOT NULL, unrated VARCHAR(16), draws VARCHAR(8) DEFAULT 'number' NOT NULL, numbers TEXT DEFAULT '{}' NOT NULL, room TEXT DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES('k8j34UtKrWMb','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_HXhZjNoIcaVM',NULL,X'7365616C6564313AA705C2E21DDB70860E402E543C2F7903CB74019FE781363682BF87CC438275C6D79DA5D515B4A3247008BFD59A65F411330388C8BE9D1FF92C1ECDEC',1,'','table',29,31,'[]','{"left":{"caesar":259199984,"pompey":259199985},"since":{},"had":{"1":259199395,"2":259198972,"3":259199923,"4":259199916,"5":259199833,"6":259199835,"7":259199842,"8":259199440,"9":259199736,"10":259199696,"11":259199693,"12":259199720,"13":259199430,"14":259199902,"15":259199925,"16":259199905,"17":259199860,"18":259199511,"19":259199704,"20":259199422,"21":259199909,"22":259199845,"23":259199914,"24":259199857,"25":259199936,"26":259199979,"27":259199984,"28":259199987,"29":259199985}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":3,"pompey":12}}',NULL,1794807740342,1794807747000,1794807747715,'{}','{}','new_people','place','{}','{}');
INSERT INTO "matches" VALUES('deOi4U-m1MMG','caesar',2,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"crassus_gifts":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_HXhZjNoIcaVM',NULL,X'7365616C6564313A85BA6FDB0E00960DD01194EEA74220E141E3E753E5974EC3D079BB75EC68EC0DAA77E3E4DB5CC71432643AECB9DB72B8EEADDF748482404007C8EF2D',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199984},"since":{"caesar":1794807747803},"had":{"1":259199984,"2":259199979,"3":259199986,"4":259199984}}',1795066947803,NULL,'[]',NULL,NULL,1794807747729,1794807747000,NULL,'{}','{}',NULL,'place','{}','{}');
INSERT INTO "matches" VALUES('mc4VEwN_UazU','rubico',2,'{"players":3,"track":"via_aemilia","senate_set":"Y_3_4_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","covers":"centurion","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_HXhZjNoIcaVM','MFQUGB',X'7365616C6564313ABEB01FA15D78673AC02623BE00ACF1615DC00865B55358CBC00B0DBB869D07B2125F036D0BCB43C5B8769DCF9DF004E113B4684B809AA426A2D95AE4',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794807747838,1794807747838,NULL,'{}','{}',NULL,'place','{}','{}');
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
INSERT INTO "people" VALUES('p_HXhZjNoIcaVM','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$FOp+VUKmIPYU8GhAZlTjZg$23BX8gGbVaxfn1WwubXrQQ8rJK1Q5faHOIad3URSKwQ',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794807739878,0,NULL,'llvladrusllla');
INSERT INTO "people" VALUES('p_1SrfWBO76krJ','Galla Flavia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794807739921,0,NULL,'gallaflavla');
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
INSERT INTO "reports" VALUES(1,'p_HXhZjNoIcaVM','p_1SrfWBO76krJ',NULL,NULL,'He laughed.',1794807747824);
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
INSERT INTO "seats" VALUES('k8j34UtKrWMb','caesar',0,'person','p_HXhZjNoIcaVM',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('k8j34UtKrWMb','pompey',1,'person','p_1SrfWBO76krJ',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('deOi4U-m1MMG','caesar',0,'person','p_HXhZjNoIcaVM',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('deOi4U-m1MMG','pompey',1,'person','p_1SrfWBO76krJ',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('mc4VEwN_UazU','p1',0,'person','p_HXhZjNoIcaVM',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('mc4VEwN_UazU','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('mc4VEwN_UazU','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "sessions" VALUES('uQP6jBqpEtjSdlsiFvjZ_0Cs','p_HXhZjNoIcaVM',1794807739888,1794807739888,1794807739888,1794807740181,'','');
INSERT INTO "sessions" VALUES('V4TqnNZwQHdE66yrMFZcdV8g','p_1SrfWBO76krJ',1794807739922,1794807739922,1794807739922,NULL,'','');
INSERT INTO "sessions" VALUES('ao247UAozpFtoJIDrFbXimVW','p_HXhZjNoIcaVM',1794807740239,1794807740239,1794807740239,NULL,'','');
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
INSERT INTO "standings" VALUES('k8j34UtKrWMb','caesar','p_HXhZjNoIcaVM','caesar','lost',0,1794807747715,NULL);
INSERT INTO "standings" VALUES('k8j34UtKrWMb','pompey','p_1SrfWBO76krJ','caesar','won',0,1794807747715,NULL);
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
