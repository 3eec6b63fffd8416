/** How near both numbers of a toss-up came: a ruler from 1 to 100 with the secret number, and the distances in words. */
import './ruler.css';
import { stage } from '../../../shared/words/en/stage.ts';
import type { Telling } from '../../../shared/words/telling.ts';
import { Emblem } from './emblem.tsx';

const words = stage.luckyNumbers;

interface Props {
  readonly secret: number;
  /** The numbers sent, by seat, 0 for none. */
  readonly buzz: readonly number[];
  /** The seat that is nearer. */
  readonly called: number;
  readonly tell: Telling;
  readonly portrait: boolean;
  /** No room for the distances in words but for readers of the screen. */
  readonly terse?: boolean;
}

const at = (value: number) => ((value - 1) / 99) * 100;

export const Ruler = ({ secret, buzz, called, tell, portrait, terse = false }: Props) => {
  const marks = buzz
    .map((number, seat) => ({ seat, number, far: Math.abs(number - secret) }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number || a.seat - b.seat);
  const silent = buzz.flatMap((number, seat) => (number > 0 ? [] : [seat]));
  const [low, high] = marks;
  /** A number stands on the side of its mark that is free: away from the secret number, else towards it, else above. */
  const side = (mark: (typeof marks)[number]): 'left' | 'right' | 'up' => {
    const other = mark === low ? high : low;
    const left = mark.number < secret || (mark.number === secret && mark === low);
    const gap = other === undefined ? -1 : left ? mark.number - other.number : other.number - mark.number;
    if (gap < 0 || gap > 11 || (gap === 0 && mark === low)) return left ? 'left' : 'right';
    if (mark.far < 10) return 'up';
    return left ? 'right' : 'left';
  };
  return (
    <div class="ruler-place">
      <div class="ruler" aria-hidden="true">
        {marks.map(({ seat, number }) => (
          <i
            key={seat}
            class={`bar bar-${seat}`}
            style={{
              left: `${at(Math.min(number, secret))}%`,
              width: `${at(Math.max(number, secret)) - at(Math.min(number, secret))}%`,
            }}
          />
        ))}
        {marks.map(mark => (
          <span key={mark.seat} class={`mark ${side(mark)}`} style={{ left: `${at(mark.number)}%` }}>
            <Emblem seat={mark.seat} size={portrait ? 36 : 44} />
            <b>{mark.number}</b>
          </span>
        ))}
        <span class="secret" style={{ left: `${at(secret)}%` }}>
          <b>{secret}</b>
        </span>
      </div>
      <p class={terse ? 'for-readers' : 'distances'}>
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
