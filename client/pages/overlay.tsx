/**
 * /e/CODE/overlay/PART#TOKEN: one part of the stage on a transparent background, for streaming software. `?delay=SECONDS` delays
 * it by as much as the stream. `?code=hidden` hides the code.
 */
import '../style/overlay.css';
import { useMemo } from 'preact/hooks';
import { pages } from '../../shared/words/en/pages.ts';
import { stage as words } from '../../shared/words/en/stage.ts';
import { words as catalogue } from '../../shared/words/index.ts';
import { getEpisode } from '../api.ts';
import { useAhead } from '../media/ahead.ts';
import { useFollow } from '../parts/follow.ts';
import { useConnection } from '../parts/hooks.ts';
import { useLazy } from '../parts/lazy.ts';
import { delayInLink, useMoment } from '../parts/moment.ts';
import { useOutside } from '../parts/outside.ts';
import { useLoaded } from '../parts/task.ts';
import { type Place, paths, tokenInLink } from '../paths.ts';

const loadChat = async () => {
  const [{ ChatOverlay: Part }, texts] = await Promise.all([
    import('../stage/parts/chat-overlay.tsx'),
    catalogue().crowd(),
  ]);
  return { default: (props: Omit<Parameters<typeof Part>[0], 'texts'>) => <Part {...props} texts={texts} /> };
};

const loadStage = async () => ({ default: (await import('../stage/stage.tsx')).Stage });

const Overlay = ({ place }: { readonly place: Extract<Place, { readonly page: 'overlay' }> }) => {
  const { code, part } = place;
  const query = useMemo(() => new URLSearchParams(location.search), []);
  const outside = useOutside();
  const connection = useConnection(
    code,
    () => ({ as: 'watch', screen: 'overlay', token: tokenInLink(), tape: true }),
    delayInLink,
  );
  useFollow(connection, tokenInLink);
  useAhead(connection);
  const ofChat = part === 'chat';
  const Stage = useLazy(loadStage, !ofChat);
  const Chat = useLazy(loadChat, ofChat);
  const shown = useMoment(connection);
  const weighs = part === 'odds';
  // If the options cannot be fetched, there are no odds. An overlay may stay empty.
  const facts = useLoaded(async () => (weighs ? getEpisode(code) : undefined), [code, weighs]);
  // An overlay shows no error messages, except before its first picture, to whoever sets it up.
  if (connection.status.value === 'refused')
    return shown === null ? <p class="overlay-refused in-paper on-ink t6 r2">{words.overlayRefused}</p> : null;
  const trouble = connection.trouble.value;
  if (shown === null && trouble !== null)
    return <p class="overlay-refused in-paper on-ink t6 r2">{pages.trouble[trouble].title}</p>;
  if (shown === null) return null;
  // An outcome waits for its picture, as on a television.
  const [told, view] = [connection.shell.value, connection.view.value];
  if (part === 'chat')
    return Chat === null || told === null || view === null ? null : (
      <Chat connection={connection} token={tokenInLink()} shell={told} view={view} />
    );
  const named = query.get('code') !== 'hidden';
  return Stage === null ? null : (
    <Stage
      {...shown}
      skips={false}
      television
      link={`${outside}${paths.play(code)}`}
      recap={named ? `${outside}${paths.recap(code)}` : ''}
      now={connection.now}
      speaks={false}
      part={part}
      options={facts?.options ?? null}
      code={named}
    />
  );
};

export default Overlay;
