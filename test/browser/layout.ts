/** What is wrong with a page's layout, computed from the boxes of its elements: cut texts, texts and stamps over texts, scrolling. */
import type { Page } from 'playwright-core';

interface Wish {
  /** `none`: the page may not scroll at all, `down`: only downwards. */
  readonly scroll: 'none' | 'down';
}

/**
 * One line for each fault, [] for a good layout. Only the ink of letters counts, not the room that their font asks for. Names
 * with an ellipsis may be cut; texts for readers of the screen alone are none here.
 */
export const layoutFaults = (page: Page, { scroll }: Wish): Promise<readonly string[]> =>
  page.evaluate(faultsOfLayout, scroll);

/** The same within a page, for engines that take their scripts as text. */
export const faultsOfLayout = (mayScroll: Wish['scroll']): readonly string[] => {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Shown {
    readonly text: string;
    readonly element: Element;
    /** The block it stands in: parts of one line of text are never over each other. */
    readonly block: Element;
    readonly box: Box;
  }
  const faults = new Set<string>();
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > innerWidth + 1) faults.add(`scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);
  if (mayScroll === 'none' && root.scrollHeight > innerHeight + 1)
    faults.add(`scrolls down: ${root.scrollHeight} of ${innerHeight}`);

  const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  /** Where the ink of a line of text is within the box that the browser gives it. */
  const inked = (rect: DOMRect, text: string, style: CSSStyleDeclaration): Box => {
    brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const size = brush.measureText(style.textTransform === 'uppercase' ? text.toUpperCase() : text);
    const room = size.fontBoundingBoxAscent + size.fontBoundingBoxDescent;
    // The box may be scaled, and may hold letters of another font.
    const scale = room === 0 ? 1 : rect.height / room;
    const top = rect.top + (size.fontBoundingBoxAscent - size.actualBoundingBoxAscent) * scale;
    const bottom = rect.top + (size.fontBoundingBoxAscent + size.actualBoundingBoxDescent) * scale;
    return {
      left: rect.left,
      right: rect.right,
      top: Math.max(rect.top, Math.min(top, rect.bottom)),
      bottom: Math.min(rect.bottom, Math.max(bottom, rect.top)),
    };
  };
  const around = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  };
  const blockOf = (element: Element): Element =>
    around(element).find(one => !getComputedStyle(one).display.startsWith('inline')) ?? document.body;
  const unseen = '.for-readers, .unseen, [hidden], svg, script, style, noscript, select, option';

  /** What a text is painted on: the nearest plate, card, tile or button around it. */
  const plateOf = (outer: readonly Element[], styles: readonly CSSStyleDeclaration[]): Element | undefined =>
    outer.find((one, i) => {
      const { backgroundColor, backgroundImage, borderLeftWidth, display } = styles[i] as CSSStyleDeclaration;
      const painted = !/, 0\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none';
      return (
        !display.startsWith('inline') && (painted || Number.parseFloat(borderLeftWidth) > 0) && one.clientWidth > 0
      );
    });

  const shown: Shown[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const whole = (node.textContent ?? '').trim();
    const text = whole.slice(0, 40);
    if (element === null || text === '' || element.closest(unseen) !== null) continue;
    // What only readers of the screen get, under another name.
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
    const outer = around(element);
    const styles = outer.map(one => getComputedStyle(one));
    const style = styles[0] as CSSStyleDeclaration;
    // What is folded away has a box all the same.
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    const scrolls = styles.some(({ overflowY }) => /auto|scroll/.test(overflowY)) || mayScroll === 'down';
    const block = blockOf(element);
    // On a stage. Names and what players write may be of any length.
    if (mayScroll === 'none' && element.closest('bdi, .anywhere, [contenteditable]') === null)
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (first !== undefined && others.some(({ top }) => top > first.bottom - 2)) faults.add(`breaks: ${word}`);
      }
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const ink = inked(rect, whole, style);
      let clamps = false;
      let clip = ink;
      let gone = false;
      for (const [i, one] of outer.entries()) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = styles[i] as CSSStyleDeclaration;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = one.getBoundingClientRect();
        if (textOverflow === 'ellipsis' || !/^(none|)$/.test(webkitLineClamp)) clamps = true;
        const own = /auto|scroll/.test(overflowY);
        if (!clamps && !own && !gone) {
          const by = one.classList[0] ?? one.tagName.toLowerCase();
          if (ink.right > frame.right + 2 || ink.left < frame.left - 2) faults.add(`cut at the side by ${by}: ${text}`);
          if (ink.bottom > frame.bottom + 2 || ink.top < frame.top - 2) faults.add(`cut by ${by}: ${text}`);
        }
        // Lines may be left out where there is an ellipsis, none may be cut in two.
        const within = Math.min(ink.bottom, frame.bottom) - Math.max(ink.top, frame.top);
        // Two pixels of a picture of 1,080 lines are four on one of 2,160.
        const seen = 2 * Math.max(1, innerHeight / 1080);
        if (clamps && !own && within > seen && within < 0.7 * (ink.bottom - ink.top))
          faults.add(`a line cut in two: ${text}`);
        clip = {
          left: Math.max(clip.left, frame.left),
          right: Math.min(clip.right, frame.right),
          top: Math.max(clip.top, frame.top),
          bottom: Math.min(clip.bottom, frame.bottom),
        };
        // Scrolled out of sight is not cut.
        if (own && (clip.right - clip.left < 1 || clip.bottom - clip.top < ink.bottom - ink.top - 1)) gone = true;
      }
      if (gone) continue;
      const plate = plateOf(outer, styles)?.getBoundingClientRect();
      if (plate !== undefined && !clamps && (ink.right > plate.right + 3 || ink.left < plate.left - 3))
        faults.add(`sticks out of what it stands on: ${text}`);
      if (!clamps && (ink.right > innerWidth + 1 || ink.left < -1)) faults.add(`off the side: ${text}`);
      if (!scrolls && (ink.bottom > innerHeight + 1 || ink.top < -1)) faults.add(`off the page: ${text}`);
      if (clip.right - clip.left > 1 && clip.bottom - clip.top > 1) shown.push({ text, element, block, box: clip });
    }
  }

  /** Whether a screen of its own lies over a text at a point: it fills the page or the stage, and nothing shines through it. */
  const screened = (element: Element, x: number, y: number): boolean => {
    const stack = document.elementsFromPoint(x, y);
    const depth = stack.findIndex(one => one.contains(element));
    return stack.slice(0, Math.max(0, depth)).some(one => {
      const { width, height } = one.getBoundingClientRect();
      const set = one.closest('.stage')?.getBoundingClientRect();
      const { backgroundColor, opacity } = getComputedStyle(one);
      const opaque = backgroundColor.startsWith('rgb(') && opacity === '1';
      const whole = Math.min(innerWidth * innerHeight, set === undefined ? Infinity : set.width * set.height);
      return opaque && width * height > 0.9 * whole;
    });
  };

  interface Turned extends Box {
    /** Radians. */
    readonly turn: number;
  }
  /** An element as it lies there: its box is what is left of the box around it when nothing is turned. */
  const lying = (element: Element): Turned => {
    const degrees = around(element).map(one => Number.parseFloat(getComputedStyle(one).rotate) || 0);
    const turn = (degrees.reduce((sum, one) => sum + one, 0) * Math.PI) / 180;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
    const [wide, high] = [width * cos - height * sin, height * cos - width * sin].map(
      size => size / (cos * cos - sin * sin) / 2,
    ) as [number, number];
    const [x, y] = [left + width / 2, top + height / 2];
    return { left: x - wide, right: x + wide, top: y - high, bottom: y + high, turn };
  };
  /** By how many pixels two of them lie over each other: the least in the directions of their four sides. */
  const overlap = (one: Turned, two: Turned): number => {
    const [right, down] = [two.left + two.right - one.left - one.right, two.top + two.bottom - one.top - one.bottom];
    const reach = ({ left, right, top, bottom, turn }: Turned, side: number) =>
      (right - left) * Math.abs(Math.cos(side - turn)) + (bottom - top) * Math.abs(Math.sin(side - turn));
    const sides = [one.turn, two.turn].flatMap(turn => [turn, turn + Math.PI / 2]);
    const depths = sides.map(
      side => reach(one, side) + reach(two, side) - Math.abs(right * Math.cos(side) + down * Math.sin(side)),
    );
    return Math.min(...depths) / 2;
  };
  const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Dice, signs of players, lights; what is larger is a wall, a frame or a table. */
  const pictures = [...document.querySelectorAll('svg, img')].filter(one => {
    const { width, height } = one.getBoundingClientRect();
    return width > 4 && width * height < (innerWidth * innerHeight) / 20 && isSeen(one);
  });
  for (const stamp of document.querySelectorAll('.stamp, .stamp-plate')) {
    if (!isSeen(stamp)) continue;
    const place = lying(stamp);
    const covers = (what: string, other: Turned) => {
      if (overlap(place, other) > 3) faults.add(`the stamp “${stamp.textContent}” covers ${what}`);
    };
    // Upright it lies where the title is, which tells nothing.
    for (const { text, element, box } of shown)
      if (!stamp.contains(element) && element.closest('.sign') === null) covers(`“${text}”`, { ...box, turn: 0 });
    for (const one of pictures)
      covers(
        around(one)
          .map(outer => outer.classList[0] ?? outer.localName)
          .slice(0, 3)
          .join(' in '),
        lying(one),
      );
  }

  /** Layers that lie over the page on purpose; what they cover can be scrolled to. */
  const layers = '.pause, .sound-check, .connection-state, dialog, .dock, .foot, footer';
  for (const [i, one] of shown.entries()) {
    for (const two of shown.slice(i + 1)) {
      if (one.block === two.block || one.element.closest(layers) !== two.element.closest(layers)) continue;
      const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
      const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
      if (wide <= 3 || high <= 3) continue;
      const x = Math.max(one.box.left, two.box.left) + wide / 2;
      const y = Math.max(one.box.top, two.box.top) + high / 2;
      if (!screened(one.element, x, y) && !screened(two.element, x, y)) faults.add(`“${one.text}” over “${two.text}”`);
    }
  }
  return [...faults];
};
