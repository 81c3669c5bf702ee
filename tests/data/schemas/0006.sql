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
INSERT INTO "actions" VALUES('6BWrC07rum3Q',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"might"},{"draw":"shield-4-2"},{"draw":"shield-5-1"},{"draw":"ship-6-0"},{"draw":"ship-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"might"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794784466273);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',1,'caesar','place shield-5-1 DM-GC 5/1','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-5-1","border":"DM-GC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:858c73ab935f0855',1794784466292);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',2,'pompey','place ship-6-0 AS-AG 6/0','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"AS-AG","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:9eb81fb8fe87dbad',1794784466311);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',3,'caesar','place shield-4-2 IT-SD 4/2','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"IT-SD","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:8b6a04739abbdee4',1794784466321);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',4,'pompey','place sword-5-1 IT-SC 5/1','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"IT-SC","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:451d914b6f11728f',1794784466328);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',5,'caesar','place ship-5-1 SC-NU 1/5','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"SC-NU","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f762fb67e053905c',1794784466346);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',6,'pompey','place laurel-2-2 SY-AG 2/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"SY-AG","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:f083ec911d015961',1794784466353);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',7,'caesar','place laurel-2-2 CY-AG 2/2','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"CY-AG","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:37657855fbe99563',1794784466365);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',8,'pompey','place ship-3-3 HU-MT 3/3','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"HU-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c3d9af56fd0423a6',1794784466378);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',9,'caesar','place laurel-4-0 DM-MD 4/0','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"DM-MD","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c74ab4728bfda8b7',1794784466385);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',10,'pompey','place laurel-4-0 GC-IT 4/0','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"GC-IT","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:355473485b769901',1794784466402);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',11,'caesar','place laurel-2-2 GA-HC 2/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"GA-HC","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:99a1d8b0812bbfef',1794784466409);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',12,'pompey','place sword-3-3 MD-AC 3/3','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-3-3","border":"MD-AC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:2c175b06b9005169',1794784466422);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',13,'caesar','place sword-3-3 GC-GA 3/3','[{"draw":"ship-4-2"},{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"GC-GA","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia_cisalpina"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"province_tied","audience":"all","province":"gallia_cisalpina","each":4},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:fd8e7664cb387b27',1794784466434);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',14,'pompey','place sword-4-2 MT-NU 4/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"MT-NU","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:0dd6b95359b65aae',1794784466441);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',15,'caesar','place ship-4-2 AC-AF 4/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"AC-AF","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:dc871fc99d40cecd',1794784466458);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',16,'pompey','place shield-6-0 AS-CR 0/6','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"AS-CR","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:b6369b6334111f90',1794784466466);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',17,'caesar','place ship-3-3 IT-AC 3/3','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"IT-AC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:15f495d74fbaf8a3',1794784466482);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',18,'pompey','place sword-6-0 NU-AF 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"NU-AF","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"numidia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"numidia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"numidia","caesar":5,"pompey":8}]','person',NULL,'pompey:9d19b89141b03152',1794784466490);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',19,'pompey','might token DM-MD','[{"draw":"shield-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"laurel-4-0","border":"DM-MD"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:20c78331494963a6',1794784466499);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',20,'caesar','place laurel-3-1 SD-MT 1/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"SD-MT","values":[1,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"mauritania","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":3,"pompey":7},{"kind":"border_marked","audience":"all","seat":"pompey","border":"MT-NU"}]','person',NULL,'caesar:daefcf987a577808',1794784466515);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',21,'caesar','might token GC-IT','[{"draw":"shield-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"laurel-4-0","border":"GC-IT"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:61942df4592653f9',1794784466526);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',22,'pompey','place ship-5-1 SC-AF 5/1','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-5-1","border":"SC-AF","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e0ae2966afb25989',1794784466543);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',23,'caesar','place shield-6-0 GA-SD 0/6','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-6-0","border":"GA-SD","values":[0,6]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"gallia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"gallia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"gallia","caesar":5,"pompey":0},{"kind":"senate","audience":"all","seat":"caesar","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:0c37cedb234149eb',1794784466555);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',24,'pompey','place laurel-3-1 MD-IT 3/1','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"MD-IT","values":[3,1]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"macedonia","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"macedonia","caesar":0,"pompey":6},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:718ef383e226c379',1794784466566);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',25,'caesar','place shield-3-3 HC-HU 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"HC-HU","values":[3,3]}]','person',NULL,'caesar:bc42831e2b002d56',1794784466578);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',26,'caesar','close hispania_citerior','[]','[{"kind":"order_chosen","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_citerior","bonus":"wealth"},{"kind":"province_closed","audience":"all","seat":"caesar","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"hispania_ulterior","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"caesar","province":"hispania_citerior","caesar":5,"pompey":0},{"kind":"province_tied","audience":"all","province":"hispania_ulterior","each":3},{"kind":"border_marked","audience":"all","seat":"caesar","border":"GA-HC"}]','person',NULL,'caesar:a08f0de0a8c4afe9',1794784466585);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',27,'caesar','bonus wealth','[{"draw":"ship-6-0"},{"draw":"sword-6-0"}]','[{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"senate","audience":"all","seat":"caesar","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:cd315ea3aef278a6',1794784466594);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',28,'pompey','place shield-3-3 CR-CY 3/3','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"CR-CY","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:87bcb04739d30020',1794784466603);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',29,'caesar','place ship-6-0 CR-AG 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"CR-AG","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"aegyptus"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"aegyptus","bonus":"wealth"},{"kind":"province_tied","audience":"all","province":"aegyptus","each":2},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"bag_empty","audience":"all","seat":"caesar"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:5b5731f46a323964',1794784466615);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',30,'pompey','place shield-4-2 AF-CY 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"AF-CY","values":[4,2]}]','person',NULL,'pompey:f69a5183489e7ecf',1794784466626);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',31,'pompey','close cyrene','[{"draw":"shield-5-1"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"cyrene"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"cyrene"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"cyrene","bonus":"senate"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"africa","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"cyrene","caesar":2,"pompey":5},{"kind":"province_won","audience":"all","seat":"pompey","province":"africa","caesar":2,"pompey":5},{"kind":"border_marked","audience":"all","seat":"pompey","border":"AF-CY"},{"kind":"border_marked","audience":"all","seat":"pompey","border":"NU-AF"},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:0f011d33356011a2',1794784466634);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',32,'pompey','place shield-5-1 AS-SY 1/5','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-SY","values":[1,5]}]','person',NULL,'pompey:1b07a81aacd6f3a3',1794784466651);
INSERT INTO "actions" VALUES('6BWrC07rum3Q',33,'pompey','close syria','[]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"syria"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"might"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"syria","caesar":0,"pompey":7},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','person',NULL,'pompey:9651e54412dc0587',1794784466663);
INSERT INTO "actions" VALUES('1Q8lAlhDFby4',0,NULL,'set-up','[{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"might"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"tactics"},{"draw":"ship-3-3"},{"draw":"laurel-2-2"},{"draw":"laurel-4-0"},{"draw":"sword-5-1"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"tactics"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794784466684);
INSERT INTO "actions" VALUES('1Q8lAlhDFby4',1,'caesar','place laurel-2-2 AS-SY 2/2','[{"draw":"shield-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AS-SY","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:13cace04b94a4cdc',1794784466704);
INSERT INTO "actions" VALUES('1Q8lAlhDFby4',2,'pompey','place laurel-4-0 SD-SC 4/0','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-4-0","border":"SD-SC","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c121bc8c1c763474',1794784466718);
INSERT INTO "actions" VALUES('1Q8lAlhDFby4',3,'caesar','place ship-3-3 SD-MT 3/3','[{"draw":"laurel-4-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-3-3","border":"SD-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:8615e67e837c71fd',1794784466730);
INSERT INTO "actions" VALUES('1Q8lAlhDFby4',4,'pompey','place laurel-3-1 GC-GA 3/1','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"GC-GA","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:dd9bcb82e48a703b',1794784466747);
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
INSERT INTO "chat" VALUES(1,'1Q8lAlhDFby4','table','caesar','p_GR8_IHC-F3jS','Alea iacta est — ''twas "said".',1794784466750);
CREATE TABLE marks (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_GR8_IHC-F3jS','muted','p_m_qUyx5_S7Cp');
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
INSERT INTO "matches" VALUES('6BWrC07rum3Q','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_GR8_IHC-F3jS',NULL,X'CF3ADF4FF03FF997A8CF4E450E419846A37E26C60F0055C4B2A51C293E04ADD4',1,'','table',33,35,'[]','{"left":{"caesar":259199988,"pompey":259199988},"since":{},"had":{"1":259199981,"2":259199981,"3":259199990,"4":259199993,"5":259199982,"6":259199993,"7":259199988,"8":259199987,"9":259199993,"10":259199983,"11":259199993,"12":259199987,"13":259199988,"14":259199993,"15":259199983,"16":259199992,"17":259199984,"18":259199992,"19":259199991,"20":259199984,"21":259199989,"22":259199983,"23":259199988,"24":259199989,"25":259199988,"26":259199993,"27":259199991,"28":259199991,"29":259199988,"30":259199989,"31":259199992,"32":259199983,"33":259199988}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":4,"pompey":12}}',NULL,1794784466250,1794784466663,1794784466663,'{}','{}','new_people','place');
INSERT INTO "matches" VALUES('1Q8lAlhDFby4','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_GR8_IHC-F3jS',NULL,X'AB17BA8AFC7B2CA7EA1DC595D573F2F5FD59095DCF89C9E2C0242AC24B96A10D',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199983},"since":{"caesar":1794784466747},"had":{"1":259199980,"2":259199986,"3":259199988,"4":259199983}}',1795043666747,NULL,'[]',NULL,NULL,1794784466668,1794784466747,NULL,'{}','{}',NULL,'place');
INSERT INTO "matches" VALUES('I-yDianLLDP7','rubico',1,'{"players":3,"track":"standard","senate_set":"3_3_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_GR8_IHC-F3jS','YDTUXF',X'CE37616413B274D6E05369AEF9F262F25E771FEB906321B032F371121A7BDDA9',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794784467034,1794784467034,NULL,'{}','{}',NULL,'place');
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
INSERT INTO "people" VALUES('p_GR8_IHC-F3jS','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$CP8zw3HJJhnScPDXyQ81aQ$lTHzpn9ly1FuCqO8GzKMxx8oNVEuBHQKgyMmaKzXSUI',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794784465931,0,NULL);
INSERT INTO "people" VALUES('p_m_qUyx5_S7Cp','Tertia Terentia',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794784465943,0,NULL);
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
INSERT INTO "reports" VALUES(1,'p_GR8_IHC-F3jS','p_m_qUyx5_S7Cp',NULL,NULL,'He laughed.',1794784466765);
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
INSERT INTO "seats" VALUES('6BWrC07rum3Q','caesar',0,'person','p_GR8_IHC-F3jS',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('6BWrC07rum3Q','pompey',1,'person','p_m_qUyx5_S7Cp',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('1Q8lAlhDFby4','caesar',0,'person','p_GR8_IHC-F3jS',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('1Q8lAlhDFby4','pompey',1,'person','p_m_qUyx5_S7Cp',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('I-yDianLLDP7','p1',0,'person','p_GR8_IHC-F3jS',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('I-yDianLLDP7','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('I-yDianLLDP7','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "standings" VALUES('6BWrC07rum3Q','caesar','p_GR8_IHC-F3jS','caesar','lost',0,1794784466663);
INSERT INTO "standings" VALUES('6BWrC07rum3Q','pompey','p_m_qUyx5_S7Cp','caesar','won',0,1794784466663);
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
