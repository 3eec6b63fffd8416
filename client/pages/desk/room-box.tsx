/** The room on the desk: how many have called, waiting for the others, and how its chat is. Fetched once somebody plays along. */
import './room-box.css';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { clockFace, useRemaining } from '../../parts/deadline.tsx';
import { lazily } from '../../parts/lazy.ts';
import { roomNews } from '../../parts/room-news.ts';
import type { Desk } from './desk.ts';

const texts = deskMore.room;

/** Fetched where seats are teams. */
const TeamRows = lazily(async () => {
  const [{ TeamRows: Part }, crowd] = await Promise.all([import('./team-rows.tsx'), words().crowd()]);
  return { default: (props: Omit<Parameters<typeof Part>[0], 'texts'>) => <Part {...props} texts={crowd.team} /> };
});

const RoomBox = (desk: Desk) => {
  const { connection, shell, busy, manage } = desk;
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
