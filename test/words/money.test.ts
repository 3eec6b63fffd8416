/** Money as a host calls it: in dollars, or in the cyber-dollars of the old net game. */
import { afterEach, describe, expect, test } from 'vitest';
import { amount } from '../../client/stage/formats.ts';
import { countIn, moneyIn, spokenMoney } from '../../shared/engine/money.ts';
import { narratorFor, words } from '../../shared/words/index.ts';

describe('money', () => {
  afterEach(() => countIn('dollars'));

  test('cents only if there are any, in either currency and language', () => {
    expect([1500, 937.5, 0].map(moneyIn('en-US'))).toEqual(['$1,500', '$937.50', '$0']);
    expect([1500, 937.5].map(moneyIn('en-US', 'cyber-dollars'))).toEqual(['CY$1,500', 'CY$937.50']);
    expect(moneyIn('de-DE', 'cyber-dollars')(-1500)).toBe('-1.500\u00a0CY$');
  });

  test('a page counts in the currency of its show, on boards and in commentary', () => {
    const said = () => [amount(3000), narratorFor([]).money(3000)];
    expect(said()).toEqual(['$3,000', '$3,000']);
    countIn('cyber-dollars');
    expect(said()).toEqual(['CY$3,000', 'CY$3,000']);
    // A server says which, whatever this process showed before.
    expect(narratorFor([], words(), -1, 'dollars').money(3000)).toBe('$3,000');
  });

  test('a voice says cyber-dollars and does not spell', () => {
    expect(spokenMoney('Ann banks CY$4,500. Ben has CY$0.', 'cyber-dollars')).toBe(
      'Ann banks 4,500 cyber-dollars. Ben has 0 cyber-dollars.',
    );
    expect(spokenMoney('Anna sichert 4.500\u00a0CY$.', 'Cyber-Dollar')).toBe('Anna sichert 4.500 Cyber-Dollar.');
    expect(spokenMoney('Ann banks $4,500.', 'cyber-dollars')).toBe('Ann banks $4,500.');
  });
});
