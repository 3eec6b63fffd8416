/** A win fills the screen with a name and the money counting up, and stays until the show goes on. */
import './curtain.css';
import './win.css';
import { useState } from 'preact/hooks';
import { dots, filled } from '../../../shared/drawings/bulbs.ts';
import { aboveOf, sumTakes } from '../../../shared/engine/moments.ts';
import type { Cue, MomentTime, View } from '../../../shared/engine/show.ts';
import { standingOf } from '../../../shared/engine/taken-home.ts';
import { skinOf } from '../../../shared/shows/index.ts';
import type { Narrator, ShowWords } from '../../../shared/words/commentary.ts';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { sumText } from '../../../shared/words/sums.ts';
import { beforeTotal, useCounting } from '../../parts/counting.ts';
import { DicePicture } from '../../parts/dice-picture.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { stampOf } from '../../parts/stamp-of.ts';
import { useAfter } from '../../parts/timing.ts';
import { WhatWon } from '../../parts/what-won.tsx';
import type { StageBoard } from '../board.ts';
import { bulbText } from '../formats.ts';
import { Confetti } from './confetti.tsx';
import { BulbFigures, beforeMoney, stepsTo } from './figures.tsx';
import { Frame } from './frame.tsx';

/** Milliseconds until the game that was just won is counted. */
const beforeGame = 400;

/** Largest width and height of the money, in units. */
const room = { landscape: { width: 1100, height: 190 }, portrait: { width: 620, height: 120 } } as const;

const Amount = ({
  value,
  total,
  act,
  before,
  money,
  portrait,
  stands,
  cash,
  part,
}: Pick<Props, 'money' | 'portrait'> & {
  readonly value: number;
  readonly total: number;
  readonly act: string;
  /** What the total has besides. */
  readonly before: string;
  /** The room has seen it on the desk. */
  readonly stands: boolean;
  /** It is the cash beside a prize. */
  readonly cash: boolean;
  /** Of its largest height, where something else has its room. */
  readonly part: number;
}) => {
  const [due, setDue] = useState(stands ? value : 0);
  const more = total > value;
  // The picture of the next win goes on from this one.
  useAfter(due === 0 ? beforeMoney : 0, () => setDue(value), [value, total]);
  // A sum that stands is a second ahead.
  useAfter(more ? beforeTotal - (stands ? 1000 : 0) : -1, () => setDue(total), [value, total]);
  const counted = useCounting(due, '', due, due === value ? stepsTo(value) : undefined);
  const text = bulbText(Math.max(value, total), money);
  const { width, height } = room[portrait ? 'portrait' : 'landscape'];
  const across = dots(filled(text, text.length)).width;
  const size = Math.min(part * height, (width * 7) / across);
  const [beside, above] = portrait ? [52, 44] : [96, 58];
  const wide = Math.round((across * size) / 7 + 2 * beside);
  const label = cash ? words.inCash : due === total ? words.inAll(before) : act;
  return (
    <div class="win-money framed" role="img" aria-label={bulbText(Math.max(value, due), money)}>
      <Frame width={wide} height={Math.round(size * 1.1 + 2 * above + (more || cash ? 84 : 0))} chase>
        <div class="column middle h-full justify-center">
          {(more || cash) && (
            <small class="lh-10 nowrap in-gold" style={{ '--room': `${wide - beside}px`, '--letters': label.length }}>
              {label}
            </small>
          )}
          <BulbFigures text={counted === 0 ? ' ' : bulbText(counted, money)} height={size} places={text.length} />
        </div>
      </Frame>
    </div>
  );
};

/** The games of a match that each of two has won. The one that was just won is counted when the room looks at it. */
const Games = ({
  wins,
  seat,
  portrait,
}: {
  readonly wins: readonly number[];
  readonly seat: number;
  readonly portrait: boolean;
}) => {
  const [counted, count] = useState(false);
  useAfter(beforeGame, () => count(true), []);
  const shown = wins.map((won, i) => won - (i === seat && !counted ? 1 : 0));
  const emblem = (of: number) => <Emblem seat={of} size={portrait ? 52 : 92} />;
  return (
    <div class="win-money r5" role="img" aria-label={`${words.gamesWon}: ${shown.join(' : ')}`}>
      <small class="block centred lh-10 in-gold t9">{words.gamesWon}</small>
      <span class="middle gap-5">
        {emblem(0)}
        <BulbFigures text={shown.join(':')} height={portrait ? 84 : 150} />
        {emblem(1)}
      </span>
    </div>
  );
};

/** A line of the last picture: a seat with what it has, "" for nothing. */
interface Place {
  readonly seat: number;
  readonly text: string;
  readonly first: boolean;
  /** Its line falls: others have won. */
  readonly out?: boolean;
  /** When it comes, compared to the others. */
  readonly turn: number;
  /** What it has besides. */
  readonly more?: string;
}

/** The seats of a shared win, in order of rank; undefined if it belongs to one seat or none. `tie`: everybody's scores, where those decide. */
const rankingOf = (
  { scores = [], seats }: Cue,
  tell: Narrator,
  beside: (seat: number) => string,
  tie: readonly number[],
): readonly Place[] | undefined => {
  const all = (tie.length > 0 ? tie : scores) as readonly number[];
  if (all.length > 0) {
    const ranked = all.map((score, seat) => ({ seat, score })).toSorted((a, b) => b.score - a.score || a.seat - b.seat);
    // The last comes first.
    return ranked.map(({ seat, score }, place) => ({
      seat,
      text: tell.number(score),
      first: score === Math.max(...all),
      out: tie.length > 0 && score < Math.max(...all),
      turn: all.length - 1 - place,
    }));
  }
  return Array.isArray(seats) && seats.length > 0
    ? seats.map((seat, place) => ({
        seat: seat as number,
        text: beside(seat as number),
        first: true,
        turn: seats.length - 1 - place,
      }))
    : undefined;
};

/** The board of a game that was won may be cleared while its picture stands. */
const Below = ({ text }: { readonly text: string }) => {
  const [first] = useState(text);
  return first === '' ? null : <p class="win-line max-w-full anywhere balance t10">{first}</p>;
};

/** From this many places on they are set in two columns. */
export const manyPlayers = 5;

/** Everyone with what they have: the last picture of a show that nobody wins alone. */
export const Standings = ({
  places,
  tell,
  portrait,
  look = '',
  small = false,
}: Pick<Props, 'tell' | 'portrait'> & {
  readonly places: readonly Place[];
  readonly look?: string;
  readonly small?: boolean;
}) => {
  const stay = places.filter(({ out }) => out !== true).length;
  return (
    <ol
      class={`win-standings ${look} ${stay >= manyPlayers ? 'many' : stay < 3 ? 'few' : ''}`}
      style={{ '--last': places.length - 1 }}
    >
      {places.map(({ seat, text, first, turn, out = false, more = '' }) => (
        <li
          key={seat}
          class={`text-start player-plate wide-stripes seat-${seat % 8} ${first ? 'first' : ''} ${out ? 'out' : ''} ${small && portrait ? 'wrap' : ''}`}
          style={{ '--place': turn }}
        >
          <Emblem seat={seat} size={portrait ? 44 : 62} />
          <span class="flex-1 min-w-0">
            <bdi class="one-line block" dir="auto">
              {tell.name(seat)}
            </bdi>
            {more !== '' && <small class="block weight-6 lh-115 t8">{more}</small>}
          </span>
          {text !== '' && <b class={small ? (portrait ? 't6 w-full' : 't8') : undefined}>{text}</b>}
        </li>
      ))}
    </ol>
  );
};

interface Props {
  readonly cue: Cue;
  readonly time: MomentTime;
  /** On the table. */
  readonly dice: readonly number[];
  readonly board: StageBoard;
  /** Whether amounts are dollars; otherwise points. */
  readonly money: boolean;
  readonly tell: Narrator;
  readonly view: View;
  readonly portrait: boolean;
}

export const Win = ({ cue, time, dice, board, money, tell, view, portrait }: Props) => {
  const own: ShowWords = board.words;
  const scores = view.seats.map(({ score }) => score);
  // All that the winner takes home, once the show is over.
  const total = view.phase === 'over' && typeof cue.seat === 'number' ? standingOf(view, cue.seat) : 0;
  const above = aboveOf(cue, [{ cue: '', dice }], time.above);
  // A single player has all places.
  const alone = Array.isArray(cue.scores) && cue.scores.length === 1 ? (cue.scores[0] as number) : undefined;
  const seat = typeof cue.seat === 'number' ? cue.seat : alone === undefined ? -1 : 0;
  const champion = time.tone === 'champion';
  // Of a champion without a sum of its own the score is shown.
  const unsaid = champion && time.amount === undefined && typeof cue.seat === 'number' && cue.wins === undefined;
  const byScore = unsaid || time.amount === 'score';
  const amount = unsaid ? scores[seat] : time.amount === undefined ? alone : cue[time.amount];
  const places =
    seat < 0 ? rankingOf(cue, tell, seat => board.won?.(seat, view) ?? '', champion ? scores : []) : undefined;
  const isScored = places !== undefined && Array.isArray(cue.scores);
  const winners = seat >= 0 ? [seat] : Array.isArray(cue.seats) ? cue.seats : [...scores.keys()];
  const others = [...scores.keys()].filter(other => !winners.includes(other));
  const prizes = Array.isArray(cue.prizes) ? (cue.prizes as readonly string[]).filter(name => name !== '') : [];
  const counts = typeof amount === 'number' && amount > 0;
  const value = typeof cue.value === 'number' ? cue.value : 0;
  // Of a prize and money, what is worth more is larger.
  const dearer = counts && value > (amount as number);
  const sad = time.tone === 'bad';
  const isLast = champion || total > 0;
  const few = scores.length > 1 && scores.length < manyPlayers && seat >= 0;
  // Where the score wins, the room sees what it beat; before the end, how all stand now, which
  // upright stages have on their desks.
  const stand = !few
    ? []
    : champion
      ? byScore
        ? others
        : []
      : counts && !isLast && !portrait
        ? [...scores.keys()]
        : [];
  const stands = (champion && byScore) || time.stands === true;
  const usual = isScored ? words.finalScores : champion ? words.champion : isLast ? words.takesIt : undefined;
  const sign = stampOf(cue, own.terms?.stamps?.[cue.cue]) ?? usual;
  return (
    <section
      class={`centred in-bright gap-6 win-screen ${champion ? 'champion' : sad ? 'sad' : ''} ${dearer ? 'dearer' : ''} ${cue.how === undefined ? '' : `by-${cue.how}`} ${seat < 0 ? 'nobody' : `wide-stripes seat-${seat % 8}`}`}
      style={{ '--counted': `${counts && !stands ? sumTakes(amount as number) + 100 : 1500}ms` }}
      role="status"
    >
      <div class="curtain-rays absolute round" />
      <div class="win-light" />
      {!sad && ((seat >= 0 && (isLast || prizes.length > 0)) || (places !== undefined && !isScored)) && (
        <Confetti key={`confetti ${sign}`} wait={counts && !stands ? sumTakes(amount as number) : 0} />
      )}
      {sign !== undefined && (
        // Where lines go on from the picture before, so does their title.
        <p class="win-sign" key={places === undefined ? sign : ''}>
          {sign}
        </p>
      )}
      {above.length > 0 && (prizes.length === 0 || !counts) && (
        <div class="win-above">
          <WhatWon what={above} dice={faces => <DicePicture values={faces} skin={skinOf(view.show, view.act)} />} />
        </div>
      )}
      {seat >= 0 && (
        <h2 class="win-name player-plate" dir="auto" key={seat} style={{ '--letters': tell.name(seat).length }}>
          <Emblem seat={seat} size={portrait ? 76 : 128} />
          <bdi class="one-line">{tell.name(seat)}</bdi>
        </h2>
      )}
      {Array.isArray(cue.wins) && <Games wins={cue.wins as readonly number[]} seat={seat} portrait={portrait} />}
      {counts && (
        <Amount
          key={`sum ${seat}`}
          value={amount as number}
          // Prizes stand beside it, as on the poster and everywhere else.
          total={byScore ? 0 : total}
          // The act that paid.
          act={board.title ?? own.title}
          before={sumText(view.show, total - (amount as number), tell)}
          money={money}
          portrait={portrait}
          stands={stands}
          cash={champion && byScore && prizes.length > 0}
          part={dearer ? 0.55 : above.length > 0 ? 0.8 : 1}
        />
      )}
      {prizes.length > 0 && (
        <ul
          class={`win-prizes flex wrap justify-center gap-5 ${counts && !champion ? '' : 'at-once'}`}
          style={{ '--letters': prizes.join().length }}
        >
          {prizes.map((name, place) => (
            <li key={name} class="bold-figure in-ink r4 t11" style={{ '--place': place }} dir="auto">
              {tell.prize(name)}
              {value > 0 && prizes.length === 1 && (
                <small class="block weight-6 t8">{words.worth(tell.money(value))}</small>
              )}
            </li>
          ))}
        </ul>
      )}
      {places !== undefined && (
        <Standings
          places={places}
          tell={tell}
          portrait={portrait}
          small={(places[0]?.text.length ?? 0) > 9}
          look={isScored && places.length < manyPlayers ? 'one-by-one' : ''}
        />
      )}
      <Below key={cue.cue} text={own.below?.[cue.cue]?.(cue, tell) ?? board.below?.(cue, view, tell) ?? ''} />
      {stand.length > 0 && (
        <ul class="win-others flex wrap items-center justify-center gap-6">
          {!champion && <li class="bold t9">{words.now}</li>}
          {stand.map(other => (
            <li key={other} class={`player-plate wide-stripes min-w-0 seat-${other % 8}`}>
              <Emblem seat={other} size={portrait ? 40 : 56} />
              <bdi class="one-line" dir="auto">
                {tell.name(other)}
              </bdi>
              <b>{(money ? tell.money : tell.number)(scores[other] ?? 0)}</b>
            </li>
          ))}
        </ul>
      )}
      {champion && stand.length === 0 && others.length > 0 && (
        <p class="win-others max-w-full anywhere bold t9">{words.wellPlayed(tell.list(others.map(tell.name)))}</p>
      )}
    </section>
  );
};
