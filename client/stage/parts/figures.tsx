/** Figures of bulbs, five by seven dots; unlit bulbs stay to be seen. Money counts up bulb by bulb. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { prefersStill } from '../dice/stand.ts';

/** Seven rows of five dots as hex. */
const glyphs: Readonly<Record<string, string>> = {
  '0': '0e11131519110e',
  '1': '040c040404040e',
  '2': '0e11010204081f',
  '3': '1f02040201110e',
  '4': '02060a121f0202',
  '5': '1f101e0101110e',
  '6': '0608101e11110e',
  '7': '1f010204080808',
  '8': '0e11110e11110e',
  '9': '0e11110f01020c',
  $: '040f140e051e04',
  '-': '0000001f000000',
  ' ': '00000000000000',
};

/** Filled up on the left with unlit figures, and unlit commas where they will stand, so that nothing moves as money grows. */
const filled = (text: string, places: number): string => {
  let full = text;
  while (full.length < places) full = (full.length % 4 === 3 ? ';' : ' ') + full;
  return full;
};

/** Dots of a text, lit and unlit, as two paths in dots; a comma sits low between its neighbours. */
const dots = (text: string) => {
  const paths = { lit: '', unlit: '' };
  const dot = (x: number, y: number, on: boolean) => {
    paths[on ? 'lit' : 'unlit'] += `M${x.toFixed(2)} ${(y + 0.42).toFixed(2)}a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0`;
  };
  let x = 0;
  for (const char of text) {
    if (char === ',' || char === '.' || char === ';') {
      for (let row = 0; row < 8; row++) dot(x, row, char !== ';' && row >= 6);
      x += 1.6;
      continue;
    }
    const glyph = glyphs[char] ?? glyphs[' '] ?? '';
    for (let row = 0; row < 7; row++) {
      const bits = Number.parseInt(glyph.slice(row * 2, row * 2 + 2), 16);
      for (let column = 0; column < 5; column++) dot(x + column, row, ((bits >> (4 - column)) & 1) === 1);
    }
    x += 6;
  }
  return { ...paths, width: Math.max(1, x - 0.6) };
};

interface Props {
  readonly text: string;
  /** Height of a figure. */
  readonly height: number;
  /** Figures that the display has, filled up with unlit ones on the left. */
  readonly places?: number;
  readonly lit?: string;
  readonly unlit?: string;
}

export const BulbFigures = ({ text, height, places = 0, lit = 'var(--bulb-on)', unlit = '#3a2613' }: Props) => {
  const full = filled(text, places);
  const { lit: on, unlit: off, width } = dots(full);
  const rows = /[,.;]/.test(full) ? 8.1 : 7.2;
  const unit = height / 7;
  return (
    <svg
      class="figures"
      width={(width + 0.2) * unit}
      height={rows * unit}
      viewBox={`-.1 -.15 ${(width + 0.2).toFixed(2)} ${rows}`}
      aria-hidden="true"
    >
      <path fill={unlit} d={off} />
      <path fill={lit} d={on} />
    </svg>
  );
};

const tick = 55;

/** The values shown on the way from one amount to another: even steps, the last three slower. */
export const steps = (from: number, to: number): readonly { readonly value: number; readonly wait: number }[] => {
  const distance = Math.abs(to - from);
  const grain = distance % 25 === 0 ? 25 : 1;
  const count = Math.max(1, Math.min(11, Math.ceil(distance / grain)));
  return Array.from({ length: count }, (_, step) => ({
    value: step + 1 === count ? to : from + Math.round(((to - from) * (step + 1)) / count / grain) * grain,
    wait: step + 3 >= count ? tick * 2 : tick,
  }));
};

/** An amount on its way to `value`. */
export const useCounting = (value: number): number => {
  const [shown, show] = useState(value);
  const now = useRef(value);
  useEffect(() => {
    if (now.current === value) return;
    const way = prefersStill() || document.hidden ? [{ value, wait: 0 }] : [...steps(now.current, value)];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      const next = way.shift();
      if (next === undefined) return;
      now.current = next.value;
      show(next.value);
      timer = setTimeout(go, next.wait);
    };
    go();
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
};
