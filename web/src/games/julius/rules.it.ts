// Le regole di JULIUS CAESAR con parole nostre. `house`: il primo paragrafo deciso dal tavolo, dove il regolamento tace.
import type { Section } from "../../lib/rulebook";

const rules: Section[] = [
  {
    id: "1",
    title: "Mappa, blocchi, controllo",
    text: [
      "Due parti, Cesare e Pompeo, si contendono 67 città e 9 mari. Le strade uniscono le città; i porti sono uniti ai mari su cui stanno. I blocchi di terra stanno solo nelle città, le Navis nei porti o nei mari.",
      "Il controllo viene dalla presenza, in ogni istante. Un luogo è amico della parte che vi ha un blocco mentre l'altra non ne ha; i luoghi vuoti sono liberi; con blocchi di entrambe è conteso. Una sola Navis in un porto controlla la città.",
    ],
  },
  {
    id: "2",
    title: "I blocchi",
    text: [
      "Un blocco mostra il tipo, una lettera (quando agisce in battaglia), un numero (che i suoi dadi non devono superare) e i passi. Tira tanti dadi quanta è la sua forza: i passi che gli restano. L'elefante ha due passi, di forza quattro e due. La ballista agisce nella fila B se la sua parte difende, nella D se attacca.",
      "Legioni e cavalleria si arruolano nella loro città, le Navis in un porto maggiore, comandanti, ausiliari e balliste in ogni città amica, l'elefante a Utica. Octavian e Brutus arrivano solo dopo la morte di un altro comandante della loro parte. Cleopatra non è mai in una riserva, non è un comandante e può stare con entrambe le parti.",
    ],
  },
  {
    id: "3.1",
    title: "Preparazione: storica",
    text: [
      "Quattordici blocchi di Cesare e sedici di Pompeo, con Cleopatra, stanno nelle città stampate a piena forza. Tutti gli altri aspettano nella riserva di leva della loro parte. Cesare comincia con 1 punto, Pompeo con 7.",
    ],
  },
  {
    id: "3.2",
    title: "Preparazione: schieramento libero",
    text: [
      "Come opzione ogni parte può scambiare i suoi blocchi sulla mappa fra le proprie città di partenza, prima Cesare. Ogni città conserva il suo numero; le Navis vogliono un porto.",
      "Si può cambiare idea quaranta volte; poi ogni cambio deve avvicinare i numeri a quelli giusti. L'altra parte vede solo i numeri.",
    ],
    house: 1,
  },
  {
    id: "3.3",
    title: "Preparazione: opzioni",
    text: [
      "Torneo: nel primissimo turno Cesare è il Giocatore 1. Regole della casa: al massimo due eventi in una mano; singoli eventi, o tutti, fuori dal mazzo. Il preset «aid» gioca come l'ausilio della sequenza: la parità finale va a Cesare, e un blocco che ha mosso di due luoghi non prende passi.",
    ],
  },
  {
    id: "4",
    title: "Anno e turno",
    text: [
      "Un anno ha cinque turni e un inverno. All'inizio si mescolano le 27 carte e se ne danno sei a ciascuno; una delle sei si mette via coperta. Un turno: entrambi scelgono una carta, il Giocatore 1 muove e leva, il Giocatore 2 muove e leva, si combattono le battaglie. Gli anni vanno dal 705 al 709. Carte e punti non si conservano.",
    ],
  },
  {
    id: "5",
    title: "Carte",
    text: [
      "Entrambi scelgono una carta in segreto e le mostrano insieme. Il numero di movimento più alto è il Giocatore 1; a parità è Cesare. I numeri di leva non contano. Un evento batte ogni carta comando. Due eventi si annullano, e il turno è finito.",
      "Lo scarto del primo turno viene prima della carta. Entrambi si possono riprendere finché l'altra parte non ha scelto. Gli altri vedono solo se una parte è pronta.",
    ],
    house: 1,
  },
  {
    id: "6",
    title: "Eventi",
    text: [
      "Sette carte portano il nome di un dio. Nessun evento dà leve. Quelli che muovono concedono un movimento di gruppo: Neptune muove Navis, gli altri blocchi di terra, e nessuno s'imbarca.",
    ],
  },
  {
    id: "6.1",
    title: "Apollo",
    text: [
      "Copia la carta giocata dall'avversario nel turno precedente, come è stata risolta. Non si gioca nel primo turno dell'anno. Il Giocatore 1 si decide dopo la copia.",
      "Contro un altro evento conta come evento, qualunque cosa copierebbe.",
    ],
    house: 1,
  },
  {
    id: "6.2",
    title: "Jupiter",
    text: [
      "Indica un blocco nemico accanto a una città amica. Un comandante o una Navis perde un passo; ogni altro blocco cambia parte con la sua forza e passa in una città amica accanto. Quando muore o viene sciolto torna nella riserva della sua prima parte. Si può rinunciare.",
      "Si indicano luogo e colore, e uno di quei blocchi viene estratto. Lo vedono i due giocatori, non gli spettatori. Si può scegliere una Navis in mare.",
    ],
    house: 1,
  },
  {
    id: "6.3",
    title: "Mars",
    text: [
      "Un movimento di gruppo di blocchi di terra. Poi si nomina una battaglia: nel suo primo round tutti gli attaccanti della forza principale agiscono prima di tutti i difensori.",
      "Si può nominare solo una battaglia in cui si attacca; se è una sola, è nominata da sé.",
    ],
    house: 1,
  },
  {
    id: "6.4",
    title: "Mercury",
    text: [
      "Un movimento di gruppo di blocchi di terra; ciascuno può andare fino a tre città, oppure attaccare con il secondo passo.",
    ],
  },
  {
    id: "6.5",
    title: "Neptune",
    text: ["Muovono le Navis di un luogo; poi una delle loro battaglie è una sorpresa, come con Mars."],
  },
  {
    id: "6.6",
    title: "Pluto",
    text: [
      "Un movimento di gruppo di blocchi di terra. In un attacco una strada maggiore porta 6 blocchi, una minore 3, uno stretto 2. Passi senza attacco, ritirate e raggruppamenti tengono i limiti soliti.",
    ],
  },
  {
    id: "6.7",
    title: "Vulcan",
    text: [
      "Ogni blocco in una città nemica perde un passo. Le Navis in mare sono al sicuro. Cleopatra, portata sotto un passo, cambia subito parte.",
      "Senza una città nemica la carta non fa nulla. Se Cleopatra cambia parte fra altri, attacca chi resta.",
    ],
    house: 1,
  },
  {
    id: "7.1",
    title: "Movimenti di gruppo",
    text: [
      "Un punto di movimento desta una città o un mare: i blocchi che vi stanno possono muovere, ciascuno per la sua via, una volta per turno. Un blocco di terra va di una o due città lungo le strade. Attacca o entra in una battaglia solo con il primo passo; il secondo vuole una città amica o libera.",
      "Il secondo passo non torna subito indietro.",
    ],
    house: 1,
  },
  {
    id: "7.2",
    title: "Limiti delle strade",
    text: [
      "In un turno una parte può mandare quattro blocchi per una strada maggiore, due per una minore, due per uno stretto ma uno solo se attacca. Contano insieme le due direzioni e i due passi. Le vie di mare non hanno limite.",
    ],
  },
  {
    id: "7.3",
    title: "Attacco, forza principale, riserve",
    text: [
      "Chi entra per primo in un luogo nemico attacca. I blocchi venuti per la strada principale sono la forza principale; quelli per altre strade sono riserve, che entrano nel secondo round. I blocchi che il Giocatore 2 manda in un luogo attaccato dal Giocatore 1 rispondono, e sono sempre riserve.",
      "Alla fine del movimento l'attaccante dice qual è la strada principale di ogni attacco venuto per più strade; fino ad allora è quella del primo blocco.",
    ],
    house: 1,
  },
  {
    id: "7.4",
    title: "Blocchi trattenuti",
    text: [
      "In un luogo che il Giocatore 1 attacca devono restare tanti blocchi del Giocatore 2 quanti ne conta la forza principale dell'attaccante. Gli altri possono partire, ma non per una strada o un confine di mare usato dall'attaccante.",
    ],
  },
  {
    id: "7.5",
    title: "Navis",
    text: [
      "Una Navis va da porto a mare, da mare a mare, da mare a porto: due passi senza combattere, o un passo per attaccare. Muove con il gruppo del suo luogo.",
    ],
  },
  {
    id: "7.6",
    title: "Movimenti anfibi",
    text: [
      "Un punto di movimento porta un blocco di terra da un porto, per mari amici, a un altro porto amico o libero. Non è mai un attacco. Tutti vengono prima dei movimenti di gruppo del turno, e solo con carte comando. In ogni mare attraversato una Navis deve restare fino alla fine del comando.",
      "Un mare è offerto solo se da lì si raggiunge un porto; nessun mare si attraversa due volte.",
    ],
    house: 1,
  },
  {
    id: "7.7",
    title: "Leva",
    text: [
      "Dopo il movimento ogni punto di leva aggiunge un passo a un blocco in una città amica, fino alla piena forza, oppure porta un blocco nuovo dalla riserva al passo più basso. Le Navis crescono nei porti, mai in mare. I blocchi nuovi non muovono in questo turno. I caduti dell'anno non sono nella riserva.",
      "I punti si possono lasciare. Con l'opzione, un blocco che ha fatto due passi o si è imbarcato non ne prende.",
    ],
    house: 1,
  },
  {
    id: "8",
    title: "Battaglie",
    text: [
      "Dopo i due comandi il Giocatore 1 sceglie un luogo conteso dopo l'altro. I blocchi che partecipano restano scoperti finché dura la battaglia.",
    ],
  },
  {
    id: "8.1",
    title: "Round",
    text: [
      "Al massimo quattro round. In ciascuno agiscono in ordine le file da A a D, in ogni fila prima il difensore. Un blocco tira, attende o, dal secondo round, si ritira. Le riserve entrano nel secondo round. Nel quarto gli attaccanti possono solo ritirarsi.",
      "Se all'inizio del secondo round la forza principale del difensore non c'è più, le parti si scambiano i ruoli e ogni riserva del nuovo attaccante perde un passo; se manca quella dell'attaccante, perde un passo ogni sua riserva. Se nel primo round una parte ha solo riserve, comincia subito il secondo.",
    ],
  },
  {
    id: "8.2",
    title: "Tiri e colpi",
    text: [
      "Si tira un dado per ogni punto di forza; ogni dado non superiore al numero del blocco colpisce. Ogni colpo va al blocco nemico più forte in quel momento; fra pari sceglie il proprietario.",
      "Un colpo che solo un blocco può prendere si assegna senza chiedere.",
    ],
    house: 1,
  },
  {
    id: "8.3",
    title: "I caduti",
    text: [
      "Un blocco sotto l'ultimo passo è fuori fino all'anno dopo, quando è di nuovo nella riserva della sua prima parte. Un comandante è perso per sempre: un punto al nemico, e il terzo comandante si può levare. Cleopatra cambia parte con un passo e resta nella battaglia.",
    ],
  },
  {
    id: "8.4",
    title: "Ritirata",
    text: [
      "Un passo verso un luogo senza nemici, nel turno di battaglia del blocco. Gli attaccanti vanno in una città amica, o in una libera per una strada da cui è venuta la loro parte. I difensori in una città amica o libera, ma non per una strada da cui è venuto il nemico. Un blocco per round può passare un mare amico verso un porto amico. In un round una strada maggiore porta 4, una minore 2, uno stretto 1. Le Navis attaccanti vanno in mari o porti amici o da dove sono venute; quelle in difesa in mari o porti amici o in un mare libero non usato dal nemico. Chi deve ritirarsi e non può è eliminato.",
      "Questi limiti valgono per ciascuna parte. Un blocco con una sola via la prende.",
    ],
    house: 1,
  },
  {
    id: "8.5",
    title: "Raggruppamento",
    text: [
      "Il vincitore può muovere ogni blocco della battaglia di un passo verso un luogo amico o libero, con limiti di strada nuovi (4, 2, 2), per ogni strada.",
      "I blocchi sono di nuovo coperti: un raggruppamento dice solo numero e strada.",
    ],
    house: 1,
  },
  {
    id: "8.6",
    title: "Battaglie navali",
    text: [
      "Gli stessi round. Tutte le Navis agiscono nella fila D, quindi tira prima chi difende. Le Navis attaccano un porto solo da un mare accanto.",
    ],
  },
  {
    id: "9",
    title: "Inverno",
    text: [
      "Dopo il quinto turno, in quest'ordine: Cleopatra torna a casa, vittoria, Navis in porto, rifornimento e scioglimento, un anno nuovo. Dopo il 709 solo i primi due.",
    ],
  },
  {
    id: "9.1",
    title: "Inverno: Cleopatra",
    text: [
      "Va ad Alexandria, e passa all'altra parte se quella tiene la città.",
      "Se Alexandria è libera resta con chi l'aveva.",
    ],
    house: 1,
  },
  { id: "9.2", title: "Inverno: vittoria", text: ["Una parte con dieci punti o più vince."] },
  {
    id: "9.3",
    title: "Inverno: Navis in porto",
    text: [
      "Prima Cesare, poi Pompeo: ogni Navis in mare va in un porto amico di quel mare. Un porto libero non basta.",
      "Chi non trova porto è sciolta con il rifornimento.",
    ],
    house: 1,
  },
  {
    id: "9.4",
    title: "Inverno: rifornimento",
    text: ["Una città nutre tre blocchi e tanti altri quanto vale. Il proprietario scioglie il resto, mai Cleopatra."],
  },
  {
    id: "9.5",
    title: "Inverno: scioglimento",
    text: [
      "Si può sciogliere anche ogni altro blocco, tranne Cleopatra. I blocchi sciolti sono nella riserva nell'anno che viene.",
    ],
  },
  {
    id: "9.6",
    title: "Inverno: un anno nuovo",
    text: ["I caduti dell'anno tornano nella riserva della loro prima parte, e si danno carte nuove."],
  },
  {
    id: "10",
    title: "Vittoria",
    text: [
      "Roma e Alexandria valgono due punti, altre nove città uno; ogni comandante nemico ucciso ne dà uno. Dieci punti a fine anno vincono. Dopo il 709 vince la somma più alta; la parità va a chi tiene Roma, ed è patta se Roma è libera. Come opzione la parità va a Cesare.",
    ],
  },
  {
    id: "11",
    title: "Che cosa è nascosto",
    text: [
      "Dei blocchi nemici si sanno solo colore e numero, e ciò che tutti hanno visto in questo turno. I blocchi della battaglia in corso restano scoperti finché dura; le riserve aspettano coperte fino al secondo round. Mani, scarti e riserve di leva sono segreti; caduti, dadi, punti e carte giocate sono aperti.",
      "La memoria del tavolo ricorda ciò che hai visto, e non conta nulla che non avresti potuto annotare da te.",
    ],
    house: 1,
  },
  {
    id: "undo",
    title: "Riprendere",
    text: [
      "Puoi annullare la tua ultima azione finché non si è tirato un dado, non si è mostrato nulla di nascosto e nessun altro ha agito. Dopo, deve consentire l'avversario.",
    ],
    house: 0,
  },
];
export default rules;
