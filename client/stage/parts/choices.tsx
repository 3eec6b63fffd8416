/** Choices for this screen: sound and volume, and how long throws take. */
import './choices.css';
import { useEffect, useRef } from 'preact/hooks';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { audible, mute, muted, volume } from '../../parts/sound.ts';
import { chooseThrows, shortThrows } from '../pace.ts';
import AnnouncerChoice from './announcer-choice.tsx';

const texts = words.choices;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

interface Props {
  /** As in `playSound`: whether this page plays sound if nothing was chosen. */
  readonly byDefault: boolean;
  /** Visible only while the pointer moves or the focus is inside, as on a television. */
  readonly shy?: boolean;
}

const Choices = ({ byDefault, shy = false }: Props) => {
  const box = useRef<HTMLDetailsElement>(null);
  const on = audible(byDefault);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      mute(audible(byDefault));
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [byDefault]);
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
