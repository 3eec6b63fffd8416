/** /e/CODE/overlay/chat#TOKEN: what the chat may type now, how many have, and how it answered. The page reads the chat, too. */
import './corner.css';
import './chat-overlay.css';
import { useEffect } from 'preact/hooks';
import { typedFor } from '../../../shared/crowd/chat.ts';
import { typedToJoin } from '../../../shared/crowd/chat-teams.ts';
import type { RoomNews } from '../../../shared/crowd/messages.ts';
import type { Task } from '../../../shared/crowd/task.ts';
import { asksSame, isAskedOfAll, type TeamTask } from '../../../shared/crowd/team.ts';
import type { Shell } from '../../../shared/engine/protocol.ts';
import type { View } from '../../../shared/engine/show.ts';
import { lookOf } from '../../../shared/shows/index.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import { narratorFor } from '../../../shared/words/index.ts';
import { readChat, teamTasks } from '../../chat/reading.ts';
import type { Connection } from '../../connection.ts';
import { callName } from '../../odds/phrases.ts';
import { clockFace } from '../../parts/deadline.tsx';
import { roomNews } from '../../parts/room-news.ts';
import { useFresh, useRemaining } from '../../parts/timing.ts';
import { Bars } from './room-card.tsx';

/** Milliseconds that the bars stay, unless the next task comes before. */
const barsTime = 12_000;
/** With more than these only what to type is shown. */
const mostNamed = 6;

interface Props {
  readonly connection: Connection;
  readonly token: string;
  readonly shell: Shell;
  readonly view: View;
  readonly texts: CrowdWords;
}

interface OpenProps {
  readonly task: Task;
  readonly view: View;
  readonly tell: Narrator;
  readonly texts: CrowdWords['chat'];
}

const Ways = ({ task, moves = [], range, view, tell, texts }: OpenProps & Partial<TeamTask>) => {
  const values = 'options' in task ? task.options.map(({ value }) => value) : 'choices' in task ? task.choices : [];
  if (values.length === 0)
    return (
      <ul class="ways">
        <li>
          <kbd>{task.kind === 'guess' ? texts.guessCommand : texts.answerCommand}</kbd>
          <bdi>{task.kind !== 'guess' ? texts.answer : range === undefined ? texts.guess : texts.from(...range)}</bdi>
        </li>
        {moves.map(({ value, do: move }) => (
          <li key={value}>
            <kbd>!{move}</kbd>
            <bdi dir="auto">{callName(value.slice(1, -1), 'choice', view, tell)}</bdi>
          </li>
        ))}
      </ul>
    );
  return (
    <ul class={values.length > mostNamed ? 'ways many' : 'ways'}>
      {values.map((value, place) => (
        <li key={value}>
          <kbd>{typedFor(value, place, task)}</kbd>
          {values.length <= mostNamed && <bdi dir="auto">{callName(value, task.kind, view, tell)}</bdi>}
        </li>
      ))}
    </ul>
  );
};

const Open = ({ task, view, tell, texts }: OpenProps) => {
  const ask =
    'ask' in task && task.ask !== '' ? task.ask : 'options' in task ? texts.choose(tell.name(task.seats[0] ?? 0)) : '';
  return (
    <>
      {ask !== '' && (
        <p class={ask.length > 90 ? 'asked long' : 'asked'} dir="auto">
          {ask}
        </p>
      )}
      <Ways task={task} view={view} tell={tell} texts={texts} />
    </>
  );
};

/** What teams are asked besides: those that are asked the same stand together. */
const TeamWays = ({ asked, ...props }: Omit<OpenProps, 'task'> & { readonly asked: readonly TeamTask[] }) => {
  const [first] = asked;
  if (first === undefined) return null;
  const alike = ({ task: { seats: _own, ...task }, ...rest }: TeamTask): TeamTask => ({
    ...rest,
    task: { ...task, seats: [] } as Task,
  });
  const same = asked.filter(one => asksSame(alike(one), alike(first)));
  return (
    <>
      <p class="asked long" dir="auto">
        {props.tell.list(same.map(({ task }) => props.tell.name(task.seats[0] ?? 0)))}
      </p>
      <Ways {...props} {...first} />
      <TeamWays {...props} asked={asked.filter(one => !same.includes(one))} />
    </>
  );
};

/** Before the start whoever chats picks a team. */
const Joining = ({ room, view, texts }: Pick<OpenProps, 'view' | 'texts'> & { readonly room: RoomNews }) => {
  const teams = (room.teams ?? []).map(({ seat }) => ({ seat, name: view.seats[seat]?.name ?? '' }));
  return (
    <>
      <p class="asked">{texts.join}</p>
      <ul class="ways">
        {teams.map(team => (
          <li key={team.seat}>
            <kbd>{typedToJoin(team, teams)}</kbd>
            <bdi dir="auto">{team.name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
};

const Card = ({ room, connection, shell, view, texts }: Props & { readonly room: RoomNews }) => {
  const { task, calls, people, last, chat, until } = room;
  const tell = narratorFor(view.seats.map(({ name }) => name));
  const left = useRemaining(until, connection.now);
  const fresh = useFresh(last === null ? '' : `${last.entry} ${last.key}`, barsTime);
  const code = chat?.code ?? '';
  // They come by themselves, perhaps ahead of what this page shows.
  const isNow = connection.heard.value?.entries === shell.entries;
  const asked = isNow ? teamTasks.value.filter(one => task === null || !isAskedOfAll(one.task, task)) : [];
  const bars = fresh && (task === null || calls === 0) && asked.length === 0 && last !== null;
  const joins = view.phase === 'lobby' && (room.teams ?? []).length > 0 && !shell.locked;
  if (code === '' && task === null && !bars && !joins && asked.length === 0) return null;
  return (
    <section class="chat-card best-place in-ink on-paper">
      <header>
        <b>{texts.chat.title}</b>
        {left > 0 && <span class="tabular">{clockFace(left)}</span>}
      </header>
      <div class="inside">
        {code !== '' ? (
          <>
            <p class="asked">{texts.chat.type}</p>
            <p class="code">{code}</p>
          </>
        ) : bars ? (
          <Bars last={last} view={view} tell={tell} texts={texts} />
        ) : (
          <>
            {joins && <Joining room={room} view={view} texts={texts.chat} />}
            {task !== null && <Open task={task} view={view} tell={tell} texts={texts.chat} />}
            <TeamWays asked={asked} view={view} tell={tell} texts={texts.chat} />
          </>
        )}
      </div>
      {code === '' && !bars && task !== null && (
        <p class="count" role="status">
          {calls === 0 ? texts.chat.first : texts.room.calls(calls, people)}
        </p>
      )}
    </section>
  );
};

export const ChatOverlay = (props: Props) => {
  const { shell, connection, token } = props;
  const room = roomNews(shell.room);
  useEffect(() => readChat(connection, token, shell.chat), [connection, token, shell.chat]);
  return (
    <div class={`chat-overlay show-${lookOf(shell.show)}`}>{room !== null && <Card {...props} room={room} />}</div>
  );
};
