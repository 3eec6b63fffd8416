/** Choices for this screen: sound and volume, how long throws take, and the announcer. */
import './choices.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { useKeys } from '../../parts/keys.ts';
import { audible, mute, muted, volume } from '../../parts/sound.ts';
import { isTyping } from '../../parts/typing.ts';
import { announce, announcing, canAnnounce, voices } from '../announcer.ts';
import { chooseThrows, shortThrows } from '../pace.ts';

const texts = words.choices;

/** Whether this screen reads the commentary aloud, with which voice, and how fast. */
const AnnouncerChoice = () => {
  const [known, setKnown] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!canAnnounce()) return;
    // Browsers load their voices when they are first asked for them.
    const look = () => setKnown(voices());
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);
  if (!canAnnounce()) return null;
  const { on, voice, speed } = announcing.value;
  return (
    <>
      <label>
        <input type="checkbox" checked={on} onChange={event => announce({ on: event.currentTarget.checked })} />
        {texts.announcer}
      </label>
      {on && known.length > 1 && (
        <label>
          {texts.voice}
          <select value={voice} onChange={event => announce({ voice: event.currentTarget.value })}>
            <option value="">{texts.anyVoice}</option>
            {known.map(({ voiceURI, name }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {on && (
        <label>
          {texts.speed}
          <input
            type="range"
            min="0.7"
            max="1.5"
            step="0.1"
            value={speed}
            onInput={event => announce({ speed: Number(event.currentTarget.value) })}
          />
        </label>
      )}
    </>
  );
};

interface Props {
  /** As in `playSound`: whether this page plays sound if nothing was chosen. */
  readonly byDefault: boolean;
  /** Visible only while the pointer moves or the focus is inside, as on a television. */
  readonly shy?: boolean;
}

const Choices = ({ byDefault, shy = false }: Props) => {
  const box = useRef<HTMLDetailsElement>(null);
  const on = audible(byDefault);
  useKeys(({ key, target }) => {
    if (key.toLowerCase() !== 'm' || isTyping(target)) return false;
    mute(audible(byDefault));
    return true;
  });
  useEffect(() => {
    if (!shy) return;
    let timer: ReturnType<typeof setTimeout>;
    const hide = () => box.current?.classList.remove('near');
    const show = () => {
      box.current?.classList.add('near');
      clearTimeout(timer);
      timer = setTimeout(hide, 3000);
    };
    addEventListener('pointermove', show);
    return () => {
      removeEventListener('pointermove', show);
      clearTimeout(timer);
    };
  }, [shy]);
  return (
    <details ref={box} class={`relative in-ink stage-choices ${shy ? 'shy' : ''}`}>
      <summary class="small centred pointer no-list">{on ? texts.titleOn : texts.titleOff}</summary>
      <div class="absolute sh-card on-paper">
        <label>
          <input type="checkbox" checked={on} onChange={event => mute(!event.currentTarget.checked)} />
          {texts.sound}
        </label>
        <label>
          {texts.volume}
          <input
            class="flex-1 min-w-0"
            type="range"
            min="0"
            max="100"
            step="5"
            value={Math.round(volume.value * 100)}
            onInput={event => {
              volume.value = Number(event.currentTarget.value) / 100;
              muted.value = volume.value === 0;
            }}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={shortThrows.value}
            onChange={event => chooseThrows(event.currentTarget.checked)}
          />
          {texts.short}
        </label>
        <AnnouncerChoice />
        <p class="in-ink-2">{texts.keys}</p>
      </div>
    </details>
  );
};

export default Choices;
