// I primi round di RUBICO, visti da un senatore. `scene` è una posizione di lesson.senate.json.
import type { Step } from "../../lib/lesson.svelte";

const steps: Step[] = [
  {
    scene: 0,
    rule: "1.6",
    title: "Dalla parte del Senato",
    text: "Un altro tavolo di cinque. Sei P2, e questa volta un senatore. In cinque i senatori si conoscono: tieni premuto il pulsante a strisce e vedrai che P4 è con te. Gli altri tre non sanno nulla.",
  },
  {
    scene: 0,
    play: true,
    rule: "4.b",
    title: "Prepara l'inganno",
    text: "P1 è Centurione. Vuoi che si prendano carte blu: due di esse scoprono una carta del Senato e trattengono Cesare. Il Centurione crede volentieri alla carta di sinistra, quindi mettici una blu: scambia le carte 1 e 2.",
    wrong: "Scambia le carte 1 e 2, così che a sinistra ci sia una blu.",
  },
  {
    scene: 1,
    play: true,
    rule: "4.b",
    title: "Disponila",
    text: "Ora disponi la fila.",
    wrong: "Premi il pulsante che dispone la fila.",
  },
  {
    scene: 2,
    play: true,
    rule: "7.claims",
    title: "Menti",
    text: "Di' che la carta 1 è rossa. P4 fa lo stesso; insieme siete due voci su quattro. Delle altre carte non devi parlare. Poi di' che hai finito.",
    wrong: "Carta 1: rossa. Poi \u00abNient'altro da dire\u00bb.",
  },
  {
    scene: 4,
    play: true,
    rule: "4.c",
    title: "Ti hanno creduto",
    text: "P1 ha preso la tua carta di sinistra, quella di P4 e quella di P3. Hai Roma, che vale solo dopo la conferma della scelta: lascia passare questa finestra.",
    wrong: "Nessun potere adesso.",
  },
  {
    scene: 5,
    play: true,
    rule: "5.roma",
    title: "Guarda",
    text: "Ora Roma può guardare una carta rimasta sul tavolo. Apri il tuo potere e guarda la carta 1 di P5. Tutti vedono che guardi, nessuno vede la carta.",
    wrong: "Apri il tuo potere, poi la carta 1 di P5.",
  },
  {
    scene: 6,
    rule: "4.f",
    title: "Due blu",
    text: "La carta di P5 era rossa: P5 ha detto la verità. La rivelazione ha mostrato due blu e una rossa. Cesare resta in GALLIA, e due blu hanno scoperto la prima carta del Senato. Ora tutti sanno che due di voi tre hanno mentito, ma non quali.",
  },
  {
    scene: 6,
    play: true,
    rule: "4.c",
    title: "Sei Centurione",
    text: "Il Centurione passa: a te. Di nuovo tre carte. Della carta di sinistra di P4 si dice che è rossa; tu conosci il tuo amico. Prendila, poi quella di sinistra di P1, che sarà rossa e ti fa sembrare onesto, e la carta 3 di P5, che lui stesso dice blu.",
    wrong: "Tocca la carta 1 di P4, la carta 1 di P1 e la carta 3 di P5.",
  },
  {
    scene: 9,
    play: true,
    rule: "4.c",
    title: "Conferma",
    text: "Chi ha un potere ha lasciato passare. Ti chiederanno perché hai preso una carta detta blu: \u00abNon credevo a P5\u00bb è una risposta. Conferma la scelta.",
    wrong: "Premi il pulsante che conferma la scelta.",
  },
  {
    scene: 10,
    rule: "3",
    title: "Il Senato avanza",
    text: "Di nuovo due blu: la seconda carta del Senato è scoperta, e nel prossimo round conta una blu in più. Vincono quattro carte di una Legione; di solito decide la quinta o la sesta scoperta. Ma tutti hanno visto chi hai scelto. Resta credibile, o colpisci presto. Buona fortuna.",
  },
];
export default steps;
