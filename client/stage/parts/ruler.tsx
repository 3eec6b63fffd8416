/** How close both guesses of a toss-up came: a ruler from 1 to 100 with the secret number, and the distances in words. */
import './ruler.css';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { stage } from '../../../shared/words/en/stage.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { isHigh, placeOf, rulerSides, sizesOf } from './ruler-places.ts';

const words = stage.ruler;

interface Props {
  readonly secret: number;
  /** The guesses by seat, 0 for none. */
  readonly buzz: readonly number[];
  /** The seat with the closer guess. */
  readonly called: number;
  readonly tell: Narrator;
  readonly portrait: boolean;
  /** There is no room for a line of distances below the ruler. */
  readonly terse?: boolean;
}

export const Ruler = ({ secret, buzz, called, tell, portrait, terse = false }: Props) => {
  const marks = buzz
    .map((number, seat) => ({ seat, number, far: Math.abs(number - secret) }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number || a.seat - b.seat);
  const silent = buzz.flatMap((number, seat) => (number > 0 ? [] : [seat]));
  const numbers = marks.map(({ number }) => number);
  const plain = rulerSides(numbers, secret, sizesOf(portrait));
  // Numbers above the line take the room of the text, so each gets its distance beside it.
  const worded = terse || isHigh(plain);
  const sides = worded ? rulerSides(numbers, secret, sizesOf(portrait, true)) : plain;
  const high = isHigh(sides);
  return (
    <div class="ruler-place">
      <div class={`relative r2 ruler ${high ? 'high' : ''}`} aria-hidden="true">
        {/* Two on one side: the shorter bar lies on the longer one, and both are seen. */}
        {marks
          .toSorted((a, b) => b.far - a.far)
          .map(({ seat, number }) => (
            <i
              key={seat}
              class={`absolute r1 bar bar-${seat}`}
              style={{
                left: `${placeOf(Math.min(number, secret))}%`,
                width: `${placeOf(Math.max(number, secret)) - placeOf(Math.min(number, secret))}%`,
              }}
            />
          ))}
        {marks.map(({ seat, number, far }, i) => (
          <span key={seat} class={`across absolute gap-1 mark ${sides[i]}`} style={{ left: `${placeOf(number)}%` }}>
            <Emblem seat={seat} size={sides[i]?.startsWith('up') ? 30 : portrait ? 36 : 44} />
            <b class="bold-figure lh-115 t6 r2">{number}</b>
            {worded && <small class="nowrap r2">{words.far(far)}</small>}
          </span>
        ))}
        <span class="secret across absolute gap-1" style={{ left: `${placeOf(secret)}%` }}>
          <b class="bold-figure lh-115 t6 r2">{secret}</b>
        </span>
      </div>
      <p class={worded ? 'unseen' : 'distances flex bold lh-10'}>
        {marks.map(({ seat, far }) => (
          <span key={seat}>{words.away(tell.name(seat), far, seat === called)}</span>
        ))}
        {silent.map(seat => (
          <span key={seat}>{words.noNumber(tell.name(seat))}</span>
        ))}
      </p>
    </div>
  );
};
