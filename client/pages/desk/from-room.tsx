/** A seat for somebody of the crowd who would like to play: by lot, or the best of them. Fetched when somebody does. */
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { getEpisode } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { useLoaded } from '../../parts/task.ts';
import type { Desk } from './desk.ts';

interface Props {
  readonly desk: Desk;
  /** In place of whoever holds it; left out for a seat that is free. */
  readonly seat?: number;
  /** How many would like to play. */
  readonly of: number;
}

const ways = ['lot', 'best', 'season'] as const;

const texts = deskMore.fromRoom;

const FromRoom = ({ desk: { shell, busy, manage }, seat, of }: Props) => {
  const facts = useLoaded(() => getEpisode(shell.code), [shell.code]);
  return (
    <div class="inline-form stack">
      <p>{texts.next}</p>
      <div class="row">
        {ways.map(by =>
          by === 'season' && facts?.season === undefined ? null : (
            <Button
              key={by}
              disabled={busy}
              onClick={() => void manage({ do: 'call-up', by, ...(seat === undefined ? {} : { seat, instead: true }) })}
            >
              {by === 'lot' ? texts.lot(of) : texts[by]}
            </Button>
          ),
        )}
      </div>
    </div>
  );
};

export default FromRoom;
