/** A seat's emblem: shape, color and pattern always together (docs/look.md, “Whose is it”). */
import { emblems } from '../../shared/drawings/shapes.ts';

/** They tell the diamond apart without color. */
const stripes = Array.from({ length: 5 }, (_, i) => (
  <rect key={i} x={9.5 + i * 4.9} y="9" width="2.2" height="22" fill="#0a3552" transform="rotate(45 20 20)" />
));

interface Props {
  readonly seat: number;
  /** Width and height. Styles may change pixels, but not a CSS length. */
  readonly size?: number | string;
  readonly ring?: string;
  /** The seat is empty, so only the outline is drawn. */
  readonly hollow?: boolean;
}

export const Emblem = ({ seat, size = '1.5em', ring = '#17110d', hollow = false }: Props) => {
  const place = seat % emblems.length;
  const both = { width: size, height: size };
  return (
    <svg
      class="emblem flex-none"
      {...(typeof size === 'number' ? both : { style: both })}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <path
        d={emblems[place]}
        fill={hollow ? 'none' : `var(--seat-${place})`}
        stroke={ring}
        stroke-width="4"
        stroke-linejoin="round"
      />
      {place === 0 && <circle cx="20" cy="20" r="6" fill={ring} />}
      {place === 1 && !hollow && stripes}
    </svg>
  );
};

/** Emblem and name as a badge in the seat's color. */
export const SeatBadge = ({ seat, name }: { readonly seat: number; readonly name: string }) => (
  <span class={`inline-flex items-center min-w-0 bold pill in-ink t4 gap-2 seat-badge seat-${seat}`}>
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
