/** /e/CODE/host#token: the host's desk. */
import '../style/desk.css';
import '../style/desk-boxes.css';
import '../style/desk-narrow.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import { lookOf } from '../../shared/shows/index.ts';
import { narratorFor, words } from '../../shared/words/index.ts';
import { getEpisode, getHostRecord } from '../api.ts';
import { controlsOf } from '../controls/index.ts';
import { hasHouseRules } from '../house/use-house.ts';
import { useAwake } from '../parts/awake.ts';
import { useCommentary } from '../parts/commentary.ts';
import { LostNote, OwnAlarm, ReportedAlarms } from '../parts/dice-alarm.tsx';
import { Choices } from '../parts/fields.tsx';
import { useFollow } from '../parts/follow.ts';
import { useConnection } from '../parts/hooks.ts';
import { lazily } from '../parts/lazy.ts';
import { refusalText } from '../parts/move-words.ts';
import { Arriving, Notice } from '../parts/notice.tsx';
import { ConnectionState, SoundCheck } from '../parts/on-air.tsx';
import { useLoaded, useMedia } from '../parts/task.ts';
import { type Place, tokenInLink } from '../paths.ts';
import { rememberLink, savedShow, saveShow } from '../saved-links.ts';
import { isGone, noWay } from '../trouble.ts';
import { CardBox } from './desk/card-box.tsx';
import { ClockBox, PauseButton } from './desk/clock-box.tsx';
import type { Desk } from './desk/desk.ts';
import { LinksBox } from './desk/links-box.tsx';
import { NextButton } from './desk/next-button.tsx';
import { PlayersBox, ScoresBox, WhoBox } from './desk/people-boxes.tsx';
import { SentBox, UpcomingBox } from './desk/sent-box.tsx';
import { EndBox, UndoBox, UndoButton } from './desk/undo-box.tsx';

/** Fetched after the button beside it. */
const Say = lazily(() => import('./desk/say.tsx'));

/** A welcome names everyone, so it is fetched when everyone is here. */
const Lines = (desk: Desk) =>
  desk.shell.phase === 'lobby' && desk.shell.seats.some(({ name }) => name === '') ? null : <Say {...desk} />;

/** Fetched once somebody plays along, or a chat does. */
const RoomBox = lazily<Desk>(() => import('./desk/room-box.tsx'));

const Room = (desk: Desk) => desk.shell.room + desk.shell.chat !== '' && <RoomBox {...desk} />;

/** A show that does not end for a long time. */
const ResultBox = lazily(() => import('./desk/result-box.tsx'));

/** Fetched if a show has house rules. */
const HouseChip = lazily(() => import('../house/house-chip.tsx'));

const RoundClock = lazily(() => import('../parts/round-clock.tsx'));

/** Title, lamp, status of the show, and what is at stake. */
const DeskTop = (desk: Desk) => {
  const { view, shell, tell, title, options, rules } = desk;
  const { states } = words().pages;
  const { desk: facts } = controlsOf(view.show, view.act);
  const lamp =
    shell.phase === 'over'
      ? states.overSign
      : shell.phase === 'lobby'
        ? states.soon
        : shell.paused !== ''
          ? states.pausedSign
          : states.onAir;
  const live = lamp === states.onAir;
  return (
    <header class="top across flex-none weight-6 in-paper t4 gap-5">
      <h1 class="clip nowrap ellipsis">{title}</h1>
      <span class={`tag air ${live ? '' : 'off'}`}>{lamp}</span>
      {shell.robots && <span class="tag practice">{states.practice}</span>}
      <span class="status clip nowrap ellipsis">
        {view.phase === 'lobby' ? <bdi dir="auto">{shell.title}</bdi> : facts?.status?.({ view, tell, options })}
      </span>
      {hasHouseRules(rules) && <HouseChip show={view.show} options={options} changes={rules} />}
      {shell.roundEnds > 0 && <RoundClock ends={shell.roundEnds} now={() => desk.connection.now()} />}
      <span class="space flex-1" />
      {view.board.danger === true && view.phase !== 'over' && <span class="tag danger-chip">{states.danger}</span>}
      <span class="amount clip nowrap ellipsis">{view.phase === 'lobby' ? '' : facts?.amount?.({ view, tell })}</span>
    </header>
  );
};

const tabs = ['now', 'people', 'links', 'more'] as const;
type Tab = (typeof tabs)[number];

/** Below this width the desk is one column with tabs. */
const narrow = '(max-width: 899px)';

const Wide = (desk: Desk) => (
  <main class="grid as-grid flex-1 gap-3">
    <div class="col down min-w-0 gap-3">
      <LinksBox {...desk} />
      <WhoBox {...desk} />
    </div>
    <div class="col down min-w-0 gap-3">
      <Lines {...desk} />
      {desk.view.phase === 'over' ? <ResultBox {...desk} /> : <NextButton {...desk} />}
      <Room {...desk} />
      <CardBox {...desk} />
      <SentBox {...desk} />
      <UpcomingBox {...desk} />
    </div>
    <div class="col down min-w-0 gap-3">
      {/* First, so that neither many players nor an opened clock push it out of sight. */}
      <UndoBox {...desk} />
      <ClockBox {...desk} />
      <PlayersBox {...desk} />
      <EndBox {...desk} />
    </div>
  </main>
);

const Narrow = (desk: Desk) => {
  const tab = useSignal<Tab>('now');
  const { tabs: names } = words().pages.desk;
  const { unread = 0 } = desk.connection.words.value ?? {};
  return (
    <main class="narrow">
      <div class="desk-stack down min-w-0 gap-3">
        {tab.value === 'now' && (
          <>
            <Lines {...desk} />
            {desk.view.phase === 'over' ? <ResultBox {...desk} /> : <ScoresBox {...desk} />}
            <Room {...desk} />
            <CardBox {...desk} />
            <SentBox {...desk} />
          </>
        )}
        {tab.value === 'people' && (
          <>
            <PlayersBox {...desk} />
            <WhoBox {...desk} />
          </>
        )}
        {tab.value === 'links' && <LinksBox {...desk} />}
        {tab.value === 'more' && (
          <>
            <ClockBox {...desk} />
            <UndoBox {...desk} />
            <UpcomingBox {...desk} />
            <EndBox {...desk} />
          </>
        )}
      </div>
      <div class="dock on-white">
        <div class="row between mb-2">
          <ClockBox {...desk} bare />
          <span class="row">
            <PauseButton {...desk} />
            <UndoButton {...desk} />
          </span>
        </div>
        {desk.view.phase !== 'over' && <NextButton {...desk} />}
        <nav class="tabs as-grid gap-2 mt-2">
          <Choices
            of={tabs.map(name => [name, name === 'people' && unread > 0 ? `${names[name]} •` : names[name]])}
            value={tab.value}
            onChoose={name => (tab.value = name)}
          />
        </nav>
      </div>
    </main>
  );
};

/** After a mouse click a button loses the focus, because the space bar belongs to the big button. */
const giveBack = ({ pointerType, target }: { readonly pointerType?: string; readonly target: EventTarget | null }) => {
  if (pointerType === 'mouse' && target instanceof Element) target.closest('button')?.blur();
};

const Host = ({ place }: { readonly place: Extract<Place, { readonly code: string }> }) => {
  const { code } = place;
  const { states } = words().pages;
  const token = tokenInLink() || (savedShow(code)?.token ?? '');
  const connection = useConnection(code, () => ({ as: 'host', token }));
  useFollow(connection, () => token);
  const { lines, title } = useCommentary(connection);
  const problem = useSignal('');
  const busy = useSignal(false);
  /** The last entry made at this desk. Until it is shown, nothing else is next. */
  const made = useSignal(-1);
  const isNarrow = useMedia(narrow);
  const shell = connection.shell.value;
  const own = connection.own.value;

  useEffect(() => {
    if (own === null || savedShow(code)?.token === token) return;
    saveShow({ code, token, links: savedShow(code)?.links ?? {} });
  }, [own]);
  useAwake(shell !== null && shell.phase !== 'over');
  useEffect(() => {
    problem.value = '';
  }, [own]);
  const seated = own !== null;
  const record = useLoaded(async () => (seated ? getHostRecord(code, token) : undefined), [seated]);
  const facts = useLoaded(async () => (seated ? getEpisode(code) : undefined), [seated]);

  if (connection.status.value === 'refused') {
    const refused = connection.refused.value;
    const text = refused?.code === noWay ? refused.message : isGone(refused) ? states.notFound : states.badToken;
    return <Notice title={states.refused} text={text} />;
  }
  if (shell === null || own === null) {
    return (
      <div class="desk show-none down">
        <ConnectionState connection={connection} />
        {connection.trouble.value === null && <Arriving />}
      </div>
    );
  }

  const run = async (work: Promise<{ readonly ok: boolean }>) => {
    busy.value = true;
    problem.value = '';
    const reply = (await work) as
      | { readonly ok: true; readonly entry?: number }
      | { readonly ok: false; readonly code: string; readonly message: string };
    busy.value = false;
    if (!reply.ok) problem.value = refusalText(reply);
    else if (reply.entry !== undefined) made.value = reply.entry;
    return reply.ok;
  };
  const desk: Desk = {
    connection,
    token,
    shell,
    own,
    view: own.view,
    tell: narratorFor(own.view.seats.map(({ name }) => name)),
    lines: lines.value,
    title: title.value,
    options: record?.options ?? {},
    rules: facts?.rules ?? {},
    busy: busy.value || made.value >= own.entries || connection.status.value !== 'live',
    move: (move, inputs, seat) => run(connection.move(move, inputs, seat)),
    manage: message =>
      run(
        connection.manage(message).then(reply => {
          rememberLink(message, reply);
          return reply;
        }),
      ),
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it takes nothing from the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: it only gives the keyboard back after a click on a button inside
    <div class={`down desk show-${lookOf(shell.show)}`} onClick={giveBack}>
      <ConnectionState connection={connection} />
      <SoundCheck connection={connection} />
      <DeskTop {...desk} />
      <OwnAlarm connection={connection} />
      <LostNote connection={connection} />
      <ReportedAlarms
        alarms={(JSON.parse(shell.alarms) as readonly DiceAlarm[]).filter(({ name }) => name !== 'host')}
        names={connection.names.value}
      />
      <p class="problem desk-problem" role="alert">
        {problem.value}
      </p>
      {isNarrow ? <Narrow {...desk} /> : <Wide {...desk} />}
    </div>
  );
};

export default Host;
