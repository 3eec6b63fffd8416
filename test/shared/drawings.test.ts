import { expect, test } from 'vitest';
import { drawDice } from '../../shared/drawings/dice.ts';
import { manifests } from '../../shared/shows/index.ts';

test('no die of a drawing is cut by its edge: posters, phones and six of a kind', () => {
  const throws = [
    ...manifests.flatMap(({ faces }) => (faces === undefined ? [] : [faces])),
    ...[1, 2, 3, 4, 5, 6].flatMap(face => [1, 2, 3, 4, 5, 6].map(dice => Array.from({ length: dice }, () => face))),
  ];
  for (const values of throws) {
    const { box, markup } = drawDice(values, 'ivory', 'd');
    const [left, top, width, height] = box;
    const bodies = [...markup.matchAll(/<path d="M([^"]+)z" fill="url\(#d-edge\)"/g)].map(([, path = '']) => path);
    expect(bodies).toHaveLength(values.length);
    for (const [x = 0, y = 0] of bodies
      .join('L')
      .split('L')
      .map(point => point.split(' ').map(Number))) {
      expect(x, values.join()).toBeGreaterThan(left);
      expect(x, values.join()).toBeLessThan(left + width);
      expect(y, values.join()).toBeGreaterThan(top);
      expect(y, values.join()).toBeLessThan(top + height);
    }
  }
});
