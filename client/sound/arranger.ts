/** Turns a lead sheet into the notes of each member of the band, in seconds. */
import { type Chord, type ChordAt, chordsOf, type Note, tuneOf, under, voiced } from './harmony.ts';
import type { BassLine, DrumName, Part, PieceName, PlayerName, Score, Sheet } from './score.ts';

interface Played {
  readonly by: PlayerName | DrumName;
  /** MIDI pitch; 0 for a drum. */
  readonly pitch: number;
  /** Seconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly force: number;
  readonly pan: number;
  /** The part of the sheet to which it belongs. */
  readonly part: number;
}

export interface Arrangement {
  readonly played: readonly Played[];
  /** Length in seconds without the reverb, which is the length of a loop. */
  readonly lasts: number;
  readonly rings: number;
  /** Seconds until its accent falls; 0 for most pieces. */
  readonly falls: number;
  readonly bar: number;
}

/** Deterministic, because the loudness of the pieces is measured. */
const chance = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

/** Seconds by which a player is early or late, and by how much the loudness of strokes varies. */
const human = { time: 0.007, force: 0.09 } as const;

const forces: Readonly<Record<string, number>> = { X: 1, x: 0.72, '-': 0.42 };

interface Stroke {
  /** Beats. */
  readonly at: number;
  readonly beats: number;
  readonly force: number;
}

/** The strokes of one bar's rhythm. `_` prolongs the one before it. */
const strokesOf = (rhythm: string, beats: number): readonly Stroke[] => {
  const step = beats / rhythm.length;
  const strokes: Stroke[] = [];
  for (const [i, sign] of [...rhythm].entries()) {
    const last = strokes.at(-1);
    if (sign === '_' && last !== undefined) strokes[strokes.length - 1] = { ...last, beats: last.beats + step };
    else if (forces[sign] !== undefined) strokes.push({ at: i * step, beats: step, force: forces[sign] });
  }
  return strokes;
};

const isDrum = (part: Part): part is Extract<Part, { readonly kit: object }> => 'kit' in part;

const low = 40;
const lowest = (pitchClass: number): number => {
  const up = low + ((((pitchClass - low) % 12) + 12) % 12);
  return up > low + 8 ? up - 12 : up;
};

/** Beats at which a bass plays within one chord, for how long, and how many semitones above the root. */
const fixedLines: Readonly<Record<Exclude<BassLine, 'walk' | 'held'>, readonly (readonly [number, number, number])[]>> =
  {
    two: [
      [0, 1.6, 0],
      [2, 1.6, 7],
    ],
    eighths: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map(at => [at, 0.42, 0] as const),
    octaves: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map(at => [at, 0.36, at % 1 === 0 ? 0 : 12] as const),
    bossa: [
      [0, 1.4, 0],
      [1.5, 0.45, 7],
      [2, 1.4, 7],
      [3.5, 0.45, 0],
    ],
    tumbao: [
      [1.5, 0.9, 7],
      [3, 0.9, 12],
    ],
  };

/** A walking bass: the root, notes of the chord, and a semitone into the next root. */
const walk = ({ chord, at, beats }: ChordAt, next: Chord): readonly Note[] => {
  const root = lowest(chord.bass);
  const goal = lowest(next.bass);
  const third = chord.notes.includes((chord.root + 3) % 12) ? 3 : 4;
  const way = [0, third, 7, goal > root ? goal - root - 1 : goal - root + 1];
  const steps = beats >= 4 ? way : beats >= 2 ? [0, way[3] as number] : [0];
  return steps.map((step, i) => ({ pitch: root + step, at: at + i, beats: 0.92, force: i % 2 === 0 ? 0.8 : 0.66 }));
};

const bassOf = (line: BassLine, chords: readonly ChordAt[]): readonly Note[] =>
  chords.flatMap((here, i) => {
    const root = lowest(here.chord.bass);
    if (line === 'held') return [{ pitch: root, at: here.at, beats: here.beats * 0.97, force: 0.75 }];
    if (line === 'walk') return walk(here, (chords[i + 1] ?? (chords[0] as ChordAt)).chord);
    return fixedLines[line]
      .filter(([at]) => at < here.beats)
      .map(([at, beats, up]) => ({
        pitch: root + up,
        at: here.at + at,
        beats: Math.min(beats, here.beats - at),
        force: at === 0 ? 0.85 : 0.7,
      }));
  });

const chordAt = (chords: readonly ChordAt[], at: number): ChordAt =>
  chords.findLast(one => one.at <= at + 0.001) ?? (chords[0] as ChordAt);

/** A flourish needs no sheet: the home chord as a rising arpeggio, played by the melody instrument. */
const flourishOf = ({ home, pieces }: Score): Sheet => {
  const by = pieces.theme.parts.flatMap(part => ('tune' in part ? [part.by] : []))[0] ?? 'vibes';
  return {
    chords: home,
    beats: 2,
    tempo: 150,
    rings: 1.1,
    parts: [
      { by: 'harp', chords: 'xxxxxxx_', broken: true, about: 70 },
      { by, chords: '....X___', level: -6, about: 69 },
      { kit: { bell: '....x...' }, level: -8 },
    ],
  };
};

export const sheetOf = (score: Score, name: PieceName): Sheet =>
  name === 'flourish' ? (score.pieces.flourish ?? flourishOf(score)) : score.pieces[name];

export const arrange = (score: Score, name: PieceName): Arrangement => {
  const sheet = sheetOf(score, name);
  const { beats = 4, tempo = score.tempo, swells = [0, 0], rings = 1.2, falls = -1 } = sheet;
  const chords = chordsOf(sheet.chords, beats);
  const last = chords.at(-1) as ChordAt;
  const total = last.at + last.beats;
  const bars = Math.round(total / beats);
  const second = 60 / tempo;
  const luck = chance(1009 + total * 31 + name.length);

  /** With swing, the second half of each beat comes late. */
  const timeOf = (beat: number): number => {
    const whole = Math.floor(beat + 0.0001);
    const part = beat - whole;
    const { swing } = score;
    return (whole + (part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing))) * second;
  };
  const loud = (beat: number): number => 10 ** ((swells[0] + ((swells[1] - swells[0]) * beat) / total) / 20);

  const made = (part: number, by: Played['by'], pan: number, level: number, note: Note): Played => {
    const at = Math.max(0, timeOf(note.at) + (note.at > 0 ? (luck() - 0.5) * 2 * human.time : 0));
    const force = note.force * loud(note.at) * 10 ** (level / 20) * (1 + (luck() - 0.5) * 2 * human.force);
    return {
      by,
      pitch: note.pitch,
      at,
      lasts: Math.max(0.05, timeOf(note.at + note.beats) - timeOf(note.at)),
      force: Math.min(1, force),
      pan,
      part,
    };
  };

  const strokes = (rhythm: string, fill?: string): readonly Stroke[] =>
    Array.from({ length: bars }, (_, bar) =>
      strokesOf(fill !== undefined && bar === bars - 1 ? fill : rhythm, beats).map(stroke => ({
        ...stroke,
        at: stroke.at + bar * beats,
      })),
    ).flat();

  const notesOf = (part: Exclude<Part, { readonly kit: object }>): readonly Note[] => {
    if ('line' in part) return bassOf(part.line, chords);
    if ('tune' in part) {
      const { section = 0, long = 0.92 } = part;
      return tuneOf(part.tune).flatMap(note => [
        { ...note, beats: note.beats * long },
        ...under(note.pitch, chordAt(chords, note.at).chord, section).map(pitch => ({
          ...note,
          pitch,
          beats: note.beats * long,
          force: note.force * 0.78,
        })),
      ]);
    }
    const hands = voiced(chords, part.about ?? 60);
    return strokes(part.chords).flatMap((stroke, index) => {
      const here = chords.indexOf(chordAt(chords, stroke.at));
      const hand = hands[here] ?? [];
      if (part.broken !== true) return hand.map(pitch => ({ ...stroke, pitch }));
      const step = index % (hand.length * 2);
      const pitch = (hand[step % hand.length] ?? 60) + (step >= hand.length ? 12 : 0);
      return [{ ...stroke, pitch }];
    });
  };

  const played = sheet.parts.flatMap((part, index): readonly Played[] => {
    const { level = 0, pan = 0 } = part;
    if (!isDrum(part)) return notesOf(part).map(note => made(index, part.by, pan, level, note));
    const drums = [...new Set([...Object.keys(part.kit), ...Object.keys(part.fill ?? {})])] as DrumName[];
    return drums.flatMap(drum =>
      strokes(part.kit[drum] ?? '.', part.fill && (part.fill[drum] ?? '.')).map(stroke =>
        made(index, drum, pan, level, { ...stroke, pitch: 0 }),
      ),
    );
  });
  return { played, lasts: total * second, rings, falls: falls < 0 ? 0 : timeOf(falls), bar: beats * second };
};
