// Le regole di RUBICO con parole nostre, per un solo numero di giocatori. `house`: il primo capoverso che è lettura o ricostruzione nostra.
import type { Section } from "../../lib/rulebook";
import { countOf, roadText } from "./count";

export default function rules(players: number): Section[] {
  const c = countOf(players);
  const alone = c.blue === 1;
  const known = c.meet
    ? "All'inizio i senatori scoprono chi sono gli altri senatori. La parte di Cesare non scopre nulla."
    : alone
      ? "Il senatore è solo e lo sa: gli altri due marciano con Cesare. Ciascuno dei due sa solo che uno degli altri è il senatore."
      : `In ${players} nessuno scopre nulla: anche i senatori devono trovarsi.`;
  const sections: (Section | false)[] = [
    {
      id: "1.1",
      title: "I ruoli",
      text: [
        `${players} giocatori: ${c.red} marciano con Cesare (rosso), ${c.blue === 1 ? "un senatore (blu) vuole" : `${c.blue} senatori (blu) vogliono`} fermare la marcia. Ognuno riceve un ruolo segreto. Nessuno lo mostra mai; parlarne è libero, anche mentendo.`,
      ],
    },
    {
      id: "1.2",
      title: "Il mazzo Marcia",
      text: [
        `${c.deck.all} carte: ${c.deck.red} rosse, ${c.deck.blue} blu, ${c.deck.janus} Giano, ${c.deck.pompey} Pompeo. Dopo ogni round si rimescolano tutte.`,
        "La tabella stampata delle carte da togliere ha perso le intestazioni; sono dedotte dall'esempio del libro.",
      ],
      house: 1,
    },
    {
      id: "1.3",
      title: "La fila del Senato",
      text: ["Otto carte Senato coperte in fila. La vuota è sempre la prima; le altre sette sono mescolate."],
    },
    c.powers && {
      id: "1.4",
      title: "I poteri",
      text: ["Ognuno riceve una carta potere segreta su otto. Le altre tornano nella scatola senza essere viste."],
    },
    {
      id: "1.5",
      title: "Il primo Centurione",
      text: ["Comincia un posto a caso. Dopo ogni round il Centurione passa in senso orario."],
      house: 0,
    },
    { id: "1.6", title: c.meet ? "I senatori si riconoscono" : "Nessuno si riconosce", text: [known] },
    {
      id: "2",
      title: "La strada per Roma",
      text: [
        `Cesare attraversa ${c.road.length} caselle: ${roadText(c)}. Con l'asterisco le tappe; ROMA è la meta.`,
        "Caselle e tappe sono una nostra ricostruzione. La marcia breve, opzione per principianti e tavoli silenziosi, è più rapida per Cesare.",
      ],
      house: 1,
    },
    {
      id: "3",
      title: "Carte Senato e Legioni",
      text: [
        "Gli effetti: una carta in più, una blu in più, una rossa in più (tre volte), uno scarto; il Jolly e la vuota non fanno nulla. Ognuno vale solo nel round dopo essere stato scoperto, poi è speso; più effetti si sommano.",
        "Quando quattro carte scoperte contano per una Legione, il Senato vince subito. Legio I: carta in più, una blu, una rossa. Legio XV: scarto e due rosse. Il Jolly vale per entrambe. Con l'ottava carta la partita è comunque finita.",
      ],
      house: 1,
    },
    {
      id: "3.extra",
      title: "Carta Senato: una carta in più",
      text: ["Prima della rivelazione la prima carta del mazzo si unisce alle scelte; nessuno la vede prima."],
    },
    {
      id: "3.discard",
      title: "Carta Senato: scarto",
      text: ["Dopo aver mescolato, una delle carte scelte, a caso, esce senza essere vista."],
    },
    {
      id: "4",
      title: "Il round",
      text: [
        "Pesca, proposta, scelta, rivelazione, avanzata, Senato, fine: sempre in quest'ordine. All'inizio si fissa quante carte deve prendere il Centurione: i passi fino alla prossima tappa più due.",
      ],
    },
    {
      id: "4.a",
      title: "a. Pesca",
      text: [
        `Tutti tranne il Centurione pescano ${c.cards} carte, ${c.dealt} in tutto; ${c.deck.all - c.dealt} restano nel mazzo. Il Centurione non pesca.`,
      ],
    },
    {
      id: "4.b",
      title: "b. Proposta",
      text: [
        "Guarda le tue carte e disponile tutte coperte in fila, in segreto e tutti insieme. La prima a sinistra è quella che dici di voler far prendere.",
      ],
    },
    {
      id: "7.claims",
      title: "Dichiarazioni",
      text: [
        "Quando tutte le file sono sul tavolo, ognuno può dire di ogni sua carta che cos'è (rossa, blu, Giano, Pompeo, o nulla) e una parola su un altro giocatore: mi fido, accuso, prometto. Vero o no. La chat resta libera.",
        "Una volta per carta e una parola a round; poi si dice di aver finito. Così tutto ciò che è stato detto resta accanto a ciò che poi si è visto.",
      ],
      house: 1,
    },
    {
      id: "4.c",
      title: "c. Scelta",
      text: [
        "Il Centurione prende esattamente il numero di carte fissato all'inizio del round, nessuna, una o due da ciascun giocatore, senza vederle.",
        "La scelta è provvisoria finché non è confermata. Se i poteri lasciano troppe poche carte, si prendono tutte quelle possibili.",
      ],
      house: 1,
    },
    {
      id: "4.d",
      title: "d. Rivelazione",
      text: ["Le carte scelte si mescolano e si scoprono una per una. Nessuno sa di chi era quale carta."],
    },
    {
      id: "4.d.janus",
      title: "Giano",
      text: [
        "Giano diventa una copia dell'ultima carta prima di lui che non sia Giano; più Giano di seguito copiano la stessa. Un Giano senza nulla prima non ha effetto.",
        "Un Giano che copia Pompeo è un Pompeo. Le carte che solo contano (una rossa in più, Giunone) non sono nella pila e non si possono copiare.",
      ],
      house: 1,
    },
    {
      id: "4.e",
      title: "e. Avanzata",
      text: [
        "Cesare avanza di tanti passi quante sono le rosse in più delle blu. Si ferma alla prossima tappa; il resto è perso. A ROMA la parte di Cesare vince subito.",
        "Con più blu che rosse resta dov'è. Un'opzione lo lascia respingere.",
      ],
      house: 1,
    },
    {
      id: "4.f",
      title: "f. Senato",
      text: [
        `${c.threshold === 1 ? "In tre basta una carta blu per scoprire una carta Senato" : "Due o più carte blu scoprono una carta Senato"}; ogni Pompeo ne scopre un'altra. Si scoprono una per una, in ordine.`,
        "Per quante siano, le blu scoprono una carta sola. Un'opzione ne dà una per ogni serie completa.",
      ],
      house: 1,
    },
    {
      id: "4.g",
      title: "g. Fine del round",
      text: [
        "Gli effetti del Senato che hanno agito sono spesi, quelli appena scoperti agiranno nel prossimo round. Tutte le carte Marcia si rimescolano; ciò che non è stato scelto non si mostra mai.",
      ],
    },
    c.powers && {
      id: "5",
      title: "I poteri",
      text: [
        "Ogni potere si usa una volta per partita, mai da parte del Centurione del round, e mai dopo l'inizio della rivelazione. Tutti sentono quale potere si usa e su che cosa; un volto guardato resta privato.",
        "Prima finestra: dalle file fino alla conferma del Centurione. Seconda finestra: da lì alla rivelazione.",
      ],
      house: 1,
    },
    c.powers && {
      id: "5.minerva",
      title: "Minerva e Cibele",
      text: [
        "Prima finestra: prendi una carta non protetta dalla fila di un altro, guardala e mettila coperta dove vuoi nella tua.",
        "Il libro dice solo «pesca»; con le opzioni si mette da parte o si guarda soltanto.",
      ],
      house: 1,
    },
    c.powers && {
      id: "5.venus",
      title: "Venere ed Eris",
      text: ["Prima finestra: proteggi una tua carta. In questo round nessuno può prenderla."],
    },
    c.powers && {
      id: "5.fortuna",
      title: "Fortuna",
      text: [
        "In entrambe le finestre: muovi Cesare di una casella esatta avanti o indietro. Il numero di carte da prendere resta. Mai dietro la partenza; avanti a ROMA si vince.",
      ],
    },
    c.powers && {
      id: "5.roma",
      title: "Roma",
      text: ["Seconda finestra: guarda una carta rimasta davanti a un altro giocatore."],
    },
    c.powers && {
      id: "5.vesta",
      title: "Vesta",
      text: [
        "In entrambe le finestre: in questo round effetti del Senato, Pompeo e Giano non valgono. Le blu scoprono comunque una carta Senato.",
      ],
    },
    c.powers && {
      id: "5.juno",
      title: "Giunone",
      text: ["In entrambe le finestre: in questo round contano due rosse e un Pompeo in più."],
    },
    {
      id: "6",
      title: "Chi sa che cosa",
      text: [
        "Segreti: i ruoli, i poteri non ancora usati, i volti nelle file (solo a chi appartengono e a chi ha guardato), il mazzo, lo scarto. Aperti: quali posti sono stati presi e da chi, le carte rivelate e i totali, ogni dichiarazione.",
        "Dopo la fine si mostra tutto, se il tavolo non ha scelto di restare sigillato.",
      ],
    },
    c.powers && {
      id: "7.windows",
      title: "Le finestre dei poteri",
      text: [
        "In entrambe le finestre si chiede a tutti quelli che hanno ancora un potere, che serva o no. Una finestra dura ugualmente per tutti, e nessuno sa chi ha risposto né quanto in fretta. Un potere usato la riapre.",
      ],
      house: 0,
    },
    {
      id: "7",
      title: "Chi decide",
      text: [
        "File e parole: tutti tranne il Centurione, insieme. Scelta: il Centurione. Con un tempo, chi è in ritardo lascia la fila come è stata data, non dice altro, tiene il potere o prende carte a caso: nulla che riveli un ruolo.",
      ],
      house: 0,
    },
  ];
  return sections.filter((s): s is Section => s !== false);
}
