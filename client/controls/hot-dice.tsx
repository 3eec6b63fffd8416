/** Hot Dice, its bonus bonanza and its mega roll on a player's phone and on the host's desk. */
import './hot-dice.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BonusBoard, GameBoard } from '../../shared/shows/hot-dice/boards.ts';
import { spaceNamed } from '../../shared/shows/hot-dice/double-board.ts';
import { hotDice } from '../../shared/words/en/boards/hot-dice.ts';
import { words } from '../../shared/words/index.ts';
import { Emblem } from '../parts/emblem.tsx';
import { FlatDie } from '../parts/flat-die.tsx';
import { NumberPad } from '../parts/number-pad.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { GenericTurn } from './generic.tsx';
import { RollTurn } from './roll.tsx';
import type { ShowControls, Sighted, Turn } from './turn.ts';

const said = hotDice.phone;

/** Fields of all three acts; each has those it needs. */
type DiceBoard = GameBoard & BonusBoard;

const boardOf = ({ view }: Sighted) => view.board as DiceBoard;
const scoreOf = ({ view }: Sighted, seat: number) => view.seats[seat]?.score ?? 0;

/** HD-16, HD-55. */
const perPoint = { game: 100, 'bonus-bonanza': 500 } as const;
/** HD-43. */
const megaWins = 4;
const million = 1_000_000;

const isCatchUp = (board: DiceBoard) => board.round > board.rounds;

/** The six doors, small: the double thrown is lit, and one that is open says what it hid. */
export const MiniDoors = (sighted: Sighted) => {
  const { view, tell } = sighted;
  const { spaces, dice, pot, position, coins } = boardOf(sighted);
  const lit = view.phase === 'double' ? (dice[0] ?? 0) : 0;
  const at = spaces.findIndex(name => name !== '');
  const space = at < 0 ? null : spaceNamed(spaces[at] ?? '');
  const facts = [
    pot > 0 ? hotDice.mini.pot(tell.money(pot)) : '',
    view.act === 'bonus-bonanza' ? hotDice.mini.coins(coins) : '',
    position > 0 ? hotDice.mini.roll(position) : '',
    space === null ? '' : hotDice.mini.found(at + 1, hotDice.space(space, tell.money)),
  ].filter(Boolean);
  return (
    <div class="mini-doors">
      <ol aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map(double => (
          <li
            key={double}
            class={at === double - 1 ? (space?.kind === 'bust' ? 'open bad' : 'open') : lit === double ? 'lit' : ''}
          >
            <b>{double}</b>
            <span>
              <FlatDie face={double} />
              <FlatDie face={double} />
            </span>
          </li>
        ))}
      </ol>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </div>
  );
};

/** Letters press the answers of a keyboard, as they stand beside them. */
const letters = 'ABCDEFGH';

const useLetters = (choices: readonly string[], choose: (choice: string) => void) => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const choice = choices[letters.indexOf(event.key.toUpperCase())];
      if (event.key.length !== 1 || choice === undefined) return;
      event.preventDefault();
      choose(choice);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};

const isPlace = (number: number | undefined): number is number => number !== undefined && number >= 1 && number <= 100;

/** First the answer, then the number; both go together. */
const TossUpTurn = (turn: Turn) => {
  const { play } = words().pages;
  const { question, choices, tieBreak } = boardOf(turn);
  const [answer, setAnswer] = useState('');
  const [number, setNumber] = useState<number | undefined>(undefined);
  useLetters(choices, setAnswer);
  const chosen = answer !== '';
  const good = chosen && isPlace(number);
  const go = (buzz = number) => {
    if (chosen && isPlace(buzz) && !turn.sending) turn.send('answer', { text: answer, buzz });
  };
  if (!chosen)
    return (
      <Sheet
        class="answering"
        foot={
          <button type="button" class="hero pale" disabled={turn.sending} onClick={() => turn.send('pass')}>
            {said.pass}
            <small>{tieBreak ? said.passTieText : said.passText}</small>
          </button>
        }
      >
        <h1 class={question.length > 110 ? 'much' : ''}>
          <bdi dir="auto">{question}</bdi>
        </h1>
        <ul class="choices lettered" aria-label={said.answerTitle}>
          {choices.map((choice, index) => (
            <li key={choice}>
              <button type="button" disabled={turn.sending} onClick={() => setAnswer(choice)}>
                <b aria-hidden="true">{letters[index]}</b> <bdi dir="auto">{choice}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    );
  return (
    <Sheet
      class="buzz"
      foot={
        <button type="button" class="hero go" disabled={!good || turn.sending} onClick={() => go()}>
          {turn.sending ? play.sending : good ? said.send(number) : play.pickNumber(1, 100)}
        </button>
      }
    >
      <p class="asked-small">
        <bdi dir="auto">{question}</bdi>
      </p>
      <div class="chosen-answer">
        <span class="unseen">{said.yourAnswer}</span>
        <b dir="auto">{answer}</b>
        <button type="button" class="small" onClick={() => setAnswer('')}>
          {said.change}
        </button>
      </div>
      <p class="lead">{tieBreak ? said.tieText : said.numberText}</p>
      <NumberPad min={1} max={100} value={number} onChange={setNumber} onEnter={go} />
    </Sheet>
  );
};

/** What each throw would do: a figure or a word, and its meaning. */
const Stakes = ({
  rows,
}: {
  readonly rows: readonly (readonly [kind: 'win' | 'seven' | 'other', mark: string, text: string])[];
}) => (
  <dl class="card stake dice-stake">
    {rows.map(([kind, mark, text]) => (
      <div key={mark}>
        <dt class={kind}>{mark}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** What is at stake, large. */
const Pot = ({ turn }: { readonly turn: Turn }) => {
  const { pot } = boardOf(turn);
  return (
    <p class="pot-line">
      <b>{turn.tell.money(pot)}</b> <span>{said.inPot}</span>
    </p>
  );
};

const Coins = ({ coins }: { readonly coins: number }) => (
  <p class="coin-line" role="img" aria-label={said.coins(coins)}>
    {Array.from({ length: coins }, (_, coin) => (
      <i key={coin}>$</i>
    ))}
    <span aria-hidden="true">{said.coins(coins)}</span>
  </p>
);

interface Two {
  readonly turn: Turn;
  readonly risky: { readonly move: string; readonly label: string; readonly small: string };
  readonly safe?: { readonly move: string; readonly label: string; readonly small: string };
  readonly children: ComponentChildren;
}

/** Red is the risk, cream the sure thing. */
const Choice = ({ turn: { sending, send }, risky, safe, children }: Two) => (
  <Sheet
    class="choice"
    foot={
      <>
        <button type="button" class="hero" disabled={sending} onClick={() => send(risky.move)}>
          {risky.label}
          <small>{risky.small}</small>
        </button>
        {safe !== undefined && (
          <button type="button" class="hero pale" disabled={sending} onClick={() => send(safe.move)}>
            {safe.label}
            <small>{safe.small}</small>
          </button>
        )}
      </>
    }
  >
    {children}
  </Sheet>
);

const DecideTurn = (turn: Turn) => {
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

const BonanzaTurn = (turn: Turn) => {
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

/** What may lie behind the double, equal things counted and busts last. */
const Behind = ({
  behind,
  double,
  tell,
}: {
  readonly behind: readonly string[];
  readonly double: number;
  readonly tell: Turn['tell'];
}) => (
  <div class="card may-lie">
    <p>{said.mayLie(double)}</p>
    <ul>
      {[...new Set(behind)]
        .toSorted((one, other) => Number(one === 'bust') - Number(other === 'bust'))
        .map(name => {
          const space = spaceNamed(name);
          const times = behind.filter(other => other === name).length;
          return (
            space !== null && (
              <li key={name} class={space.kind === 'bust' ? 'bust' : space.kind === 'million' ? 'million' : ''}>
                {hotDice.several(times, hotDice.space(space, tell.money))}
              </li>
            )
          );
        })}
    </ul>
  </div>
);

const DoubleTurn = (turn: Turn) => {
  const { tell, seat, view, legal } = turn;
  const board = boardOf(turn);
  const { take, behind, dice } = board;
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
      risky={{ move: 'open', label: said.open(double), small: mega ? said.openMega : said.openRisk(busts) }}
      {...(mayTake && {
        safe: {
          move: 'take',
          label: said.take(money),
          small: mega ? said.takeMega : catchUp ? said.takeScore : said.takeText,
        },
      })}
    >
      <h1 class="double-title">
        <FlatDie face={double} body="#c4130e" />
        <FlatDie face={double} body="#c4130e" />
        {said.double(double)}
      </h1>
      <p class="lead">{mayTake ? said.doubleText(money) : said.mustText(money, tell.money(short))}</p>
      {view.act === 'bonus-bonanza' && <Coins coins={board.coins} />}
      <Behind behind={behind} double={double} tell={tell} />
    </Choice>
  );
};

const PickTurn = (turn: Turn) => {
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

const AgainTurn = (turn: Turn) => (
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

const CoinTurn = (turn: Turn) => {
  const { coins, dice } = boardOf(turn);
  return <RollTurn {...turn} title={said.coinTitle} text={said.coinText(coins)} dice={dice} />;
};

const MegaTurn = (turn: Turn) => (
  <RollTurn {...turn} title={said.megaTitle} text={said.megaText} small={said.megaOdds} />
);

type Screen = (turn: Turn) => ReturnType<typeof DecideTurn>;

const screens: Readonly<Record<string, Readonly<Record<string, Screen>>>> = {
  game: {
    'toss-up': turn => <TossUpTurn key={boardOf(turn).question} {...turn} />,
    decide: turn => <DecideTurn {...turn} />,
    double: turn => <DoubleTurn {...turn} />,
    pick: turn => <PickTurn {...turn} />,
    again: turn => <AgainTurn {...turn} />,
  },
  'bonus-bonanza': {
    pick: turn => <PickTurn {...turn} />,
    decide: turn => <BonanzaTurn {...turn} />,
    double: turn => <DoubleTurn {...turn} />,
    roll: turn => <CoinTurn {...turn} />,
  },
  'mega-roll': {
    roll: turn => <MegaTurn {...turn} />,
    double: turn => <DoubleTurn {...turn} />,
  },
};

const DiceTurn = (turn: Turn) => screens[turn.view.act]?.[turn.view.phase]?.(turn) ?? <GenericTurn {...turn} />;

const waiting = (sighted: Sighted): string => {
  const { view, tell } = sighted;
  const { control, seat } = boardOf(sighted);
  if (view.act !== 'game')
    return view.phase === 'over'
      ? ''
      : (view.act === 'mega-roll' ? hotDice.waiting.mega : hotDice.waiting.bonanza)(tell.name(seat));
  switch (view.phase) {
    case 'judging':
      return hotDice.waiting.judging;
    case 'decide':
      return hotDice.waiting.decides(tell.name(control));
    case 'double':
      return hotDice.waiting.double(tell.name(control));
    case 'pick':
      return hotDice.waiting.picks(tell.name(control));
    case 'again':
      return hotDice.waiting.again(tell.name(control));
    default:
      return '';
  }
};

/** The question of this round was thrown out, and another one follows (HD-84). */
const thrownOut = ({ round, called }: DiceBoard) => round > 0 && called < 0;

const roundsDone = (board: DiceBoard) => isCatchUp(board) || (board.round === board.rounds && !thrownOut(board));

/** Who is behind, and by how much; -1 at level scores. */
const trailing = (sighted: Sighted): readonly [seat: number, by: number] => {
  const difference = scoreOf(sighted, 0) - scoreOf(sighted, 1);
  return [difference === 0 ? -1 : difference < 0 ? 0 : 1, Math.abs(difference)];
};

const next = (move: string, sighted: Sighted) => {
  const { tell, view } = sighted;
  const board = boardOf(sighted);
  const { desk } = hotDice;
  switch (move) {
    case 'ask': {
      if (view.phase === 'tie-break') return { label: desk.askTie, small: desk.askThen };
      const label = thrownOut(board) ? desk.askAnother(board.round) : desk.ask(board.round + 1);
      return { label, small: desk.askThen };
    }
    case 'catch-up': {
      const [seat, by] = trailing(sighted);
      if (isCatchUp(board))
        return { label: desk.replyNext, small: seat < 0 ? desk.replyLevel : desk.replyThen(tell.name(seat)) };
      return { label: desk.catchUpNext, small: desk.catchUpThen(tell.name(seat), tell.money(by)) };
    }
    case 'bonus': {
      const wins = board.record[board.winner]?.wins ?? 0;
      const name = tell.name(board.winner);
      return wins >= megaWins
        ? { label: desk.megaNext, small: desk.megaThen(name, tell.money(million)) }
        : { label: desk.bonus, small: desk.bonusThen(name, wins) };
    }
    default:
      return undefined;
  }
};

const coming = (sighted: Sighted): readonly string[] => {
  const { view } = sighted;
  const board = boardOf(sighted);
  const { round, rounds, tieBreak } = board;
  const { coming: steps } = hotDice.desk;
  if (view.act === 'bonus-bonanza') return [steps.bonanza, steps.end];
  if (view.act === 'mega-roll') return [steps.mega, steps.end];
  if (view.phase === 'over') return [];
  const bonus = (board.record[board.winner]?.wins ?? 0) >= megaWins ? steps.mega : steps.bonus;
  if (view.phase === 'won') return [bonus, steps.end];
  if (tieBreak || view.phase === 'tie-break') return [steps.tieBreak, bonus, steps.end];
  if (roundsDone(board) && !['toss-up', 'judging', 'decide', 'double'].includes(view.phase))
    return [...(view.phase === 'ready' && isCatchUp(board) ? [] : [steps.catchUp]), steps.reply, bonus];
  if (isCatchUp(board)) return [steps.catchUp, steps.reply, bonus];
  const asking =
    view.phase === 'ready' || view.phase === 'lobby' || view.phase === 'toss-up' || view.phase === 'judging';
  const now = view.phase === 'ready' && !thrownOut(board) ? round + 1 : Math.max(1, round);
  const later = now < rounds ? [steps.question(now + 1), steps.dice] : [];
  return [...(asking ? [steps.question(now)] : []), steps.dice, ...later, steps.catchUp, bonus];
};

export const controls: ShowControls = {
  Turn: DiceTurn,
  Board: MiniDoors,
  waiting,
  desk: {
    status: sighted => {
      const { view, tell } = sighted;
      const { desk } = hotDice;
      const board = boardOf(sighted);
      if (view.act === 'bonus-bonanza') return desk.bonanza(tell.name(board.seat));
      if (view.act === 'mega-roll') return desk.mega(tell.name(board.seat));
      if (board.winner >= 0) return desk.won(tell.name(board.winner));
      if (board.tieBreak || view.phase === 'tie-break') return desk.tieBreak;
      if (isCatchUp(board)) return desk.catchUp;
      return board.round === 0 ? desk.before : desk.status(board.round, board.rounds, board.position);
    },
    amount: sighted => {
      const { desk } = hotDice;
      const { view, tell } = sighted;
      const { pot, coins } = boardOf(sighted);
      if (view.act === 'bonus-bonanza') return desk.coins(tell.money(pot), said.coins(coins));
      return pot > 0 ? desk.pot(tell.money(pot)) : '';
    },
    next,
    coming,
  },
};
