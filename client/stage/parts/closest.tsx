/**
 * Reveals the secret number and both guesses in large type, one after another: the guesses, the number, the distances, then who
 * answers.
 */
import './closest.css';
import { useEffect, useState } from 'preact/hooks';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { stage } from '../../../shared/words/en/stage.ts';
import { Emblem } from '../../parts/emblem.tsx';
import type { TossUp } from '../cue-facts.ts';
import { prefersStill } from '../pace.ts';

const words = stage.closest;

interface Props extends TossUp {
  readonly tell: Narrator;
  /** Whether it has been told who answers. */
  readonly told: boolean;
  /** Whose time ran out. */
  readonly timedOut: readonly unknown[];
  /** Milliseconds since it began, so that a late page is not behind the others. */
  readonly late: number;
}

/** When the secret number starts to count, and when it stands, milliseconds: then the distances are told. */
const [counts, stands] = [400, 1250] as const;

/** The secret number, towards which it counts from nothing. */
const useSecret = (secret: number, late: number): number => {
  const [shown, show] = useState(late >= stands ? secret : 0);
  useEffect(() => {
    if (late >= stands) return;
    const began = performance.now() - late;
    const timer = setInterval(() => {
      const part = Math.min(1, (performance.now() - began - counts) / (stands - counts));
      if (part > 0) show(prefersStill() && part < 1 ? 0 : Math.ceil(secret * (1 - (1 - part) ** 2)));
      if (part === 1) clearInterval(timer);
    }, 60);
    return () => clearInterval(timer);
  }, []);
  return shown;
};

export const Closest = ({ seat, secret, picks, tell, told, timedOut, late }: Props) => {
  const [since] = useState(late);
  const counted = useSecret(secret, since);
  const distances = picks.map(pick => Math.abs(pick - secret));
  const level = picks.length === 2 && picks.every(pick => pick > 0) && distances[0] === distances[1];
  return (
    <section class="closest column absolute in-ink r5" aria-hidden="true" style={{ '--late': `${since}ms` }}>
      <ul class="flex wrap justify-center gap-5">
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
        <li class="closest-secret down items-center in-bright on-ink t7 r5">
          <span>{words.secret}</span>
          <b class={counted === secret ? 'in-gold' : 'in-soft'}>{counted === 0 ? '?' : counted}</b>
        </li>
      </ul>
      <p class={`${told ? 'closest-verdict' : 'closest-question'} one-line absolute bold t10`} key={String(told)}>
        {!told ? words.who : level ? words.level(tell.name(seat)) : words.answers(tell.name(seat))}
      </p>
    </section>
  );
};
