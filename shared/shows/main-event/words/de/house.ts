/** Hausregeln des Main Events. */
export const mainEventHouse = {
  wild: { label: 'Ein Joker bringt in den Jackpot', help: 'Bei 2, 3, 11 oder 12 wächst der Jackpot um so viel.' },
  repeat: {
    label: 'Eine Zahl noch einmal bringt in den Jackpot',
    help: 'Wer eine eigene Zahl würfelt, lässt den Jackpot um so viel wachsen.',
  },
  half: { label: 'Ein Angebot zahlt pro Zahl', help: 'Nach einer 7 gibt es so viel pro Zahl fürs Aufhören.' },
  empty: { label: 'Ein Angebot ohne eine Zahl', help: 'Eine 7 im allerersten Wurf bringt dieses Angebot.' },
  consolation: {
    label: 'Geld, wenn die letzte Zahl fehlt',
    help: 'Bleibt die letzte Zahl aus, gibt es trotzdem so viel.',
  },
  chances: { label: 'Würfe für die letzte Zahl', help: 'So viele Versuche gibt es für die Zahl, die noch fehlt.' },
  base: {
    label: 'Der Jackpot nach einem Gewinn',
    help: 'Hier fängt er wieder an, und auch am Anfang, wenn du nichts anderes sagst.',
  },
  allCash: { label: 'Medaillen der Bargeldrunde', help: 'So viel zahlen Bronze, Silber und Gold beim Abschied.' },
  sweep: {
    label: 'Extra für alle drei in der Bargeldrunde',
    help: 'Alle drei Medaillen der Bargeldrunde bringen so viel dazu.',
  },
  retireAfter: { label: 'Siege in Folge bis zum Abschied', help: 'Der letzte davon wird nur um Bargeld gespielt.' },
  carry: {
    label: 'Preise warten auf die nächste Show',
    help: 'Ein Preis, den niemand gewinnt, bleibt auf seiner Medaille.',
  },
};

/** Die Regel, die ihre Shows neben ihrem Satz haben. */
export const mainEventOptions = {
  jackpot: { label: 'Der Jackpot beginnt bei', help: 'So viel ist darin, wenn diese Show anfängt.' },
};
