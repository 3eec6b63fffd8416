/** Whose is it: each seat has a shape of its own, besides its colour. */
const shapes = [
  'M20 3.5a16.5 16.5 0 1 0 .01 0z',
  'M20 1.5 38.5 20 20 38.5 1.5 20z',
  'M20 3 37 35H3z',
  'M5 5h30v30H5z',
  'M20 2l5.5 11.6 12.7 1.6-9.4 8.7 2.5 12.6L20 30.3l-11.3 6.2 2.5-12.6-9.4-8.7 12.7-1.6z',
  'M14 3h12v11h11v12H26v11H14V26H3V14h11z',
  'M20 2.5 35.5 11v18L20 37.5 4.5 29V11z',
  'M20 2c6 9 13 14 13 22a13 13 0 0 1-26 0c0-8 7-13 13-22z',
] as const;

interface Props {
  readonly seat: number;
  readonly size: number;
  readonly ring?: string;
  /** Nobody there: only the outline. */
  readonly hollow?: boolean;
}

export const Emblem = ({ seat, size, ring = '#17110d', hollow = false }: Props) => {
  const place = seat % shapes.length;
  const fill = hollow ? 'none' : place === 1 ? 'url(#emblem-stripes)' : `var(--seat-${place})`;
  return (
    <svg class="emblem" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      {place === 1 && !hollow && (
        <defs>
          <pattern id="emblem-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill="#63c7ff" />
            <rect width="2.4" height="6" fill="#0a3552" />
          </pattern>
        </defs>
      )}
      <path d={shapes[place]} fill={fill} stroke={ring} stroke-width="4" stroke-linejoin="round" />
      {place === 0 && <circle cx="20" cy="20" r="6" fill={ring} />}
    </svg>
  );
};
