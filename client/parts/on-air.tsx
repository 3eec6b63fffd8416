/** The connection's status at the top of every live page: connecting, lost, back, refused, paused. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import { buzz, checkSound } from './phone-sound.ts';
import { TroubleCard } from './trouble.tsx';

export const ConnectionState = ({ connection }: { readonly connection: Connection }) => {
  const { states } = words().pages;
  const status = connection.status.value;
  const before = useRef(status);
  const [back, setBack] = useState(false);
  useEffect(() => {
    const returned = before.current === 'lost' && status === 'live';
    before.current = status;
    if (!returned) return;
    setBack(true);
    const timer = setTimeout(() => setBack(false), 2500);
    return () => clearTimeout(timer);
  }, [status]);
  const text = status === 'lost' ? states.lost : back && status === 'live' ? states.back : '';
  return (
    <div class="connection-state" role="status">
      {text !== '' && <p>{text}</p>}
      <TroubleCard connection={connection} />
    </div>
  );
};

/** Every page of a show plays a sound when the host asks for it, and shows a text in case nobody hears it. */
export const SoundCheck = ({ connection }: { readonly connection: Connection }) => {
  const sounds = connection.sounds.value;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (sounds === 0) return;
    void checkSound(connection.shell.peek()?.show ?? '').catch(() => undefined);
    buzz([120]);
    setShown(true);
    const timer = setTimeout(() => setShown(false), 3000);
    return () => clearTimeout(timer);
  }, [sounds]);
  return (
    <div class="sound-check" role="status">
      {shown && <p>{words().pages.states.soundCheck}</p>}
    </div>
  );
};
