// Che cosa chiede la mano del giorno, e com'è andata.
const words = {
  "rubico.daily.round":
    "Un giro di deduzione: sei dalla parte di Cesare e guidi questo giro. Leggi che cosa si è detto e fatto finora, e prendi più carte rosse che altre.",
  "rubico.daily.round.result": "carte rosse: {red} su {of}",
  "rubico.daily.win": "Un'intera serata fra bot: porta la tua parte alla vittoria.",
  "rubico.daily.win.result": "round: {rounds}, caselle fino a Roma: {left}",
};
export default words;
