/** What lies over the set: the closest guesses, a win, and a plate while the show waits. */
import { stage as words } from '../../../shared/words/en/stage.ts';
import { lazily } from '../../parts/lazy.ts';

export const Closest = lazily(async () => ({ default: (await import('./closest.tsx')).Closest }));

export const Win = lazily(async () => ({ default: (await import('./win.tsx')).Win }));

/** Fetches what no lobby shows, when the show begins. */
export const ahead = (): void => {
  Closest.ahead();
  Win.ahead();
};

const pauses: Readonly<Record<string, string>> = { away: words.hostAway, store: words.storing };

/** While the show waits for its host or its store. `why`: as in the shell. */
export const PausePlate = ({ why }: { readonly why: string }) => (
  <div class="pause veil" role="status">
    <div class="plate absolute centred bold r4">
      {words.back}
      {pauses[why] !== undefined && <small>{pauses[why]}</small>}
    </div>
  </div>
);
