/** Lucky Numbers on a player's phone and on the host's desk. */
import type { MatchBoard } from '../../../../shared/shows/lucky-numbers/board.ts';
import { lastRounds as byTheBook } from '../../../../shared/shows/lucky-numbers/figures.ts';
import { luckyNumbersDesk as luckyNumbers } from '../../../../shared/shows/lucky-numbers/words/en/desk.ts';
import { words } from '../../../../shared/words/index.ts';
import type { HostTurn, ShowControls, Sighted } from '../../../controls/turn.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { lazily } from '../../../parts/lazy.ts';

const boardOf = ({ view }: Sighted) => view.board as MatchBoard;

interface TileProps {
  readonly number: number;
  /** -1 for nobody. */
  readonly owner: number;
  readonly win: boolean;
  readonly name: string;
}

const Tile = ({ number, owner, win, name }: TileProps) => (
  <div class={`min-w-0 relative centred r2 ${win ? 'win' : `owner-${owner}`}`}>
    <b class="bold-figure block lh-11 t6">{number}</b>
    <i class="middle roman bold t3">
      {win ? luckyNumbers.win : owner < 0 ? luckyNumbers.free : <Emblem seat={owner} size="26px" />}
      <span class="unseen">{name}</span>
    </i>
  </div>
);

const MiniBoard = (sighted: Sighted) => {
  const { numbers, luckiest } = boardOf(sighted);
  if (luckiest === 0) return null;
  return (
    <div class="mini-board as-grid gap-1">
      {numbers.map(({ number, owner }) => (
        <Tile
          key={number}
          {...{ number, owner }}
          win={number === luckiest}
          name={owner < 0 ? '' : sighted.tell.name(owner)}
        />
      ))}
    </div>
  );
};

/** The rounds between which the buzzer sounds; those of the rule book until the options are known (LN-27). */
const lastRounds = (hosted: HostTurn): readonly [number, number] => {
  const { lastRound } = hosted.options;
  const [first, last] = byTheBook(boardOf(hosted).house);
  const [from, to] = Array.isArray(lastRound) ? lastRound : [];
  return [typeof from === 'number' ? from : first, typeof to === 'number' ? to : last];
};

/** Comes with the screens of seats. */
let stakeOf: NonNullable<ShowControls['stake']> = () => '';

export const controls: ShowControls = {
  // A desk does not need the screens of seats.
  Turn: lazily(async () => {
    const screens = await import('./lucky-numbers-turn.tsx');
    stakeOf = screens.stake;
    return screens;
  }),
  Board: MiniBoard,
  waiting: sighted => {
    const { has } = words().pages.play;
    const { control, called } = boardOf(sighted);
    const { phase } = sighted.view;
    if (phase === 'roll' || phase === 'choice') return control < 0 ? '' : has.dice(sighted.tell.name(control));
    if (phase === 'answer') return called < 0 ? '' : has.answers(sighted.tell.name(called));
    return phase === 'judging' ? has.judging : '';
  },
  stake: sighted => stakeOf(sighted),
  asked: sighted => {
    const { question, said, called } = boardOf(sighted);
    return called < 0 ? null : { ask: question, said, seat: called };
  },
  // The buzzer is a mishap for whoever is behind.
  harms: ({ cue }, { view, seat }) =>
    cue !== 'buzzer' || view.seats.some(({ score }) => score > (view.seats[seat]?.score ?? 0)),
  piece: ({ cue, number, seat }, { tell }) =>
    (cue === 'took' || cue === 'stole') && (
      <div class="mini-board">
        <Tile number={number as number} owner={seat as number} win={false} name={tell.name(seat as number)} />
      </div>
    ),
  // No longer sealed once the secret number is revealed.
  sentText: ({ view }) => (view.phase === 'buzz' ? String(view.own?.sent ?? '') : ''),
  desk: {
    status: sighted => {
      const { round, game, tieBreak } = boardOf(sighted);
      if (tieBreak) return luckyNumbers.tieBreak;
      return round === 0
        ? luckyNumbers.beforeRounds
        : luckyNumbers.status(round, lastRounds(sighted)[1], Math.max(1, game));
    },
    amount: sighted => (boardOf(sighted).pot > 0 ? luckyNumbers.pot(sighted.tell.money(boardOf(sighted).pot)) : ''),
    next: (move, sighted) => {
      const { round, game, tieBreak, winner } = boardOf(sighted);
      if (move === 'ask' && (tieBreak || sighted.view.phase === 'tie-break'))
        return { label: luckyNumbers.askTie, small: luckyNumbers.askThen };
      if (move === 'ask') return { label: luckyNumbers.askNext(round + 1), small: luckyNumbers.askThen };
      if (move === 'open-game') return { label: luckyNumbers.openGame(game + 1), small: luckyNumbers.openGameThen };
      // In the middle of a round the buzzer sounds at its end (LN-27).
      if (move === 'buzzer' && sighted.view.phase !== 'ready')
        return sighted.view.own?.rung === true
          ? { label: luckyNumbers.rung, small: '', off: true }
          : { label: luckyNumbers.ringAfter(round), small: '' };
      if (move === 'main-event') return { small: luckyNumbers.mainEventThen(sighted.tell.name(winner)) };
      return undefined;
    },
    upcoming: sighted => {
      const { coming } = luckyNumbers;
      const { round } = boardOf(sighted);
      const { phase } = sighted.view;
      const steps = [
        coming.question(phase === 'ready' || round === 0 ? round + 1 : round),
        coming.numbers,
        coming.answer,
        coming.roll,
      ];
      const now = { buzz: 1, answer: 2, judging: 2, roll: 3, choice: 3 }[phase as 'buzz'] ?? 0;
      if (phase === 'won') return [coming.mainEvent];
      return [
        ...steps.slice(now),
        ...(now > 0 ? [coming.question(round + 1)] : []),
        coming.buzzer(...lastRounds(sighted)),
      ];
    },
  },
};
