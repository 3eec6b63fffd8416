/** A number from the list of rolls. */
import { useState } from 'preact/hooks';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { words } from '../../../../shared/words/index.ts';
import type { Turn } from '../../../controls/turn.ts';
import { NumberPad } from '../../../parts/number-pad.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { isPlace, scoreOf } from './board.ts';

const said = hotDice.phone;

export const PickTurn = (turn: Turn) => {
  const { play } = words().pages;
  const { tell, seat, view } = turn;
  const [number, setNumber] = useState<number | undefined>(undefined);
  const good = isPlace(number);
  const go = (place = number) => {
    if (isPlace(place) && !turn.sending) turn.send('pick', { number: place });
  };
  const behind = scoreOf(turn, 1 - seat) - scoreOf(turn, seat);
  return (
    <Sheet
      class="buzz"
      foot={
        <button type="button" class="hero go" disabled={!good || turn.sending} onClick={() => go()}>
          {turn.sending ? play.sending : good ? said.pick(number) : play.pickNumber(1, 100)}
        </button>
      }
    >
      <h1>{said.pickTitle}</h1>
      <p class="lead">
        {view.act === 'bonus-bonanza'
          ? said.pickBonanza
          : behind > 0
            ? said.pickCatchUp(tell.money(behind))
            : said.pickLevel}
      </p>
      <NumberPad min={1} max={100} value={number} onChange={setNumber} onEnter={go} />
    </Sheet>
  );
};
