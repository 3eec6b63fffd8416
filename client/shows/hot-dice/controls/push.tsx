/** Roll on or stop: in a round, in the bonanza, and when the catch-up has leveled the scores. */
import { bustWays } from '../../../../shared/shows/hot-dice/rule-facts.ts';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import type { Turn } from '../../../controls/turn.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { boardOf, bustsOf } from './board.ts';
import { Choice, Coins, Pot, Stakes } from './choice.tsx';

const texts = hotDice.phone;

/** The effect of the totals that bust; no row if none does. */
const losing = (busts: readonly number[], text: string) =>
  busts.length === 0 ? [] : [['seven', busts.join(' '), text] as const];

export const DecideTurn = (turn: Turn) => {
  const { tell } = turn;
  const { pot: inPot, house } = boardOf(turn);
  const pot = tell.money(inPot);
  const busts = bustsOf(turn);
  return (
    <Choice
      turn={turn}
      risky={{ move: 'roll', label: texts.roll, small: texts.rollText(bustWays(busts), pot) }}
      safe={{ move: 'bank', label: texts.bank(pot), small: texts.bankText }}
    >
      <h1>{texts.decide}</h1>
      <Pot turn={turn} />
      <Stakes
        rows={[
          ...losing(busts, texts.stakeSeven(pot)),
          ['win', texts.doubles, texts.stakeDouble],
          ['other', texts.else, texts.stakeElse(tell.money(house.roll))],
        ]}
      />
    </Choice>
  );
};

export const BonanzaTurn = (turn: Turn) => {
  const { tell } = turn;
  const { coins, pot, house } = boardOf(turn);
  const money = tell.money(pot);
  const busts = bustsOf(turn);
  return (
    <Choice
      turn={turn}
      risky={{ move: 'roll', label: texts.roll, small: texts.bonanzaRoll(bustWays(busts), coins, money) }}
      safe={{ move: 'bank', label: texts.bonanzaStop(money), small: texts.bonanzaStopText }}
    >
      <h1>{texts.bonanzaTitle}</h1>
      <Pot turn={turn} />
      <Coins coins={coins} />
      <Stakes
        rows={[
          ...losing(busts, coins > 0 ? texts.stakeCoin(coins) : texts.stakeSeven(money)),
          ['win', texts.doubles, texts.stakeDouble],
          ['other', texts.else, texts.stakeElse(tell.money(house.bonanza.roll))],
        ]}
      />
    </Choice>
  );
};

export const RollAgainTurn = (turn: Turn) => (
  <Choice
    turn={turn}
    risky={{ move: 'roll', label: texts.again, small: texts.againSmall }}
    safe={{ move: 'stop', label: texts.stop, small: texts.stopText }}
  >
    <h1>{texts.againTitle}</h1>
    <p class="lead">{texts.againText(bustsOf(turn))}</p>
    <Scores turn={turn} />
  </Choice>
);

/** One's own score compared with the other one. */
const Scores = ({ turn }: { readonly turn: Turn }) => (
  <ul class="card standing as-grid gap-2">
    {turn.view.seats.map(({ score }, seat) => (
      <li key={seat}>
        <Emblem seat={seat} size="30px" />
        <bdi class="one-line" dir="auto">
          {turn.tell.name(seat)}
        </bdi>
        <b class="bold-figure">{turn.tell.money(score)}</b>
      </li>
    ))}
  </ul>
);
