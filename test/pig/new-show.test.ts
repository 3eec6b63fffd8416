/** `npm run new-show` refuses what could not be a show, and says why. What it writes is played by the suites over all shows. */
import { expect, test } from 'vitest';
import { nameFault } from '../../tools/new-show.ts';

test.each([
  ['', /Give the show a name/],
  ['Push-Your-Luck', /lowercase/],
  ['7-come-11', /begin with a letter/],
  ['push--luck', /single dashes/],
  ['../elsewhere', /lowercase/],
  ['a-name-that-is-longer-than-thirty', /at most 30/],
  ['hot-dice', /already/],
  ['class', /TypeScript/],
])('“%s” is refused', (name, why) => {
  expect(nameFault(name, ['hot-dice'])).toMatch(why);
});

test('a plain name is taken', () => {
  expect(nameFault('push-your-luck', ['hot-dice'])).toBe('');
});
