// Le regole di CAESAR! con parole nostre. `house`: il primo capoverso deciso dal tavolo, dove il regolamento tace.
import type { Section } from "../../lib/rulebook";

const rules: Section[] = [
  {
    id: "map",
    title: "La mappa",
    text: [
      "Diciotto province hanno in comune trenta spazi di confine. Uno spazio sta fra due province e mostra una spada, uno scudo o una nave. Tre spazi hanno la doppia linea; contano con Controllo dei confini. Due province sono vicine solo se hanno in comune uno spazio di confine.",
    ],
  },
  {
    id: "tokens",
    title: "I gettoni",
    text: [
      "Ognuno ha gli stessi sedici gettoni influenza. Un gettone porta un'icona e due numeri. L'alloro va su ogni spazio. Un gettone con due numeri uguali sta in un solo verso.",
    ],
  },
  {
    id: "setup.1",
    title: "Preparazione: bonus",
    text: ["L'Italia riceve un bonus Senato. Ogni altra provincia riceve un bonus a caso, scoperto."],
  },
  {
    id: "setup.2",
    title: "Preparazione: giocatori",
    text: [
      "Ognuno pesca due gettoni da un sacchetto di sedici (tre con Veleno) e li tiene dietro lo schermo. Ognuno ha dodici segnalini controllo.",
    ],
  },
  {
    id: "setup.3",
    title: "Preparazione: espansioni",
    text: [
      "Veleno e Centurioni aggiungono tre bonus ciascuna; altrettanti bonus a caso escono dal gioco senza essere visti.",
      "Il Senato dell'Italia si mette da parte prima di mescolare gli altri.",
    ],
    house: 1,
  },
  {
    id: "setup.4",
    title: "Preparazione: Controllo dei confini",
    text: ["I bonus che uscirebbero dal gioco formano una riserva coperta. Servono Veleno o Centurioni."],
  },
  { id: "setup.5", title: "Preparazione: chi comincia", text: ["Comincia Cesare. In solitario comincia Auto-Crasso."] },
  {
    id: "turn.1",
    title: "1. Piazzare",
    text: [
      "Metti un gettone da dietro lo schermo su uno spazio libero che mostra la sua icona e scegli quale numero guarda quale provincia. La pagina lo tiene come bozza finché non chiudi il turno.",
    ],
  },
  {
    id: "turn.2",
    title: "2. Chiudere",
    text: [
      "Una provincia si chiude quando tutti i suoi spazi sono pieni. Un gettone può chiuderne due.",
      "Se se ne chiudono due, chi ha piazzato dice quale si risolve prima.",
    ],
    house: 1,
  },
  {
    id: "turn.2a",
    title: "2a. Bonus",
    text: ["Chi ha piazzato il gettone che chiude prende il bonus della provincia, chiunque la vinca."],
  },
  {
    id: "turn.2b",
    title: "2b. Controllo",
    text: [
      "Si sommano i numeri di ciascuno rivolti alla provincia. La somma più alta vi mette un segnalino controllo. In parità resta vuota per sempre.",
    ],
  },
  {
    id: "turn.2c",
    title: "2c. Italia",
    text: ["Chi vince l'Italia mette un secondo segnalino sul suo spazio tratteggiato."],
  },
  {
    id: "turn.2d",
    title: "2d. Segnalini di confine",
    text: [
      "Per ogni provincia vicina controllata dallo stesso giocatore, con entrambi i segnalini scoperti, un altro segnalino va sullo spazio di confine fra le due, sopra ciò che c'è. Ogni spazio ne riceve al massimo uno.",
    ],
  },
  {
    id: "turn.2e",
    title: "2e. Effetti",
    text: [
      "Poi chi ha piazzato esegue i bonus presi, nell'ordine che vuole dove conta.",
      "Gli effetti non sono facoltativi.",
    ],
    house: 1,
  },
  {
    id: "turn.3",
    title: "3. Pescare",
    text: ["Pesca un gettone dal tuo sacchetto. Da un sacchetto vuoto non si pesca."],
  },
  {
    id: "end",
    title: "La fine",
    text: [
      "Appena il tuo dodicesimo segnalino è piazzato, sul tabellone o sotto un Senato, vinci e non succede altro. I segnalini si piazzano uno alla volta: solo uno può finire.",
    ],
  },
  {
    id: "bonus.tactics",
    title: "Tattica",
    text: ["Dopo questo turno, pescata compresa, ne giochi un altro. Due Tattiche in un turno ne danno comunque uno."],
  },
  {
    id: "bonus.wealth",
    title: "Ricchezza",
    text: ["Pesca subito un gettone, oltre alla pescata normale: la tua mano è più grande di uno da ora in poi."],
  },
  {
    id: "bonus.might",
    title: "Potenza",
    text: [
      "Copri un gettone o un segnalino controllo avversario. Il gettone conta 0/0. Il segnalino non aiuta più a ottenere segnalini di confine, ma resta piazzato e la provincia resta vinta.",
      "Gettoni sotto un segnalino, segnalini di confine o sotto il Senato e pezzi già coperti non sono bersagli. I due segnalini dell'Italia si girano insieme. Le province chiuse non si ricontano. Senza bersagli l'effetto è perso.",
    ],
    house: 1,
  },
  {
    id: "bonus.senate",
    title: "Senato",
    text: [
      "Tieni il gettone. Se hai anche vinto la provincia, metti sotto di esso tanti segnalini quanti Senati possiedi, questo compreso. Se no, conta comunque per il prossimo.",
      "Due in un turno si risolvono uno dopo l'altro.",
    ],
    house: 1,
  },
  {
    id: "bonus.poison",
    title: "Veleno",
    text: [
      "Un gettone a caso dietro lo schermo avversario torna nel sacchetto; entrambi vedono quale. Se non c'è nulla, non succede nulla.",
    ],
  },
  {
    id: "bonus.centurion",
    title: "Centurione",
    text: [
      "Prendi uno dei tuoi centurioni rimasti dietro lo schermo e salta la pescata di questo turno.",
      "Se non ne hai, peschi come al solito. Due in un turno: due gettoni, una pescata saltata.",
    ],
    house: 1,
  },
  {
    id: "poison",
    title: "Espansione: Veleno",
    text: ["Tre bonus Veleno, tre gettoni in mano. Chi comincia un turno senza nulla dietro lo schermo perde subito."],
  },
  {
    id: "centurions",
    title: "Espansione: Centurioni",
    text: [
      "Tre bonus Centurione. Ognuno ha tre gettoni forti scoperti davanti allo schermo: spada 7/0, scudo e nave 4/4, alloro 3/3.",
    ],
  },
  {
    id: "border_control",
    title: "Espansione: Controllo dei confini",
    text: [
      "Su uno spazio a doppia linea un gettone si può piazzare coperto. Conta 0/0, riempie lo spazio e subito, prima di ogni chiusura, peschi un bonus dalla riserva e lo esegui.",
      "L'icona deve corrispondere. Con la riserva vuota non si pesca. Un Senato preso così non dà segnalini ora ma conta poi. Solo il proprietario conosce il gettone.",
    ],
    house: 1,
  },
  {
    id: "solo.setup",
    title: "Solitario: preparazione",
    text: [
      "Tu giochi una parte, Auto-Crasso l'altra, con tre gettoni scoperti in fila, senza mano e con il primo turno.",
    ],
  },
  {
    id: "solo.tile",
    title: "Solitario: tessere comando",
    text: [
      "Ogni turno scopre una di sei tessere: A pesca 1, piazza; B pesca 2, piazza, scarta 1; C pesca 2, piazza due volte; D pesca un centurione, piazza; E pesca un centurione, pesca 1, piazza due volte. Usate tutte e sei si rimescolano. Il livello decide quali.",
      "Il contenuto delle tessere è una nostra ricostruzione.",
    ],
    house: 1,
  },
  {
    id: "solo.turn",
    title: "Solitario: il suo turno",
    text: [
      "Pesca a destra della fila e scarta da sinistra. Vince ogni parità. Usa Senato e Veleno; gli altri bonus li mette da parte. Con «più difficile», uno messo da parte in una provincia vinta toglie dal gioco un suo segnalino e lo avvicina all'ultimo.",
      "Non perde mai per la fila vuota. Se non può piazzare non fa nulla. Risolve prima la provincia bersaglio.",
    ],
    house: 1,
  },
  {
    id: "solo.choice.1",
    title: "La sua scelta 1: vincere",
    text: ["Una provincia che può chiudere e controllare, con il gettone e il valore più bassi che bastano."],
  },
  {
    id: "solo.choice.2",
    title: "La sua scelta 2: chiudere",
    text: ["Una provincia che può chiudere anche se la perde, a meno che così tu vinca la partita."],
  },
  {
    id: "solo.choice.3",
    title: "La sua scelta 3: in svantaggio",
    text: ["La provincia aperta dove è più indietro; il suo gettone più alto."],
  },
  {
    id: "solo.choice.4",
    title: "La sua scelta 4: presente",
    text: ["Una provincia aperta dove ha forza, prima il vantaggio più stretto; il suo gettone più alto."],
  },
  {
    id: "solo.choice.5",
    title: "La sua scelta 5: accanto alle sue",
    text: ["Una provincia accanto a una che controlla; il suo gettone più alto."],
  },
  {
    id: "solo.choice.6",
    title: "La sua scelta 6: interna",
    text: [
      "Una provincia interna che accetta il suo gettone più alto: l'Italia se è fra quelle, altrimenti a caso.",
      "Sono interne Italia, Sardinia, Sicilia, Achaia e Creta.",
    ],
    house: 1,
  },
  {
    id: "solo.choice.7",
    title: "La sua scelta 7: qualsiasi",
    text: ["Una provincia qualsiasi che accetta il suo gettone più alto, a caso."],
  },
  {
    id: "solo.ties.regions",
    title: "Parità fra province",
    text: ["Accanto a una che ha vinto; dà Senato; dà Veleno; interna; accanto a una interna; a caso."],
  },
  {
    id: "solo.ties.spaces",
    title: "Parità fra spazi",
    text: ["Lo spazio la cui altra provincia sta perdendo di più; la cui altra provincia è interna; a caso."],
  },
  {
    id: "solo.ties.tokens",
    title: "Parità fra gettoni",
    text: [
      "Non un alloro prima di un alloro; per valore complessivo, più alto o più basso secondo il passo; il più a sinistra nella fila.",
    ],
  },
  {
    id: "solo.expansions",
    title: "Solitario con le espansioni",
    text: [
      "I centurioni vengono da una sua pila mescolata. Non gioca mai coperto. Il tuo Veleno rimette nel suo sacchetto un gettone a caso della fila.",
    ],
  },
  {
    id: "house.stuck",
    title: "Non si può piazzare nulla",
    text: [
      "Con gettoni che non vanno da nessuna parte si passa: niente piazzamento, niente pescata. Un tavolo può scegliere che chi è bloccato perda. Con la mano vuota si passa, o con Veleno si perde subito. Quando nessuno può più piazzare la partita finisce: vince chi ha più segnalini, in parità è patta.",
    ],
    house: 0,
  },
  {
    id: "house.order",
    title: "Due province insieme",
    text: [
      "Ogni fase si fa per entrambe, nell'ordine scelto, prima della successiva: bonus, controllo, Italia, segnalini di confine provincia per provincia.",
    ],
    house: 0,
  },
  {
    id: "house.deduce",
    title: "Che cosa si può sapere",
    text: [
      "Aperti: tabellone, segnalini, Senati, numero di gettoni in mano e nei sacchetti, ogni gettone visto. La tabella «gettoni non ancora visti» conta insieme mano, sacchetto e gettoni coperti dell'avversario.",
    ],
    house: 0,
  },
  {
    id: "house.variant",
    title: "Varianti fatte in casa",
    text: [
      "Un tavolo può portare gettoni, bonus e tessere propri in un file di variante. Si controlla quando si prepara il tavolo ed è nominato nella partita e nella registrazione.",
    ],
    house: 0,
  },
  {
    id: "undo",
    title: "Ritirare una mossa",
    text: [
      "Puoi annullare la tua ultima azione finché nulla è stato pescato, nessun segreto mostrato e nessun altro ha agito. Dopo serve il consenso dell'avversario. Una pescata non si ritenta mai.",
    ],
    house: 0,
  },
];
export default rules;
