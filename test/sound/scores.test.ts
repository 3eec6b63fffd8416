/** Scores without a browser: every sheet can be played, and its harmony is sound. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrange, sheetOf } from '../../client/sound/arranger.ts';
import { chordOf, chordsOf, pitchOf, sectionBelow, tuneOf, voiceChords } from '../../client/sound/harmony.ts';
import { loudnessOf } from '../../client/sound/loudness.ts';
import { pieceNames, type Score } from '../../client/sound/score.ts';

const shows = join(import.meta.dirname, '../../client/shows');
const scores = new Map<string, Score>();
for (const show of readdirSync(shows, { withFileTypes: true }).filter(entry => entry.isDirectory()))
  if (existsSync(join(shows, show.name, 'score.ts')))
    scores.set(show.name, ((await import(join(shows, show.name, 'score.ts'))) as { readonly score: Score }).score);

describe.each([...scores])('the score of %s', (_, score) => {
  test.each(pieceNames)('%s: tunes and rhythms are as long as the chords, and several play', name => {
    const sheet = sheetOf(score, name);
    const { beats = score.beats ?? 4 } = sheet;
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
      const bars = sheet.chords.split('|').length;
      for (const rhythm of rhythms) expect(bars % rhythm.split('|').length, rhythm).toBe(0);
      for (const rhythm of rhythms.flatMap(one => one.split('|'))) {
        expect(rhythm).toMatch(/^[xX._-]{4,16}$/);
        expect(rhythm.length % beats, rhythm).toBe(0);
      }
    }
    const { notes, lasts } = arrange(score, name);
    expect(new Set(notes.map(({ by }) => by)).size).toBeGreaterThanOrEqual(3);
    for (const { at, lasts: sounds, velocity, pitch } of notes) {
      expect(at).toBeLessThan(lasts);
      expect(sounds).toBeGreaterThan(0);
      expect(velocity).toBeGreaterThan(0);
      expect(pitch === 0 || (pitch >= 24 && pitch <= 102)).toBe(true);
    }
    // The same each time: what was measured is what is heard.
    expect(arrange(score, name)).toEqual(arrange(score, name));
  });
});

test('every show has music of its own: no two share a key, a tempo, a melody instrument with its tune, or a drum rhythm', () => {
  const own = (of: (score: Score) => unknown) => new Set([...scores.values()].map(one => JSON.stringify(of(one)))).size;
  expect(own(({ tonic }) => chordOf(tonic))).toBe(scores.size);
  expect(own(({ tempo }) => tempo)).toBe(scores.size);
  for (const name of ['theme', 'wrong', 'steal'] as const) {
    expect(own(({ pieces }) => pieces[name].parts[0])).toBe(scores.size);
    expect(own(({ pieces }) => pieces[name].parts.filter(part => 'kit' in part))).toBe(scores.size);
  }
});

test('danger grows from bar to bar, and a win is longer and louder than a right answer', () => {
  for (const [show, score] of scores) {
    const { notes, lasts, bar } = arrange(score, 'danger');
    const loudness = (from: number, until: number) =>
      // Players are a few milliseconds early or late.
      notes
        .filter(({ at }) => at >= from - 0.02 && at < until - 0.02)
        .reduce((sum, { velocity }) => sum + velocity ** 2, 0);
    expect(loudness(lasts - bar, lasts), show).toBeGreaterThan(2 * loudness(0, bar));
    const [right, win, ceremony] = (['right', 'win', 'ceremony'] as const).map(name => arrange(score, name));
    expect(win?.lasts).toBeGreaterThan(2 * (right?.lasts ?? 0));
    expect(win?.notes.length).toBeGreaterThan(2 * (right?.notes.length ?? 0));
    expect(ceremony?.notes.length).toBeGreaterThan(win?.notes.length ?? 0);
  }
});

test('no two voices rub a semitone apart for a beat, but in danger and where the chord says so', () => {
  for (const [show, score] of scores)
    for (const name of pieceNames.filter(one => one !== 'danger')) {
      const sheet = sheetOf(score, name);
      const beat = 60 / (sheet.tempo ?? score.tempo);
      const chords = chordsOf(sheet.chords, sheet.beats ?? score.beats ?? 4);
      const voices = arrange(score, name).notes.filter(({ pitch }) => pitch > 0);
      for (const [i, one] of voices.entries())
        for (const other of voices.slice(i + 1)) {
          const from = Math.max(one.at, other.at);
          const together = Math.min(one.at + one.lasts, other.at + other.lasts) - from;
          const apart = Math.abs(one.pitch - other.pitch);
          if (together < beat || (apart !== 1 && apart !== 13)) continue;
          const { chord } = chords.findLast(({ at }) => at <= from / beat + 0.2) ?? { chord: chordOf(score.tonic) };
          // A dominant with a flat ninth.
          const low = Math.min(one.pitch, other.pitch) % 12;
          expect(low === chord.root && chord.notes.includes((low + 1) % 12), `${show} ${name} at ${from}`).toBe(true);
        }
    }
});

test('chords, notes and tunes are read as they are written', () => {
  expect(chordOf('G6')).toMatchObject({ root: 7, bass: 7, notes: [11, 2, 4, 7] });
  expect(chordOf('Bb7b9')).toMatchObject({ root: 10, notes: [2, 8, 11, 5] });
  expect(chordOf('D/F#')).toMatchObject({ root: 2, bass: 6 });
  expect(() => chordOf('H7')).toThrow('unknown chord');
  expect(pitchOf('a4')).toBe(69);
  expect(pitchOf('bb3')).toBe(58);
  expect(tuneOf('g4:.5! a4 -:1 b4')).toEqual([
    { pitch: 67, at: 0, beats: 0.5, velocity: 1 },
    { pitch: 69, at: 0.5, beats: 0.5, velocity: 0.72 },
    { pitch: 71, at: 2, beats: 1, velocity: 0.72 },
  ]);
  expect(() => tuneOf('g4 h4')).toThrow('missing note');
});

test('a hand goes to the nearest notes of the next chord', () => {
  const hands = voiceChords(chordsOf('C | F | G7 | C', 4), 60);
  for (const [i, hand] of hands.entries()) {
    const before = hands[i - 1];
    expect(hand.at(-1) as number).toBeLessThan(75);
    expect((hand.at(-1) as number) - (hand[0] as number)).toBeLessThan(12);
    if (before === undefined) continue;
    for (const note of hand) expect(Math.min(...before.map(other => Math.abs(other - note)))).toBeLessThanOrEqual(4);
  }
  expect(sectionBelow(76, chordOf('C'), 2)).toEqual([72, 67]);
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
