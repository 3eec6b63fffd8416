/** The screen of a contestant: only what is needed now. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Json } from '../../../shared/json.ts';
import { telling, words } from '../../../shared/words/index.ts';
import type { Connection } from '../../connection.ts';
import { GenericTurn } from '../../controls/generic.tsx';
import { controlsOf } from '../../controls/index.ts';
import { buzz } from '../../parts/buzz.ts';
import { Deadline, localTime } from '../../parts/deadline.tsx';
import { useLazy } from '../../parts/lazy.ts';
import { refusalText } from '../../parts/move-words.ts';
import { RulesLink } from '../../parts/rules-link.tsx';
import { SeatBadge } from '../../parts/seat-name.tsx';
import { Sheet, SheetClock } from '../../parts/sheet.tsx';
import { turnSound } from '../../parts/sound.ts';
import type { Line } from '../../parts/telling.ts';
import { Over } from './over.tsx';
import { sentText } from './sent.ts';
import { JustThrown, ThrowShown, useThrow } from './throws.tsx';
import { Waiting, YouAreIn } from './waiting.tsx';

interface Props {
  readonly connection: Connection;
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly title: string;
}

/** Tells a player who looked away: a buzz, a sound and the title of the tab. */
const useCall = (mine: boolean, title: string) => {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) {
      buzz([180, 80, 180]);
      turnSound();
    }
    before.current = mine;
    const name = title === '' ? words().pages.name : `${title} · ${words().pages.name}`;
    document.title = mine ? `● ${words().pages.play.yourTurn}` : name;
  }, [mine, title]);
};

const loadOdds = () => import('../../odds/phone-odds.tsx');

/** Fetched where the host shows the odds to the players too. */
const Odds = (props: { readonly connection: Connection }) => {
  const Part = useLazy(loadOdds);
  return Part === null ? null : <Part {...props} />;
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
      const sent = sentText(view, tell);
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
        <span class="brand">{props.title}</span>
        {props.connection.shell.value?.robots === true && <span class="practice">{words().pages.states.practice}</span>}
        <RulesLink show={props.connection.shell.value?.show ?? ''} look="bare" />
        <SeatBadge seat={props.seat} name={name} />
      </header>
      <Now {...props} />
    </>
  );
};
