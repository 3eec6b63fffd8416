import { brass, type Look } from '../../forum/picture/looks.ts';
import { defineSketch, type Tile } from '../../forum/scene.ts';
import type { MainEventBoard } from './board.ts';
import type { scene } from './words/en/scene.ts';

type Words = typeof scene;

/** ME-03: bronze, silver, gold. */
const halves = [
  [6, 8],
  [5, 9],
  [4, 10],
] as const;
const numbers = [4, 5, 6, 8, 9, 10] as const;

export const mainEvent = defineSketch<MainEventBoard, Words>((board, view, { money }, texts) => {
  const prizeOf = (medal: number) => {
    const prize = board.prizes[medal];
    return prize === undefined ? '' : prize.name === '' ? money(prize.value) : prize.name;
  };
  const whole = (medal: number) => halves[medal]?.every(number => board.claimed.includes(number)) === true;
  const { offer } = board;
  return {
    crest: { label: texts.jackpot, value: money(board.jackpot) },
    plates: [
      ...(board.allCash ? [texts.allCash] : []),
      ...(board.chances >= 0 && board.outcome === '' ? [texts.chances(board.chances)] : []),
      ...(board.outcome === '' ? [] : [texts.outcome[board.outcome] ?? board.outcome]),
    ],
    danger: board.danger,
    parts: [
      {
        part: 'tiles',
        label: texts.numbers,
        tiles: numbers.map((number): Tile => {
          const medal = halves.findIndex(pair => (pair as readonly number[]).includes(number));
          const under = texts.medals[medal] ?? '';
          return board.claimed.includes(number)
            ? { head: String(number), under, foot: texts.claimed, mark: 'lit' }
            : { head: String(number), under, mark: 'shut' };
        }),
      },
      {
        part: 'list',
        label: texts.prizes,
        items: halves.map((_, medal) => texts.prize(texts.medals[medal] ?? '', prizeOf(medal), whole(medal))),
      },
      ...(offer === null
        ? []
        : [
            {
              part: 'facts' as const,
              facts: [[texts.offer, texts.plus(money(offer.cash), offer.prizes.map(prizeOf))]] as const,
            },
          ]),
    ],
    control: board.outcome === '' && view.phase !== 'over' ? board.champion : -1,
    notes: view.seats.map((_, seat) => (seat === board.champion && board.outcome === '' ? texts.plays : '')),
  };
});

export const look: Look = {
  title: 'Limelight',
  wall: ['#98142b', '#6f0b20', '#33040e'],
  glow: '#ff8a6b',
  felt: ['#7c1029', '#430614'],
  sign: '#1b0a0c',
  signInk: '#ffe6a1',
  tile: ['#5a1426', '#2a0a12'],
  tileInk: '#ffe6a1',
  metal: brass,
};
