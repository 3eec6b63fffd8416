/** What scores are made of, without a browser: every sheet can be played, and voices lead as they should. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrange, sheetOf } from '../../client/sound/arranger.ts';
import { chordOf, chordsOf, pitchOf, tuneOf, under, voiced } from '../../client/sound/harmony.ts';
import { loudnessOf } from '../../client/sound/loudness.ts';
import type { PieceName, Score } from '../../client/sound/score.ts';

const shows = join(import.meta.dirname, '../../client/shows');
const scores = new Map<string, Score>();
for (const show of readdirSync(shows, { withFileTypes: true }).filter(entry => entry.isDirectory()))
  scores.set(show.name, ((await import(join(shows, show.name, 'score.ts'))) as { readonly score: Score }).score);

const pieces = [
  'theme',
  'background',
  'danger',
  'reveal',
  'right',
  'wrong',
  'steal',
  'flourish',
  'win',
  'loss',
  'ceremony',
] as const satisfies readonly PieceName[];

describe.each([...scores])('the score of %s', (_, score) => {
  test.each(pieces)('%s: tunes and rhythms are as long as the chords, and several play', name => {
    const sheet = sheetOf(score, name);
    const { beats = 4 } = sheet;
    const total = sheet.chords.split('|').length * beats;
    for (const part of sheet.parts) {
      if ('tune' in part) {
        let length = 0;
        let each = 1;
        for (const token of part.tune.trim().split(/[\s|]+/)) {
          each = Number(/:([\d.]+)/.exec(token)?.[1] ?? each);
          length += each;
        }
        expect(length, `${part.by}: ${part.tune}`).toBe(total);
      }
      const rhythms =
        'kit' in part
          ? [...Object.values(part.kit), ...Object.values(part.fill ?? {})]
          : 'chords' in part
            ? [part.chords]
            : [];
      for (const rhythm of rhythms) expect(rhythm).toMatch(/^(?:[xX._-]{4}){1,4}$/);
    }
    const { played, lasts } = arrange(score, name);
    expect(new Set(played.map(({ by }) => by)).size).toBeGreaterThanOrEqual(3);
    for (const { at, lasts: rings, force, pitch } of played) {
      expect(at).toBeLessThan(lasts);
      expect(rings).toBeGreaterThan(0);
      expect(force).toBeGreaterThan(0);
      expect(pitch === 0 || (pitch >= 24 && pitch <= 102)).toBe(true);
    }
    // The same each time: what was measured is what is heard.
    expect(arrange(score, name)).toEqual(arrange(score, name));
  });
});

test('every show has music of its own: no two share key, tempo and tune', () => {
  const signs = [...scores.values()].map(({ home, tempo, pieces: { theme } }) =>
    JSON.stringify([home, tempo, theme.chords]),
  );
  expect(new Set(signs).size).toBe(scores.size);
  const tunes = [...scores.values()].map(({ pieces: { theme } }) => JSON.stringify(theme.parts[0]));
  expect(new Set(tunes).size).toBe(scores.size);
});

test('chords, notes and tunes are read as they are written', () => {
  expect(chordOf('G6')).toMatchObject({ root: 7, bass: 7, notes: [11, 2, 4, 7] });
  expect(chordOf('Bb7b9')).toMatchObject({ root: 10, notes: [2, 8, 11, 5] });
  expect(chordOf('D/F#')).toMatchObject({ root: 2, bass: 6 });
  expect(() => chordOf('H7')).toThrow('unknown chord');
  expect(pitchOf('a4')).toBe(69);
  expect(pitchOf('bb3')).toBe(58);
  expect(tuneOf('g4:.5! a4 -:1 b4')).toEqual([
    { pitch: 67, at: 0, beats: 0.5, force: 1 },
    { pitch: 69, at: 0.5, beats: 0.5, force: 0.72 },
    { pitch: 71, at: 2, beats: 1, force: 0.72 },
  ]);
  expect(() => tuneOf('g4 h4')).toThrow('missing note');
});

test('a hand goes to the nearest notes of the next chord', () => {
  const hands = voiced(chordsOf('C | F | G7 | C', 4), 60);
  for (const [i, hand] of hands.entries()) {
    const before = hands[i - 1];
    expect(hand.at(-1) as number).toBeLessThan(75);
    expect((hand.at(-1) as number) - (hand[0] as number)).toBeLessThan(12);
    if (before === undefined) continue;
    for (const note of hand) expect(Math.min(...before.map(other => Math.abs(other - note)))).toBeLessThanOrEqual(4);
  }
  expect(under(76, chordOf('C'), 2)).toEqual([72, 67]);
});

test('loudness is that of EBU R 128: a tone of 1 kHz at -23 decibels on both sides is -23 LUFS', () => {
  const tone = Float32Array.from(
    { length: 44_100 * 4 },
    (_, i) => 10 ** (-23 / 20) * Math.sin((2 * Math.PI * 1000 * i) / 44_100),
  );
  expect(loudnessOf([tone, tone])).toBeCloseTo(-23, 1);
  // A quarter of it silent: the gate leaves that out.
  expect(loudnessOf([tone, tone].map(side => side.map((one, i) => (i < 44_100 ? 0 : one))))).toBeCloseTo(-23, 0);
  expect(loudnessOf([new Float32Array(44_100)])).toBe(Number.NEGATIVE_INFINITY);
});
