/** Draws each frame of a film of the winning throw on one canvas: before it, the throw, and the brag. */

export type Format = 'upright' | 'wide';

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Position and width of the picture, which is 1200 by 630. */
  readonly picture: { readonly x: number; readonly y: number; readonly width: number };
  /** The felt, and the part of the table on which dice are seen. */
  readonly felt: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const frames: Readonly<Record<Format, Frame>> = {
  upright: {
    width: 720,
    height: 1280,
    picture: { x: 20, y: 90, width: 680 },
    felt: { x: 20, y: 560, width: 680, height: 600 },
  },
  wide: {
    width: 1280,
    height: 720,
    picture: { x: 24, y: 156, width: 760 },
    felt: { x: 800, y: 90, width: 460, height: 540 },
  },
};

/** Milliseconds from the beginning: when the hand opens, when the brag comes, and the end. The throw is a tense one. */
export const cuts = { opens: 900, lands: 3500, brags: 4100, ends: 9000 } as const;

export interface Pictures {
  /** The board before the throw, and the share card. */
  readonly before: CanvasImageSource | null;
  readonly card: CanvasImageSource | null;
  /** The canvas of the dice, and its size in pixels of the film; null if there is none. */
  readonly dice: { readonly canvas: CanvasImageSource; readonly width: number; readonly height: number } | null;
}

const ease = (part: number): number => 1 - (1 - Math.max(0, Math.min(1, part))) ** 3;

/** `at`: milliseconds from the beginning. */
export const drawFilm = (
  on: CanvasRenderingContext2D,
  format: Format,
  { before, card, dice }: Pictures,
  at: number,
): void => {
  const { width, height, picture, felt } = frames[format];
  const wall = on.createRadialGradient(width / 2, height / 3, 40, width / 2, height / 2, Math.max(width, height) * 0.7);
  wall.addColorStop(0, '#4a2c1a');
  wall.addColorStop(1, '#140c08');
  on.fillStyle = wall;
  on.fillRect(0, 0, width, height);

  const [cx, cy] = [felt.x + felt.width / 2, felt.y + felt.height / 2];
  const ellipse = (more: number, colour: string) => {
    on.beginPath();
    on.ellipse(cx, cy, felt.width / 2 - more, felt.height / 2 - more, 0, 0, 2 * Math.PI);
    on.fillStyle = colour;
    on.fill();
  };
  ellipse(0, '#c8923a');
  ellipse(10, '#0e4a33');
  if (dice !== null) on.drawImage(dice.canvas, felt.x, felt.y, dice.width, dice.height);

  const tall = (picture.width * 630) / 1200;
  const show = (image: CanvasImageSource, seen: number, size: number) => {
    on.globalAlpha = seen;
    const [w, h] = [picture.width * size, tall * size];
    on.drawImage(image, picture.x + (picture.width - w) / 2, picture.y + (tall - h) / 2, w, h);
    on.globalAlpha = 1;
  };
  const brag = ease((at - cuts.brags) / 450);
  if (before !== null && brag < 1) show(before, 1, 1);
  if (card !== null && (brag > 0 || before === null)) show(card, before === null ? 1 : brag, 0.9 + 0.1 * brag);
};
