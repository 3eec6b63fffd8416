import type { HotHandBoard } from '../../shows/hot-hand/board.ts';
import type { SixDiceBoard } from '../../shows/six-dice/board.ts';
import { defineSketch, type Tile } from '../scene.ts';

export const sixDice = defineSketch<SixDiceBoard>((board, view, { words, number }) => {
  const said = words.sixDice;
  const thrown: readonly Tile[] = board.dice.map((face, i) => ({
    head: String(face),
    ...(board.held.includes(i + 1) ? { under: said.kept, mark: 'lit' as const } : {}),
  }));
  return {
    crest: { label: said.risk, value: number(board.points) },
    plates: [
      ...(board.target > 0 ? [said.target(number(board.target))] : []),
      ...(board.turn >= 0 ? [said.inHand(board.inHand)] : []),
      ...(board.bonus > 0 ? [said.bonus(number(board.bonus))] : []),
      ...(board.lastTurn ? [said.lastTurn] : []),
    ],
    parts: [
      ...(thrown.length === 0 ? [] : [{ part: 'tiles' as const, label: said.thrown, tiles: thrown }]),
      ...(board.aside.length === 0
        ? []
        : [{ part: 'facts' as const, facts: [[said.aside, board.aside.join(' ')]] as const }]),
    ],
    control: board.turn,
    notes: view.seats.map((_, seat) => (seat === board.turn ? said.turn : '')),
    // They stand on the board already.
    dice: [],
  };
});

const totals = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] as const;

export const hotHand = defineSketch<HotHandBoard>((board, view, { words, name, number }) => {
  const said = words.hotHand;
  return {
    crest: { label: said.hit, value: `${board.hit.length} / 10` },
    plates: board.hand === 0 ? [] : [said.hand(board.hand, board.hands)],
    parts: [
      {
        part: 'tiles',
        label: said.totals,
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
              label: said.bets,
              items: board.bets.map(({ seat, on, stake, paid }) => {
                const bet = said.placed(name(seat), number(stake), said.bet[on] ?? on);
                return paid < 0 ? bet : paid === 0 ? said.lost(bet) : said.paid(bet, number(paid));
              }),
            },
          ]),
    ],
    control: view.phase === 'roll' ? board.shooter : -1,
    notes: view.seats.map((_, seat) => (seat === board.shooter && view.phase !== 'over' ? said.shoots : '')),
  };
});
