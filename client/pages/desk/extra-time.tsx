/** More time per turn for one player, who may read slowly or play with a switch. */
import { extraTimes } from '../../../shared/engine/protocol.ts';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { Button } from '../../parts/button.tsx';
import type { Desk } from './desk.ts';

export const ExtraTime = ({ desk, seat }: { readonly desk: Desk; readonly seat: number }) => {
  const now = desk.connection.desk.value?.times[seat] ?? 1;
  return (
    <fieldset class="extra-time">
      <legend>{deskMore.time.title(desk.tell.name(seat))}</legend>
      <div class="row">
        {extraTimes.map(times => (
          <Button
            key={times}
            aria-pressed={now === times}
            disabled={desk.busy}
            onClick={() => void desk.manage({ do: 'extra-time', seat, times })}
          >
            {deskMore.time.times(times)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};
