/** The screen of a contestant: only what is needed now. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Json } from '../../shared/json.ts';
import type { Own, Shell } from '../../shared/protocol.ts';
import type { View } from '../../shared/show.ts';
import { telling, words } from '../../shared/words/index.ts';
import type { Telling } from '../../shared/words/telling.ts';
import type { Connection } from '../connection.ts';
import { GenericTurn } from '../controls/generic.tsx';
import { controlsOf } from '../controls/index.ts';
import { HandDice } from '../controls/roll.tsx';
import { keptSeat } from '../keep.ts';
import { BulbFigures } from '../parts/bulb-figures.tsx';
import { buzz } from '../parts/buzz.ts';
import { Deadline, localTime } from '../parts/deadline.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { FlatDie } from '../parts/flat-die.tsx';
import { ForumButton } from '../parts/forum/buttons.tsx';
import { useLazy } from '../parts/lazy.ts';
import { refusalText } from '../parts/move-words.ts';
import { winnerOf } from '../parts/result.ts';
import { RulesLink } from '../parts/rules-link.tsx';
import { SeatBadge } from '../parts/seat-name.tsx';
import { Sheet, SheetClock } from '../parts/sheet.tsx';
import { ShowSign } from '../parts/show-sign.tsx';
import { letPhoneSound, phoneSounds, turnSound } from '../parts/sound.ts';
import type { Line } from '../parts/telling.ts';
import { paths, tokenInLink } from '../paths.ts';

/** How long one's own throw is shown, unless there is something to do, in milliseconds. */
const throwTime = 2600;

interface Props {
  readonly connection: Connection;
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly title: string;
}

interface Thrown {
  readonly entry: number;
  readonly dice: readonly number[];
}

/** The throw that this seat just made, until it has been looked at. */
const useThrow = (connection: Connection, seat: number): readonly [Thrown | null, () => void] => {
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const last = connection.frames.value.at(-1)?.frame;
  useEffect(() => {
    const cue = last?.cues.find(({ seat: by, dice }) => by === seat && Array.isArray(dice));
    if (last === undefined || cue === undefined) return;
    setThrown({ entry: last.entry, dice: cue.dice as readonly number[] });
  }, [last?.entry, seat]);
  useEffect(() => {
    if (thrown === null) return;
    const timer = setTimeout(() => setThrown(null), throwTime);
    return () => clearTimeout(timer);
  }, [thrown]);
  return [thrown, () => setThrown(null)];
};

/** Tells a player who looked away: a buzz, a sound and the title of the tab. */
const useCall = (mine: boolean, title: string) => {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) {
      buzz([180, 80, 180]);
      turnSound();
    }
    before.current = mine;
    document.title = mine ? `● ${words().pages.play.yourTurn}` : `${title} · ${words().pages.name}`;
  }, [mine, title]);
};

const loadOdds = () => import('../odds/phone-odds.tsx');

/** Fetched where the host shows the odds to the players too. */
const Odds = (props: { readonly connection: Connection }) => {
  const Part = useLazy(loadOdds);
  return Part === null ? null : <Part {...props} />;
};

const Scores = ({ view, tell }: { readonly view: View; readonly tell: Telling }) => (
  <div class="scores">
    {view.seats.map(({ name, score }, seat) => (
      <div key={seat}>
        <SeatBadge seat={seat} name={name} />
        <BulbFigures text={tell.number(Math.floor(score))} places={view.seats.length > 2 ? 0 : 5} seat={seat} />
      </div>
    ))}
  </div>
);

const LastLine = ({ lines }: { readonly lines: readonly string[] }) => (
  <div class="card last-line">
    {lines
      .slice(0, 2)
      .toReversed()
      .map((line, i, all) => (
        <span key={line}>{i === 0 && all.length > 1 ? <b>{line} </b> : line}</span>
      ))}
  </div>
);

/** Who is waited for, and which emblem stands for it; -1 for the host. */
const waitedFor = (shell: Shell, names: readonly string[]): { readonly seat: number; readonly text: string } => {
  const { has } = words().pages.play;
  const [seat = -1] = shell.waiting;
  if (seat < 0) return { seat: -1, text: has.host };
  return { seat, text: has.move(telling(names).list(shell.waiting.map(i => telling(names).name(i)))) };
};

/** Reminders, and the show to copy: for those who wait. */
const ToForum = ({ shell }: { readonly shell: Shell }) => (
  <p class="centred">
    <ForumButton
      code={shell.code}
      token={tokenInLink() || (keptSeat(shell.code)?.token ?? '')}
      desk={false}
      deadline={shell.deadline}
    />
  </p>
);

const Waiting = ({
  view,
  shell,
  tell,
  lines,
  seat,
  sent,
}: {
  readonly view: View;
  readonly shell: Shell;
  readonly tell: Telling;
  readonly lines: readonly string[];
  readonly seat: number;
  readonly sent: string;
}) => {
  const { play } = words().pages;
  const { Board, waiting, scores = true } = controlsOf(view.show, view.act);
  const names = view.seats.map(({ name }) => name);
  const generic = waitedFor(shell, names);
  const text = waiting?.({ view, tell }) || generic.text;
  const shown = generic.seat < 0 ? seat : generic.seat;
  const away = generic.seat >= 0 && generic.seat !== seat && shell.seats[generic.seat]?.connected === false;
  return (
    <Sheet class="waiting-sheet">
      {Board !== undefined && <Board view={view} tell={tell} />}
      {scores && <Scores view={view} tell={tell} />}
      <div class="wait">
        <Emblem seat={shown} size="120px" ring="#0a1722" />
        <h1>
          <bdi dir="auto">{text}</bdi>
        </h1>
        {sent !== '' && <p class="lead">{play.sentIs(sent)}</p>}
        {away && <p class="lead away">{play.away(tell.name(generic.seat))}</p>}
        <p class="lead">{'vibrate' in navigator ? play.buzzes : play.tells}</p>
        <PhoneSound />
      </div>
      {lines.length > 0 && <LastLine lines={lines} />}
      <ToForum shell={shell} />
    </Sheet>
  );
};

const YouAreIn = ({ shell, seat, title }: { readonly shell: Shell; readonly seat: number; readonly title: string }) => {
  const { play } = words().pages;
  const missing = shell.seats.filter(({ name }) => name === '').length;
  return (
    <Sheet class="you-are-in">
      <ShowSign show={shell.show} title={title} />
      <div class="wait">
        <Emblem seat={seat} size="120px" />
        <h1>{play.youAreIn}</h1>
        <p class="lead">{missing > 0 ? play.waitForSeats(missing) : play.waitForStart}</p>
        <p class="lead">{'vibrate' in navigator ? play.buzzes : play.tells}</p>
        <PhoneSound />
      </div>
      <ToForum shell={shell} />
      <div class="card others">
        {shell.seats.map(({ name, connected }, i) => (
          <p key={i}>
            <Emblem seat={i} size="28px" />
            <bdi class="name" dir="auto">
              {name === '' ? words().pages.seats.free : name}
            </bdi>
            <i>{name === '' ? '' : connected ? words().pages.states.here : words().pages.states.away}</i>
          </p>
        ))}
      </div>
    </Sheet>
  );
};

const loadNextSeat = () => import('../parts/next-seat.tsx');

const Over = ({
  view,
  tell,
  seat,
  lines,
  code,
  token,
}: {
  readonly view: View;
  readonly tell: Telling;
  readonly seat: number;
  readonly lines: readonly string[];
  readonly code: string;
  readonly token: string;
}) => {
  const { play } = words().pages;
  const Next = useLazy(loadNextSeat);
  const winner = winnerOf(view);
  const { Board, scores = true } = controlsOf(view.show, view.act);
  return (
    <Sheet
      class="over"
      foot={
        <>
          <a class="button hero go" href={paths.recap(code)}>
            {play.recap}
          </a>
          <a class="button hero pale" href={paths.lobby}>
            {play.lobby}
          </a>
          <a class="watch-link centred" href={paths.verify(code)}>
            {words().pages.desk.verify}
          </a>
        </>
      }
    >
      {Next !== null && token !== '' && <Next code={code} token={token} />}
      {Board !== undefined && <Board view={view} tell={tell} />}
      {scores && <Scores view={view} tell={tell} />}
      <div class="wait">
        <Emblem seat={winner === undefined || winner < 0 ? seat : winner} size="120px" />
        <h1>
          {winner === undefined
            ? play.over
            : winner < 0
              ? play.noWinner
              : winner === seat
                ? play.youWin
                : play.winner(tell.name(winner))}
        </h1>
        {lines[0] !== undefined && <p class="lead">{lines[0]}</p>}
      </div>
    </Sheet>
  );
};

/** A throw of one's own, as it lies. */
const ThrowShown = ({
  thrown,
  view,
  lines,
  onDone,
}: {
  readonly thrown: Thrown;
  readonly view: View;
  readonly lines: readonly Line[];
  readonly onDone: () => void;
}) => {
  useEffect(() => {
    const key = ({ key: pressed }: KeyboardEvent) => {
      if ([' ', 'Enter', 'Escape'].includes(pressed)) onDone();
    };
    addEventListener('pointerdown', onDone);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', onDone);
      removeEventListener('keydown', key);
    };
  }, [onDone]);
  const said = lines.filter(({ entry }) => entry === thrown.entry);
  const check = said.find(line => line.check !== '')?.check ?? '';
  return (
    <Sheet felt class="thrown-sheet">
      <h1>{said[0]?.text ?? thrown.dice.join(' + ')}</h1>
      <HandDice
        key={thrown.entry}
        values={thrown.dice}
        show={view.act === 'main-event' ? 'hot-hand' : view.show}
        thrown={false}
        landing
      />
      <div class="card">
        {said.slice(1).map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        {check !== '' && <code>{words().pages.check(check)}</code>}
      </div>
    </Sheet>
  );
};

/** The same above the next thing to do: small, and in nobody's way. */
const JustThrown = ({ thrown, lines }: { readonly thrown: Thrown; readonly lines: readonly Line[] }) => (
  <p class="just-thrown">
    {thrown.dice.map((face, i) => (
      <FlatDie key={i} face={face} />
    ))}
    <span>{lines.find(({ entry }) => entry === thrown.entry)?.text}</span>
  </p>
);

/** Quiet, unless whoever holds the phone asks for sound. */
const PhoneSound = () => (
  <button
    type="button"
    class="link phone-sound"
    aria-pressed={phoneSounds.value}
    onClick={() => letPhoneSound(!phoneSounds.value)}
  >
    {phoneSounds.value ? words().pages.play.soundOn : words().pages.play.soundOff}
  </button>
);

/** What this seat sent and nobody else sees yet: a number, a text, a guess with its number, or a pass. */
const sentText = ({ view }: Own): string => {
  const sent = view.own?.sent;
  if (typeof sent === 'number' || typeof sent === 'string') return String(sent);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return '';
  const { text, buzz, passed } = sent as { readonly text?: Json; readonly buzz?: Json; readonly passed?: Json };
  if (passed === true) return words().pages.play.sentPass;
  return typeof text === 'string' && typeof buzz === 'number' ? words().pages.play.sentGuess(text, buzz) : '';
};

const Now = ({ connection, seat, lines, title }: Props) => {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const shell = connection.shell.value;
  const own = connection.own.value;
  const [thrown, looked] = useThrow(connection, seat);
  const mine = own !== null && own.legal.length > 0 && shell?.paused === '';
  useCall(mine, title);
  useEffect(() => setProblem(''), [own]);
  if (shell === null || own === null) return <Sheet>{words().pages.states.connecting}</Sheet>;

  const { view, legal } = own;
  const paused = shell.paused !== '';
  const tell = telling(view.seats.map(({ name }) => name));
  const newest = lines.map(({ text }) => text).toReversed();
  const send = async (move: string, inputs?: Readonly<Record<string, Json>>) => {
    if (paused) return;
    setSending(true);
    setProblem('');
    const reply = await connection.move(move, inputs);
    setSending(false);
    if (!reply.ok) setProblem(refusalText(reply));
  };

  const screen = () => {
    if (view.phase === 'lobby') return <YouAreIn shell={shell} seat={seat} title={title} />;
    // What is asked next waits for nothing; a throw that it follows stands above it.
    if (thrown !== null && legal.length === 0)
      return <ThrowShown thrown={thrown} view={view} lines={lines} onDone={looked} />;
    if (view.phase === 'over')
      return (
        <Over view={view} tell={tell} seat={seat} lines={newest} code={connection.code} token={connection.token} />
      );
    if (legal.length === 0) {
      const sent = controlsOf(view.show, view.act).sent?.({ view, tell }) || sentText(own);
      return <Waiting view={view} shell={shell} tell={tell} lines={newest} seat={seat} sent={sent} />;
    }
    const { Turn = GenericTurn } = controlsOf(view.show, view.act);
    return (
      <Turn
        view={view}
        tell={tell}
        seat={seat}
        legal={legal}
        lines={newest}
        cues={connection.frames.value.at(-1)?.frame.cues ?? []}
        sending={sending}
        send={(move, inputs) => void send(move, inputs)}
      />
    );
  };

  const last = lines.at(-1)?.entry;
  return (
    <main class="live">
      <p class="unseen" aria-live="polite">
        {lines
          .filter(({ entry }) => entry === last)
          .map(({ text }) => text)
          .join(' ')}
      </p>
      {paused && (
        <p class="paused-plate" role="status">
          {words().pages.states.paused[shell.paused]}
          {shell.deadline > 0 && ` ${words().pages.states.pausedUntil(localTime(shell.deadline, connection.now()))}`}
        </p>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
      {shell.odds === 'everyone' && <Odds connection={connection} />}
      <SheetClock.Provider
        value={
          <>
            {thrown !== null && legal.length > 0 && <JustThrown thrown={thrown} lines={lines} />}
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
    </main>
  );
};

export const SeatScreen = (props: Props) => {
  const name = props.connection.shell.value?.seats[props.seat]?.name ?? '';
  return (
    <>
      <header>
        <span class="brand">{props.title || words().pages.name}</span>
        {props.connection.shell.value?.robots === true && <span class="practice">{words().pages.states.practice}</span>}
        <RulesLink show={props.connection.shell.value?.show ?? ''} look="bare" />
        <SeatBadge seat={props.seat} name={name} />
      </header>
      <Now {...props} />
    </>
  );
};
