/** Hot Dice's board in small. */
import { spaceNamed } from '../../../../shared/shows/hot-dice/double-board.ts';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import type { Sighted } from '../../../controls/turn.ts';
import { FlatDie } from '../../../parts/flat-die.tsx';
import { boardOf } from './board.ts';

/** The six doors in small: the rolled double is lit, and an open door shows what was behind it. */
export const MiniDoors = (sighted: Sighted) => {
  const { view, tell } = sighted;
  const { spaces, dice, pot, position, coins, house } = boardOf(sighted);
  const lit = view.phase === 'double' ? (dice[0] ?? 0) : 0;
  const at = spaces.findIndex(name => name !== '');
  const space = at < 0 ? null : spaceNamed(spaces[at] ?? '', house.mega.million);
  const facts = [
    pot > 0 ? hotDice.mini.pot(tell.money(pot)) : '',
    view.act === 'bonus-bonanza' ? hotDice.mini.coins(coins) : '',
    position > 0 ? hotDice.mini.roll(position) : '',
    space === null ? '' : hotDice.mini.found(at + 1, hotDice.space(space, tell.money)),
  ].filter(Boolean);
  return (
    <div class="mini-doors">
      <ol class="as-grid gap-1" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map(double => (
          <li
            key={double}
            class={`min-w-0 centred r2 ${at === double - 1 ? (space?.kind === 'bust' ? 'open bad' : 'open') : lit === double ? 'lit' : ''}`}
          >
            <b class="bold-figure block lh-11 t6">{double}</b>
            <span class="flex justify-center">
              <FlatDie face={double} />
              <FlatDie face={double} />
            </span>
          </li>
        ))}
      </ol>
      {facts.length > 0 && <p class="centred bold">{facts.join(' · ')}</p>}
    </div>
  );
};
