// Che cosa chiede la mano del giorno, e com'è andata.
const words = {
  "julius.daily.points": "Un anno di guerra: abbi almeno {aim} punti vittoria quando comincia il 706.",
  "julius.daily.points.result": "punti {own} : {other}",
  "julius.daily.rome": "Un anno di guerra: tieni Roma e abbi almeno {aim} punti vittoria quando comincia il 706.",
  "julius.daily.rome.result": "punti {own} : {other}",
};
export default words;
