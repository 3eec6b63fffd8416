import type { Look } from '../../forum/picture/looks.ts';
import { defineSketch } from '../../forum/scene.ts';
import { type WagerName, wagers } from './bets.ts';
import type { HotHandBoard } from './board.ts';
import type { scene } from './words/en/scene.ts';

type Words = typeof scene;

const totals = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] as const;

export const hotHand = defineSketch<HotHandBoard, Words>((board, view, { name, number }, texts) => {
  return {
    crest: { label: texts.hit, value: `${board.hit.length} / 10` },
    plates: board.hand === 0 ? [] : [texts.hand(board.hand, board.hands)],
    parts: [
      {
        part: 'tiles',
        label: texts.totals,
        tiles: totals.map(total => ({
          head: String(total),
          mark: board.hit.includes(total) ? ('lit' as const) : ('shut' as const),
        })),
      },
      ...(board.bets.length === 0
        ? []
        : [
            {
              part: 'list' as const,
              label: texts.bets,
              items: board.bets.map(({ seat, on, stake, paid }) => {
                const bet = texts.placed(
                  name(seat),
                  number(stake),
                  texts.bet[wagers[on as WagerName]?.totals.length ?? 0] ?? on,
                );
                return paid < 0 ? bet : paid === 0 ? texts.lost(bet) : texts.paid(bet, number(paid));
              }),
            },
          ]),
    ],
    control: view.phase === 'roll' ? board.shooter : -1,
    notes: view.seats.map((_, seat) => (seat === board.shooter && view.phase !== 'over' ? texts.shoots : '')),
  };
});

export const look: Look = {
  title: 'Righteous',
  wall: ['#2b4a8c', '#1d3468', '#0b1738'],
  glow: '#8fb4ff',
  felt: ['#1c3f86', '#0d1f4a'],
  sign: '#f2c230',
  signInk: '#14244e',
  tile: ['#fff6e3', '#e6d3a4'],
  tileInk: '#14244e',
  metal: ['#fff3c4', '#f7e3a0', '#a8873a', '#0a1430'],
};
