/** Parses chords and tunes, and voices a pianist's hand from one chord to the next. Pitches are MIDI numbers. */

const letters: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const accidentals: Readonly<Record<string, number>> = { '#': 1, b: -1 };

/** Semitones above the root, which the bass plays. The first ones define the chord. */
const chordTypes: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  6: [4, 7, 9, 0],
  m6: [3, 7, 9, 0],
  69: [4, 7, 9, 2],
  7: [4, 10, 7, 0],
  9: [4, 10, 2, 7],
  13: [4, 10, 9, 2],
  m7: [3, 10, 7, 0],
  m9: [3, 10, 2, 7],
  maj7: [4, 11, 7, 0],
  maj9: [4, 11, 2, 7],
  mM7: [3, 11, 7, 0],
  m7b5: [3, 6, 10, 0],
  dim: [3, 6, 0],
  dim7: [3, 6, 9, 0],
  aug: [4, 8, 0],
  '7b9': [4, 10, 1, 7],
  '7#9': [4, 10, 3, 7],
  '7#5': [4, 10, 8, 0],
  '7alt': [4, 10, 3, 8],
  sus4: [5, 7, 0],
  '7sus': [5, 10, 2, 7],
  5: [0, 7],
  add9: [4, 7, 2, 0],
};

export interface Chord {
  /** Pitch class of the lowest note. */
  readonly bass: number;
  readonly root: number;
  /** Pitch classes. */
  readonly notes: readonly number[];
}

/** Throws on a mistake in the notation. */
export const chordOf = (name: string): Chord => {
  const [, letter = '', sign = '', type = '', under = '', underSign = ''] =
    /^([A-G])([#b]?)([^/]*)(?:\/([A-G])([#b]?))?$/.exec(name) ?? [];
  const steps = chordTypes[type];
  const base = letters[letter.toLowerCase()];
  if (steps === undefined || base === undefined) throw new Error(`unknown chord: ${name}`);
  const root = (base + (accidentals[sign] ?? 0) + 12) % 12;
  const bass = under === '' ? root : ((letters[under.toLowerCase()] ?? 0) + (accidentals[underSign] ?? 0) + 12) % 12;
  return { root, bass, notes: steps.map(step => (root + step) % 12) };
};

/** `f#4` is 66. */
export const pitchOf = (name: string): number => {
  const [, letter = '', sign = '', octave = ''] = /^([a-g])([#b]?)(-?\d)$/.exec(name) ?? [];
  const base = letters[letter];
  if (base === undefined) throw new Error(`unknown note: ${name}`);
  return base + (accidentals[sign] ?? 0) + 12 * (Number(octave) + 1);
};

export interface ChordAt {
  readonly chord: Chord;
  /** Beats from the beginning. */
  readonly at: number;
  readonly beats: number;
}

export const chordsOf = (written: string, beats: number): readonly ChordAt[] =>
  written.split('|').flatMap((bar, index) => {
    const names = bar.trim().split(/\s+/);
    const each = beats / names.length;
    return names.map((name, i) => ({ chord: chordOf(name), at: index * beats + i * each, beats: each }));
  });

export interface Note {
  readonly pitch: number;
  /** Beats. */
  readonly at: number;
  readonly beats: number;
  /** 0 to 1. */
  readonly velocity: number;
}

export const tuneOf = (written: string): readonly Note[] => {
  const notes: Note[] = [];
  let at = 0;
  let beats = 1;
  for (const token of written.trim().split(/[\s|]+/)) {
    const [, name = '', length = '', accent = ''] = /^([a-g][#b]?-?\d|-)(?::([\d.]+))?(!?)$/.exec(token) ?? [];
    if (name === '') throw new Error(`missing note: ${token}`);
    if (length !== '') beats = Number(length);
    if (name !== '-') notes.push({ pitch: pitchOf(name), at, beats, velocity: accent === '' ? 0.72 : 1 });
    at += beats;
  }
  return notes;
};

/** The MIDI pitch of this pitch class that is nearest to another pitch. */
export const nearestPitch = (pitchClass: number, to: number): number => {
  const up = to + ((((pitchClass - to) % 12) + 12) % 12);
  return up - to > 6 ? up - 12 : up;
};

/** All close voicings of a chord around a MIDI pitch. */
const voicings = (notes: readonly number[], center: number): readonly (readonly number[])[] =>
  notes.flatMap((_, inversion) => {
    const order = [...notes].sort((a, b) => a - b);
    const inverted = [...order.slice(inversion), ...order.slice(0, inversion)];
    return [-12, 0].map(octave => {
      const voicing: number[] = [];
      for (const note of inverted) {
        const last = voicing.at(-1) ?? nearestPitch(inverted[0] as number, center) + octave - 1;
        voicing.push(last + 1 + ((((note - last - 1) % 12) + 12) % 12));
      }
      return voicing;
    });
  });

const middle = (voicing: readonly number[]): number => voicing.reduce((sum, note) => sum + note, 0) / voicing.length;

/** Neighbours a semitone apart rub against each other. A voicing with fewer of them is preferred, by as much as this many semitones of movement. */
const rub = 4;

const rubs = (voicing: readonly number[]): number =>
  voicing.filter((note, i) => note - (voicing[i - 1] ?? Number.NEGATIVE_INFINITY) === 1).length;

/** Chooses for each chord the clearest voicing that moves least and stays near `center`. */
export const voiceChords = (chords: readonly ChordAt[], center: number): readonly (readonly number[])[] => {
  let before: readonly number[] | null = null;
  return chords.map(({ chord }) => {
    let best: readonly number[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const voicing of voicings(chord.notes, center)) {
      const last: readonly number[] | null = before;
      const moves =
        last === null
          ? 0
          : voicing.reduce((sum, note) => sum + Math.min(...last.map(other => Math.abs(other - note))), 0) /
            voicing.length;
      const cost = moves + Math.abs(middle(voicing) - center) * 0.35 + rubs(voicing) * rub;
      if (cost < least) [best, least] = [voicing, cost];
    }
    before = best;
    return best;
  });
};

/** The voices of a section below a tune's note: the next notes of the chord downward that do not rub against a higher voice. */
export const sectionBelow = (pitch: number, { notes }: Chord, voices: number): readonly number[] => {
  const section = [pitch];
  for (let note = pitch - 2; note > pitch - 15 && section.length <= voices; note--) {
    const clear = section.every(other => other - note !== 1 && other - note !== 13);
    if (clear && notes.includes(((note % 12) + 12) % 12)) section.push(note);
  }
  return section.slice(1);
};

/** The third and the fifth above the bass, in semitones, or the notes of the chord nearest to them. */
export const bassSteps = ({ bass, root, notes }: Chord): readonly [third: number, fifth: number] => {
  const steps = [...notes, root].map(note => (note - bass + 12) % 12).filter(step => step > 0);
  const nearest = (to: number, among: readonly number[]): number =>
    among.reduce((best, step) => (Math.abs(step - to) < Math.abs(best - to) ? step : best), among[0] ?? to);
  const third = nearest(3.6, steps);
  // A chord that does not name its fifth has a perfect one, unless the bass is not the root.
  const fifth = [7, 6, 8].find(step => steps.includes(step) && step !== third) ?? 7;
  return [
    third,
    bass === root
      ? fifth
      : nearest(
          7.1,
          steps.filter(step => step !== third),
        ),
  ];
};
