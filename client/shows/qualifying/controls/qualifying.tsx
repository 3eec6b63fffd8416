/** The qualifier on an entrant's phone and on the host's desk. */
import type { QualifyingBoard } from '../../../../shared/shows/qualifying/board.ts';
import { playing } from '../../../../shared/words/en/playing.ts';
import './qualifying.css';
import { useState } from 'preact/hooks';
import { qualifying } from '../../../../shared/shows/qualifying/words/en/boards.ts';
import { screensByPhase, Title } from '../../../controls/sheets.tsx';
import type { ShowControls, Sighted, Turn } from '../../../controls/turn.ts';
import { AnyNumberPad, parseNumber } from '../../../parts/any-number-pad.tsx';
import { Emblem } from '../../../parts/emblem.tsx';
import { Sheet } from '../../../parts/sheet.tsx';

const texts = qualifying.phone;

const boardOf = ({ view }: Sighted) => view.board as QualifyingBoard;

/** This seat's own guess, "" for none. */
const ownGuess = ({ view }: Sighted): string => {
  const [mine] = (view.own?.sent ?? []) as unknown as readonly { readonly text: string }[];
  return mine?.text ?? '';
};

const GuessTurn = (turn: Turn) => {
  const [typed, setTyped] = useState('');
  const { ask, places, house } = boardOf(turn);
  const guess = parseNumber(typed);
  const go = (text = typed) => {
    const value = parseNumber(text);
    if (value !== undefined && !turn.sending) turn.send('guess', { value });
  };
  return (
    <Sheet
      class="buzz"
      foot={
        <button type="button" class="hero go" disabled={guess === undefined || turn.sending} onClick={() => go()}>
          {turn.sending ? playing.sending : guess === undefined ? texts.type : texts.send(qualifying.number(guess))}
          <small>{texts.stays}</small>
        </button>
      }
    >
      <Title>{ask}</Title>
      <p class="lead">{texts.places(places, house.nearest === 'not-over')}</p>
      <AnyNumberPad value={typed} onChange={setTyped} onEnter={go} words={texts} />
    </Sheet>
  );
};

interface OwnProps {
  readonly read: Parameters<typeof qualifying.off>[0];
  readonly isIn: boolean;
}

/** Number of lines that fit on a phone. */
const maxListed = 5;

/** The question, and after it is closed the closest guesses. */
const Posted = (sighted: Sighted) => {
  const { view, tell } = sighted;
  const { ask, places, guesses, answer, house } = boardOf(sighted);
  const { ranking = [] } = (view.result ?? {}) as { readonly ranking?: readonly number[] };
  if (ask === '') return null;
  const place = Number(view.own?.place ?? 0);
  return (
    <div class="card posted-card">
      <p class="weight-6 lh-12" dir="auto">
        {ask}
      </p>
      {view.phase !== 'over' && <p class="weight-6 lh-12">{texts.places(places, house.nearest === 'not-over')}</p>}
      {/* Its line is there before it, so that nothing below moves. */}
      <p class={`weight-6 lh-12 ${answer === null ? '' : 'the-answer'}`}>
        <b>{answer === null ? '\u00a0' : qualifying.answerIs(qualifying.number(answer))}</b>
      </p>
      {/* The guesses are read out on the television first, and each is told to its phone then. */}
      {answer !== null && view.phase === 'over' && (
        <>
          {place > 0 && <p class="own-place weight-6 lh-12">{texts.place(place, ranking.length)}</p>}
          <ol class="as-grid gap-1 mt-2">
            {ranking.slice(0, maxListed).map((seat, at) => (
              <li key={seat} class={`across min-w-0 r2 gap-2 ${at === place - 1 ? 'own' : ''}`}>
                <Emblem seat={seat} size="26px" />
                <bdi class="one-line flex-1" dir="auto">
                  {tell.name(seat)}
                </bdi>
                <b>{qualifying.number(guesses[seat] ?? 0)}</b>
                {at < places && <em class="in-bright r1">{qualifying.getsIn}</em>}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
};

/** What came of this seat's own guess, once it has been read out. Its rank would tell who is still to come. */
const OwnResult = ({ read, isIn }: OwnProps) => (
  <div class={`own-result down w-full centred r3 gap-1 ${isIn ? 'in' : ''}`}>
    <b class="t7">{qualifying.off(read)}</b>
    <b class="bold-figure lh-11 t9">{isIn ? texts.isIn : texts.isOut}</b>
  </div>
);

const closeThen = ({ places, house }: QualifyingBoard) =>
  qualifying.desk.closeThen(places, house.nearest === 'not-over');

export const controls: ShowControls = {
  Turn: screensByPhase({ open: GuessTurn }),
  Board: Posted,
  scores: false,
  piece: (cue, { seat }) => {
    if (cue.cue === 'answer')
      return <b class="answer-now bold-figure in-bulb-on t9">{qualifying.number(cue.answer as number)}</b>;
    const own = (cue.cue === 'read' || cue.cue === 'best') && cue.seat === seat;
    return own && <OwnResult read={cue as unknown as OwnProps['read']} isIn={cue.in === true} />;
  },
  once: true,
  waiting: sighted =>
    sighted.view.phase !== 'open' ? '' : boardOf(sighted).guesses.length > 0 ? texts.closed : texts.waiting,
  over: sighted => {
    const place = Number(sighted.view.own?.place ?? 0);
    return place > 0 && place <= boardOf(sighted).places ? [texts.isIn, true] : [texts.isOut, false];
  },
  sentText: sighted => {
    const mine = ownGuess(sighted);
    return mine === '' || sighted.view.phase !== 'open' ? '' : qualifying.number(Number(mine));
  },
  desk: {
    status: ({ view }) =>
      view.phase === 'lobby'
        ? qualifying.desk.before
        : view.phase === 'open'
          ? qualifying.desk.open(view.seats.length)
          : qualifying.desk.closed,
    amount: sighted => qualifying.desk.places(boardOf(sighted).places),
    next: (move, sighted) => {
      if (move !== 'close') return undefined;
      const nobody = sighted.view.seats.length === sighted.waiting.length;
      const small = nobody ? qualifying.desk.nobodyIn : closeThen(boardOf(sighted));
      return { label: qualifying.desk.close, small, off: nobody };
    },
    upcoming: ({ view }) =>
      view.phase === 'over'
        ? []
        : [...(view.phase === 'open' ? [] : [qualifying.desk.coming.guesses]), qualifying.desk.coming.ranking],
  },
};
