// Il primo round di RUBICO, visto dalla parte di Cesare. `scene` è una posizione di lesson.caesar.json.
import type { Step } from "../../lib/lesson.svelte";

const steps: Step[] = [
  {
    scene: 0,
    rule: "preface",
    title: "La marcia su Roma",
    text: "Cinque al tavolo: tre marciano con Cesare, due sono senatori che vogliono fermarlo. Nessuno vede il ruolo degli altri. Cesare è in GALLIA; ITALIA, RVBICO e ROMA sono tappe. Se arriva a ROMA vince la sua parte. Se quattro carte del Senato di una Legione sono scoperte, vince il Senato. La strada e i nomi delle Legioni sono ricostruiti: la nostra copia del libro ha perso le figure.",
  },
  {
    scene: 0,
    play: true,
    rule: "4.b",
    title: "La tua fila",
    text: "Tieni premuto il pulsante a strisce: marci con Cesare e il tuo potere è Giunone. Hai pescato tre carte. Le rosse fanno avanzare Cesare, le blu lo trattengono. Ordina la fila: la prima a sinistra è quella che offri. Trascina una rossa a sinistra, o tocca le carte 1 e 2.",
    wrong: "Scambia le carte 1 e 2, così che a sinistra ci sia una rossa.",
  },
  {
    scene: 1,
    play: true,
    rule: "4.b",
    title: "Disponila",
    text: "Tutti dispongono la fila insieme, coperta. Disponi la tua.",
    wrong: "Premi il pulsante che dispone la fila.",
  },
  {
    scene: 2,
    play: true,
    rule: "7.claims",
    title: "Parlare",
    text: "Gli altri hanno parlato: P2, P3 e P4 dicono che la loro carta di sinistra è rossa. Qualcuno mente. Ora di' di ogni tua carta che cos'è. Potresti mentire anche tu, ma la parte di Cesare vuole essere creduta: carta 1 rossa, carta 2 blu, carta 3 rossa.",
    wrong: "Questa volta di' la verità: rossa, blu, rossa.",
  },
  {
    scene: 5,
    play: true,
    rule: "7.claims",
    title: "Una parola al tavolo",
    text: "Una volta a round puoi fidarti, accusare o promettere. P4 accusa P2. Secondo te P2 è onesto: di' che ti fidi di P2. Poi non hai altro da dire.",
    wrong: "Prima la fiducia, poi P2, poi \u00abNient'altro da dire\u00bb.",
  },
  {
    scene: 7,
    play: true,
    rule: "4.c",
    title: "Il Centurione sceglie",
    text: "P5 è Centurione e non ha pescato. Un passo alla prossima tappa, più due: si prendono tre carte, al massimo due da un giocatore. P5 ha preso la tua di sinistra, quella di P2 e quella di P3. Ora si chiede a chi ha un potere; le finestre durano ugualmente per tutti, così nessuno vede chi esita. Per ora tieni il tuo.",
    wrong: "Nessun potere adesso: ci sarà un'altra finestra.",
  },
  {
    scene: 8,
    play: true,
    rule: "7.windows",
    title: "L'ultima finestra",
    text: "La scelta è fatta. Apri il tuo potere e usa Giunone: due rosse in più, e un Pompeo in più, che scoprirà una carta del Senato. Si usa una volta per partita.",
    wrong: "Apri il tuo potere e usa Giunone.",
  },
  {
    scene: 9,
    rule: "4.d",
    title: "La rivelazione",
    text: "Le tre carte sono state mescolate e scoperte: blu, rossa, rossa, e con Giunone quattro rosse contro una blu. Cesare aveva tre passi ma si è fermato alla tappa: ITALIA. Il Pompeo di Giunone ha scoperto la prima carta del Senato; è sempre la vuota. Nessuno sa di chi era la blu. Tu sì: la tua era rossa.",
  },
  {
    scene: 9,
    rule: "6",
    title: "Ricorda chi ha detto che cosa",
    text: "P2, P3 e P4 hanno detto tutti rossa. La scheda Round tiene ogni dichiarazione accanto a ciò che si è visto, e lì puoi segnare per te di chi ti fidi. Nel prossimo round sei tu il Centurione. Ora guarda la stessa partita dall'altra parte.",
  },
];
export default steps;
