import { expect, test } from 'vitest';
import { figureIn } from '../../shared/words/figure.ts';

test('a year is written as a year, and only longer numbers are grouped', () => {
  const [english, german] = [figureIn('en-US'), figureIn('de-DE')];
  expect([1971, -8849, 4.5, 12_345, 2_598_960].map(english)).toEqual(['1971', '-8849', '4.5', '12,345', '2,598,960']);
  expect([1971, 4.5, 12_345, 2_598_960].map(german)).toEqual(['1971', '4,5', '12.345', '2.598.960']);
  expect([1e21, 1.5e-9].map(german)).toEqual(['1e+21', '1,5e-9']);
});
