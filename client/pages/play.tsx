/** /e/CODE: takes a free seat, and plays it. */
import '../style/phone.css';
import '../style/phone-turns.css';
import '../style/phone-sizes.css';
import '../style/in-reach.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isActAlone, lookOf } from '../../shared/shows/index.ts';
import { words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import { useAwake } from '../parts/awake.ts';
import { type Line, useCommentary } from '../parts/commentary.ts';
import { SeatBadge } from '../parts/emblem.tsx';
import { useFollow } from '../parts/follow.ts';
import { useConnection } from '../parts/hooks.ts';
import { lazily } from '../parts/lazy.ts';
import { Arriving, Notice } from '../parts/notice.tsx';
import { ConnectionState, SoundCheck } from '../parts/on-air.tsx';
import { roomNews } from '../parts/room-news.ts';
import { Sheet } from '../parts/sheet.tsx';
import { ShowSign } from '../parts/show-sign.tsx';
import { useLoaded, useMedia } from '../parts/task.ts';
import { type Place, paths, tokenInLink } from '../paths.ts';
import { forgetSeat, savedSeat, saveSeat } from '../saved-links.ts';
import { isGone } from '../trouble.ts';
import { JoinForm } from './join-form.tsx';

interface Seated {
  readonly connection: Connection;
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly title: string;
}

/** Whose page it is, in its place, until the seat's screen is there. */
const SeatComing = ({ connection, seat, title }: Seated) => {
  const shell = connection.shell.value;
  return (
    <>
      <header class="across between flex-none weight-6 in-paper gap-3">
        <span class="brand clip nowrap ellipsis t5">{title}</span>
        <SeatBadge seat={seat} name={shell?.seats[seat]?.name ?? ''} />
      </header>
      <Sheet class="coming">
        <ShowSign show={shell?.show ?? ''} title={title} />
      </Sheet>
    </>
  );
};

/** Fetched with the seat. The form alone needs none of it. */
const SeatScreen = lazily(() => import('./seat/seat-screen.tsx'), SeatComing);

/** There is room for a stage beside a phone's column. */
const wide = '(min-width: 1080px) and (min-height: 560px)';

const loadStageBeside = async () => (await import('./seat/stage-beside.tsx')).default;

/** A player who practices alone on a large screen sees the stage beside the phone's column. Fetched only then. */
const useBeside = (alone: boolean) => {
  const wanted = useMedia(wide) && alone;
  // If it cannot be fetched, the column works without it.
  const Part = useLoaded(async () => (wanted ? loadStageBeside() : undefined), [wanted]);
  return wanted ? Part : undefined;
};

const tokenFor = (code: string): string => tokenInLink() || (savedSeat(code)?.token ?? '');

/** A token that has become invalid is forgotten. Its holder may still watch or take a new seat. */
const useWornToken = (connection: Connection) => {
  const [worn, setWorn] = useState(false);
  const refused = connection.refused.value;
  const tried = useRef(false);
  useEffect(() => {
    if (refused === null || isGone(refused) || tried.current) return;
    tried.current = true;
    forgetSeat(connection.code);
    const { seat = -1 } = connection.hello.peek() ?? {};
    // Another member of the team has become captain.
    if (roomNews(connection.live.shell.peek()?.room ?? '')?.teams?.some(team => team.seat === seat)) {
      location.replace(paths.team(connection.code, seat));
      return;
    }
    history.replaceState(null, '', location.pathname);
    setWorn(true);
    connection.rejoin({ as: 'watch' });
  }, [refused]);
  return worn;
};

/** Where teams play all seats, whoever comes is dealt out to them. */
const useTeams = (connection: Connection) => {
  const shell = connection.shell.value;
  const watches = connection.hello.value?.role === 'watch';
  const teams = roomNews(shell?.room ?? '')?.teams ?? [];
  // Beside a seat that one person holds nobody is sent away: whoever takes the last free one still watches for a moment.
  const all = watches && shell !== null && teams.length > 0 && teams.length === shell.seats.length;
  useEffect(() => {
    if (all) location.replace(paths.team(connection.code));
  }, [all]);
};

const Play = ({ place }: { readonly place: Extract<Place, { readonly code: string }> }) => {
  const { code } = place;
  const { states } = words().pages;
  const connection = useConnection(code, () => {
    const token = tokenFor(code);
    return token === '' ? { as: 'watch' } : { as: 'play', token };
  });
  useFollow(connection, () => (connection.hello.value?.role === 'play' ? connection.token : ''));
  const worn = useWornToken(connection);
  useTeams(connection);
  const shell = connection.shell.value;
  const hello = connection.hello.value;
  const seat = hello?.role === 'play' ? hello.seat : -1;
  const { lines, title } = useCommentary(connection, seat);
  const name = shell?.seats[seat]?.name ?? '';

  const seated = seat >= 0 && name !== '';
  const StageBeside = useBeside(seated && shell !== null && isActAlone(shell.show));
  useAwake(seated && shell !== null && shell.phase !== 'over');

  useEffect(() => {
    if (hello?.role !== 'play' || name === '') return;
    const token = hello.token ?? tokenFor(code);
    if (token === '' || saveSeat({ code, seat, token, name })) return;
    // If nothing can be stored, the link itself leads back to the seat.
    history.replaceState(null, '', `${paths.play(code)}#${token}`);
  }, [hello, name]);

  if (connection.status.value === 'refused' && isGone(connection.refused.value)) {
    return <Notice title={states.refused} text={states.notFound} />;
  }
  const phone = (
    <div class={`phone show-${lookOf(shell?.show ?? 'none')} act-${shell?.act ?? ''}`}>
      <ConnectionState connection={connection} />
      <SoundCheck connection={connection} />
      {shell === null || hello === null ? (
        connection.trouble.value === null && <Arriving />
      ) : seated ? (
        <SeatScreen connection={connection} seat={seat} lines={lines.value} title={title.value} />
      ) : (
        <JoinForm connection={connection} given={seat} title={title.value} note={worn ? states.badToken : ''} />
      )}
    </div>
  );
  return StageBeside === undefined ? (
    phone
  ) : (
    <div class="beside as-grid on-glass">
      <StageBeside connection={connection} />
      {phone}
    </div>
  );
};

export default Play;
