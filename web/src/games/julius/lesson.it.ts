// Il primo anno di JULIUS CAESAR, passo per passo. `scene` è una posizione di lesson.json; un passo con `play` aspetta la persona.
import type { Step } from "../../lib/lesson.svelte";

const steps: Step[] = [
  {
    scene: 0,
    title: "Oltre il Rubicone",
    text: "L'anno 705, cioè il 49 a.C. Sei Cesare, con i blocchi bruni in Gallia e nel nord Italia. Pompeo è verde e tiene quasi tutto il resto. Le città con stelle valgono punti vittoria: dieci a fine anno vincono la guerra.",
  },
  {
    scene: 0,
    title: "Blocchi in piedi",
    text: "Vedi solo le facce dei tuoi blocchi. I puntini sono i passi: quanti dadi tira il blocco. A3 significa che agisce nella fila A e colpisce con 3 o meno. Dei blocchi di Pompeo vedi colore e numero. Indicane uno: il tavolo ti ricorda che cosa ne hai visto.",
  },
  {
    scene: 0,
    play: true,
    title: "Scegli una carta",
    text: "È il quarto turno dell'anno. Entrambi scelgono una carta in segreto. Il numero grande dice quanti gruppi possono muovere, i triangoli quante leve seguono. Il numero più alto va per primo. Gioca il 3 con due triangoli.",
    wrong: "Prendi la carta con il 3 grande.",
  },
  {
    scene: 1,
    play: true,
    title: "In marcia su Roma",
    text: "Vai per primo, con tre movimenti. Un movimento desta una città. Scegli Ravenna, spunta Caesar e Legio 13 e premi Marcia. Poi scegli Roma e fermati lì. La strada fra le due è minore: porta due blocchi, non di più.",
    wrong: "Caesar e Legio 13 vanno da Ravenna a Roma, e lì si fermano.",
  },
  {
    scene: 7,
    play: true,
    title: "Un secondo gruppo",
    text: "Roma è tua: due punti. Portane altri. Da Genua una strada maggiore va a Roma; ne porta quattro. Manda Antonius e Legio 8, e lascia gli altri due a casa, o Genua non sarà di nessuno.",
    wrong: "Antonius e Legio 8 vanno da Genua a Roma, e lì si fermano.",
  },
  {
    scene: 13,
    play: true,
    title: "Navi",
    text: "Le Navis vanno da porto a mare e da mare a mare, due passi per turno. Manda Navis 1 da Massilia per Mare Hispanum a Mare Tyrrhenum: allora quel mare è amico, e i tuoi eserciti potrebbero attraversarlo. Poi chiudi il movimento.",
    wrong: "Navis 1: Mare Hispanum, poi Mare Tyrrhenum; poi chiudi il movimento.",
  },
  {
    scene: 17,
    play: true,
    title: "Leva",
    text: "Ora due leve. Legio 17 è di casa a Roma: arruolala. Un blocco nuovo comincia con un passo; aggiungine un secondo. Poi chiudi le leve.",
    wrong: "Arruola Legio 17, aggiungile un passo e chiudi le leve.",
  },
  {
    scene: 20,
    play: true,
    title: "L'ultimo turno dell'anno",
    text: "Pompeo ha mosso un blocco da Neapolis a Brundisium. Non hai visto quale; puoi indovinare. Nessun luogo era conteso, quindi niente battaglia. Ti resta una carta: giocala.",
    wrong: "Gioca la carta che ti resta.",
  },
  {
    scene: 21,
    play: true,
    title: "Attacco",
    text: "Neapolis è accanto a Roma. Un attacco chiude il movimento, e solo il primo passo può attaccare. La strada maggiore porta quattro blocchi: scegli Roma, spunta Caesar, Antonius, Legio 8 e Legio 13, marcia su Neapolis e chiudi il movimento. Legio 17 tiene Roma.",
    wrong: "Caesar, Antonius, Legio 8 e Legio 13 vanno da Roma a Neapolis; Legio 17 resta.",
  },
  {
    scene: 30,
    play: true,
    title: "Rinforza la casa",
    text: "Ancora due leve. Dai entrambi i passi a Legio 17 a Roma: una città che cade alle tue spalle costa punti. I blocchi in una città contesa non ne ricevono.",
    wrong: "Entrambi i passi vanno a Legio 17.",
  },
  {
    scene: 33,
    play: true,
    title: "Battaglia: il primo round",
    text: "Pompeo ha risposto: da Brundisium è arrivato un blocco come riserva, coperto fino al secondo round. Le file agiscono da A a D, in ognuna prima il difensore. Apri la battaglia e tira con Caesar, Antonius, Legio 8 e Legio 13 quando tocca a loro. I colpi vanno al blocco più forte; fra pari sceglie il proprietario. Quello che cade su di te lo prenda Legio 13.",
    wrong: "Tira con il blocco a cui tocca, prima Caesar; il colpo lo prende Legio 13.",
  },
  {
    scene: 39,
    play: true,
    title: "Battaglia: il secondo round",
    text: "La riserva si mostra ed entra: Legio 3. Da ora i blocchi possono anche ritirarsi. Continua a tirare: prima Caesar, poi Antonius, poi Legio 8.",
    wrong: "Tira: Caesar, poi Antonius, poi Legio 8.",
  },
  {
    scene: 42,
    play: true,
    title: "Raggruppamento",
    text: "Neapolis è tua. Chi vince può muovere ogni blocco di un passo. Una città senza stelle nutre tre blocchi d'inverno, e qui ne hai quattro: rimanda Antonius a Roma, che ne nutre cinque. Poi chiudi il raggruppamento.",
    wrong: "Raggruppa Antonius a Roma, poi chiudi il raggruppamento.",
  },
  {
    scene: 45,
    play: true,
    title: "Inverno",
    text: "Dopo il quinto turno viene l'inverno. Cleopatra torna a casa, si contano i punti e le Navis rientrano in un porto amico del loro mare: porta Navis 1 a Roma. Ogni città nutre tre blocchi più le sue stelle; i tuoi sono tutti nutriti, quindi chiudi lo scioglimento.",
    wrong: "Navis 1 va al porto di Roma; poi chiudi lo scioglimento.",
  },
  {
    scene: 48,
    title: "Un anno nuovo",
    text: "I caduti tornano nelle riserve di leva, e hai in mano sei carte nuove: una si mette via, coperta. Sette delle 27 carte sono dèi che piegano le regole. Questo è il gioco: cinque anni, dieci punti. Quando il tavolo rifiuta qualcosa, dice perché.",
  },
];
export default steps;
