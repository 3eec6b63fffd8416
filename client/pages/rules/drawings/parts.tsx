/** Parts of the drawings: boards with bulbs, tiles, flat dice, emblems. Their colors are those of the surrounding show. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { pipsOf } from '../../../../shared/drawings/shapes.ts';
import type { RuleWords } from '../../../../shared/words/en/rules.ts';
import { Emblem } from '../../../parts/emblem.tsx';

export interface Drawing {
  readonly labels: RuleWords['labels'];
  /** Numbers of the show. */
  readonly pictured: readonly string[];
}

/** Width of every drawing in its own units. On a phone one unit is a little less than a pixel. */
const width = 400;

const band = 14;

const alongFrame = (height: number, distance: number) => {
  const [w, h] = [width - band, height - band];
  const around = 2 * (w + h);
  const n = 3 * Math.round(around / distance / 3);
  return Array.from({ length: n }, (_, i) => {
    const d = ((i + 0.5) / n) * around;
    const [x, y] = d < w ? [d, 0] : d < w + h ? [w, d - w] : d < 2 * w + h ? [2 * w + h - d, h] : [0, around - d];
    return { x: x + band / 2, y: y + band / 2, lit: i % 3 !== 2 };
  });
};

/** A drawing without a board: a plate with an edge. */
export const Plate = ({
  height,
  children,
  ...look
}: {
  readonly height: number;
  readonly rx?: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly 'stroke-width'?: number;
  readonly children: ComponentChildren;
}) => (
  <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
    <rect x="1" y="1" width="398" height={height - 2} rx="14" stroke-width="2" {...paper} {...look} />
    {children}
  </svg>
);

const paper = { fill: '#fffaf0', stroke: 'var(--brass)' } as const;

interface BoardProps {
  readonly height: number;
  /** Color of the field that fills the board. */
  readonly field?: string;
  readonly children: ComponentChildren;
}

/** A drawing as the lit board of the stage: a metal band with bulbs around a dark field. */
export const Board = ({ height, field, children }: BoardProps) => {
  const id = useId();
  const inside = { x: band, y: band, width: width - 2 * band, height: height - 2 * band, rx: 8 };
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <linearGradient id={`${id}-band`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="var(--metal-hi)" />
        <stop offset=".3" stop-color="var(--metal)" />
        <stop offset=".6" stop-color="var(--metal-lo)" />
        <stop offset="1" stop-color="var(--metal)" />
      </linearGradient>
      <rect
        {...{ x: 1, y: 1, width: width - 2, height: height - 2, rx: 16 }}
        fill={`url(#${id}-band)`}
        stroke="var(--metal-dk)"
        stroke-width="2"
      />
      <rect {...inside} fill="var(--wall-3)" stroke="var(--metal-dk)" />
      {alongFrame(height, 18).map(({ x, y, lit }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2.6" fill={lit ? '#fff6cf' : '#6b4c1e'} stroke="#0003" />
      ))}
      {field !== undefined && <rect {...inside} fill={field} />}
      {children}
    </svg>
  );
};

interface TextProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly children: ComponentChildren;
}

/** A figure or letter in the board's typeface, centered on x, with its baseline at y. */
export const Figure = ({ size, ...rest }: TextProps) => <text class="figure" font-size={size} {...rest} />;

/** Plain lettering, centered on x, with its baseline at y. */
export const Label = ({ size = 16, fill = 'var(--ink)', ...rest }: TextProps) => (
  <text class="label bold" font-size={size} fill={fill} {...rest} />
);

/** Of a tile: its color, that of its lower edge, and that of its figure. */
export type Look = readonly [fill: string, under: string, ink?: string];

interface TileProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly look: Look;
  readonly figure?: string | number;
  /** Of the figure, and how far its baseline is from the upper edge. */
  readonly size?: number;
  readonly base?: number;
  /** A pale rim, and with `mark` a mark below the figure. */
  readonly lit?: boolean | 'mark';
  readonly children?: ComponentChildren;
}

/** Enamel with a thick lower edge. */
export const Tile = (props: TileProps) => {
  const { x, y, width, height, look, figure, size, base = 0, lit = false, children } = props;
  const [fill, under, ink] = look;
  const place = { x, y, width, rx: 6 };
  return (
    <g>
      <rect {...place} height={height} fill={under} />
      <rect {...place} height={height - 4} fill={fill} />
      {lit && <rect {...place} height={height} fill="none" stroke="#fffaf0" stroke-width="3" />}
      {lit === 'mark' && <path d={`M${x + width / 2 - 5} ${y + height - 8}h10l-5 -6z`} fill="#17110d" />}
      {figure !== undefined && (
        <Figure x={x + width / 2} y={y + base} size={size} fill={ink}>
          {figure}
        </Figure>
      )}
      {children}
    </g>
  );
};

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly size: number;
  readonly body: string;
  readonly edge: string;
  readonly pip: string;
}

/** A die seen from above. */
export const Die = ({ x, y, value, size, body, edge, pip }: DieProps) => (
  <g>
    <rect x={x} y={y} width={size} height={size} rx={size * 0.2} fill={edge} />
    <rect x={x} y={y} width={size} height={size * 0.93} rx={size * 0.2} fill={body} />
    {pipsOf(value).map(([dx, dy]) => (
      <circle
        key={`${dx},${dy}`}
        cx={x + size * (0.5 + dx * 0.26)}
        cy={y + size * (0.465 + dy * 0.25)}
        r={size * 0.095}
        fill={pip}
      />
    ))}
  </g>
);

export const ruby = { body: '#c9161f', edge: '#6a0409', pip: '#fff8f4' } as const;
export const blue = { body: '#ffffff', edge: '#93a5b5', pip: '#12469c' } as const;
export const tangerine = { body: '#f0641a', edge: '#9c2f06', pip: '#fff6e3' } as const;
export const bone = { body: '#f6dca6', edge: '#96743d', pip: '#2a1508' } as const;
export const grey = { body: '#79828b', edge: '#565f68', pip: '#ffffff' } as const;

interface EmblemProps {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly size: number;
}

/** An emblem centered on x and y. */
export const EmblemAt = ({ x, y, seat, size }: EmblemProps) => (
  <svg aria-hidden="true" x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 40 40">
    <Emblem seat={seat} size="100%" />
  </svg>
);
