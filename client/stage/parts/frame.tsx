/** The lit frame around a board: metal with bulbs that are still, or chase each other in an event. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { stops } from './light.tsx';

interface Box {
  readonly width: number;
  readonly height: number;
}

const band = 28;
const corner = 34;

/** Evenly spaced positions of bulbs along the middle of the band. */
const along = ({ width, height }: Box, count: number): readonly (readonly [number, number])[] => {
  const inset = band / 2;
  const bend = corner - inset;
  const [right, bottom] = [width - inset, height - inset];
  const arc = (Math.PI * bend) / 2;
  const level = width - 2 * corner;
  const upright = height - 2 * corner;
  const whole = 2 * (level + upright) + 4 * arc;
  const around = (x: number, y: number, from: number, part: number): readonly [number, number] => {
    const angle = from + (part * Math.PI) / 2;
    return [x + bend * Math.cos(angle), y + bend * Math.sin(angle)];
  };
  const pieces: readonly [number, (part: number) => readonly [number, number]][] = [
    [level, t => [corner + t * level, inset]],
    [arc, t => around(right - bend, inset + bend, -Math.PI / 2, t)],
    [upright, t => [right, corner + t * upright]],
    [arc, t => around(right - bend, bottom - bend, 0, t)],
    [level, t => [width - corner - t * level, bottom]],
    [arc, t => around(inset + bend, bottom - bend, Math.PI / 2, t)],
    [upright, t => [inset, height - corner - t * upright]],
    [arc, t => around(inset + bend, inset + bend, Math.PI, t)],
  ];
  return Array.from({ length: count }, (_, bulb) => {
    let left = (whole * bulb) / count;
    for (const [length, place] of pieces) {
      if (left <= length) return place(left / length);
      left -= length;
    }
    return [corner, inset];
  });
};

interface Props extends Box {
  /** Pixels between two bulbs. */
  readonly gap?: number;
  readonly chase: boolean;
  readonly children: ComponentChildren;
}

export const Frame = ({ width, height, gap = 38, chase, children }: Props) => {
  const bulbs = useMemo(() => {
    const count = Math.round((2 * (width + height)) / gap / 3) * 3;
    const places = along({ width, height }, count);
    const at = places.map(([x, y]) => [x.toFixed(1), y.toFixed(1)] as const);
    return (
      <svg class="frame-bulbs absolute" width={width} height={height} aria-hidden="true">
        <defs>
          <radialGradient id="bulb-halo">{stops('#ffe9a0bf 0, #ffc84a47 .45, #ffb02000 1')}</radialGradient>
        </defs>
        {at.map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="6" fill="#8a6a34" stroke="#c9a25a" stroke-width="1.5" />
        ))}
        {[0, 1, 2].map(third => (
          <g key={third} class={`third third-${third}`}>
            {at.map(([x, y], bulb) =>
              bulb % 3 === third ? (
                <g key={`${x},${y}`}>
                  <circle cx={x} cy={y} r="16" fill="url(#bulb-halo)" />
                  <circle cx={x} cy={y} r="6.4" fill="#fff0c0" />
                </g>
              ) : null,
            )}
          </g>
        ))}
      </svg>
    );
  }, [width, height, gap]);
  return (
    <div class={`relative frame ${chase ? 'chase' : ''}`} style={{ width: `${width}px`, height: `${height}px` }}>
      <div class="frame-in absolute r4" />
      {bulbs}
      <div class="frame-board absolute">{children}</div>
    </div>
  );
};
