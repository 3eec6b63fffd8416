/** Renders SVG to PNG outside the event loop, one picture at a time. */
import { fontFiles } from './fonts.ts';

/** Letters that the bundled fonts lack. For them the renderer searches the fonts of the machine, which takes longer. */
const foreign = /[^\s!-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2122]/;

/** Milliseconds that one picture may take. */
const renderTimeout = 10_000;

let last: Promise<unknown> = Promise.resolve();

/** Waits for pictures that were asked for earlier. `width` is in pixels; by default the SVG's own. */
export const renderPng = (svg: string, width?: number): Promise<Buffer> => {
  const drawn = last.then(async () => {
    // Loaded with the first picture, so that shows also run on machines that the renderer does not support.
    const { renderAsync } = await import('@resvg/resvg-js');
    const image = await renderAsync(
      svg,
      {
        font: {
          fontFiles: [...fontFiles()],
          loadSystemFonts: foreign.test(svg),
          defaultFontFamily: 'Barlow Condensed',
        },
        ...(width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } }),
        logLevel: 'off',
      },
      AbortSignal.timeout(renderTimeout),
    );
    return image.asPng();
  });
  last = drawn.catch(() => undefined);
  return drawn;
};
