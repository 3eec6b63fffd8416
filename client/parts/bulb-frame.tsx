/** Bulbs around the edge of the window. Two of three are lit. */
import './bulb-frame.css';
import { useEffect, useState } from 'preact/hooks';

interface Bulb {
  readonly x: number;
  readonly y: number;
  readonly lit: boolean;
}

const bulbsAround = (width: number, height: number, inset: number, distance: number): readonly Bulb[] => {
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const around = 2 * (w + h);
  const n = 3 * Math.max(4, Math.round(around / distance / 3));
  return Array.from({ length: n }, (_, i) => {
    const along = ((i + 0.5) / n) * around;
    const [x, y] =
      along < w
        ? [along, 0]
        : along < w + h
          ? [w, along - w]
          : along < 2 * w + h
            ? [2 * w + h - along, h]
            : [0, around - along];
    return { x: x + inset, y: y + inset, lit: i % 3 !== 2 };
  });
};

export const BulbFrame = () => {
  const [[width, height], setSize] = useState<readonly [number, number]>([innerWidth, innerHeight]);
  useEffect(() => {
    const measure = () => setSize([document.documentElement.clientWidth, innerHeight]);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const small = width < 700;
  const radius = small ? 3.4 : 5;
  return (
    <svg class="bulb-frame inset-0 untouched" width={width} height={height} aria-hidden="true">
      <defs>
        <radialGradient id="bulb-halo">
          <stop offset="0" stop-color="#ffe9a0" stop-opacity=".75" />
          <stop offset=".45" stop-color="#ffc84a" stop-opacity=".28" />
          <stop offset="1" stop-color="#ffb020" stop-opacity="0" />
        </radialGradient>
      </defs>
      {bulbsAround(width, height, small ? 9 : 14, small ? 32 : 34).map(({ x, y, lit }) =>
        lit ? (
          <g key={`${x},${y}`}>
            <circle cx={x} cy={y} r={radius * 2.6} fill="url(#bulb-halo)" />
            <circle cx={x} cy={y} r={radius} fill="#fff0c0" />
          </g>
        ) : (
          <g key={`${x},${y}`}>
            <circle cx={x} cy={y} r={radius} fill="#8a6a34" />
            <circle cx={x - radius * 0.25} cy={y - radius * 0.25} r={radius * 0.4} fill="#c9a25a" />
          </g>
        ),
      )}
    </svg>
  );
};
