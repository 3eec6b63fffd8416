/** A number from the list of rolls. */
import { useState } from 'preact/hooks';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { words } from '../../../../shared/words/index.ts';
import type { Turn } from '../../../controls/turn.ts';
import { NumberPad } from '../../../parts/number-pad.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf, isPlace, scoreOf } from './board.ts';

const texts = hotDice.phone;

export const PickTurn = (turn: Turn) => {
  const { play } = words().pages;
  const { tell, seat, view } = turn;
  const [number, setNumber] = useState<number | undefined>(undefined);
  const good = isPlace(number);
  const go = (place = number) => {
    if (isPlace(place) && !turn.sending) turn.send('pick', { number: place });
  };
  const { house } = boardOf(turn);
  const behind = scoreOf(turn, 1 - seat) - scoreOf(turn, seat);
  return (
    <Sheet
      class="buzz"
      foot={
        <button type="button" class="hero go" disabled={!good || turn.sending} onClick={() => go()}>
          {turn.sending ? play.sending : good ? texts.pick(number) : play.pickNumber(1, 100)}
        </button>
      }
    >
      <h1>{texts.pickTitle}</h1>
      <p class="lead">
        {view.act === 'bonus-bonanza'
          ? texts.pickBonanza(tell.money(house.bonanza.free))
          : behind > 0
            ? texts.pickCatchUp(tell.money(behind), tell.money(house.free))
            : texts.pickLevel(tell.money(house.free))}
      </p>
      <NumberPad min={1} max={100} value={number} onChange={setNumber} onEnter={go} />
    </Sheet>
  );
};
