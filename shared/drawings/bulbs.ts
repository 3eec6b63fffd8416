/** Figures of bulbs, five by seven dots; unlit bulbs stay to be seen. */

/** Seven rows of five dots as hex. */
const glyphs: Readonly<Record<string, string>> = {
  '0': '0e11131519110e',
  '1': '040c040404040e',
  '2': '0e11010204081f',
  '3': '1f02040201110e',
  '4': '02060a121f0202',
  '5': '1f101e0101110e',
  '6': '0608101e11110e',
  '7': '1f010204080808',
  '8': '0e11110e11110e',
  '9': '0e11110f01020c',
  $: '040f140e051e04',
  // Of CY$.
  C: '0e11101010110e',
  Y: '11110a04040404',
  '-': '0000001f000000',
  ':': '00040000000400',
  ' ': '00000000000000',
};

/** Padded on the left with unlit digits and commas, so that nothing moves as money grows. */
export const filled = (text: string, places: number): string => {
  let full = text;
  // The sign of the currency moves on as the sum grows, and no comma is counted for it.
  const sign = Math.max(0, text.search(/\d/));
  while (full.length < places) full = ((full.length - sign) % 4 === 3 ? ';' : ' ') + full;
  return full;
};

/** Dots of a text, lit and unlit, as two paths, and its width, in dots; a comma or point sits low between its neighbours. */
export const dots = (text: string) => {
  const paths = { lit: '', unlit: '' };
  const dot = (x: number, y: number, on: boolean) => {
    paths[on ? 'lit' : 'unlit'] += `M${x.toFixed(2)} ${(y + 0.42).toFixed(2)}a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0`;
  };
  let x = 0;
  for (const char of text) {
    if (char === ',' || char === '.' || char === ';') {
      for (let row = 0; row < 8; row++) dot(x, row, char === ',' ? row >= 6 : char === '.' && row === 6);
      x += 1.6;
      continue;
    }
    const glyph = glyphs[char] ?? glyphs[' '] ?? '';
    for (let row = 0; row < 7; row++) {
      const bits = Number.parseInt(glyph.slice(row * 2, row * 2 + 2), 16);
      for (let column = 0; column < 5; column++) dot(x + column, row, ((bits >> (4 - column)) & 1) === 1);
    }
    x += 6;
  }
  return { ...paths, width: Math.max(1, x - 0.6) };
};
