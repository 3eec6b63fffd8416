/** Die Worte der Seite, die ein Regelbuch zeigt. */
import type { RulePageWords } from '../../rule-book.ts';

export const page: RulePageWords = {
  howToPlay: 'So wird gespielt',
  contents: 'Auf dieser Seite',
  inShort: 'In 30 Sekunden',
  example: 'Zum Beispiel',
  rulings: 'Hausregeln',
  rulingsHelp:
    'Die alten Regeln lassen manches offen. Dort hat Boxcars entschieden. Diese Antworten sind Hausregeln, nicht die Worte der alten Regeln; wo eine Regel oben auf einer ruht, führt ein Zeichen hierher.',
  rulingMark: id => `Hausregel ${id}`,
  houseRuling: 'Hausregel',
  usually: text => `Sonst: ${text}`,
  origin: 'Herkunft',
  print: 'Drucken',
  lobby: 'Zur Lobby',
  shows: 'Regeln der anderen Shows',
  top: 'Nach oben',
  odds: 'Seine Chancen, zum Erkunden',
  loading: 'Das Regelbuch wird aufgeschlagen …',
  missing: show => `Für „${show}“ gibt es kein Regelbuch.`,
  plain: {
    players: 'Wer mitspielt',
    playersText: (from, to, minutes) =>
      `${from === to ? from : `${from} bis ${to}`} ${to === 1 ? 'Person' : 'Personen'}.${minutes > 0 ? ` Eine Show dauert etwa ${minutes} Minuten.` : ''}`,
    moves: 'Du bist dran',
    movesText: moves => `Das kannst du tun: ${moves}. Dein Handy zeigt, was gerade geht.`,
    options: 'Einstellungen dieser Show',
    optionsText: 'Wer die Show öffnet, kann sie ändern.',
    head: ['Einstellung', 'Jetzt', 'Möglich'],
    range: (from, to) => `${from} bis ${to}`,
    yes: 'ja',
    no: 'nein',
  },
};
