/** What a host can do to all their shows at once: give more time, or pause them over holidays. */
import { useSignal } from '@preact/signals';
import type { DeskMessage } from '../../shared/engine/desk-message.ts';
import { lobby } from '../../shared/words/en/lobby.ts';
import { sendToDesk } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { WeekButton } from '../parts/forum/buttons.tsx';
import type { HostedShow } from '../parts/forum/week-sheet.tsx';
import { PauseUntil } from '../parts/pause-until.tsx';
import { useLoaded } from '../parts/task.ts';
import { type SavedShow, savedSeasons, savedShow, savedShows } from '../saved-links.ts';
import { getSeason } from '../season-api.ts';

const day = 86_400;

/** Of the week by post. */
const mostShows = 30;

interface Props {
  /** The running ones. */
  readonly shows: readonly SavedShow[];
}

const ownShows = (): readonly HostedShow[] =>
  savedShows().map(({ code, token }) => ({ code, desk: token, season: '' }));

/** The shows of this browser, and those of its seasons that were opened elsewhere. Without an account, its storage is all that knows them. */
const findHosted = async (): Promise<readonly HostedShow[]> => {
  const own = ownShows();
  const seasons = await Promise.all(
    savedSeasons().map(async ({ name, token }) => {
      const { episodes } = await getSeason(name, token).catch(() => ({ episodes: [] }));
      return episodes.filter(({ open }) => open).map(({ code }) => ({ code, desk: '', season: token }));
    }),
  );
  return [...own, ...seasons.flat().filter(({ code }) => savedShow(code) === undefined)].slice(0, mostShows);
};

const MyShows = ({ shows }: Props) => {
  const hosted = useLoaded(findHosted, [shows]) ?? ownShows();
  const busy = useSignal(false);
  const holiday = useSignal(false);
  const status = useSignal('');
  const sendAll = async (message: DeskMessage) => {
    busy.value = true;
    status.value = '';
    const replies = await Promise.allSettled(shows.map(({ code, token }) => sendToDesk(code, token, message)));
    busy.value = false;
    const done = replies.filter(reply => reply.status === 'fulfilled' && reply.value.ok).length;
    status.value = replies.some(({ status }) => status === 'rejected')
      ? lobby.manageFailed
      : lobby.managed(done, shows.length);
  };
  return (
    <details class="my-shows">
      <summary>{lobby.manage}</summary>
      <p>{lobby.manageText(shows.length)}</p>
      <div class="row">
        <Button disabled={busy.value} onClick={() => void sendAll({ do: 'extend', seconds: day })}>
          {lobby.extendAll}
        </Button>
        <Button aria-expanded={holiday.value} onClick={() => (holiday.value = !holiday.value)}>
          {lobby.pauseAll}
        </Button>
        {holiday.value && (
          <PauseUntil now={Date.now} disabled={busy.value} onPause={until => sendAll({ do: 'pause', until })} />
        )}
        <Button disabled={busy.value} onClick={() => void sendAll({ do: 'resume' })}>
          {lobby.resumeAll}
        </Button>
        <WeekButton season="" shows={hosted} />
      </div>
      <p role="status">{status.value}</p>
    </details>
  );
};

export default MyShows;
