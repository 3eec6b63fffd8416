/** SVG to PNG, beside the loop that plays the shows: one picture at a time, each drawn once. */
import { fontFiles } from './fonts.ts';

/** Letters that the bundled fonts do not have: then whatever the machine has is looked through, which takes longer. */
const foreign = /[^\s!-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2122]/;

/** Longest that one picture may take, in milliseconds. */
const patience = 10_000;

let last: Promise<unknown> = Promise.resolve();

/** Waits for the pictures asked for before it. `width` in pixels; as the picture says by default. */
export const renderPng = (svg: string, width?: number): Promise<Buffer> => {
  const drawn = last.then(async () => {
    // Loaded with the first picture: a machine that the renderer is not made for plays shows all the same.
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
      AbortSignal.timeout(patience),
    );
    return image.asPng();
  });
  last = drawn.catch(() => undefined);
  return drawn;
};
