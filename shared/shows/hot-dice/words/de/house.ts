import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { hotDiceHouse, hotDiceRules, houseSets } from '../../house.ts';

export const house: HouseWordsOf<typeof hotDiceHouse, keyof typeof houseSets, typeof hotDiceRules> = {
  rules: {
    free: { label: 'Ein Freiwurf zahlt je Auge', help: 'Der erste Wurf einer Runde und die ganze Aufholjagd.' },
    roll: { label: 'Jeder andere Wurf zahlt je Auge', help: 'So viele Dollar bringt jedes gewürfelte Auge.' },
    busts: {
      label: 'Summen, bei denen der Topf platzt',
      help: 'Fällt eine davon, ist der Topf weg. Ein Pasch ist immer sicher.',
    },
    spaces: { label: 'Die Tafel der Runden', help: 'Was hinter den sechs Paschs steckt.' },
    catchUpSpaces: {
      label: 'Die Tafel der Aufholjagd',
      help: 'Was hinter den Paschs steckt, wenn jemand zurückliegt.',
    },
    tieBreak: { label: 'Die Stichfrage zahlt', help: 'Wer sie gewinnt, gewinnt auch das Spiel.' },
    bonanza: {
      free: { label: 'Der Freiwurf zahlt je Auge', help: 'So fängt der Topf im Bonus an.' },
      roll: { label: 'Jeder andere Wurf zahlt je Auge', help: 'So viele Dollar bringt jedes Auge im Bonus.' },
      busts: {
        label: 'Summen, bei denen es im Bonus kracht',
        help: 'Fällt eine davon, ist eine Münze weg, oder alles.',
      },
    },
    mega: {
      roll: { label: 'Ein Pasch zahlt je Auge', help: 'Nimm das Geld, oder öffne die Tür.' },
      million: { label: 'Der Hauptpreis', help: 'Er wartet hinter einer von sechs Türen.' },
    },
    megaAt: { label: 'Siege in Folge bis zum Mega Roll', help: 'Davor gibt es nach jedem Sieg die Bonus Bonanza.' },
    lossesOut: { label: 'Niederlagen, nach denen Schluss ist', help: 'Bei 0 muss nie jemand gehen.' },
    retireAt: { label: 'Gewinne, mit denen man abtritt', help: 'Wer so viel gewonnen hat, geht als Legende.' },
    waits: { label: 'Sendungen Pause', help: 'Nach dem Ausscheiden, und nach dem Abschied.' },
  },
  options: {
    cash: { label: 'Geld auf der Tafel', help: 'Was hinter drei der sechs Paschs liegt.' },
    freeRolls: { label: 'Freiwürfe auf der Tafel', help: 'So viele bringt ein Feld der Tafel.' },
    catchUpCash: { label: 'Geld in der Aufholjagd', help: 'Was hinter zwei Paschs liegt, wenn jemand zurückliegt.' },
    bonanzaCash: { label: 'Geld in der Bonanza', help: 'Drei von sechs Feldern zahlen. Die anderen kosten alles.' },
    rounds: { label: 'Runden', help: 'Vor der Aufholjagd.' },
  },
  sets: { quick: 'Schnelle Party', rich: 'Die große Kasse', gentle: 'Für Kinder' },
};
