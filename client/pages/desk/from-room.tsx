/** A free seat for somebody of the crowd who would like to play: by lot, or the best of them. Fetched when somebody does. */
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import type { Desk } from './desk.ts';

interface Props {
  readonly desk: Desk;
  readonly seat: number;
  /** How many would like to play. */
  readonly of: number;
  readonly texts: CrowdWords['desk'];
}

export const FromRoom = ({ desk: { busy, manage }, seat, of, texts }: Props) => (
  <div class="inline-form stack">
    <p>{texts.next}</p>
    <div class="row">
      <button
        type="button"
        class="small"
        disabled={busy}
        onClick={() => void manage({ do: 'call-up', by: 'lot', seat })}
      >
        {texts.lot(of)}
      </button>
      <button
        type="button"
        class="small"
        disabled={busy}
        onClick={() => void manage({ do: 'call-up', by: 'best', seat })}
      >
        {texts.best}
      </button>
    </div>
  </div>
);
