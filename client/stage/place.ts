/** How much space the stage has, and how its units fit into it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../../shared/engine/show.ts';
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

/** Cards are not set smaller than this part of their size. */
const least = 0.7;

/** Everything on a card. One that is as wide as its place stays so, and its lines have more letters. */
const setSmaller = (card: HTMLElement, size: number) => {
  const { style } = card;
  const wide = card.offsetWidth + 60 > (card.parentElement?.offsetWidth ?? 0);
  style.scale = size < 1 ? String(size) : '';
  style.transformOrigin = size < 1 ? (wide ? '0 0' : '50% 0') : '';
  style.width = style.maxWidth = size < 1 && wide ? `${100 / size}%` : '';
};

/**
 * In portrait the parts are stacked. If they are higher than the screen, all of them shrink. Returns the factor, at most 1, and the
 * room of the card, in units. Both are kept for a whole act: a card that leaves moves neither the table nor the dice, and makes nothing
 * larger. A question takes the table's room instead, because nothing is rolled meanwhile.
 *
 * On small phones a show's style says the least height of table, card and what is between them (`--floor`). The scale then depends on
 * no card: the largest are set smaller, within what they find there.
 *
 * `whole`: with all parts, unlike an overlay.
 */
export const useFit = (
  { portrait, width, height, u }: ReturnType<typeof usePlace>,
  whole: boolean,
  { show, act, phase }: Pick<View, 'show' | 'act' | 'phase'>,
) => {
  const set = useRef<HTMLDivElement>(null);
  const fit = useSignal(1);
  const room = useSignal(0);
  const kept = useRef({ key: '', fit: 1, room: 0 });
  const frame = useRef(0);
  const measure = useRef(() => {});
  measure.current = () => {
    const part = (name: string) => set.current?.querySelector<HTMLElement>(`:scope > .${name}`);
    const [table, foot, place] = [part('arena'), part('rail'), part('card-place')];
    if (!portrait || !whole || table == null || foot == null || place == null) {
      fit.value = 1;
      room.value = 0;
      return;
    }
    const key = `${show} ${act} ${phase === 'lobby'} ${width} ${height} ${u}`;
    // Letters of a fallback face are wider.
    if (kept.current.key !== key || document.fonts?.status === 'loading') kept.current = { key, fit: 1, room: 0 };
    const style = getComputedStyle(table);
    const floor = Number.parseFloat(style.getPropertyValue('--floor')) || 0;
    const tableLeast = Number.parseFloat(style.minHeight) || 0;
    const card = place.lastElementChild instanceof HTMLElement ? place.lastElementChild : null;
    if (card !== null) setSmaller(card, 1);
    const bottom = card === null ? 0 : card.offsetTop + card.offsetHeight;
    if (place.querySelector('.choices') === null) kept.current.room = Math.max(kept.current.room, bottom);
    const end = foot.offsetTop + foot.offsetHeight;
    const desks = part('desks');
    const below = desks == null || desks.offsetHeight === 0 ? foot : desks;
    const aside = below.offsetTop - table.offsetTop - table.offsetHeight;
    const others = end - table.offsetHeight - place.offsetHeight - aside;
    const needed =
      floor === 0
        ? end - Math.max(0, table.offsetHeight - tableLeast)
        : others + Math.max(floor, aside + tableLeast + bottom * least);
    kept.current.fit = Math.min(kept.current.fit, height / needed);
    if (Math.abs(kept.current.fit - fit.peek()) > 0.004) fit.value = kept.current.fit;
    const most = floor === 0 ? Number.POSITIVE_INFINITY : height / fit.peek() - others - aside - tableLeast;
    place.style.maxHeight = floor === 0 ? '' : `${most}px`;
    room.value = Math.min(kept.current.room, most);
    const fits = (one: HTMLElement, size: number) => one.offsetTop + one.offsetHeight * size <= most;
    if (card !== null)
      for (let size = 1; size > least && !fits(card, size); size -= 0.03) setSmaller(card, size - 0.03);
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
