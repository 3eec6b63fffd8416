/**
 * What a keyboard covers of the page. Chrome and Firefox make the page smaller (`interactive-widget` in index.html); Safari lets
 * the keyboard lie over it, and says so only here. Style sheets read `--keyboard`, in pixels from the lower edge.
 */
export const followKeyboard = (): void => {
  const seen = globalThis.visualViewport;
  if (seen === undefined || seen === null) return;
  let before = 0;
  const look = () => {
    // Whoever zooms in sees less of the page as well, without any keyboard.
    const covered = seen.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - seen.offsetTop - seen.height));
    if (covered === before) return;
    document.documentElement.style.setProperty('--keyboard', `${covered}px`);
    const rose = covered > before;
    before = covered;
    if (
      rose &&
      document.activeElement instanceof HTMLElement &&
      document.activeElement.matches('input, textarea, select')
    )
      document.activeElement.scrollIntoView({ block: 'nearest' });
  };
  seen.addEventListener('resize', look);
  seen.addEventListener('scroll', look);
};
