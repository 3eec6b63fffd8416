/** Roll on or stop: in a round, in the bonanza, after level scores in the catch-up. */
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import type { Turn } from '../../../controls/turn.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { boardOf, perPoint } from './board.ts';
import { Choice, Coins, Pot, Stakes } from './choice.tsx';

const said = hotDice.phone;

export const DecideTurn = (turn: Turn) => {
  const { tell } = turn;
  const pot = tell.money(boardOf(turn).pot);
  return (
    <Choice
      turn={turn}
      risky={{ move: 'roll', label: said.roll, small: said.rollText(pot) }}
      safe={{ move: 'bank', label: said.bank(pot), small: said.bankText }}
    >
      <h1>{said.decide}</h1>
      <Pot turn={turn} />
      <Stakes
        rows={[
          ['seven', said.seven, said.stakeSeven(pot)],
          ['win', said.doubles, said.stakeDouble],
          ['other', said.else, said.stakeElse(tell.money(perPoint.game))],
        ]}
      />
    </Choice>
  );
};

export const BonanzaTurn = (turn: Turn) => {
  const { tell } = turn;
  const { coins, pot } = boardOf(turn);
  const money = tell.money(pot);
  return (
    <Choice
      turn={turn}
      risky={{ move: 'roll', label: said.roll, small: said.bonanzaRoll(coins, money) }}
      safe={{ move: 'bank', label: said.bonanzaStop(money), small: said.bonanzaStopText }}
    >
      <h1>{said.bonanzaTitle}</h1>
      <Pot turn={turn} />
      <Coins coins={coins} />
      <Stakes
        rows={[
          ['seven', said.busts, coins > 0 ? said.stakeCoin(coins) : said.stakeSeven(money)],
          ['win', said.doubles, said.stakeDouble],
          ['other', said.else, said.stakeElse(tell.money(perPoint['bonus-bonanza']))],
        ]}
      />
    </Choice>
  );
};

export const AgainTurn = (turn: Turn) => (
  <Choice
    turn={turn}
    risky={{ move: 'roll', label: said.again, small: said.againSmall }}
    safe={{ move: 'stop', label: said.stop, small: said.stopText }}
  >
    <h1>{said.againTitle}</h1>
    <p class="lead">{said.againText}</p>
    <Scores turn={turn} />
  </Choice>
);

/** How one stands against the other. */
const Scores = ({ turn }: { readonly turn: Turn }) => (
  <ul class="card standing">
    {turn.view.seats.map(({ score }, seat) => (
      <li key={seat}>
        <Emblem seat={seat} size="30px" />
        <bdi dir="auto">{turn.tell.name(seat)}</bdi>
        <b>{turn.tell.money(score)}</b>
      </li>
    ))}
  </ul>
);
