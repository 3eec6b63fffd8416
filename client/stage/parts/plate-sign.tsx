/** A small plate beside the crest: a round, a place in a list. */
import type { Plate } from '../board.ts';

export const PlateSign = ({ plate, place }: { readonly plate: Plate | null; readonly place: string }) =>
  plate === null ? null : (
    <div class={`plate plate-${place}`}>
      {plate.big}
      {plate.small !== undefined && <small>{plate.small}</small>}
    </div>
  );
