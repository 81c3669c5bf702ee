// Italiano: tavoli nella pagina, e ciò che dice una pagina senza server.
const words = {
  "here.title": "Tavoli in questa pagina",
  "here.text":
    "Regole, avversari e partita girano in questo browser. Non si invia nulla a nessuno e, una volta scaricato, funziona senza rete.",
  "here.starting": "Preparo i tavoli. La prima volta si scaricano circa 17 MB …",
  "here.failed": "Non è stato possibile preparare i tavoli in questo browser.",
  "here.play": "Gioca",
  "here.kept": "Conservate in questo browser",
  "here.forget": "Dimentica",
  "here.forget_sure": "Dimenticare questa partita per sempre?",
  "here.carry": "Portala sul server",
  "here.carried": "Ora è sul server.",
  "here.look": "Guardala",
  "here.needs_server": "Per questo ci vuole un server",
  "here.needs_server_text":
    "Dietro questa pagina non ce n'è uno. Ci sono tutti e tre i giochi, i bot, le lezioni, i rompicapi, lo sguardo indietro e gli studi.",
  "here.no_account":
    "Dietro questa pagina non c'è un server, e a nessuno serve un profilo: quello che giochi resta in questo browser.",
};
export default words;
