/** /e/CODE: takes a free seat, and plays it. */
import '../style/phone.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isActAlone, lookOf } from '../../shared/shows/index.ts';
import { words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import { Arriving } from '../parts/arriving.tsx';
import { useAwake } from '../parts/awake.ts';
import { useCommentary } from '../parts/commentary.ts';
import { useFollow } from '../parts/follow.ts';
import { useConnection } from '../parts/hooks.ts';
import { lazily } from '../parts/lazy.ts';
import { Notice } from '../parts/notice.tsx';
import { ConnectionState, SoundCheck } from '../parts/on-air.tsx';
import { type Place, paths, tokenInLink } from '../paths.ts';
import { forgetSeat, keepSeat, keptSeat } from '../saved-links.ts';
import { isGone } from '../trouble.ts';
import { JoinForm } from './join-form.tsx';

/** Fetched with the seat: whoever only looks at the form needs none of it. */
const SeatScreen = lazily(() => import('./seat/seat-screen.tsx'));

/** Room for a stage beside a phone's column. */
const wide = '(min-width: 1080px) and (min-height: 560px)';

const loadStageBeside = () => import('./seat/stage-beside.tsx');

/** Who practises alone and has the room sees the stage beside their phone; fetched only then. */
const useBeside = (alone: boolean) => {
  const [fits, setFits] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const media = matchMedia(wide);
    const follow = () => setFits(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  const [Part, setPart] = useState<Awaited<ReturnType<typeof loadStageBeside>>['default'] | null>(null);
  useEffect(() => {
    // Without it the column plays as ever.
    if (alone && fits && Part === null)
      loadStageBeside().then(
        found => setPart(() => found.default),
        () => {},
      );
  }, [alone, fits]);
  return alone && fits ? Part : null;
};

const tokenFor = (code: string): string => tokenInLink() || (keptSeat(code)?.token ?? '');

/** A token that opens nothing any more is forgotten; whoever holds it may still watch or sit down anew. */
const useWornToken = (connection: Connection) => {
  const [worn, setWorn] = useState(false);
  const refused = connection.refused.value;
  const tried = useRef(false);
  useEffect(() => {
    if (refused === null || isGone(refused) || tried.current) return;
    tried.current = true;
    forgetSeat(connection.code);
    history.replaceState(null, '', location.pathname);
    setWorn(true);
    connection.rejoin({ as: 'watch' });
  }, [refused]);
  return worn;
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
    if (token === '' || keepSeat({ code, seat, token, name })) return;
    // Where nothing can be kept, the link itself brings one back.
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
  return StageBeside === null ? (
    phone
  ) : (
    <div class="beside">
      <StageBeside connection={connection} />
      {phone}
    </div>
  );
};

export default Play;
