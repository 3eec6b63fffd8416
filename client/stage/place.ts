/** How much space the stage has, and how its units fit into it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onResize } from '../parts/on-resize.ts';
import type { DicePlacement } from './board.ts';

/** Width in units. */
const wide = { width: 1920, height: 1080 } as const;
const tall = { width: 720, height: 760 } as const;

/** Upright screens of fewer units have no room to spare: phones whose page has more than the stage. */
const roomy = 1120;

export const usePlace = () => {
  const host = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 1920, height: 1080 });
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const measure = () => {
      size.value = { width: element.clientWidth || 1, height: element.clientHeight || 1 };
    };
    measure();
    return onResize([element], measure);
  }, []);
  const { width, height } = size.value;
  const portrait = width / height < 1.05;
  const frame = portrait ? tall : wide;
  const u = Math.min(width / frame.width, height / frame.height);
  const units = { width: frame.width, height: portrait ? height / u : frame.height };
  // The space beside and above the frame, in its units.
  const margin = { x: Math.max(0, (width / u - units.width) / 2), y: Math.max(0, height / u - units.height) };
  return { host, portrait, u, ...units, margin };
};

export const isShort = ({ portrait, height }: Pick<ReturnType<typeof usePlace>, 'portrait' | 'height'>): boolean =>
  portrait && height < roomy;

export const useSize = () => {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      size.value = { width: element.offsetWidth || 1, height: element.offsetHeight || 1 };
    };
    // Measuring here would lay out the stage in the middle of its first drawing.
    return onResize([element], measure);
  }, []);
  return { ref, ...size.value };
};

/**
 * In portrait the parts are stacked. If they are higher than the screen, all of them shrink. Returns the factor, at most 1, and the
 * room of the card, in units. Both are kept for a whole act: a card that leaves moves neither the table nor the dice, and makes nothing
 * larger. A question takes the table's room instead, because nothing is rolled meanwhile.
 *
 * `act`: changes with whatever has a picture of its own.
 */
export const useFit = ({ portrait, width, height, u }: ReturnType<typeof usePlace>, whole: boolean, act: string) => {
  const set = useRef<HTMLDivElement>(null);
  const fit = useSignal(1);
  const room = useSignal(0);
  const kept = useRef({ key: '', fit: 1, room: 0 });
  const frame = useRef(0);
  const measure = useRef(() => {});
  measure.current = () => {
    const table = set.current?.querySelector<HTMLElement>(':scope > .arena');
    const foot = set.current?.querySelector<HTMLElement>(':scope > .rail');
    if (!portrait || !whole || table == null || foot == null) {
      fit.value = 1;
      room.value = 0;
      return;
    }
    const key = `${act} ${width} ${height} ${u}`;
    // Letters of a fallback face are wider.
    if (kept.current.key !== key || document.fonts?.status === 'loading') kept.current = { key, fit: 1, room: 0 };
    const place = set.current?.querySelector<HTMLElement>(':scope > .card-place');
    const card = place?.lastElementChild;
    if (place != null && card instanceof HTMLElement && place.querySelector('.choices') === null)
      kept.current.room = Math.max(kept.current.room, card.offsetTop + card.offsetHeight);
    room.value = kept.current.room;
    const least = Number.parseFloat(getComputedStyle(table).minHeight) || 0;
    const needed = foot.offsetTop + foot.offsetHeight - Math.max(0, table.offsetHeight - least);
    kept.current.fit = Math.min(kept.current.fit, height / needed);
    if (Math.abs(kept.current.fit - fit.peek()) > 0.004) fit.value = kept.current.fit;
  };
  // Measured before the next picture, once for all that changed until then, because each measurement lays out the whole stage.
  useLayoutEffect(() => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      measure.current();
    });
  });
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { set, fit: fit.value, room: room.value };
};

interface Arena {
  readonly width: number;
  readonly height: number;
}

/** Center and half axes of the felt table. */
export const tableIn = ({ height }: Arena, portrait: boolean) =>
  portrait
    ? ({ middle: [360, height + 70], axes: [480, height + 40] } as const)
    : ({ middle: [960, 710], axes: [720, 470] } as const);

/** Where dice lie on the felt. On a low table the total is beside the dice instead of below them. */
export const feltIn = ({ height }: Arena, portrait: boolean): DicePlacement =>
  portrait
    ? {
        middle: [height < 250 ? 240 : 360, height * 0.56],
        edge: Math.max(Math.min(60, height / 2), Math.min(133, height / 3.1)),
      }
    : { middle: [950, 418], edge: 133 };
