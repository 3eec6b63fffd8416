/** The felt table: an ellipse seen from the dice camera, with tape around the felt in the danger zone. */
import { useMemo } from 'preact/hooks';
import { stops } from './light.tsx';

interface Props {
  readonly width: number;
  readonly height: number;
  /** Center and half axes of the ellipse in this picture. */
  readonly middle: readonly [number, number];
  readonly axes: readonly [number, number];
  readonly danger: boolean;
}

export const Table = ({ width, height, middle: [cx, cy], axes: [rx, ry], danger }: Props) =>
  useMemo(() => {
    const ring = (part: number) => ({ cx, cy, rx: rx * part, ry: ry * part });
    return (
      <svg
        class="table block absolute"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <defs>
          <radialGradient id="felt" cx=".46" cy=".2" r=".62">
            <stop offset="0" stop-color="color-mix(in srgb, var(--felt) 78%, white)" />
            <stop offset=".45" stop-color="var(--felt)" />
            <stop offset="1" stop-color="var(--felt-2)" />
          </radialGradient>
          <linearGradient id="table-rim" x1="0" x2="1">
            {stops('var(--rim-dk) 0, var(--rim-hi) .3, var(--rim-hi) .46, var(--rim) .75, var(--rim-dk) 1')}
          </linearGradient>
          <linearGradient id="table-metal" x1="0" x2="1">
            {stops('var(--metal-lo) 0, var(--metal-hi) .35, var(--metal) .55, var(--metal-lo) 1')}
          </linearGradient>
          <filter id="table-soft" x="-20%" y="-100%" width="140%" height="300%">
            <feGaussianBlur stdDeviation="22" />
          </filter>
          <clipPath id="table-felt">
            <ellipse {...ring(0.93)} />
          </clipPath>
          <pattern id="tape" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
            <rect width="56" height="56" fill="#17110d" />
            <rect width="28" height="56" fill="#ffd400" />
          </pattern>
        </defs>
        <ellipse
          cx={cx + 15}
          cy={cy + 6}
          rx={rx * 1.05}
          ry={ry * 1.05}
          fill="#000"
          opacity=".55"
          filter="url(#table-soft)"
        />
        <ellipse {...ring(1)} fill="url(#table-rim)" />
        <ellipse {...ring(1)} fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3" />
        <ellipse {...ring(0.985)} fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8" />
        <ellipse {...ring(0.958)} fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="10" />
        <ellipse {...ring(0.936)} fill="url(#table-metal)" />
        <ellipse {...ring(0.928)} fill="#0008" />
        <ellipse {...ring(0.926)} fill="url(#felt)" />
        <g class={`tape ${danger ? 'on' : ''}`}>
          <ellipse {...ring(0.926)} fill="url(#tape)" />
          <ellipse {...ring(0.878)} fill="#0009" />
          <ellipse {...ring(0.875)} fill="url(#felt)" />
        </g>
        <g clip-path="url(#table-felt)">
          <ellipse
            cx={cx}
            cy={cy - ry * 0.935}
            rx={rx * 0.7}
            ry="46"
            fill="#000"
            opacity=".34"
            filter="url(#table-soft)"
          />
        </g>
      </svg>
    );
  }, [width, height, cx, cy, rx, ry, danger]);
