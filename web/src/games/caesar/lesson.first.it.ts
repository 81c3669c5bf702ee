// La prima partita di CAESAR!, passo per passo.
import type { Step } from "../../lib/lesson.svelte";

const steps: Step[] = [
  {
    scene: 0,
    rule: "aim",
    title: "La Repubblica è lì da prendere",
    text: "Diciotto province, trenta spazi di confine. Tu sei Cesare, tondo e rosso, con l'aquila. Pompeo è blu, a otto lati, con il tridente. Vince chi piazza per primo tutti i dodici segnalini.",
  },
  {
    scene: 0,
    rule: "tokens",
    title: "I tuoi gettoni",
    text: "Dietro il tuo schermo ci sono due gettoni. Ognuno porta un'icona — spada, scudo o nave — e due numeri. L'icona dice su quali spazi va; l'alloro va ovunque. Ogni numero conterà per la provincia che guarda.",
  },
  {
    scene: 0,
    play: true,
    rule: "turn.1",
    title: "Piazza un gettone",
    text: "Prendi lo scudo 5/1 e mettilo fra Hispania Citerior e Hispania Ulterior, con il 5 verso Ulterior, a sud. Giralo con R, la rotella o un altro clic. Poi chiudi il turno.",
    touch:
      "Prendi lo scudo 5/1 e mettilo fra Hispania Citerior e Hispania Ulterior, con il 5 verso Ulterior, a sud. Un dito sposta la mappa, ⤢ la mostra intera. Un altro tocco gira il gettone. Poi chiudi il turno.",
    wrong: "Giralo: il 5 deve guardare Hispania Ulterior.",
  },
  {
    scene: 1,
    rule: "turn.3",
    title: "Pesca e osserva",
    text: "Hai pescato un gettone per riempire la mano. Pompeo ha piazzato una spada a nord. I piccoli numeri in ogni provincia sono la forza di entrambi: il rosso è tuo, il blu di Pompeo. A Ulterior resta uno spazio libero.",
  },
  {
    scene: 1,
    play: true,
    rule: "turn.2",
    title: "Chiudi una provincia",
    text: "Metti la nave 4/2 fra Hispania Ulterior e Mauritania, con il 4 verso Ulterior. Così tutti i suoi spazi sono pieni: si chiude. Guarda che cosa il tavolo prevede, prima di chiudere il turno.",
    wrong: "Si chiuderebbe comunque, ma fai guardare il 4 verso Hispania Ulterior.",
  },
  {
    scene: 2,
    rule: "turn.2b",
    title: "Bonus e controllo sono due cose",
    text: "Hai vinto Ulterior 9 : 0 e preso il suo bonus: Ricchezza, così ora tieni tre gettoni. Poi Pompeo ha chiuso Citerior, ha preso Tattica e ha avuto un secondo turno. Chiudere dà il bonus; la somma più alta dà la provincia.",
  },
  {
    scene: 2,
    play: true,
    rule: "turn.2d",
    title: "Guarda i vicini",
    text: "Mauritania sta accanto a Ulterior, che è tua. Metti la nave 6/0 fra Sardinia e Mauritania, con tutti e sei verso Mauritania.",
    wrong: "Il 6 va verso Mauritania, a sud.",
  },
  {
    scene: 3,
    rule: "turn.2d",
    title: "Un segnalino sul confine",
    text: "Pompeo ha chiuso Mauritania per prendere Potenza, ma la tua somma era più alta: è tua. Ora tieni i due lati di un confine, e questo ti ha dato un altro segnalino, sullo spazio fra i due. Con Potenza Pompeo ha coperto un tuo gettone; le province chiuse non si ricontano.",
  },
  {
    scene: 3,
    play: true,
    rule: "bonus.senate",
    title: "Il Senato",
    text: "Gallia offre un bonus Senato. Se lo prendi e vinci la provincia, vanno segnalini sotto i tuoi Senati: uno per il primo, due per il secondo, tre per il terzo. Metti lo scudo 6/0 fra Gallia e Sardinia, con il 6 verso Gallia.",
    wrong: "Giralo: il 6 deve guardare Gallia, a nord.",
  },
  {
    scene: 4,
    rule: "end",
    title: "Cinque segnalini, ne mancano sette",
    text: "Il gioco è questo: piazza, chiudi, prendi i bonus, tieni i vicini, conta fino a dodici. Si illuminano solo gli spazi permessi; ogni altro dice perché no. Ora gioca una partita tua: anche Pompeo è un principiante, e io continuo a parlare accanto al tabellone finché non mi fai tacere.",
  },
];
export default steps;
