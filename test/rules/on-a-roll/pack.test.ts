import { describe, expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { onARoll } from '../../../shared/shows/on-a-roll/show.ts';
import { pack } from './match-script.ts';

const faults = (changes: object) =>
  readField(onARoll.pack, { ...pack, ...changes }, 'pack').faults.map(({ path }) => path);
const puzzle = pack.puzzles[0]!;
const puzzles = (changes: object) => ({ puzzles: [{ ...puzzle, ...changes }] });

describe('a pack', () => {
  test('OR-14: a name has seven letters or more', () => {
    expect(faults({ names: [{ name: 'Presley', ask: '?' }] })).toEqual([]);
    expect(faults({ names: [{ name: 'Monroe!', ask: '?' }] })).toEqual(['pack.names[0].name']);
    expect(faults({ names: [{ name: 'Müller-Ü'.normalize('NFD'), ask: '?' }] })).toEqual([]);
    expect(faults({ names: [{ name: 'Mülle-Ü'.normalize('NFD'), ask: '?' }] })).toEqual(['pack.names[0].name']);
  });

  test('OR-15 OR-A5: three clues of 2 to 13 letters, a subject of 4 or more', () => {
    expect(faults(puzzles({ clues: ['GO', 'UNBELIEVABLES', 'IN A BOX'] }))).toEqual([]);
    expect(faults(puzzles({ clues: ['GO', 'UP'] }))).toEqual(['pack.puzzles[0].clues']);
    expect(faults(puzzles({ clues: ['GO', 'UP', 'ON', 'IN'] }))).toEqual(['pack.puzzles[0].clues']);
    expect(faults(puzzles({ clues: ['GO', 'UP', 'A 1'] }))).toEqual(['pack.puzzles[0].clues[2]']);
    expect(faults(puzzles({ clues: ['GO', 'UP', 'ABCDEFG HIJKLMN'] }))).toEqual(['pack.puzzles[0].clues[2]']);
    expect(faults(puzzles({ subject: 'ABBA' }))).toEqual([]);
    expect(faults(puzzles({ subject: 'E.T.2' }))).toEqual(['pack.puzzles[0].subject']);
  });

  test('OR-30: a Big 6 word has six letters and nothing else', () => {
    for (const word of ['CASIN', 'CASINOS', 'CAS-INO', 'CAS IN']) {
      expect(faults({ bigSix: [{ word, hint: '?' }] })).toEqual(['pack.bigSix[0].word']);
    }
    expect(faults({ bigSix: [{ word: 'Müßigé'.normalize('NFD'), hint: '?' }] })).toEqual([]);
  });

  test('OR-42 OR-05: what a host should mend: doubles and lists too short for a match', () => {
    const read = readField(onARoll.pack, { ...pack, names: [...pack.names, { name: 'Einstein', ask: '?' }] }).value;
    expect(onARoll.advise(read, {}).map(({ path }) => path)).toEqual(['names[4].name', 'names']);
    expect(onARoll.advise(read, {})[1]?.message).toContain('7 more are needed');
  });

  test('OR-27 OR-56: options out of their limits', () => {
    const wrong = (options: object) => readField(onARoll.options, options, 'options').faults.map(({ path }) => path);
    expect(wrong({})).toEqual([]);
    expect(wrong({ wins: [5, 0] })).toEqual(['options.wins[0]']);
    expect(wrong({ rolls: 0 })).toEqual(['options.rolls']);
    expect(wrong({ format: 'best-of-five' })).toEqual(['options.format']);
  });
});
