/**
 * Calls `react` when one of the elements has another size, and once at the beginning. It comes before the next picture, because
 * whoever changes the layout within the observer makes WebKit report a loop. Returns what ends it.
 */
export const onResize = (elements: readonly (Element | null)[], react: () => void): (() => void) => {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(react);
  });
  for (const element of elements) if (element !== null) observer.observe(element);
  return () => {
    if (frame !== 0) cancelAnimationFrame(frame);
    observer.disconnect();
  };
};
