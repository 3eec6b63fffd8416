/** Letters on a television are read from a sofa: none is smaller than docs/look.md has it. */
import type { Page } from 'playwright-core';

/** CSS pixels on a picture of 1,080 lines (docs/look.md): of any text, and of the commentary in the rail. */
const least = { text: 30, rail: 36 };

/** One line for each text that is smaller, with its size as on 1,080 lines; [] for none. What is drawn small moves as one picture. */
export const smallLetters = (page: Page): Promise<readonly string[]> =>
  page.evaluate(least => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (element === null || text === '' || element.closest('.unseen, [hidden], script, style, noscript')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      if (width < 1 || height < 1) continue;
      const box = element.getBoundingClientRect();
      const { offsetHeight } = element as HTMLElement;
      // An SVG's letters are measured by its scale, all others by what a transform makes of them.
      const scale =
        element instanceof SVGGraphicsElement
          ? (element.getScreenCTM()?.d ?? 1)
          : offsetHeight > 0
            ? box.height / offsetHeight
            : 1;
      const smallest = element.closest('.rail p') === null ? least.text : least.rail;
      const size = (Number.parseFloat(getComputedStyle(element).fontSize) * scale * 1080) / innerHeight;
      if (size < smallest - 0.5)
        found.add(
          `${size.toFixed(1)} px: “${text.slice(0, 40)}” in ${element.closest('[class]')?.getAttribute('class') ?? element.tagName}`,
        );
    }
    return [...found];
  }, least);
