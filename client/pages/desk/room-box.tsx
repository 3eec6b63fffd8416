/** The room on the desk: how many have called, waiting for the others, and how its chat is. Fetched once somebody plays along. */
import './room-box.css';
import { useEffect } from 'preact/hooks';
import type { Shell } from '../../../shared/engine/protocol.ts';
import { hasEntrants } from '../../../shared/shows/index.ts';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { readChat } from '../../chat/reading.ts';
import { Button } from '../../parts/button.tsx';
import { clockFace } from '../../parts/deadline.tsx';
import { lazily } from '../../parts/lazy.ts';
import { roomNews } from '../../parts/room-news.ts';
import { useRemaining } from '../../parts/timing.ts';
import type { Desk } from './desk.ts';

const texts = deskMore.room;

/** Fetched where seats are teams. */
const TeamRows = lazily(async () => {
  const [{ TeamRows: Part }, crowd] = await Promise.all([import('./team-rows.tsx'), words().crowd()]);
  return { default: (props: Omit<Parameters<typeof Part>[0], 'texts'>) => <Part {...props} texts={crowd.team} /> };
});

/** Somebody who plays along would like to play. */
const FromRoom = lazily(() => import('./from-room.tsx'));

/** In a qualifier anybody may sit down, so there is always room for one more. */
const isFree = ({ show, phase, seats }: Shell): boolean =>
  seats.some(({ open }) => open) || (hasEntrants(show) && ['lobby', 'open'].includes(phase));

const RoomBox = (desk: Desk) => {
  const { connection, token, shell, busy, manage } = desk;
  // It is read on whatever else the desk shows.
  useEffect(() => readChat(connection, token, shell.chat), [connection, token, shell.chat]);
  // The counter runs ahead of the picture, as the calls do.
  const room = roomNews(connection.live.shell.value?.room ?? shell.room);
  const left = useRemaining(room?.until ?? 0, connection.now);
  if (room === null) return null;
  const { task, calls, people, chat, teams } = room;
  const missing = Math.max(0, people - calls);
  const waits = left > 0;
  return (
    <section class="box room-box">
      <p class="across gap-2">
        <b class="flex-1">{task === null ? texts.along(people) : texts.called(calls, people)}</b>
        {task !== null && missing > 0 && (
          <Button
            class={`small ${waits ? 'waits' : ''}`}
            aria-pressed={waits}
            disabled={busy}
            onClick={() => void manage({ do: 'room-wait', on: !waits })}
          >
            {waits ? texts.stop(missing, clockFace(left)) : texts.wait(missing)}
          </Button>
        )}
      </p>
      {teams !== undefined && <TeamRows desk={desk} teams={teams} />}
      {room.volunteers > 0 && <FromRoom desk={desk} free={isFree(shell)} of={room.volunteers} />}
      {chat !== undefined && (
        <p class={`chat-line across gap-2 in-ink-2 t3 ${chat.state === 'reading' ? '' : 'away'}`} role="status">
          <i aria-hidden="true" />
          <span>
            {chat.state === 'reading' ? texts.reads(chat.channel, chat.people) : texts.lost(chat.channel)}
            {chat.code !== '' && ` ${texts.typing(chat.code)}`}
          </span>
        </p>
      )}
    </section>
  );
};

export default RoomBox;
