/** Figures made of bulbs on a dark display, 5×7 dots each. Unlit bulbs stay visible. */
import './bulb-figures.css';
import { dots } from '../../shared/drawings/bulbs.ts';

interface Props {
  /** Figures, commas, the sign of the currency. */
  readonly text: string;
  /** Unlit places to its left. */
  readonly places?: number;
  readonly seat?: number;
}

export const BulbFigures = ({ text, places = 0, seat = 0 }: Props) => {
  const { lit, unlit, width } = dots(text.padStart(places, ' '));
  return (
    <svg
      class={`max-w-full bulb-figures bulbs-${seat % 2}`}
      viewBox={`-.1 -.15 ${width.toFixed(2)} 8.1`}
      role="img"
      aria-label={text}
    >
      <path class="unlit" d={unlit} />
      <path class="lit" d={lit} />
    </svg>
  );
};
