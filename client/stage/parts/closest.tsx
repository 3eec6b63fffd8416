/**
 * Reveals the secret number and both guesses in large type, one after another: the guesses, the number, the distances, then who
 * answers.
 */
import './closest.css';
import { useState } from 'preact/hooks';
import type { Cue } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { stage } from '../../../shared/words/en/stage.ts';
import { Emblem } from '../../parts/emblem.tsx';

const words = stage.closest;

interface TossUp {
  readonly seat: number;
  readonly secret: number;
  /** The guesses by seat, 0 for none. */
  readonly picks: readonly number[];
}

/** What a cue reveals of a toss-up; null for other cues. */
export const tossUpOf = ({ seat, secret, buzz }: Cue): TossUp | null =>
  typeof seat === 'number' && typeof secret === 'number' && Array.isArray(buzz)
    ? { seat, secret, picks: buzz as readonly number[] }
    : null;

interface Props extends TossUp {
  readonly tell: Narrator;
  /** Whether it has been told who answers. */
  readonly told: boolean;
  /** Whose time ran out. */
  readonly timedOut: readonly unknown[];
  /** Milliseconds since it began, so that a late page is not behind the others. */
  readonly late: number;
}

export const Closest = ({ seat, secret, picks, tell, told, timedOut, late }: Props) => {
  const [since] = useState(late);
  const distances = picks.map(pick => Math.abs(pick - secret));
  const level = picks.length === 2 && picks.every(pick => pick > 0) && distances[0] === distances[1];
  return (
    <section
      class="closest as-grid place-center absolute in-ink r5"
      aria-hidden="true"
      style={{ '--late': `${since}ms` }}
    >
      <ul class="flex between absolute">
        {picks.map((pick, player) => (
          <li
            key={player}
            class={`across column r5 p-3 wide-stripes seat-${player % 8} ${!told ? '' : player === seat ? 'nearer' : 'farther'}`}
          >
            <p class="closest-name middle w-full bold t9 r3 gap-4">
              <Emblem seat={player} size={54} />
              <bdi class="one-line" dir="auto">
                {tell.name(player)}
              </bdi>
            </p>
            <strong>{pick > 0 ? pick : '–'}</strong>
            <em class="in-ink-2 t10">
              {pick > 0 ? words.far(distances[player] ?? 0) : timedOut.includes(player) ? words.late : words.none}
            </em>
          </li>
        ))}
      </ul>
      <div class="closest-secret down items-center absolute in-bright on-ink t7 r5">
        <span>{words.secret}</span>
        <b class="in-gold">{secret}</b>
      </div>
      {told && (
        <p class="closest-verdict one-line absolute bold t10">
          {level ? words.level(tell.name(seat)) : words.answers(tell.name(seat))}
        </p>
      )}
    </section>
  );
};
