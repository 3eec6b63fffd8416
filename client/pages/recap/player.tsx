/** Plays the show again on the stage: continuously, step by step, or from any point. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Story } from '../../../shared/recap/story.ts';
import { recap as words } from '../../../shared/words/en/recap.ts';
import { watch } from '../../../shared/words/en/watch.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/fields.tsx';
import { lazily, useLazy } from '../../parts/lazy.ts';
import { useAfter } from '../../parts/timing.ts';
import { shellOf } from '../../stage/shell-of.ts';
import { type Lines, lineAt } from './moment-lines.ts';

const { player } = words;

const Choices = lazily(() => import('../../stage/parts/choices.tsx'));
const SoundSign = lazily(() => import('../../stage/parts/sound-sign.tsx'));

const loadStage = async () => ({ default: (await import('../../stage/stage.tsx')).Stage });

/** How long a step is shown, in milliseconds. `calm` waits until the stage has acted it out. */
const pauses = { calm: 700, quick: 450 } as const;
type Speed = keyof typeof pauses;

/** Milliseconds after which a stage that does nothing will not act anything out any more. */
const settles = 350;

/** Icons of the buttons, in a box of 24. */
const icons = {
  first: 'M6 5h2.6v14H6zM19 5v14L9.5 12z',
  back: 'M16.5 5v14L7 12z',
  play: 'M7 4.5v15L20 12z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  on: 'M7.5 5v14L17 12z',
  last: 'M15.4 5H18v14h-2.6zM5 5v14l9.5-7z',
} as const;

const Icon = ({ name }: { readonly name: keyof typeof icons }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={icons[name]} fill="currentColor" />
  </svg>
);

interface Props {
  readonly story: Story;
  readonly lines: Lines;
  /** Index of the shown moment. */
  readonly at: number;
  /** Index of the best moment. */
  readonly best: number;
  readonly onSeek: (at: number) => void;
  /** The stage has acted a moment out. */
  readonly onSeen: (at: number) => void;
  /** Where this recap is found again: in the QR code after the end. */
  readonly address: string;
  /** It plays by itself, and is heard. */
  readonly television?: boolean;
}

export const Player = ({ story, lines, at, best, onSeek, onSeen, address, television = false }: Props) => {
  const Stage = useLazy(loadStage);
  const [playing, setPlaying] = useState(television);
  const [speed, setSpeed] = useState<Speed>('calm');
  const [busy, setBusy] = useState(false);
  const range = useRef<HTMLInputElement>(null);
  const { moments } = story;
  const last = moments.length - 1;
  const moment = moments[Math.min(at, last)];
  const shell = useMemo(() => (moment === undefined ? null : shellOf(story.code, moment)), [story, moment]);
  const seek = useCallback((to: number) => onSeek(Math.max(0, Math.min(last, to))), [last, onSeek]);

  useEffect(() => {
    if (!playing || Stage === null) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    if (busy && speed === 'calm') return;
    const timer = setTimeout(() => seek(at + 1), pauses[speed]);
    return () => clearTimeout(timer);
  }, [playing, busy, speed, at, last, Stage]);

  useAfter(busy || Stage === null ? -1 : settles, () => onSeen(at), [busy, at, Stage, onSeen]);

  const toggle = () => {
    // At the end, play starts over.
    if (!playing && at >= last) seek(0);
    setPlaying(!playing);
  };
  const jump = (to: number) => {
    setPlaying(false);
    seek(to);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = event.target instanceof Element && event.target.closest('button') !== null;
    const keys: Readonly<Record<string, () => void>> = {
      ...(pressed ? {} : { ' ': toggle }),
      ArrowLeft: () => jump(at - 1),
      ArrowRight: () => jump(at + 1),
      Home: () => jump(0),
      End: () => jump(last),
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  if (moment === undefined || shell === null) return null;

  const line = at === 0 ? player.before : moment.do === 'undo' ? player.undo : lineAt(lines, moment.entry);
  const place = player.step(at, last);
  const step = (name: 'first' | 'back' | 'on' | 'last', to: number, idle: boolean) => (
    <Button aria-label={player[name]} disabled={idle} onClick={() => jump(to)}>
      <Icon name={name} />
    </Button>
  );
  return (
    <section class="recap-player" aria-label={player.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside */}
      <div class="recap-screen clip in-paper r4" onKeyDown={onKey}>
        <div class="stage-box recap-stage w-full">
          {Stage === null ? (
            <p class="curtain">{watch.loading}</p>
          ) : (
            <Stage
              shell={shell}
              view={moment.view}
              recap={address}
              sounds={television}
              speaks={false}
              embedded
              retold
              lamp={player.lamp}
              onBusy={setBusy}
              sign={television && <SoundSign />}
            />
          )}
        </div>
        <div class="recap-controls as-grid items-center gap-2-4">
          <div class="recap-buttons row">
            {step('first', 0, at === 0)}
            {step('back', at - 1, at === 0)}
            <Button class="small recap-play" onClick={toggle}>
              <Icon name={playing ? 'pause' : 'play'} /> {playing ? player.pause : player.play}
            </Button>
            {step('on', at + 1, at >= last)}
            {step('last', last, at >= last)}
          </div>
          <input
            class="w-full"
            ref={range}
            type="range"
            min={0}
            max={last}
            step={1}
            value={at}
            aria-label={player.place}
            aria-valuetext={line === '' ? place : `${place}: ${line}`}
            onInput={event => jump(Number(event.currentTarget.value))}
          />
          <div class={`row ${television ? 'recap-more' : ''}`}>
            <label class="row bold">
              <span>{player.speed}</span>
              <Select
                value={speed}
                of={(Object.keys(pauses) as Speed[]).map(name => [name, player.speeds[name]])}
                onChoose={name => setSpeed(name as Speed)}
              />
            </label>
            {television && <Choices byDefault />}
          </div>
          <p class="recap-line col-all t4">
            {at === best && at > 0 && <mark class="nowrap bold pill in-ink">{player.best}</mark>} <b>{place}</b>{' '}
            {moment.gone && moment.do !== 'undo' ? <i>({player.gone})</i> : null}{' '}
            {/* What happens at a step is said on the stage. */}
            {(at === 0 || moment.do === 'undo') && <span dir="auto">{line}</span>}
          </p>
          <p class="recap-keys col-all in-soft t2">{player.keys}</p>
        </div>
      </div>
    </section>
  );
};
