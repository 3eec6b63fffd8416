/** Six buttons for hands, hearts and groans. */
import './reactions.css';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Reaction, reactions } from '../../shared/crowd/messages.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import { sendToRoom } from '../to-room.ts';
import { fanSecret } from './fan.ts';
import { ReactionPicture } from './reaction-picture.tsx';

/** How long a button shows that it was pressed, milliseconds. A hand counts once a second. */
const pause = 1000;

export const Reactions = ({ code, texts }: { readonly code: string; readonly texts: CrowdWords['reactions'] }) => {
  const pressed = useSignal<Reaction | ''>('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const react = (reaction: Reaction) => {
    pressed.value = reaction;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (pressed.value = ''), pause);
    // Lost applause is no loss.
    sendToRoom(code, { do: 'react', secret: fanSecret(), with: reaction }).catch(() => undefined);
  };
  return (
    <fieldset class="reactions" aria-label={texts.title}>
      {reactions.map(reaction => (
        <button
          key={reaction}
          type="button"
          class={pressed.value === reaction ? 'pressed' : ''}
          aria-label={texts[reaction]}
          onClick={() => react(reaction)}
        >
          <ReactionPicture of={reaction} />
        </button>
      ))}
    </fieldset>
  );
};
