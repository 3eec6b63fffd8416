/** Bars of a browser that come and go are lower than any keyboard, in pixels. */
const leastKeyboard = 120;

/**
 * What a keyboard covers of the page. Chrome and Firefox make the page smaller (`interactive-widget` in index.html); Safari lets
 * the keyboard lie over it, and says so only here. Style sheets read `--keyboard`, in pixels from the lower edge.
 */
export const followKeyboard = (): void => {
  const seen = globalThis.visualViewport;
  if (seen === undefined || seen === null) return;
  let before = 0;
  let height = seen.height;
  let highest = height;
  const look = () => {
    // Whoever zooms in sees less of the page as well, without any keyboard.
    const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.offsetTop - seen.height));
    // On some phones it rises in many steps.
    const rises = seen.height < height && seen.height < highest - leastKeyboard;
    height = seen.height;
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
  seen.addEventListener('resize', look);
  seen.addEventListener('scroll', look);
};
