/** The screen of a player who waits. */
import { useState } from 'preact/hooks';
import { readCues } from '../../../shared/engine/mirror-read.ts';
import type { Shell } from '../../../shared/engine/protocol.ts';
import type { View } from '../../../shared/engine/show.ts';
import { standingOf } from '../../../shared/engine/taken-home.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { phone } from '../../../shared/words/en/phone.ts';
import { playing } from '../../../shared/words/en/playing.ts';
import { narratorFor, words } from '../../../shared/words/index.ts';
import { sumText } from '../../../shared/words/sums.ts';
import type { Connection } from '../../connection.ts';
import { controlsOf } from '../../controls/index.ts';
import { beyond } from '../../parts/beyond.ts';
import { BulbFigures } from '../../parts/bulb-figures.tsx';
import { Button } from '../../parts/button.tsx';
import type { Line } from '../../parts/commentary.ts';
import { beforeTotal, useCounting, useLater } from '../../parts/counting.ts';
import { Emblem, SeatBadge } from '../../parts/emblem.tsx';
import { ForumButton, WordsButton } from '../../parts/forum/buttons.tsx';
import { canBuzz } from '../../parts/phone-sound.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { HostNote, ShowSign } from '../../parts/show-sign.tsx';
import { audible, mute } from '../../parts/sound.ts';
import { Stamp, stampText } from '../../parts/stamp.tsx';
import { useAfter } from '../../parts/timing.ts';
import { tokenInLink } from '../../paths.ts';
import type { ShownFrame } from '../../reveal-queue.ts';
import { lastName, savedSeat } from '../../saved-links.ts';
import { Answered } from './answered.tsx';

/** Everybody's, side by side. */
export const Scores = ({ view, tell }: { readonly view: View; readonly tell: Narrator }) => (
  <div class="scores as-grid gap-3" style={{ '--last': Math.max(1, view.seats.length - 1) }}>
    {view.seats.map(({ name, score }, seat) => (
      <div
        class="across column min-w-0 on-glass r3 gap-2"
        style={{
          '--place': view.seats.filter((one, at) => one.score < score || (one.score === score && at > seat)).length,
        }}
        key={seat}
      >
        <SeatBadge seat={seat} name={name} />
        <CountedScore
          score={Math.floor(standingOf(view, seat))}
          places={view.seats.length > 2 ? 0 : 5}
          {...{ seat, tell }}
        />
      </div>
    ))}
  </div>
);

interface SumProps {
  readonly sum: number;
  readonly seat: number;
  readonly view: View;
  readonly tell: Narrator;
}

/** Milliseconds until a sum counts, when the name has been read. */
const beforeSum = 400;

interface CountedProps extends SumProps {
  /** All that is taken home, 0 for no more than this. */
  readonly total?: number;
  /** What the sum consists of. */
  readonly prizes?: string;
  /** It is known already, so it does not count up. */
  readonly stands?: boolean;
}

export const CountedSum = ({ sum, total = 0, prizes = '', stands = false, seat, view, tell }: CountedProps) => {
  const [due, setDue] = useState(stands ? sum : 0);
  useAfter(beforeSum, () => setDue(sum), [sum, total]);
  useAfter(total > sum ? beforeTotal : -1, () => setDue(total), [sum, total]);
  const text = (amount: number) => sumText(view.show, amount, tell).replaceAll(/\s/g, '');
  const counted = useCounting(due);
  return (
    <>
      {/* Nothing is nobody's sum: the lamps light up with the first step. */}
      <BulbFigures text={counted === 0 ? '' : text(counted)} places={text(Math.max(sum, total)).length} seat={seat} />
      {total > sum && (
        <p class="lead" style={{ visibility: due === total ? undefined : 'hidden' }}>
          {phone.before(sumText(view.show, total - sum, tell))}
        </p>
      )}
      {prizes !== '' && <p class="lead bold">+ {prizes}</p>}
    </>
  );
};

/** What somebody has changes after the news of it: the sum counts first. */
const CountedScore = ({
  score,
  places,
  seat,
  tell,
}: Omit<SumProps, 'sum' | 'view'> & Record<'score' | 'places', number>) => {
  const shown = useLater(score, beforeSum + 1500);
  return <BulbFigures text={tell.number(useCounting(shown))} {...{ places, seat }} />;
};

/** Whom the show waits for, and that seat's emblem; -1 for the host. */
const waitedSeats = (shell: Shell, names: readonly string[]): { readonly seat: number; readonly text: string } => {
  const { has } = words().pages.play;
  const [seat = -1] = shell.waiting;
  if (seat < 0) return { seat: -1, text: shell.house ? has.house : has.host };
  return { seat, text: has.move(narratorFor(names).list(shell.waiting.map(i => narratorFor(names).name(i)))) };
};

/** Quiet, unless the player turns sound on. */
const PhoneSound = () => (
  <Button class="link phone-sound" aria-pressed={audible(false)} onClick={() => mute(audible(false))}>
    {audible(false) ? playing.soundOn : playing.soundOff}
  </Button>
);

/** Small tools for waiting players: sound, reminders, and the show to copy. `connection`: of a seat, which may write to the host. */
const Tools = ({ shell, connection }: { readonly shell: Shell; readonly connection: Connection | undefined }) => (
  <p class="row wait-tools justify-center">
    <PhoneSound />
    <ForumButton
      code={shell.code}
      token={tokenInLink() || (savedSeat(shell.code)?.token ?? '')}
      desk={false}
      deadline={shell.deadline}
    />
    {connection !== undefined && <WordsButton connection={connection} token={connection.token} desk={false} />}
  </p>
);

/** What a waiting page says of the entry that is being told. */
interface Telling {
  /** The newest line of it, or before the first that something is about to be told; "" for neither. */
  readonly told: string;
  /** What that line is about. */
  readonly about: Line['cue'] | undefined;
  /** Something is being told, so nobody is waited for. */
  readonly tells: boolean;
  /** What this seat's own move is called until something of it is told; "" for none. */
  readonly sent: string;
  /** Its cues that have been told; undefined for none. */
  readonly shown: ShownFrame | undefined;
}

/** `sent`: as in `Telling`. `made`: the last entry made here, which may have to wait for its turn. */
export const tellingOf = (
  { telling, coming, frames }: Pick<Connection, 'telling' | 'coming' | 'frames'>,
  lines: readonly Line[],
  sent = '',
  made = -1,
): Telling => {
  const entry = telling.value;
  // What was told last of it; explanations stand elsewhere.
  const newest = lines.findLast(line => line.entry === entry && !line.explains);
  const told = newest?.text ?? '';
  const waits = told === '' || entry < made ? sent : '';
  const shown = frames.value.at(-1);
  return {
    told: told === '' && coming.value ? playing.coming : told,
    about: newest?.cue,
    tells: entry >= 0,
    sent: waits,
    shown: shown?.frame.entry === entry ? shown : undefined,
  };
};

interface WaitingProps {
  readonly view: View;
  readonly shell: Shell;
  readonly tell: Narrator;
  readonly lines: readonly string[];
  readonly seat: number;
  readonly ownAnswer: string;
  readonly telling: Telling;
  /** Left out for a page without a seat. */
  readonly connection?: Connection;
}

/** While somebody is asked, and as long as what became of it is told, the question stays. */
const answering: readonly string[] = ['answer', 'follow-up', 'judging'];
const verdicts: readonly string[] = ['answered', 'right', 'wrong', 'silent', 'answer-was', 'by-default', 'nobody-knew'];

/** Beside the question the answer, its stamp and what is right are read without a sentence. */
const seen: readonly string[] = ['answered', 'guessed', 'right', 'wrong', 'silent', 'answer-was'];

/** What somebody says, in their own words. */
const guesses: readonly string[] = ['answered', 'guessed'];

/** Moves that are sealed: of its own a page shows that they are locked in. */
const sealed: readonly string[] = ['sent', 'buzzed', 'codes-in'];

/** How far this seat's number was from the secret one, if somebody else's was closer; "" otherwise. */
const offOf = (cue: Line['cue'] | undefined, seat: number): string => {
  const { secret, buzz, seat: called } = cue ?? { cue: '' };
  const own = typeof secret === 'number' && Array.isArray(buzz) && called !== seat ? Number(buzz[seat] ?? 0) : 0;
  return own > 0 ? phone.off(own, Math.abs(own - (secret as number))) : '';
};

export const Waiting = ({ view, shell, tell, lines, seat, ownAnswer, telling, connection }: WaitingProps) => {
  const { Board, waiting, asked, sought, piece, scores = true, once = false } = controlsOf(view.show, view.act);
  const names = view.seats.map(({ name }) => name);
  const generic = waitedSeats(shell, names);
  const { told, about, tells, sent, shown } = telling;
  const cues = shown?.frame.cues ?? [];
  const asks = answering.includes(view.phase) || cues.some(({ cue }) => verdicts.includes(cue));
  // Where nothing was asked, a guess is read as large.
  const guess = cues.findLast(({ cue, text }) => guesses.includes(cue) && typeof text === 'string');
  const guessed = guess && {
    ask: sought?.(guess, { view, tell }) ?? '',
    said: guess.text as string,
    seat: guess.seat as number,
  };
  const question = sent === '' ? (asks && asked?.({ view, tell })) || guessed || null : null;
  const brought = about && piece?.(about, { view, tell, seat });
  // Of a seat that moves once, what came of it stays while the others are told.
  const before = once ? cues.filter(one => one.seat === seat) : [];
  const kept = brought || before.map(one => piece?.(one, { view, tell, seat })).findLast(Boolean);
  const sum = shown?.frame.time?.sums?.[cues.length - 1] ?? 0;
  const stamp = about === undefined ? '' : stampText(about, view.show, view.act);
  const figure = sum > 0 ? sumText(view.show, sum, tell) : '';
  // What happens to this seat is told it in words.
  const own = about !== undefined && !guesses.includes(about.cue) && (about.seat === seat || about.to === seat);
  const read = question !== null && about !== undefined && seen.includes(about.cue) && !own;
  const news =
    about === undefined
      ? told
      : read
        ? ''
        : beyond(told, stamp, Boolean(brought) && (once || !own), [
            figure,
            String(question === null ? '' : (about.answer ?? '')),
          ]);
  const off = offOf(about, seat);
  const state = waiting?.({ view, tell }) ?? '';
  // While nobody is waited for by name, the newest that happened is what there is to read.
  const idle = state === '' && generic.seat < 0 ? (lines[0] ?? '') : '';
  const text = sent || (told === '' ? state || idle || (tells ? '' : generic.text) : news);
  const waitsForHost = sent === '' && told === '' && !tells && idle !== '' && state === '';
  // If nobody owes a move, the emblem is that of the player in the line.
  const subject = names.findIndex((name, i) => i !== seat && name !== '' && text.startsWith(tell.name(i)));
  /** A player's own emblem would read as their turn. */
  const meant = generic.seat >= 0 || subject >= 0;
  const locked = sent !== '' || (about?.seat === seat && sealed.includes(about.cue));
  const whose = locked ? seat : generic.seat >= 0 ? generic.seat : subject >= 0 ? subject : seat;
  const away = generic.seat >= 0 && generic.seat !== seat && shell.seats[generic.seat]?.connected === false;
  return (
    <Sheet class="waiting-sheet">
      {Board !== undefined && <Board view={view} tell={tell} />}
      {scores === true && <Scores view={view} tell={tell} />}
      <div class={`wait middle column flex-1 centred gap-3 ${question === null || question.ask === '' ? '' : 'asked'}`}>
        {question !== null ? (
          <Answered {...question} {...{ shown, show: view.show, tell }} you={seat} />
        ) : (
          <>
            {/* Nobody else's stands above what came of this seat. */}
            {(meant || locked) && (!kept || Boolean(brought)) && (
              <Emblem key={whose} seat={whose} size="var(--emblem, 120px)" ring="#0a1722" />
            )}
            {shown !== undefined && <Stamp {...{ shown, show: view.show, seat }} />}
          </>
        )}
        {kept && <div class="piece flex wrap items-center justify-center w-full gap-1">{kept}</div>}
        {text === '' && sum > 0 && about?.seat === seat ? (
          <p class="lead">{shown?.frame.time?.tones?.[cues.length - 1] === 'bad' ? phone.still : phone.home}</p>
        ) : text === '' ? null : (
          <h1 key={text} class={text.length > 60 ? 'long' : question !== null || text.length > 30 ? 'some' : 'few'}>
            <bdi dir="auto">{text}</bdi>
          </h1>
        )}
        {off !== '' && <p class="lead">{off}</p>}
        {sum > 0 && <CountedSum {...{ sum, view, tell }} seat={whose} />}
        {waitsForHost && <p class="lead">{generic.text}</p>}
        {ownAnswer !== '' && question === null && <p class="lead sent">{playing.sentIs(ownAnswer)}</p>}
        {away && <p class="lead away">{playing.away(tell.name(generic.seat))}</p>}
      </div>
      {/* Last, because a small phone has no room for it without scrolling. */}
      {!once && (
        <div class="wait-foot centred">
          {!tells && sent === '' && <p class="lead">{canBuzz() ? playing.buzzes : playing.lightsUp}</p>}
          <Tools shell={shell} connection={connection} />
        </div>
      )}
    </Sheet>
  );
};

interface YouAreInProps {
  readonly shell: Shell;
  readonly seat: number;
  readonly title: string;
  /** Left out for a page without a seat. */
  readonly connection?: Connection;
}

export const YouAreIn = ({ shell, seat, title, connection }: YouAreInProps) => {
  const { play } = words().pages;
  const missing = shell.seats.filter(({ name }) => name === '').length;
  const typed = lastName().trim();
  const name = shell.seats[seat]?.name ?? '';
  // The show has begun, and this page waits for what its titles lead to.
  const live = connection?.live.shell.value;
  const titled = live != null && live.phase !== 'lobby' && readCues(live).time?.titles !== undefined;
  // Somebody else has the name already: two of one name get a number.
  const numbered = typed !== '' && name !== typed && /^ \d+$/.test(name.slice(typed.length)) && name.startsWith(typed);
  return (
    <Sheet class="you-are-in">
      <ShowSign show={shell.show} title={title} />
      <div class="wait middle column flex-1 centred gap-3">
        <Emblem seat={seat} size="var(--emblem, 120px)" />
        <h1>{playing.youAreIn}</h1>
        {numbered && <p class="lead">{playing.renamed(typed, name)}</p>}
        <p class="lead">
          {missing > 0
            ? playing.waitForSeats(missing)
            : titled
              ? play.has.house
              : shell.house
                ? playing.waitForHouse
                : playing.waitForStart}
        </p>
        <p class="lead">{canBuzz() ? playing.buzzes : playing.lightsUp}</p>
        {shell.house && titled && (
          <Button class="link" onClick={() => connection?.skip()}>
            {playing.skipTitles}
          </Button>
        )}
        <HostNote note={shell.note} />
        <Tools shell={shell} connection={connection} />
      </div>
      <div class="card stack others">
        {shell.seats.map(({ name, connected }, i) => (
          <p class="across min-w-0 weight-6 gap-2" key={i}>
            <Emblem seat={i} size="28px" />
            <bdi class="name" dir="auto">
              {name === '' ? words().pages.seats.free : name}
            </bdi>
            <i class="flex-none roman weight-5 end in-ink-2">
              {name === '' ? '' : connected ? words().pages.states.here : words().pages.states.away}
            </i>
          </p>
        ))}
      </div>
    </Sheet>
  );
};
