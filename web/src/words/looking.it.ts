// Levels, advice and looking back, in italiano.
const words = {
  "home.against": "Contro",
  "bot.imperator": "Imperatore",
  "caesar.bot.imperator": "Giudica le posizioni da milioni di partite giocate contro sé stesso, e da lì guarda avanti.",
  "bot.time": "Il tempo è il massimo che un livello pensa a una decisione.",
  "bot.asleep": "Si sveglia fra un minuto; intanto gioca il tribuno.",
  "seat.waking": "si sveglia fra un minuto; intanto gioca il tribuno",
  "hint.chance": "La tua probabilità di vincere:",
  "hint.more": "Che cos'altro è buono, e come andrebbe avanti",
  "hint.others": "Buone anche",
  "hint.line": "Atteso da qui",
  "end.analysis": "Rivedi",
  "analysis.title": "Uno sguardo indietro",
  "analysis.waiting": "In attesa di un posto libero per pensare…",
  "analysis.running": "Ogni decisione viene ripensata…",
  "analysis.none": "Questa partita non si può rivedere.",
  "analysis.judge.search":
    "Ogni decisione è stata cercata di nuovo da ciò che la sua parte poteva sapere allora: la sfortuna non è chiamata errore.",
  "analysis.judge.playouts":
    "Prima di ogni comando la partita è stata giocata molte volte fino alla fine da giocatori veloci: mostra come stavano le cose. Poi ogni comando è stato confrontato con le altre operazioni possibili, secondo ciò che quel lato poteva sapere. Battaglie e carte non sono giudicate.",
  "analysis.judge.outlook":
    "La probabilità di Cesare prima di ogni turno, stimata dalla marcia e dalle carte del Senato; la scelta del Centurione è pesata da ciò che quel posto poteva credere allora. Dichiarazioni e bugie non sono giudicate.",
  "analysis.curve": "Probabilità di vincere di {who}",
  "analysis.click": "Scegli un punto per vedere quel momento al tavolo.",
  "analysis.turning": "Svolte",
  "analysis.no_turning": "La partita non è mai girata in un colpo solo.",
  "analysis.swing": "{n} punti per {who}",
  "analysis.cause.luck":
    "La mossa andava bene: ha girato la partita ciò che è stato pescato, mostrato o tenuto nascosto.",
  "analysis.cause.play":
    "Il comando era abbastanza buono, per quanto il suo lato poteva sapere: battaglie, carte o cose nascoste hanno girato la partita.",
  "analysis.cause.despite": "Non la scelta migliore, eppure: ciò che è seguito ha favorito quella parte.",
  "analysis.cause.slip": "Un'imprecisione.",
  "analysis.cause.mistake": "Un errore.",
  "analysis.cause.blunder": "Un grave errore.",
  "analysis.verdict.slip": "imprecisione ?!",
  "analysis.verdict.mistake": "errore ?",
  "analysis.verdict.blunder": "grave errore ??",
  "analysis.better": "Meglio:",
  "analysis.done": "Che cosa si è fatto:",
  "analysis.instead": "invece di {chance}",
  "analysis.faults": "Imprecisioni ed errori",
  "analysis.all": "Mostrali tutti: {n}",
};
export default words;
