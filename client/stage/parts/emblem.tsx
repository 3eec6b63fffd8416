import { emblems as shapes } from '../../../shared/drawings/emblems.ts';

interface Props {
  readonly seat: number;
  readonly size: number;
  readonly ring?: string;
  /** The seat is empty, so only the outline is drawn. */
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
