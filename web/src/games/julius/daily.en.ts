// What the deal of the day asks, and how a try went.
const words = {
  "julius.daily.points": "One year of war: have at least {aim} victory points when 706 begins.",
  "julius.daily.points.result": "points {own} : {other}",
  "julius.daily.rome": "One year of war: hold Roma and have at least {aim} victory points when 706 begins.",
  "julius.daily.rome.result": "points {own} : {other}",
};
export default words;
