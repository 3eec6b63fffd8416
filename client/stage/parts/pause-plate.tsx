/** Over everything while the show waits for its host or its store. */
import { stage as words } from '../../../shared/words/en/stage.ts';

const pauses: Readonly<Record<string, string>> = { away: words.hostAway, store: words.storing };

/** `why`: as in the shell. */
export const PausePlate = ({ why }: { readonly why: string }) => (
  <div class="pause veil" role="status">
    <div class="plate absolute centred bold r4">
      {words.back}
      {pauses[why] !== undefined && <small>{pauses[why]}</small>}
    </div>
  </div>
);
