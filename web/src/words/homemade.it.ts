// Home-made variants: the page where they are written, and how they play.
const words = {
  "variants.title": "Varianti di casa di {game}",
  "variants.text":
    "Scrivi bonus, gettoni e tessere comando tuoi. Il testo è controllato mentre scrivi; le sue regole stanno accanto.",
  "variants.from": "Comincia con",
  "variants.file": "Il file della variante",
  "variants.go_to": "Riga {line}",
  "variants.good": "Si può giocare.",
  "variants.try": "Provala subito",
  "variants.share": "Condividi con un link",
  "variants.copied": "Il link è stato copiato:",
  "variants.link": "Il link:",
  "variants.guide": "Che cosa si può scrivere",
  "variants.rules": "Le sue regole",
  "variants.no_rules": "Appaiono quando il testo è giusto.",
  "variants.write": "Scrivi o prova una variante",
  "variants.knows.by_the_rules":
    "{bot} gioca questa variante secondo le regole, senza sapere quanto valgono i suoi bonus.",
  "variants.knows.stand_in": "{bot} non conosce questa variante: gioca un altro bot al suo posto.",
  "balance.title": "È equilibrata?",
  "balance.text":
    "Bot veloci la giocano qualche centinaio di volte fra loro, o contro l'avversario automatico se giochi da solo.",
  "balance.begin": "Fa' giocare i bot",
  "balance.waiting": "I bot si stanno ancora preparando: ci vuole un minuto o due.",
  "balance.side": "Lato",
  "balance.won": "vinte",
  "balance.interval": "sicuro fra",
  "balance.between": "{low} e {high}",
  "balance.matches": "Partite: {n}, patte: {draws}.",
  "balance.length": "La metà è durata al massimo {middle} decisioni, da {shortest} a {longest}.",
  "balance.came": "{name}: presa {times} volte a partita",
};
export default words;
