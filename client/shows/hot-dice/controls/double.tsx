/** A double: take its points, or what is behind it. */
import { spaceNamed } from '../../../../shared/shows/hot-dice/double-board.ts';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import type { Turn } from '../../../controls/turn.ts';
import { FlatDie } from '../../../parts/flat-die.tsx';
import { boardOf, isCatchUp, scoreOf } from './board.ts';
import { Choice, Coins } from './choice.tsx';

const texts = hotDice.phone;

/** What can be behind the double. Equal things are counted, and busts come last. */
const Behind = ({
  behind,
  double,
  million,
  tell,
}: {
  readonly behind: readonly string[];
  readonly double: number;
  readonly million: number;
  readonly tell: Turn['tell'];
}) => (
  <div class="card may-hide">
    <p class="weight-6">{texts.mayHide(double)}</p>
    <ul class="flex wrap gap-2">
      {[...new Set(behind)]
        .toSorted((one, other) => Number(one === 'bust') - Number(other === 'bust'))
        .map(name => {
          const space = spaceNamed(name, million);
          const times = behind.filter(other => other === name).length;
          return (
            space !== null && (
              <li
                key={name}
                class={`bold lh-11 t5 r2 ${space.kind === 'bust' ? 'bust' : space.kind === 'million' ? 'million' : ''}`}
              >
                {hotDice.several(times, hotDice.space(space, tell.money))}
              </li>
            )
          );
        })}
    </ul>
  </div>
);

export const DoubleTurn = (turn: Turn) => {
  const { tell, seat, view, legal } = turn;
  const board = boardOf(turn);
  const { take, behind, dice, house } = board;
  const { million } = house.mega;
  const double = dice[0] ?? 0;
  const money = tell.money(take);
  const busts = behind.filter(name => name === 'bust').length;
  const mayTake = legal.some(item => item.do === 'take');
  const mega = view.act === 'mega-roll';
  const catchUp = view.act === 'game' && isCatchUp(board);
  const short = scoreOf(turn, 1 - seat) - scoreOf(turn, seat) - take;
  return (
    <Choice
      turn={turn}
      risky={{
        move: 'open',
        label: texts.open(double),
        small: mega ? texts.openMega(tell.money(million)) : texts.openRisk(busts),
      }}
      {...(mayTake && {
        safe: {
          move: 'take',
          label: texts.take(money),
          small: mega ? texts.takeMega : catchUp ? texts.takeScore : texts.takeText,
        },
      })}
    >
      <h1 class="double-title across gap-2">
        <FlatDie face={double} body="#c4130e" />
        <FlatDie face={double} body="#c4130e" />
        {texts.double(double)}
      </h1>
      <p class="lead">{mayTake ? texts.doubleText(money) : texts.mustText(money, tell.money(short))}</p>
      {view.act === 'bonus-bonanza' && <Coins coins={board.coins} />}
      <Behind behind={behind} double={double} million={million} tell={tell} />
    </Choice>
  );
};
