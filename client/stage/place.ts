/** How much space the stage has, and how its units fit into it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onResize } from '../parts/on-resize.ts';
import type { DicePlacement } from './board.ts';

/** Width in units. */
const wide = { width: 1920, height: 1080 } as const;
const tall = { width: 720, height: 760 } as const;

/** Upright screens of fewer units have no room to spare: phones whose page has more than the stage. */
const roomy = 1200;

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
 * In portrait the parts are stacked. If they are higher than the screen, all of them shrink. Returns the factor, at most 1.
 *
 * No card decides it: a style says what room the card and the table have (`--card-room`, `--table-room`), and the other parts keep
 * their heights. So the scale is the same for a whole act, and a card that comes or leaves moves nothing. Larger cards are set
 * smaller. While no dice lie there, they take the table's room instead.
 *
 * `whole`: with all parts, unlike an overlay.
 */
export const useFit = ({ portrait, height }: ReturnType<typeof usePlace>, whole: boolean) => {
  const set = useRef<HTMLDivElement>(null);
  const fit = useSignal(1);
  const frame = useRef(0);
  const measure = useRef(() => {});
  measure.current = () => {
    const part = (name: string) => set.current?.querySelector<HTMLElement>(`:scope > .${name}`);
    const [table, foot, place] = [part('arena'), part('rail'), part('card-place')];
    if (!portrait || !whole || table == null || foot == null || place == null) {
      fit.value = 1;
      return;
    }
    const style = getComputedStyle(table);
    const units = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
    const card = place.lastElementChild instanceof HTMLElement ? place.lastElementChild : null;
    if (card !== null) setSmaller(card, 1);
    const others = foot.offsetTop + foot.offsetHeight - table.offsetHeight - place.offsetHeight;
    const scale = Math.min(1, height / (others + units('--card-room') + units('--table-room')));
    if (Math.abs(scale - fit.peek()) > 0.004) fit.value = scale;
    const most = height / scale - others - units('min-height');
    place.style.maxHeight = `${most}px`;
    if (card !== null) {
      const picture = place.querySelector<HTMLElement>('.beside-picture img')?.offsetHeight ?? 0;
      place.style.setProperty('--picture-room', `${most - card.offsetTop - card.offsetHeight + picture}px`);
    }
    const fits = (one: HTMLElement, size: number) => one.offsetTop + one.offsetHeight * size <= place.offsetHeight;
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
  useLayoutEffect(() => {
    // Letters of a fallback face are wider.
    const come = () => measure.current();
    document.fonts?.addEventListener('loadingdone', come);
    return () => {
      document.fonts?.removeEventListener('loadingdone', come);
      cancelAnimationFrame(frame.current);
    };
  }, []);
  return { set, fit: fit.value };
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

/** On a low table dice are as large as it is deep; on a deep one they leave felt around them. */
export const edgeOn = (height: number): number => Math.max(Math.min(78, height / 2), Math.min(133, height / 3.1));

/** Where dice lie on the felt. On a low table the total is beside the dice instead of below them. */
export const feltIn = ({ height }: Arena, portrait: boolean): DicePlacement =>
  portrait
    ? {
        middle: [height < 250 ? 240 : 360, height * 0.56],
        edge: edgeOn(height),
      }
    : { middle: [950, 418], edge: 133 };
