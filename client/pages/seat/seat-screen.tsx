/** A contestant's screen. It shows only what is needed now. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasMedium } from '../../../shared/engine/beside.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { readCues } from '../../../shared/engine/mirror-read.ts';
import type { Legal } from '../../../shared/engine/moves.ts';
import { byTheDay } from '../../../shared/engine/setting-names.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { dice } from '../../../shared/words/en/dice.ts';
import { playing } from '../../../shared/words/en/playing.ts';
import { narratorFor, words } from '../../../shared/words/index.ts';
import type { Connection } from '../../connection.ts';
import { GenericTurn } from '../../controls/coming.tsx';
import { controlsOf } from '../../controls/index.ts';
import { useAhead } from '../../media/ahead.ts';
import { Button } from '../../parts/button.tsx';
import type { Line } from '../../parts/commentary.ts';
import { Countdown, Deadline, localTime } from '../../parts/deadline.tsx';
import { LostNote, OwnAlarm } from '../../parts/dice-alarm.tsx';
import { SeatBadge } from '../../parts/emblem.tsx';
import { ForumButton, WordsButton } from '../../parts/forum/buttons.tsx';
import { lazily } from '../../parts/lazy.ts';
import { refusalText } from '../../parts/move-words.ts';
import { buzz, turnSound, useCombo } from '../../parts/phone-sound.ts';
import { roomNews } from '../../parts/room-news.ts';
import { LyingDice, Sheet, SheetClock } from '../../parts/sheet.tsx';
import { RulesLink } from '../../parts/show-sign.tsx';
import { savedSeat } from '../../saved-links.ts';
import { Celebrate, Flash, useFlash } from './celebrate.tsx';
import { Dice, JustThrown, overtaken, ThrowShown, useThrow } from './throws.tsx';
import { tellingOf, Waiting, YouAreIn } from './waiting.tsx';

/** What this seat sent and nobody else sees yet: a number, a text, a guess with its number, or a pass; "" for nothing. */
export const sentText = (view: View, tell: Narrator): string => {
  const { sentText: ofShow } = controlsOf(view.show, view.act);
  if (ofShow !== undefined) return ofShow({ view, tell });
  const sent = view.own?.sent;
  if (typeof sent === 'number' || typeof sent === 'string') return String(sent);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return '';
  const { text, buzz, passed } = sent as { readonly text?: Json; readonly buzz?: Json; readonly passed?: Json };
  if (passed === true) return playing.sentPass;
  return typeof text === 'string' && typeof buzz === 'number' ? playing.sentGuess(text, buzz) : '';
};

interface Props {
  readonly connection: Connection;
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly title: string;
}

/** Moves that answer what the picture belongs to. */
const answers: readonly string[] = ['answer', 'guess', 'buzz'];

/** Whether a page asks for the answer, and not whether to roll first. */
const asksNow = (legal: readonly Legal[]): boolean =>
  legal.some(({ do: move }) => answers.includes(move)) && legal.every(({ do: move }) => move !== 'roll');

/** Alerts a player who looked away: a vibration, a sound, and the title of the tab. */
const useCall = (mine: boolean, title: string) => {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) {
      buzz([180, 80, 180]);
      turnSound();
    }
    before.current = mine;
    const name = title === '' ? words().pages.name : `${title} · ${words().pages.name}`;
    document.title = mine ? `● ${playing.yourTurn}` : name;
  }, [mine, title]);
};

/** Fetched when the show is over, while its end is still told. */
const Over = lazily(() => import('./over.tsx'));

/** Fetched where the seat is a team's. */
const Captain = lazily(async () => {
  const [{ Captain: Part }, texts] = await Promise.all([import('./captain.tsx'), words().crowd()]);
  return { default: (props: Omit<Parameters<typeof Part>[0], 'texts'>) => <Part {...props} texts={texts} /> };
});

/** Fetched where the seat's team votes. */
const VoteHand = lazily(async () => ({ default: (await import('./captain.tsx')).VoteHand }));

/** Fetched with the first question that has a picture or a sound. */
const BesideQuestion = lazily(() => import('../../media/medium.tsx'));

/** Fetched once something was told of an answer. */
const Told = lazily(() => import('../../parts/told.tsx'));

/** Fetched if the host shows the odds to players too. */
const Odds = lazily(() => import('../../odds/phone-odds.tsx'));

/** A move of this seat: its entry, and what it was. */
/** Whether this seat made the newest entry. What comes of it is not known yet, but by whom it was made is no secret. */
const isMover = ({ live, shell }: Connection, seat: number): boolean => {
  const { cues = '' } = live.shell.value ?? {};
  const mover = cues === '' ? undefined : readCues({ cues }).cues[0]?.seat;
  return mover === undefined ? (shell.value?.waiting.every(owing => owing === seat) ?? false) : mover === seat;
};

const nothing = { entry: -1, move: '', sealed: true };

const Now = ({ connection, seat, lines, title }: Props) => {
  /** The move that the room has not answered yet. */
  const [asking, setAsking] = useState<Legal>();
  /** The last entry made by this seat. Until it is shown, there is nothing else to press. */
  const [last, setLast] = useState(nothing);
  const [problem, setProblem] = useState('');
  const shell = connection.shell.value;
  const own = connection.own.value;
  const { thrown, flies, fresh, leave, looked, look, last: lay } = useThrow(connection, seat);
  const { reaction, won, clear } = useFlash(connection, seat);
  useCombo(shell?.show ?? '', own?.view.act ?? '');
  useAhead(connection);
  // Fetched before it is this seat's turn, as is a screen that comes on its own.
  const early = own === null ? undefined : controlsOf(own.view.show, own.view.act).Turn;
  useEffect(() => (early as { readonly ahead?: () => void } | undefined)?.ahead?.(), [early]);
  const mine = own !== null && own.legal.length > 0 && shell?.paused === '';
  useCall(mine, title);
  useEffect(() => setProblem(''), [own]);
  const ends = connection.live.shell.value?.phase === 'over';
  useEffect(() => {
    if (ends) Over.ahead();
  }, [ends]);
  if (shell === null || own === null) return <Sheet>{words().pages.states.connecting}</Sheet>;

  const { view } = own;
  const room = roomNews(shell.room);
  const { unread = 0 } = connection.words.value ?? {};
  /** What this seat sent waits for the audience's calls. */
  const held = asking !== undefined && (room?.until ?? 0) > 0;
  const made = own.entries <= last.entry ? last : nothing;
  const waits = connection.ownWaits.value;
  const rolls = made.move === 'roll';
  /** This seat has moved, here or elsewhere or by the clock, and what comes of it is being told. A pressed button says *Rolling*. */
  const moved =
    held ||
    asking?.sealed ||
    (made.entry >= 0 && (waits || !rolls)) ||
    (waits && own.legal.length > 0 && isMover(connection, seat));
  const newestShown = connection.frames.value.at(-1);
  const newestFrame = newestShown?.frame;
  const stale = waits && overtaken(connection.frames.value, thrown?.entry ?? -1, own.entries, seat);
  const legal = moved || stale ? [] : own.legal;
  const paused = shell.paused !== '';
  const team = room?.teams?.find(one => one.seat === seat);
  const votes = team?.decides === 'vote' && legal.length > 0 && connection.team.value?.task != null;
  const ownEntries = connection.part.value?.ownEntries.value;
  /** The newest throw on the table contains this page's link. */
  const locked = newestFrame?.part === 'player' && thrown === null && ownEntries?.has(newestFrame.entry) === true;
  const yours = thrown !== null && ownEntries?.has(thrown.entry) === true;
  const tell = narratorFor(
    view.seats.map(({ name }) => name),
    words(),
    seat,
  );
  const newest = lines.map(({ text }) => text).toReversed();
  const send = async (move: string, inputs?: Readonly<Record<string, Json>>) => {
    if (paused) return;
    const chosen = own.legal.find(one => one.do === move);
    setAsking(chosen);
    setProblem('');
    const reply = await connection.move(move, inputs);
    setAsking(undefined);
    if (reply.ok) setLast({ entry: reply.entry, move, sealed: chosen?.sealed === true });
    else setProblem(refusalText(reply));
  };

  const celebrates = won !== null && !flies && legal.length === 0;
  // The next question waits for the landing, and the throw before it is shown above it.
  const rests = thrown !== null && !celebrates && (flies || (fresh && legal.length === 0));
  if (!rests) leave();

  const screen = () => {
    if (view.phase === 'lobby') return <YouAreIn shell={shell} seat={seat} title={title} connection={connection} />;
    if (celebrates) {
      const last = view.phase === 'over';
      return <Celebrate {...{ won, seat, view, tell, lines, last }} onDone={clear} />;
    }
    if (rests) {
      const shown = { thrown, flies, seat, view, tell, lines, yours, shown: newestShown, now: connection.now };
      return <ThrowShown {...shown} onDone={looked} onLook={look} />;
    }
    if (view.phase === 'over')
      return (
        <Over
          connection={connection}
          view={view}
          tell={tell}
          seat={seat}
          lines={newest}
          token={connection.token || (savedSeat(connection.code)?.token ?? '')}
        />
      );
    if (legal.length === 0) {
      const ownAnswer = sentText(view, tell);
      const { rolling, lockedIn, coming } = playing;
      // Whoever could do nothing else has rolled.
      const throws = rolls || (own.legal.length > 0 && own.legal.every(({ do: move }) => move === 'roll'));
      const seals = made.entry < 0 ? own.legal.some(one => one.sealed) : made.sealed;
      const sent = moved ? (throws ? rolling : seals ? lockedIn : coming) : '';
      const telling = tellingOf(connection, lines, sent, made.entry);
      return <Waiting {...{ view, shell, tell, seat, ownAnswer, telling, connection }} lines={newest} />;
    }
    if (votes) return <Captain connection={connection} tell={tell} votes />;
    const { Turn = GenericTurn } = controlsOf(view.show, view.act);
    const lying = lay && { faces: lay.dice, picture: <Dice thrown={lay} view={view} now={connection.now} /> };
    return (
      <LyingDice.Provider value={lying}>
        <Turn
          view={view}
          tell={tell}
          seat={seat}
          legal={legal}
          lines={newest}
          cues={connection.frames.value.at(-1)?.frame.cues ?? []}
          sending={asking !== undefined || rolls}
          send={(move, inputs) => void send(move, inputs)}
        />
      </LyingDice.Provider>
    );
  };

  const spoken = lines.at(-1)?.entry;
  return (
    <main class="live down flex-1 min-h-0">
      <p class="unseen" aria-live="polite">
        {lines
          .filter(({ entry }) => entry === spoken)
          .map(({ text }) => text)
          .join(' ')}
      </p>
      {paused && (
        <p class="paused-plate" role="status">
          {words().pages.states.paused[shell.house && shell.paused === 'host' ? 'house' : shell.paused]}
          {shell.deadline > 0 && ` ${words().pages.states.pausedUntil(localTime(shell.deadline, connection.now()))}`}
          {shell.house && (
            <Button class="hero go" onClick={() => connection.hold(false)}>
              {words().pages.desk.resume}
            </Button>
          )}
        </p>
      )}
      {team?.decides === 'vote' && <VoteHand connection={connection} />}
      <OwnAlarm connection={connection} />
      <LostNote connection={connection} />
      <p class="problem" role="alert">
        {problem}
      </p>
      <Flash reaction={reaction} />
      {shell.odds === 'everyone' && <Odds connection={connection} />}
      <SheetClock.Provider
        value={
          <>
            {/* Whoever rolls has the dice of it in the hand. */}
            {legal.length > 0 && !flies && legal.some(({ do: move }) => move !== 'roll') && (
              <JustThrown key={own.entries} {...{ thrown, lines, view, yours, locked }} />
            )}
            {hasMedium(view.beside) && (
              <BesideQuestion code={connection.code} beside={view.beside} later={!asksNow(legal)} />
            )}
            {view.beside?.told !== undefined && legal.length > 0 && <Told told={view.beside.told} />}
            {team !== undefined && !votes && legal.length > 0 && (
              <Captain connection={connection} tell={tell} votes={false} />
            )}
            {(legal.length > 0 ? unread > 0 || shell.clock >= byTheDay : unread > 0 && view.phase === 'over') && (
              <p class="row wait-tools justify-center">
                {legal.length > 0 && shell.clock >= byTheDay && (
                  <ForumButton code={connection.code} token={connection.token} desk={false} deadline={shell.deadline} />
                )}
                <WordsButton connection={connection} token={connection.token} desk={false} />
              </p>
            )}
            {held && (
              <p class="centred bold" role="status">
                {playing.roomCalls} <Countdown deadline={room?.until ?? 0} now={connection.now} />
              </p>
            )}
            {shell.waiting.includes(seat) && (
              <Deadline deadline={paused ? 0 : shell.deadline} clock={shell.clock} now={connection.now} />
            )}
          </>
        }
      >
        <fieldset class="controls" disabled={paused}>
          {screen()}
        </fieldset>
      </SheetClock.Provider>
      {locked && won === null && legal.length === 0 && <p class="dice-yours centred bold">{dice.yours}</p>}
    </main>
  );
};

/** In a show without a host any player may pause it: somebody may be at the door. */
const Hold = ({ connection }: Pick<Props, 'connection'>) => {
  const shell = connection.shell.value;
  if (shell?.house !== true || shell.paused !== '' || ['lobby', 'over'].includes(shell.phase)) return null;
  return (
    <Button class="hold" aria-label={words().pages.desk.pause} onClick={() => connection.hold(true)}>
      <span aria-hidden="true" />
    </Button>
  );
};

const SeatScreen = (props: Props) => {
  const name = props.connection.shell.value?.seats[props.seat]?.name ?? '';
  return (
    <>
      <header class="across between flex-none weight-6 in-paper gap-3">
        <span class="brand clip nowrap ellipsis t5">{props.title}</span>
        {props.connection.shell.value?.robots === true && (
          <span class="tag practice">{words().pages.states.practice}</span>
        )}
        <Hold connection={props.connection} />
        <RulesLink show={props.connection.shell.value?.show ?? ''} code={props.connection.code} look="link end" />
        <SeatBadge seat={props.seat} name={name} />
      </header>
      <Now {...props} />
    </>
  );
};

export default SeatScreen;
