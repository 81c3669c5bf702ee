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
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',0,NULL,'set-up','[{"bonus":"senate"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"senate"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"wealth"},{"bonus":"tactics"},{"bonus":"senate"},{"draw":"laurel-4-0"},{"draw":"ship-6-0"},{"draw":"ship-4-2"},{"draw":"ship-3-3"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-4-0"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-6-0"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-4-2"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-3-3"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794787185089);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',1,'caesar','place ship-6-0 CR-AG 0/6','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-6-0","border":"CR-AG","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:7d7a55b293edbe39',1794787185303);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',2,'pompey','place ship-3-3 HU-MT 3/3','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-3-3","border":"HU-MT","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:d953cd03e1e789ef',1794787185515);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',3,'caesar','place laurel-4-0 GA-SD 4/0','[{"draw":"ship-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-4-0","border":"GA-SD","values":[4,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c16f57be1116a7ec',1794787185773);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',4,'pompey','place ship-4-2 SD-MT 4/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-4-2","border":"SD-MT","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:c3e076fdbe677a29',1794787185897);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',5,'caesar','place ship-5-1 IT-AC 1/5','[{"draw":"ship-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-5-1","border":"IT-AC","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:715b0b610c06f3f7',1794787185933);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',6,'pompey','place ship-6-0 AS-AG 0/6','[{"draw":"shield-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"ship-6-0","border":"AS-AG","values":[0,6]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:22f428215a1d412e',1794787185966);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',7,'caesar','place laurel-2-2 DM-MD 2/2','[{"draw":"sword-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"DM-MD","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:f9a665a3cf83be53',1794787186001);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',8,'pompey','place sword-5-1 CY-AG 1/5','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"CY-AG","values":[1,5]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:1dd4e310ba9df8db',1794787186070);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',9,'caesar','place ship-4-2 SC-AF 4/2','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"SC-AF","values":[4,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:3bff26103add0a49',1794787186180);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',10,'pompey','place laurel-2-2 AC-CR 2/2','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-2-2","border":"AC-CR","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:42b621108f1dc811',1794787186332);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',11,'caesar','place sword-6-0 NU-AF 6/0','[{"draw":"laurel-3-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-6-0","border":"NU-AF","values":[6,0]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-3-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:e14a7d14c4e299b9',1794787186548);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',12,'pompey','place shield-3-3 AS-CR 3/3','[{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-3-3","border":"AS-CR","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:0baf03adfd11e00e',1794787186756);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',13,'caesar','place laurel-3-1 AC-AF 3/1','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-3-1","border":"AC-AF","values":[3,1]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:c53db1f1b1ec0a38',1794787186870);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',14,'pompey','place shield-4-2 HC-HU 2/4','[{"draw":"shield-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-4-2","border":"HC-HU","values":[2,4]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_ulterior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_ulterior","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_ulterior","caesar":0,"pompey":7},{"kind":"senate","audience":"all","seat":"pompey","count":1,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:a2b545da578e1c9f',1794787187108);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',15,'caesar','place sword-4-2 SY-AG 4/2','[{"draw":"shield-3-3"},{"draw":"shield-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-4-2","border":"SY-AG","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"aegyptus"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"aegyptus","bonus":"wealth"},{"kind":"province_won","audience":"all","seat":"pompey","province":"aegyptus","caesar":8,"pompey":11},{"kind":"wealth","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-3-3"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:bec85c93626d2613',1794787187465);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',16,'pompey','place laurel-3-1 GC-IT 1/3','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"laurel-3-1","border":"GC-IT","values":[1,3]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:b544d176580b9257',1794787187864);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',17,'caesar','place shield-3-3 DM-GC 3/3','[{"draw":"ship-3-3"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-3-3","border":"DM-GC","values":[3,3]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-3-3"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:312340f8f76a62c9',1794787188726);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',18,'pompey','place sword-6-0 GA-HC 6/0','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-6-0","border":"GA-HC","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"hispania_citerior"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"hispania_citerior","bonus":"might"},{"kind":"province_won","audience":"all","seat":"pompey","province":"hispania_citerior","caesar":0,"pompey":2},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HC-HU"}]','person',NULL,'pompey:09e194a13d05905c',1794787188940);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',19,'pompey','might token CR-AG','[{"draw":"sword-3-3"}]','[{"kind":"token_turned","audience":"all","seat":"pompey","token":"ship-6-0","border":"CR-AG"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-3-3"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:e30a77376a51f508',1794787189085);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',20,'caesar','place shield-4-2 AF-CY 4/2','[{"draw":"sword-5-1"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"shield-4-2","border":"AF-CY","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"africa"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"africa","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"caesar","province":"africa","caesar":7,"pompey":0},{"kind":"tactics","audience":"all","seat":"caesar"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"sword-5-1"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'caesar:789bdfbb5bdf73d6',1794787189373);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',21,'caesar','place sword-3-3 MD-AC 3/3','[]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"sword-3-3","border":"MD-AC","values":[3,3]},{"kind":"province_closed","audience":"all","seat":"caesar","province":"achaia"},{"kind":"bonus_taken","audience":"all","seat":"caesar","province":"achaia","bonus":"might"},{"kind":"province_won","audience":"all","seat":"caesar","province":"achaia","caesar":11,"pompey":2},{"kind":"border_marked","audience":"all","seat":"caesar","border":"AC-AF"}]','person',NULL,'caesar:7958db3008704cfd',1794787189692);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',22,'caesar','might token GC-IT','[{"draw":"shield-5-1"}]','[{"kind":"token_turned","audience":"all","seat":"caesar","token":"laurel-3-1","border":"GC-IT"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"shield-5-1"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:7ed3270abc6b1925',1794787189983);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',23,'pompey','place shield-5-1 AS-SY 5/1','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-5-1","border":"AS-SY","values":[5,1]}]','person',NULL,'pompey:891133e1dc7f6d54',1794787190329);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',24,'pompey','close asia','[{"draw":"shield-6-0"}]','[{"kind":"order_chosen","audience":"all","seat":"pompey","province":"asia"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"asia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"asia","bonus":"tactics"},{"kind":"province_closed","audience":"all","seat":"pompey","province":"syria"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"syria","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"asia","caesar":0,"pompey":8},{"kind":"province_won","audience":"all","seat":"caesar","province":"syria","caesar":4,"pompey":1},{"kind":"border_marked","audience":"all","seat":"pompey","border":"AS-AG"},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"senate","audience":"all","seat":"pompey","count":2,"won":false},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"shield-6-0"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:e33a569801c8fbd9',1794787190572);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',25,'pompey','place shield-6-0 MD-IT 6/0','[{"draw":"sword-4-2"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"shield-6-0","border":"MD-IT","values":[6,0]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"macedonia"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"macedonia","bonus":"tactics"},{"kind":"province_won","audience":"all","seat":"pompey","province":"macedonia","caesar":5,"pompey":6},{"kind":"tactics","audience":"all","seat":"pompey"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'pompey:518e0c7b75b8fd51',1794787190732);
INSERT INTO "actions" VALUES('qbtvqqmZxmWS',26,'pompey','place sword-4-2 MT-NU 4/2','[]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"MT-NU","values":[4,2]},{"kind":"province_closed","audience":"all","seat":"pompey","province":"mauritania"},{"kind":"bonus_taken","audience":"all","seat":"pompey","province":"mauritania","bonus":"senate"},{"kind":"province_won","audience":"all","seat":"pompey","province":"mauritania","caesar":0,"pompey":9},{"kind":"border_marked","audience":"all","seat":"pompey","border":"HU-MT"},{"kind":"senate","audience":"all","seat":"pompey","count":3,"won":true},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"senate_marker","audience":"all","seat":"pompey"},{"kind":"game_ended","audience":"all","winner":"pompey","reason":"last marker"}]','person',NULL,'pompey:147da658479a4cf4',1794787190932);
INSERT INTO "actions" VALUES('2M3SLLrzlIP3',0,NULL,'set-up','[{"bonus":"might"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"tactics"},{"bonus":"wealth"},{"bonus":"senate"},{"bonus":"wealth"},{"bonus":"might"},{"bonus":"tactics"},{"bonus":"senate"},{"bonus":"senate"},{"bonus":"senate"},{"draw":"ship-4-2"},{"draw":"ship-5-1"},{"draw":"sword-5-1"},{"draw":"sword-4-2"}]','[{"kind":"bonus_dealt","audience":"all","province":"hispania_ulterior","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"hispania_citerior","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"mauritania","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"sardinia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"gallia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"numidia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"sicilia","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"italia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"gallia_cisalpina","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"africa","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"achaia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"macedonia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"dalmatia","bonus":"wealth"},{"kind":"bonus_dealt","audience":"all","province":"cyrene","bonus":"might"},{"kind":"bonus_dealt","audience":"all","province":"creta","bonus":"tactics"},{"kind":"bonus_dealt","audience":"all","province":"aegyptus","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"asia","bonus":"senate"},{"kind":"bonus_dealt","audience":"all","province":"syria","bonus":"senate"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-4-2"},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"ship-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-5-1"},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-4-2"},{"kind":"set_up","audience":"all","first":"caesar"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','table',NULL,NULL,1794787191187);
INSERT INTO "actions" VALUES('2M3SLLrzlIP3',1,'caesar','place ship-4-2 AS-AG 2/4','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"ship-4-2","border":"AS-AG","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:3fed43f049adab0a',1794787191341);
INSERT INTO "actions" VALUES('2M3SLLrzlIP3',2,'pompey','place sword-4-2 SY-AG 2/4','[{"draw":"ship-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-4-2","border":"SY-AG","values":[2,4]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"ship-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:06a232d6f1ffd6ec',1794787191540);
INSERT INTO "actions" VALUES('2M3SLLrzlIP3',3,'caesar','place laurel-2-2 AC-CR 2/2','[{"draw":"laurel-2-2"}]','[{"kind":"token_placed","audience":"all","seat":"caesar","token":"laurel-2-2","border":"AC-CR","values":[2,2]},{"kind":"token_drawn","audience":"all","seat":"caesar"},{"kind":"token_drawn_is","audience":["caesar"],"seat":"caesar","token":"laurel-2-2"},{"kind":"turn_began","audience":"all","seat":"pompey"}]','person',NULL,'caesar:1fd2339749218965',1794787191662);
INSERT INTO "actions" VALUES('2M3SLLrzlIP3',4,'pompey','place sword-5-1 CY-AG 5/1','[{"draw":"sword-6-0"}]','[{"kind":"token_placed","audience":"all","seat":"pompey","token":"sword-5-1","border":"CY-AG","values":[5,1]},{"kind":"token_drawn","audience":"all","seat":"pompey"},{"kind":"token_drawn_is","audience":["pompey"],"seat":"pompey","token":"sword-6-0"},{"kind":"turn_began","audience":"all","seat":"caesar"}]','person',NULL,'pompey:6300a18901dc19ed',1794787191905);
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
INSERT INTO "chat" VALUES(1,'2M3SLLrzlIP3','table','caesar','p_ZRDVM42Nzmcs','Alea iacta est — ''twas "said".',1794787191989);
CREATE TABLE "marks" (
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	PRIMARY KEY (person, kind, other)
);
INSERT INTO "marks" VALUES('p_ZRDVM42Nzmcs','muted','p_xkACoiwlY8qZ');
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
INSERT INTO "matches" VALUES('qbtvqqmZxmWS','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','finished',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_ZRDVM42Nzmcs',NULL,X'F10753D3E2AF464A35EFBBF32E8F1E6849889F0F2AD6F50059DAF090BD9CFD12',1,'','table',26,28,'[]','{"left":{"caesar":259199709,"pompey":259199800},"since":{},"had":{"1":259199786,"2":259199788,"3":259199742,"4":259199876,"5":259199964,"6":259199967,"7":259199965,"8":259199931,"9":259199890,"10":259199848,"11":259199784,"12":259199792,"13":259199886,"14":259199762,"15":259199643,"16":259199601,"17":259199138,"18":259199786,"19":259199855,"20":259199712,"21":259199681,"22":259199709,"23":259199654,"24":259199757,"25":259199840,"26":259199800}}',NULL,NULL,'[]','{"winners":["pompey"],"reason":"last marker","scores":{"caesar":4,"pompey":12}}',NULL,1794787184945,1794787190933,1794787190932,'{}','{}','new_people','place');
INSERT INTO "matches" VALUES('2M3SLLrzlIP3','caesar',1,'{"poison":false,"centurions":false,"border_control":false,"stuck":"pass","solo":null,"solo_side":"caesar","harder":false,"variant":null}','running',1,0,1,'anyone',1,'after',1,1,'{"kind":"days","seconds":0,"increment":0,"days":3,"on_time_out":"lose"}','p_ZRDVM42Nzmcs',NULL,X'EBB2FAD3EF4640F7CBA7B30605BFB415EA7B1EDD37F4CE6F76DD247C7016E773',1,'','table',4,6,'["caesar"]','{"left":{"caesar":259200000,"pompey":259199757},"since":{"caesar":1794787191905},"had":{"1":259199846,"2":259199801,"3":259199878,"4":259199757}}',1795046391905,NULL,'[]',NULL,NULL,1794787191052,1794787191905,NULL,'{}','{}',NULL,'place');
INSERT INTO "matches" VALUES('UAWDfqUIxav7','rubico',1,'{"players":3,"track":"standard","senate_set":"3_3_J","blue_reveals":"once","backward":false,"minerva_mode":"to_row","four_deck":"janus_first","open_after_end":true}','open',1,0,1,'anyone',1,'after',1,0,'{"kind":"none","seconds":0,"increment":0,"days":0,"on_time_out":""}','p_ZRDVM42Nzmcs','FFJPDE',X'E836AFFEA1ADDDE03FCF7D8AD7EEBF666CECBAEB6BCBC14910685E46FFE5DD61',1,'','table',-1,0,'[]','{"left":{},"since":{}}',NULL,NULL,'[]',NULL,NULL,1794787193253,1794787193253,NULL,'{}','{}',NULL,'place');
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
INSERT INTO "people" VALUES('p_ZRDVM42Nzmcs','Livia Drusilla','livia drusilla','$argon2id$v=19$m=19456,t=2,p=1$Nc0he1autEGkTQzdYqbC0Q$h8KVsDmen0eguAGI5YUDJPIhScG0UG9ijQuneNMTDmA',0,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794787184139,0,NULL);
INSERT INTO "people" VALUES('p_xkACoiwlY8qZ','Gaius Licinius',NULL,NULL,1,0,'{}',NULL,0,NULL,NULL,20,NULL,0,1794787184208,0,NULL);
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
INSERT INTO "reports" VALUES(1,'p_ZRDVM42Nzmcs','p_xkACoiwlY8qZ',NULL,NULL,'He laughed.',1794787192249);
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
INSERT INTO "seats" VALUES('qbtvqqmZxmWS','caesar',0,'person','p_ZRDVM42Nzmcs',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('qbtvqqmZxmWS','pompey',1,'person','p_xkACoiwlY8qZ',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('2M3SLLrzlIP3','caesar',0,'person','p_ZRDVM42Nzmcs',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('2M3SLLrzlIP3','pompey',1,'person','p_xkACoiwlY8qZ',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('UAWDfqUIxav7','p1',0,'person','p_ZRDVM42Nzmcs',NULL,NULL,NULL,1);
INSERT INTO "seats" VALUES('UAWDfqUIxav7','p2',1,'bot',NULL,'recruit',NULL,NULL,1);
INSERT INTO "seats" VALUES('UAWDfqUIxav7','p3',2,'bot',NULL,'recruit',NULL,NULL,1);
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
INSERT INTO "standings" VALUES('qbtvqqmZxmWS','caesar','p_ZRDVM42Nzmcs','caesar','lost',0,1794787190932);
INSERT INTO "standings" VALUES('qbtvqqmZxmWS','pompey','p_xkACoiwlY8qZ','caesar','won',0,1794787190932);
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
