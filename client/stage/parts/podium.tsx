/** A contestant's desk: lamp, name, screen, and a line that says what the desk is waiting for. */
import type { ComponentChildren } from 'preact';
import { dots, filled } from '../../../shared/drawings/bulbs.ts';
import { language } from '../../../shared/words/en/language.ts';
import { stage as words } from '../../../shared/words/en/stage.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { amount, isolate } from '../formats.ts';
import { BulbFigures, useCounting } from './figures.tsx';

const number = new Intl.NumberFormat(language);

const tones = [
  ['#ffd98a', '#33230f'],
  ['#bfe8ff', '#172732'],
  ['#ffc9c2', '#33191a'],
  ['#dcf5b0', '#1f2b12'],
  ['#ecd9ff', '#261a33'],
  ['#fffbe8', '#2b2820'],
  ['#ffd3f1', '#33172b'],
  ['#c2fbea', '#12302a'],
] as const;

/** A name with more letters is set in two lines. */
const oneLine = 13;

/** Width of a desk's screen in units. A million is set smaller. */
const room = 284;

/** A score in bulbs, which counts up. */
export const ScoreFigures = ({
  seat,
  score,
  height,
  places = 6,
}: {
  readonly seat: number;
  readonly score: number;
  readonly height: number;
  readonly places?: number;
}) => {
  const counted = useCounting(score);
  const [lit, unlit] = tones[seat % tones.length] ?? tones[0];
  const text = number.format(counted);
  return (
    <BulbFigures
      text={text}
      height={Math.min(height, (room * 7) / dots(filled(text, places)).width)}
      places={places}
      lit={lit}
      unlit={unlit}
    />
  );
};

interface Props {
  readonly seat: number;
  /** To the left or the right of the table. */
  readonly side: 0 | 1;
  readonly name: string;
  readonly score: number;
  readonly lit: boolean;
  readonly away: boolean;
  readonly note: ComponentChildren;
  readonly portrait: boolean;
  /** Replaces the score. */
  readonly children?: ComponentChildren;
}

export const Podium = ({ seat, side, name, score, lit, away, note, portrait, children }: Props) => (
  <section class={`desk desk-${side} seat-${seat % 8} ${lit ? 'lit' : ''} ${away ? 'away' : ''}`}>
    <div class="desk-lamp" />
    <div class="desk-top" />
    <div class="desk-body down">
      <div class={`middle bold in-ink r3 desk-name ${name === '' ? 'nobody' : ''}`}>
        <Emblem seat={seat} size={portrait ? 34 : 46} hollow={away || name === ''} />
        <b dir="auto" class={name.length > oneLine && !portrait ? 'long lines' : 'one-line'}>
          {name === '' ? words.freeSeat : name}
        </b>
      </div>
      {children ?? (
        <div
          class="desk-screen middle on-glass r3"
          role="img"
          aria-label={words.scoreLabel(isolate(name), amount(score))}
        >
          <ScoreFigures seat={seat} score={score} height={portrait ? 40 : 64} />
        </div>
      )}
      <div class="desk-note centred bold lh-11">{away ? words.awayDesk(isolate(name)) : note}</div>
    </div>
  </section>
);
