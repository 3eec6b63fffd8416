/** Light and shapes for walls. */

/** A sunburst around a point as one path of `count` beams. */
export const rays = (cx: number, cy: number, count: number, turn: number): string => {
  const reach = 2000;
  const edge = (part: number) => {
    const angle = part * Math.PI * 2 + turn;
    return `${(cx + reach * Math.cos(angle)).toFixed(0)} ${(cy + reach * Math.sin(angle)).toFixed(0)}`;
  };
  return Array.from(
    { length: count },
    (_, beam) => `M${cx} ${cy}L${edge(beam / count)}L${edge((beam + 0.5) / count)}z`,
  ).join('');
};

export const coneDefs = (colour: string) => (
  <linearGradient id="light-cone" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color={colour} stop-opacity=".95" />
    <stop offset="1" stop-color={colour} stop-opacity="0" />
  </linearGradient>
);

/** A spotlight from the ceiling. `wide` and `long` describe its lower end, which is `aside` from the lamp. */
export const cone = (x: number, wide: number, long: number, aside: number, opacity: number) => (
  <path
    d={`M${x - 14} -20L${x + 14} -20L${x + aside + wide} ${long - 20}L${x + aside - wide} ${long - 20}z`}
    fill="url(#light-cone)"
    opacity={opacity}
  />
);
