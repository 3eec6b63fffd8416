import { Emblem } from './emblem.tsx';

/** Emblem and name as a badge in the seat's color. */
export const SeatBadge = ({ seat, name }: { readonly seat: number; readonly name: string }) => (
  <span class={`seat-badge seat-${seat}`}>
    <Emblem seat={seat} size="26px" />
    <bdi class="name" dir="auto">
      {name}
    </bdi>
  </span>
);

/** A name on one line, with an ellipsis if it is too long. */
export const Name = ({ name }: { readonly name: string }) => (
  <bdi class="name" dir="auto" title={name}>
    {name}
  </bdi>
);
