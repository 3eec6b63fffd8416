/** The connection's status at the top of every live page: connecting, lost, back, refused, paused. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import { Button } from './button.tsx';
import { useFresh } from './timing.ts';

/** Why a page cannot reach its show, and what to do about it. */
const TroubleCard = ({ connection }: { readonly connection: Connection }) => {
  const { trouble: texts } = words().pages;
  const tried = useSignal(false);
  const trouble = connection.trouble.value;
  if (trouble === null) return null;
  const { title, steps } = texts[trouble];
  const retry = () => {
    tried.value = true;
    connection.tryAgain();
  };
  return (
    // A page that has shown its show keeps showing it.
    <div class={connection.shell.value === null ? 'trouble' : 'trouble aside'}>
      <div class="panel" role="alert">
        <h2>{title}</h2>
        <ul>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p class="note">{tried.value ? texts.tryingNow : texts.trying}</p>
        <Button class="button hero mid pale" onClick={retry}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
};

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

/** Pages that make no other sound fetch it at the first gesture, so that the next ones open it. */
const loadSound = () => import('./phone-sound.ts').catch(() => undefined);
const gestures = ['pointerdown', 'keydown'] as const;

/** Every page of a show plays a sound when the host asks for it, and shows a text in case nobody hears it. */
export const SoundCheck = ({ connection }: { readonly connection: Connection }) => {
  const sounds = connection.sounds.value;
  const shown = useFresh(String(sounds), 3000);
  useEffect(() => {
    const load = () => void loadSound();
    for (const gesture of gestures) addEventListener(gesture, load, { once: true });
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, load);
    };
  }, []);
  useEffect(() => {
    if (sounds === 0) return;
    void loadSound().then(sound => {
      sound?.buzz([120]);
      return sound?.checkSound(connection.shell.peek()?.show ?? '').catch(() => undefined);
    });
  }, [sounds]);
  return (
    <div class="sound-check" role="status">
      {shown && <p>{words().pages.states.soundCheck}</p>}
    </div>
  );
};
