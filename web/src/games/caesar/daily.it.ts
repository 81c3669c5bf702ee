// Che cosa chiede la mano del giorno, e com'è andata.
const words = {
  "caesar.daily.win": "Vinci la partita, con più segnalini di vantaggio che puoi.",
  "caesar.daily.win.result": "segnalini {own} : {other}",
};
export default words;
