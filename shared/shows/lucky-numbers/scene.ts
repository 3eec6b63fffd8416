import { brass, type Look } from '../../forum/picture/looks.ts';
import { cardOf, defineSketch, type Part, tossUpOf } from '../../forum/scene.ts';
import { isFreshGame, type MatchBoard } from './board.ts';
import type { scene } from './words/en/scene.ts';

type Words = typeof scene;

export const luckyNumbers = defineSketch<MatchBoard, Words>((board, view, voice, texts) => {
  const { words, money } = voice;
  const tiles: Part = {
    part: 'tiles',
    tiles: board.numbers.map(({ number, cash, owner }) =>
      number === board.luckiest
        ? { head: String(number), under: words.win, mark: 'win' }
        : { head: String(number), under: money(cash), owner, ...(owner < 0 ? { foot: words.free } : {}) },
    ),
  };
  const stale = view.phase === 'ready' && isFreshGame(board);
  const answering = view.phase === 'answer' || view.phase === 'judging';
  return {
    crest: board.game === 0 ? null : { label: texts.pot, value: money(board.pot) },
    plates: board.game === 0 ? [] : [board.tieBreak ? texts.tieBreak : texts.round(board.round, board.game)],
    danger: board.danger,
    parts: [tiles, ...(stale ? [] : [...cardOf(board.question, board.choices), ...tossUpOf(board, voice)])],
    control: board.control >= 0 ? board.control : answering ? board.called : -1,
    notes: view.seats.map((_, seat) =>
      answering && seat === board.called ? texts.answers : seat === board.control ? texts.rolls : '',
    ),
  };
});

export const look: Look = {
  title: 'Shrikhand',
  wall: ['#0c5a44', '#0a4837', '#06281f'],
  glow: '#4fd39b',
  felt: ['#0f6b4d', '#07402e'],
  sign: '#c3231f',
  signInk: '#fff3d6',
  tile: ['#fff3d6', '#ecd39b'],
  tileInk: '#0a3b2c',
  metal: brass,
};
