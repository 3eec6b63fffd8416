/** The screen of a player who waits. */
import type { Shell } from '../../../shared/engine/protocol.ts';
import type { View } from '../../../shared/engine/show.ts';
import { standingOf } from '../../../shared/engine/taken-home.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { narratorFor, words } from '../../../shared/words/index.ts';
import { sumText } from '../../../shared/words/sums.ts';
import type { Connection } from '../../connection.ts';
import { controlsOf } from '../../controls/index.ts';
import type { ShowControls } from '../../controls/turn.ts';
import { BulbFigures } from '../../parts/bulb-figures.tsx';
import { Button } from '../../parts/button.tsx';
import type { Line } from '../../parts/commentary.ts';
import { Emblem, SeatBadge } from '../../parts/emblem.tsx';
import { ForumButton, WordsButton } from '../../parts/forum/buttons.tsx';
import { canBuzz } from '../../parts/phone-sound.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { HostNote, ShowSign } from '../../parts/show-sign.tsx';
import { audible, mute } from '../../parts/sound.ts';
import { Stamp } from '../../parts/stamp.tsx';
import { tokenInLink } from '../../paths.ts';
import type { ShownFrame } from '../../reveal-queue.ts';
import { lastName, savedSeat } from '../../saved-links.ts';

/** Everybody's, side by side. */
export const Scores = ({ view, tell }: { readonly view: View; readonly tell: Narrator }) => (
  <div class="scores as-grid gap-3">
    {view.seats.map(({ name }, seat) => (
      <div class="across column min-w-0 on-glass r3 gap-2" key={seat}>
        <SeatBadge seat={seat} name={name} />
        <BulbFigures
          text={tell.number(Math.floor(standingOf(view, seat)))}
          places={view.seats.length > 2 ? 0 : 5}
          seat={seat}
        />
      </div>
    ))}
  </div>
);

/** It has its place before anything was told, so that nothing moves when it comes. */
const LastLine = ({ lines }: { readonly lines: readonly string[] }) => (
  <div class="card last-line">
    {lines
      .slice(0, 2)
      .toReversed()
      .map((line, i, all) => (
        <span key={line}>{i > 0 ? <b>{line}</b> : all.length > 1 ? `${line} ` : line}</span>
      ))}
  </div>
);

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
    {audible(false) ? words().pages.play.soundOn : words().pages.play.soundOff}
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
  /** Something is being told, so nobody is waited for. */
  readonly tells: boolean;
  /** What this seat's own move is called until something of it is told; "" for none. */
  readonly sent: string;
  /** Its cues that have been told; undefined for none. */
  readonly shown: ShownFrame | undefined;
}

/** What was told last of an entry; explanations stand elsewhere. `lines`: oldest first. */
export const newestOf = (lines: readonly Line[], entry: number): string =>
  lines.findLast(line => line.entry === entry && !line.explains)?.text ?? '';

/** `sent`: as in `Telling`. `made`: the last entry made here, which may have to wait for its turn. */
export const tellingOf = (
  { telling, coming, frames }: Pick<Connection, 'telling' | 'coming' | 'frames'>,
  lines: readonly Line[],
  sent = '',
  made = -1,
): Telling => {
  const entry = telling.value;
  const told = newestOf(lines, entry);
  const waits = told === '' || entry < made ? sent : '';
  const shown = frames.value.at(-1);
  return {
    told: told === '' && coming.value ? words().pages.play.coming : told,
    tells: entry >= 0,
    sent: waits,
    shown: shown?.frame.entry === entry ? shown : undefined,
  };
};

interface AnsweredProps extends NonNullable<ReturnType<NonNullable<ShowControls['asked']>>> {
  readonly shown: ShownFrame | undefined;
  readonly show: string;
  /** The page's own seat. */
  readonly you: number;
}

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

/** A question, what was answered, the verdict, and after a miss what is right. */
const Answered = ({ ask, said, seat, shown, show, you }: AnsweredProps) => {
  const cues = shown?.frame.cues ?? [];
  const how = cues.findLast(({ cue }) => cue === 'right' || cue === 'wrong')?.cue;
  const right = cues.findLast(({ cue, answer }) => cue !== 'answered' && typeof answer === 'string')?.answer;
  return (
    <>
      <p class={`card w-full weight-6 ${ask.length > 90 ? 't3' : 't4'}`} dir="auto">
        {ask}
      </p>
      <div class="flex wrap justify-center items-center max-w-full gap-2">
        {said !== '' && (
          <p class={`said across max-w-full bold gap-2 ${how ?? ''}`}>
            <Emblem seat={seat} size="30px" />
            <q class="min-w-0" dir="auto">
              {said}
            </q>
          </p>
        )}
        {shown !== undefined && <Stamp {...{ shown, show }} seat={you} />}
      </div>
      {right !== undefined && right !== '' && (
        <q class="truth bold" dir="auto">
          {String(right)}
        </q>
      )}
    </>
  );
};

export const Waiting = ({ view, shell, tell, lines, seat, ownAnswer, telling, connection }: WaitingProps) => {
  const { play } = words().pages;
  const { Board, waiting, asked, piece, scores = true, once = false } = controlsOf(view.show, view.act);
  const names = view.seats.map(({ name }) => name);
  const generic = waitedSeats(shell, names);
  const { told, tells, sent, shown } = telling;
  const cues = shown?.frame.cues ?? [];
  const asks = answering.includes(view.phase) || cues.some(({ cue }) => verdicts.includes(cue));
  const question = asks && sent === '' ? (asked?.({ view, tell }) ?? null) : null;
  const brought = cues.map(cue => piece?.(cue, { view, tell, seat })).findLast(Boolean);
  const sum = shown?.frame.time?.sums?.[cues.length - 1] ?? 0;
  const state = () => waiting?.({ view, tell }) || (tells ? (lines[0] ?? '') : generic.text);
  const text = sent || told || state();
  // If nobody owes a move, the emblem is that of the player in the line.
  const subject = names.findIndex((name, i) => i !== seat && name !== '' && text.startsWith(tell.name(i)));
  /** A player's own emblem would read as their turn. */
  const meant = generic.seat >= 0 || subject >= 0;
  const whose = sent !== '' ? seat : generic.seat >= 0 ? generic.seat : subject >= 0 ? subject : seat;
  const away = generic.seat >= 0 && generic.seat !== seat && shell.seats[generic.seat]?.connected === false;
  return (
    <Sheet class="waiting-sheet">
      {Board !== undefined && <Board view={view} tell={tell} />}
      {scores && <Scores view={view} tell={tell} />}
      <div class={`wait middle column flex-1 centred gap-3 ${question === null ? '' : 'asked'}`}>
        {question !== null ? (
          <Answered {...question} {...{ shown, show: view.show }} you={seat} />
        ) : (
          <>
            {(meant || sent !== '') && <Emblem seat={whose} size="var(--emblem, 120px)" ring="#0a1722" />}
            {shown !== undefined && <Stamp {...{ shown, show: view.show, seat }} />}
          </>
        )}
        {brought && <div class="piece flex justify-center w-full gap-1">{brought}</div>}
        <h1 class={question !== null || text.length > 60 ? 'long' : text.length > 30 ? 'some' : 'few'}>
          <bdi dir="auto">{text}</bdi>
        </h1>
        {sum > 0 && <BulbFigures text={sumText(view.show, sum, tell).replaceAll(/\s/g, '')} seat={seat} />}
        {ownAnswer !== '' && question === null && <p class="lead">{play.sentIs(ownAnswer)}</p>}
        {away && <p class="lead away">{play.away(tell.name(generic.seat))}</p>}
      </div>
      {!once && (
        <>
          {question === null && !brought && <LastLine lines={lines.filter(line => line !== text)} />}
          {/* Last, because a small phone has no room for it without scrolling. */}
          <div class="wait-foot centred">
            <p class="lead">{canBuzz() ? play.buzzes : play.lightsUp}</p>
            <Tools shell={shell} connection={connection} />
          </div>
        </>
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
  // Somebody else has the name already: two of one name get a number.
  const numbered = typed !== '' && name !== typed && /^ \d+$/.test(name.slice(typed.length)) && name.startsWith(typed);
  return (
    <Sheet class="you-are-in">
      <ShowSign show={shell.show} title={title} />
      <div class="wait middle column flex-1 centred gap-3">
        <Emblem seat={seat} size="var(--emblem, 120px)" />
        <h1>{play.youAreIn}</h1>
        {numbered && <p class="lead">{play.renamed(typed, name)}</p>}
        <p class="lead">
          {missing > 0 ? play.waitForSeats(missing) : shell.house ? play.waitForHouse : play.waitForStart}
        </p>
        <p class="lead">{canBuzz() ? play.buzzes : play.lightsUp}</p>
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
