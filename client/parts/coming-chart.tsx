/** A line chart that is fetched when it is first shown. Its place is reserved, so that the text can come first. */
import { lazily } from './lazy.ts';

export const LineChart = lazily(
  async () => ({ default: (await import('./line-chart.tsx')).LineChart }),
  ({ height = 260 }) => <div class="line-chart" style={{ minHeight: `${height}px` }} />,
);

/** Colors of lines on paper: those of the stage, dark enough for a thin line, and each with its own dash. */
const inks: readonly (readonly [colour: string, dash: readonly number[]])[] = [
  ['#9a6200', []],
  ['#0b62a8', [9, 5]],
  ['#b3261a', [3, 4]],
  ['#3d7500', [14, 4]],
  ['#7a3fb0', [9, 4, 2, 4]],
  ['#6b5d3a', [2, 6]],
  ['#b0237f', [16, 6]],
  ['#00766a', [6, 2]],
];

export const inkOf = (seat: number) => {
  const [colour = '#17110d', dash = []] = inks[seat % inks.length] ?? [];
  return { colour, dash };
};
