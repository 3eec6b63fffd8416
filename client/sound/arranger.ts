/** Turns a lead sheet into the notes of each member of the band, in seconds. */
import { type DrumName, timpaniPitch } from './drums.ts';
import {
  bassSteps,
  type Chord,
  type ChordAt,
  chordsOf,
  type Note,
  nearestPitch,
  sectionBelow,
  tuneOf,
  voiceChords,
} from './harmony.ts';
import {
  type BassLine,
  loops,
  type Part,
  type PieceName,
  type PlayerName,
  pieces,
  places,
  type Score,
  type Sheet,
} from './score.ts';
import { seededRandom } from './synthesis.ts';

interface PlayedNote {
  readonly by: PlayerName | DrumName;
  /** MIDI pitch; 0 for a drum without one. */
  readonly pitch: number;
  /** Seconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly velocity: number;
  readonly pan: number;
  /** Index of its part on the sheet. */
  readonly part: number;
}

export interface Arrangement {
  readonly notes: readonly PlayedNote[];
  /** Length in seconds without the reverb, which is the length of a loop. */
  readonly lasts: number;
  readonly tail: number;
  /** Seconds until its accent; 0 for most pieces. */
  readonly accent: number;
  /** Length of one bar in seconds. */
  readonly bar: number;
}

/** Seconds by which a player is early or late, and the share by which the velocity of strokes varies. */
const human = { time: 0.007, velocity: 0.09 } as const;

const velocities: Readonly<Record<string, number>> = { X: 1, x: 0.72, '-': 0.42 };

interface Stroke {
  /** Beats. */
  readonly at: number;
  readonly beats: number;
  readonly velocity: number;
}

/** The strokes of one bar's rhythm. `_` prolongs the one before it. */
const strokesOf = (rhythm: string, beats: number): readonly Stroke[] => {
  const step = beats / rhythm.length;
  const strokes: Stroke[] = [];
  for (const [i, sign] of [...rhythm].entries()) {
    const last = strokes.at(-1);
    if (sign === '_' && last !== undefined) strokes[strokes.length - 1] = { ...last, beats: last.beats + step };
    else if (velocities[sign] !== undefined) strokes.push({ at: i * step, beats: step, velocity: velocities[sign] });
  }
  return strokes;
};

const isKit = (part: Part): part is Extract<Part, { readonly kit: object }> => 'kit' in part;

/** On the lowest strings of an upright bass. */
const rootOf = ({ bass }: Chord): number => nearestPitch(bass, 42);

/** Beats after the beginning of a chord, for how long, and semitones above the bass. */
type Step = readonly [at: number, beats: number, up: number];

const onEighths = (beats: number, step: (at: number) => Step): readonly Step[] =>
  Array.from({ length: beats * 2 }, (_, i) => step(i / 2));

/** What a bass plays during one chord. `next` is missing at the end of a piece, where the line comes to rest. */
const bassLines: Readonly<Record<BassLine, (here: ChordAt, next: ChordAt | undefined) => readonly Step[]>> = {
  held: ({ beats }) => [[0, beats * 0.97, 0]],
  // The root, notes of the chord, and a semitone into the next root.
  walk: ({ chord, beats }, next) => {
    const [third, fifth] = bassSteps(chord);
    const interval = next === undefined ? 0 : rootOf(next.chord) - rootOf(chord);
    const approach = next === undefined ? 0 : interval > 0 ? interval - 1 : interval + 1;
    const line = beats < 2 ? [0] : [...[0, third, fifth].slice(0, beats - 1), approach];
    return line.map((up, i) => [i, 0.92, up]);
  },
  two: ({ chord }) => [
    [0, 1.6, 0],
    [2, 1.6, bassSteps(chord)[1]],
  ],
  eighths: ({ beats }) => onEighths(beats, at => [at, 0.42, 0]),
  octaves: ({ beats }) => onEighths(beats, at => [at, 0.36, at % 1 === 0 ? 0 : 12]),
  bossa: ({ chord }) => {
    const [, fifth] = bassSteps(chord);
    return [
      [0, 1.4, 0],
      [1.5, 0.45, fifth],
      [2, 1.4, fifth],
      [3.5, 0.45, 0],
    ];
  },
  // The next root sounds a beat early and is held over the bar line.
  tumbao: ({ chord, at, beats }, next) => {
    const first: readonly Step[] = at === 0 ? [[0, 1.4, 0]] : [];
    const ahead = next === undefined ? 0 : rootOf(next.chord) - rootOf(chord);
    if (beats < 2) return [[0, 0.9, 0]];
    return beats < 4
      ? [...first, at % 4 === 0 ? [1.5, 1.3, ahead] : [1, 2.3, ahead]]
      : [...first, [1.5, 1.3, bassSteps(chord)[1]], [3, 2.3, ahead]];
  },
};

const bassOf = (line: BassLine, chords: readonly ChordAt[], repeats: boolean): readonly Note[] =>
  chords.flatMap((here, i) =>
    bassLines[line](here, chords[i + 1] ?? (repeats ? chords[0] : undefined))
      .filter(([at]) => at < here.beats)
      .map(([at, beats, up]) => ({
        pitch: rootOf(here.chord) + up,
        at: here.at + at,
        beats: line === 'tumbao' ? beats : Math.min(beats, here.beats - at),
        velocity: at % 2 === 0 ? 0.8 : 0.68,
      })),
  );

const chordAt = (chords: readonly ChordAt[], at: number): ChordAt =>
  chords.findLast(one => one.at <= at + 0.001) ?? (chords[0] as ChordAt);

/** Held chords follow the harmony: notes that both chords share are held on, the others move. */
const compingOf = (
  strokes: readonly Stroke[],
  chords: readonly ChordAt[],
  center: number,
  arpeggio: boolean,
): readonly Note[] => {
  const hands = voiceChords(chords, center);
  return strokes.flatMap((stroke, index): readonly Note[] => {
    const ends = stroke.at + stroke.beats;
    const first = chords.indexOf(chordAt(chords, stroke.at));
    const hand = hands[first] ?? [];
    if (arpeggio) {
      const step = index % (hand.length * 2);
      const octave = step >= hand.length ? 12 : 0;
      return [{ ...stroke, pitch: (hand[step % hand.length] ?? center) + octave }];
    }
    const notes: Note[] = [];
    for (let i = first; i < chords.length && (i === first || (chords[i] as ChordAt).at < ends - 0.001); i++) {
      const from = Math.max(stroke.at, (chords[i] as ChordAt).at);
      const until = Math.min(ends, chords[i + 1]?.at ?? ends);
      for (const pitch of hands[i] ?? []) {
        const held = notes.findIndex(note => note.pitch === pitch && Math.abs(note.at + note.beats - from) < 0.001);
        const note = { ...stroke, pitch, at: from, beats: until - from };
        if (held < 0) notes.push(note);
        else notes[held] = { ...note, at: notes[held]?.at ?? from, beats: until - (notes[held]?.at ?? from) };
      }
    }
    return notes;
  });
};

/** A flourish needs no sheet: the tonic chord as a rising arpeggio, with the melody instrument on top. */
const flourishOf = ({ tonic, pieces }: Score): Sheet => {
  const by = pieces.theme.parts.flatMap(part => ('tune' in part ? [part.by] : []))[0] ?? 'vibes';
  return {
    chords: tonic,
    beats: 2,
    tempo: 150,
    parts: [
      { by: 'harp', chords: 'xxxxxxx_', arpeggio: true, center: 70 },
      { by, chords: '....X___', level: -6, center: 69 },
      { kit: { triangle: '....x...' }, level: -8 },
    ],
  };
};

export const sheetOf = (score: Score, name: PieceName): Sheet =>
  name === 'flourish' ? (score.pieces.flourish ?? flourishOf(score)) : score.pieces[name];

export const arrange = (score: Score, name: PieceName): Arrangement => {
  const sheet = { ...pieces[name], ...sheetOf(score, name) };
  const { beats = score.beats ?? 4, tempo = score.tempo, dynamics = [0, 0], tail = 1.2, accent = 0, parts } = sheet;
  const chords = chordsOf(sheet.chords, beats);
  const last = chords.at(-1) as ChordAt;
  const total = last.at + last.beats;
  const bars = Math.round(total / beats);
  const second = 60 / tempo;
  // The same each time, because the loudness of the pieces is measured.
  const random = seededRandom(total * 31 + name.length);

  /** With swing, the second half of each beat comes late. */
  const timeOf = (beat: number): number => {
    const whole = Math.floor(beat + 0.0001);
    const part = beat - whole;
    const { swing } = score;
    return (whole + (part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing))) * second;
  };
  const gainAt = (beat: number): number => 10 ** ((dynamics[0] + ((dynamics[1] - dynamics[0]) * beat) / total) / 20);

  const played = (part: number, by: PlayedNote['by'], pan: number, level: number, note: Note): PlayedNote => {
    const at = Math.max(0, timeOf(note.at) + (note.at > 0 ? (random() - 0.5) * 2 * human.time : 0));
    const velocity = note.velocity * gainAt(note.at) * 10 ** (level / 20) * (1 + (random() - 0.5) * 2 * human.velocity);
    const lasts = Math.max(0.05, timeOf(note.at + note.beats) - timeOf(note.at));
    return { by, pitch: note.pitch, at, lasts, velocity: Math.min(1, velocity), pan, part };
  };

  const strokes = (rhythm: string, fill?: string): readonly Stroke[] => {
    const rhythms = rhythm.split('|');
    return Array.from({ length: bars }, (_, bar) =>
      strokesOf(fill !== undefined && bar === bars - 1 ? fill : (rhythms[bar % rhythms.length] as string), beats).map(
        stroke => ({ ...stroke, at: stroke.at + bar * beats }),
      ),
    ).flat();
  };

  const tunes = parts.map(part => ('tune' in part ? tuneOf(part.tune) : []));
  /** Everybody stops together: nobody accompanies the silence after the last note of the tune. */
  const ends = loops(name) ? total : Math.max(...tunes.flat().map(note => note.at + note.beats), 0) || total;

  const timpani = (at: number): number => nearestPitch(chordAt(chords, at).chord.bass, timpaniPitch);

  const notesOf = (part: Exclude<Part, { readonly kit: object }>, index: number): readonly Note[] => {
    if ('tune' in part) {
      const { section = 0, gate = 0.92 } = part;
      return (tunes[index] ?? []).flatMap(note => {
        const lead = { ...note, beats: note.beats * gate };
        const voices = sectionBelow(note.pitch, chordAt(chords, note.at).chord, section);
        return [lead, ...voices.map(pitch => ({ ...lead, pitch, velocity: note.velocity * 0.78 }))];
      });
    }
    const accompaniment =
      'line' in part
        ? bassOf(part.line, chords, loops(name))
        : compingOf(strokes(part.chords), chords, part.center ?? 60, part.arpeggio === true);
    return accompaniment.filter(note => note.at < ends - 0.001);
  };

  const notes = parts.flatMap((part, index): readonly PlayedNote[] => {
    const { level = 0, pan = places[isKit(part) ? 'kit' : part.by] } = part;
    if (!isKit(part)) return notesOf(part, index).map(note => played(index, part.by, pan, level, note));
    const drums = [...new Set([...Object.keys(part.kit), ...Object.keys(part.fill ?? {})])] as DrumName[];
    return drums.flatMap(drum =>
      strokes(part.kit[drum] ?? '.', part.fill && (part.fill[drum] ?? '.')).map(stroke =>
        played(index, drum, pan, level, { ...stroke, pitch: drum === 'timpani' ? timpani(stroke.at) : 0 }),
      ),
    );
  });
  return { notes, lasts: total * second, tail, accent: timeOf(accent), bar: beats * second };
};
