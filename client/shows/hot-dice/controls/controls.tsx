/** Hot Dice, its bonus bonanza and its mega roll on a player's phone and on the host's desk. */
import './hot-dice.css';
import { spaceNamed } from '../../../../shared/shows/hot-dice/double-board.ts';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import type { ShowControls, Sighted } from '../../../controls/turn.ts';
import { FlatDie } from '../../../parts/flat-die.tsx';
import { boardOf, bustsOf, gap, inCatchUp, isMega, needed, roundsDone, thrownOut, trailing, winsOf } from '../facts.ts';
import { DiceTurn } from './turns.tsx';

/** The six doors in small: the rolled double is lit, and an open door shows what was behind it. */
const MiniDoors = (sighted: Sighted) => {
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

const { desk, waiting } = hotDice;

/** Whom a phase of the main game waits for. */
const waitsFor: Readonly<Record<string, (name: string) => string>> = {
  judging: () => waiting.judging,
  decide: waiting.decides,
  double: waiting.double,
  pick: waiting.picks,
  again: waiting.again,
};

const next = (move: string, sighted: Sighted) => {
  const { tell, view } = sighted;
  const board = boardOf(sighted);
  switch (move) {
    case 'ask': {
      if (view.phase === 'tie-break') return { label: desk.askTie, small: desk.askThen };
      const label = thrownOut(board) ? desk.askAnother(board.round) : desk.ask(board.round + 1);
      return { label, small: desk.askThen };
    }
    case 'catch-up': {
      const seat = trailing(sighted);
      if (inCatchUp(board))
        return { label: desk.replyNext, small: seat < 0 ? desk.replyLevel : desk.replyThen(tell.name(seat)) };
      return { label: desk.catchUpNext, small: desk.catchUpThen(tell.name(seat), tell.money(gap(sighted))) };
    }
    case 'bonus': {
      const name = tell.name(board.winner);
      return isMega(board)
        ? { label: desk.megaNext, small: desk.megaThen(name, tell.money(board.house.mega.million)) }
        : { label: desk.bonus, small: desk.bonusThen(name, winsOf(board)) };
    }
    default:
      return undefined;
  }
};

const upcoming = (sighted: Sighted): readonly string[] => {
  const { act, phase } = sighted.view;
  const board = boardOf(sighted);
  const { round, rounds, tieBreak } = board;
  const { coming: steps } = desk;
  if (act === 'bonus-bonanza') return [steps.bonanza, steps.end];
  if (act === 'mega-roll') return [steps.mega, steps.end];
  if (phase === 'over') return [];
  const bonus = isMega(board) ? steps.mega : steps.bonus;
  if (phase === 'won') return [bonus, steps.end];
  if (tieBreak || phase === 'tie-break') return [steps.tieBreak, bonus, steps.end];
  const isAsked = phase === 'toss-up' || phase === 'judging';
  if (roundsDone(board) && !isAsked && phase !== 'decide' && phase !== 'double')
    return [...(phase === 'ready' && inCatchUp(board) ? [] : [steps.catchUp]), steps.reply, bonus];
  if (inCatchUp(board)) return [steps.catchUp, steps.reply, bonus];
  const now = phase === 'ready' && !thrownOut(board) ? round + 1 : Math.max(1, round);
  const question = phase === 'ready' || phase === 'lobby' || isAsked ? [steps.question(now)] : [];
  const later = now < rounds ? [steps.question(now + 1), steps.dice] : [];
  return [...question, steps.dice, ...later, steps.catchUp, bonus];
};

export const controls: ShowControls = {
  Turn: DiceTurn,
  Board: MiniDoors,
  waiting: sighted => {
    const { act, phase } = sighted.view;
    const { control, seat } = boardOf(sighted);
    const { name } = sighted.tell;
    if (act === 'game') return control < 0 && phase !== 'judging' ? '' : (waitsFor[phase]?.(name(control)) ?? '');
    return phase === 'over' ? '' : (act === 'mega-roll' ? waiting.mega : waiting.bonanza)(name(seat));
  },
  stake: sighted => {
    const { act } = sighted.view;
    const board = boardOf(sighted);
    const { money } = sighted.tell;
    if (act === 'mega-roll')
      return `${hotDice.phone.megaTitle(money(board.house.mega.million))}\n${hotDice.prompt.mega().stake}`;
    const { mini } = hotDice;
    if (board.pot > 0 && act === 'bonus-bonanza')
      return [mini.pot(money(board.pot)), mini.coins(board.coins)].join(' · ');
    if (board.pot > 0) return hotDice.loses(bustsOf(sighted), money(board.pot));
    if (inCatchUp(board)) return needed(sighted);
    return hotDice.phone.freeRoll(money(act === 'bonus-bonanza' ? board.house.bonanza.free : board.house.free));
  },
  asked: sighted => {
    const { question, answer, called } = boardOf(sighted);
    return sighted.view.act !== 'game' || called < 0 ? null : { ask: question, said: answer, seat: called };
  },
  piece: ({ cue, cash, pot, number, seat: by }, { tell, seat }) => {
    if (cue === 'picked') return by === seat && <b class="bold-figure lh-10 t11">{number as number}</b>;
    return (
      cue === 'added' && (
        <>
          <b class="bold-figure t9">{`+${tell.money(cash as number)}`}</b>
          {/* What it makes with what was there before is told beside it. */}
          {cash === pot && <b class="w-full centred t5">{hotDice.phone.inPot}</b>}
        </>
      )
    );
  },
  desk: {
    status: sighted => {
      const { view, tell } = sighted;
      const board = boardOf(sighted);
      if (view.act === 'bonus-bonanza') return desk.bonanza(tell.name(board.seat));
      if (view.act === 'mega-roll') return desk.mega(tell.name(board.seat));
      if (board.winner >= 0) return desk.won(tell.name(board.winner));
      if (board.tieBreak || view.phase === 'tie-break') return desk.tieBreak;
      if (inCatchUp(board)) return desk.catchUp;
      return board.round === 0 ? desk.before : desk.status(board.round, board.rounds, board.position);
    },
    amount: sighted => {
      const { view, tell } = sighted;
      const { pot, coins } = boardOf(sighted);
      if (view.act === 'bonus-bonanza') return desk.coins(tell.money(pot), hotDice.phone.coins(coins));
      return pot > 0 ? desk.pot(tell.money(pot)) : '';
    },
    next,
    upcoming,
  },
};
