/** A die seen from the front, for doors, marks and small print. */
import { pipsOf } from '../../shared/drawings/shapes.ts';

interface Props {
  readonly face: number;
  readonly body?: string;
  readonly pips?: string;
}

/** Takes the colors of the surrounding text unless others are given. */
export const FlatDie = ({ face, body = 'currentColor', pips: colour = '#fff' }: Props) => (
  <svg class="flat-die" viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1" y="1" width="38" height="38" rx="7" fill={body} />
    <rect x="2.5" y="2" width="35" height="18" rx="6" fill="#fff" opacity=".16" />
    {pipsOf(face).map(([x, y]) => (
      <circle key={`${x},${y}`} cx={20 + x * 10} cy={20 + y * 10} r="4" fill={colour} />
    ))}
  </svg>
);
