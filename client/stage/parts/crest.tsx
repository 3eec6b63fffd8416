import { useCounting, useLater } from '../../parts/counting.ts';
import { clockFace } from '../../parts/deadline.tsx';
import { useRemaining } from '../../parts/timing.ts';
import type { Crest as CrestFacts, Plate } from '../board.ts';
import { bulbText } from '../formats.ts';
import { BulbFigures, beforeMoney } from './figures.tsx';

/** Units that figures may take on the crest: between the two plates, and where none are beside it. */
export const roomOnCrest = (portrait: boolean, beside: boolean): number =>
  portrait ? (beside ? 300 : 560) : beside ? 486 : 760;

interface Props extends CrestFacts {
  readonly portrait: boolean;
  /** A plate or the danger lamp is beside it. */
  readonly beside: boolean;
  readonly now: () => number;
}

/** Seconds are large; more than a minute is told as on a clock. */
const timeText = (left: number): string => (left > 60_000 ? clockFace(left) : String(Math.ceil(left / 1000)));

/** The bulb display on top of the board: pot, jackpot, value, risk. */
export const Crest = ({
  label,
  value,
  money,
  text: lit,
  places,
  portrait,
  beside,
  now,
  deadline = 0,
  off = false,
  wait = beforeMoney,
}: Props) => {
  const counted = useCounting(useLater(value ?? 0, wait, label), label);
  const left = useRemaining(deadline, now);
  const text = left >= 0 ? timeText(left) : (lit ?? (value === null ? '' : bulbText(value, money)));
  return (
    <div
      class={`items-center crest down ${places > 6 ? 'long' : ''} ${off ? 'off' : ''} ${left >= 0 && left <= 5000 ? 'hurry' : ''}`}
    >
      <span class="bold lh-10 in-accent">{label}</span>
      <div role="img" aria-label={`${label} ${text}`.trim()}>
        <BulbFigures
          // What was lost is seen to go.
          text={text === '' && counted === 0 ? ' ' : left >= 0 || lit !== undefined ? text : bulbText(counted, money)}
          height={portrait ? 46 : places > 6 ? 88 : 92}
          places={places}
          room={roomOnCrest(portrait, beside)}
        />
      </div>
    </div>
  );
};

/** A small plate beside the crest: a round, a place in a list. */
export const PlateSign = ({ plate, place }: { readonly plate: Plate | null; readonly place: string }) =>
  plate === null ? null : (
    <div class={`centred bold r4 plate plate-${place}`}>
      {plate.big !== '' && <div class="one-line">{plate.big}</div>}
      {plate.small !== undefined && <small class="lines">{plate.small}</small>}
    </div>
  );
