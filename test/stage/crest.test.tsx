/** The bulb display on top of a board leaves the plates beside it whole, whatever it counts in. */
import { afterEach, expect, test } from 'vitest';
import { bulbAmount } from '../../client/stage/formats.ts';
import { roomOnCrest } from '../../client/stage/parts/crest.tsx';
import { BulbFigures } from '../../client/stage/parts/figures.tsx';
import { countIn, currencies } from '../../shared/engine/money.ts';

afterEach(() => countIn('dollars'));

/** In set.css: where the plates beside a crest in the middle begin, and what its frame takes. */
const [left, right, middle, frame] = [662, 1246, 960, 2 * (7 + 30 + 3)];

test.each(currencies)('figures of up to seven digits in %s fit between the plates, and all are drawn', currency => {
  countIn(currency);
  const between = 2 * Math.min(middle - left, right - middle) - frame;
  for (const amount of [50, 1300, 9_999, 62_500, 100_000, 750_000, 1_000_000, 9_999_999])
    for (const places of [6, 7, 10]) {
      const text = bulbAmount(amount);
      const { props } = BulbFigures({ text, height: 92, places, room: roomOnCrest(false, true) });
      const { width, height } = props as { readonly width: number; readonly height: number };
      expect([text, places, width <= between]).toEqual([text, places, true]);
      // Legible from three metres (look.md).
      expect([text, places, height > 42]).toEqual([text, places, true]);
    }
});
