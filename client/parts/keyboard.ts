/** Toolbars that a browser shows and hides are lower than any keyboard, in pixels. */
const leastKeyboard = 120;

/**
 * How much of the page a keyboard covers. Chrome and Firefox resize the page (`interactive-widget` in index.html). Safari draws
 * the keyboard over it and reports that only here. Style sheets read `--keyboard`, in pixels from the lower edge.
 */
export const followKeyboard = (): void => {
  const viewport = globalThis.visualViewport;
  if (viewport === undefined || viewport === null) return;
  let before = 0;
  let height = viewport.height;
  let highest = height;
  const look = () => {
    // Zooming in also shrinks the visible part of the page, without any keyboard.
    const covered =
      viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - viewport.offsetTop - viewport.height));
    // On some phones it rises in many steps.
    const rises = viewport.height < height && viewport.height < highest - leastKeyboard;
    height = viewport.height;
    highest = Math.max(highest, height);
    if (covered !== before) document.documentElement.style.setProperty('--keyboard', `${covered}px`);
    before = covered;
    if (
      rises &&
      document.activeElement instanceof HTMLElement &&
      document.activeElement.matches('input, textarea, select')
    )
      document.activeElement.scrollIntoView({ block: 'nearest' });
  };
  viewport.addEventListener('resize', look);
  viewport.addEventListener('scroll', look);
};
