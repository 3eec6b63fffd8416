/** Every line of commentary agrees with whoever reads it: “Ann rolls” on the television, “You roll” on Ann's own phone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../server/languages.ts';
import { readRecord, steps } from '../../shared/engine/record.ts';
import type { Cue } from '../../shared/engine/show.ts';
import { familyOf, manifests } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { ShowWords } from '../../shared/words/commentary.ts';
import { loadShowWords, loadTell, narratorFor } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';

const folder = join(import.meta.dirname, '../episodes');
const golden = globSync('*.json', { cwd: folder }).map(file =>
  readRecord((JSON.parse(readFileSync(join(folder, file), 'utf8')) as { episode: unknown }).episode, showNamed),
);

interface Sentence {
  readonly show: string;
  readonly act: string;
  readonly cue: Cue;
  readonly names: readonly string[];
}

/** What no golden episode has: late players, ties, and what a host does on the side. Facts of all of them at once. */
const rare: Readonly<Record<string, readonly string[]>> = {
  'lucky-numbers/match': ['codes-in', 'thrown-out', 'silent', 'late', 'game-void', 'game-split', 'tie', 'explained'],
  'lucky-numbers/main-event': ['declined', 'swept', 'late'],
  'lucky-puzzle/game': ['late', 'silent', 'second-chance', 'nobody-knew', 'tie', 'tie-break-lost'],
  'hot-dice/game': ['thrown-out', 'late', 'again', 'stopped', 'bonanza-bust', 'mega-banked'],
  'on-a-roll/game': ['both-passed', 'clue-missed', 'held'],
  'six-dice/game': ['correct', 'late', 'replace', 'awarded', 'ended'],
  'qualifying/game': ['nobody'],
  'hot-hand/game': ['correct', 'late', 'won'],
};
const facts = {
  pot: 100,
  cash: 100,
  score: 500,
  was: 400,
  lost: 300,
  solution: 'WORD',
  answer: 'Paris',
  explain: 'It was named after a people.',
  reason: '',
  name: 'Emma',
};
const factsOf = (cue: string) => ({
  ...facts,
  ...(cue === 'game-split' ? { cash: [100, 200] } : {}),
  ...(cue === 'swept' ? { prizes: ['Radio'] } : {}),
  ...(cue === 'replace' ? { was: 'Emil' } : {}),
});

/** Every cue of every golden episode, once for each seat it is about, and those that none of them has. */
const sentences = (): readonly Sentence[] => {
  const known = new Map<string, Sentence>();
  for (const record of golden) {
    for (const { episode } of steps(record)) {
      for (const cue of episode.cues) {
        const act = episode.act.name;
        const key = JSON.stringify([record.show.name, act, cue.cue, cue.seat, cue.to, cue.winner, cue.by, cue.how]);
        if (!known.has(key))
          known.set(key, { show: record.show.name, act, cue, names: ['Ann', 'Ben', 'Cleo', 'Dirk'] });
      }
    }
  }
  for (const [place, cues] of Object.entries(rare)) {
    const [show = '', act = ''] = place.split('/');
    for (const cue of cues)
      for (const seat of [0, 1])
        known.set(`${place} ${cue} ${seat}`, {
          show,
          act,
          cue: { ...factsOf(cue), cue, seat, to: 1 - seat, winner: seat },
          names: ['Ann', 'Ben', 'Cleo', 'Dirk'],
        });
  }
  return [...known.values()];
};

/** Acts of a show whose words come from another show. */
const wordsOwner: Readonly<Record<string, string>> = { 'main-event': 'main-event' };

test('every cue that has words is among those that are read', async () => {
  const found = sentences();
  const unread: string[] = [];
  for (const { name } of manifests) {
    const { commentary } = (await loadShowWords(name)) as ShowWords<Cue>;
    const read = found.filter(({ show, act }) => familyOf(show) === familyOf(name) || wordsOwner[act] === name);
    for (const cue of Object.keys(commentary))
      if (!read.some(one => one.cue.cue === cue)) unread.push(`${name}: ${cue}`);
  }
  for (const cue of Object.keys((await wordsIn('en')).pages.commentary))
    if (!found.some(one => one.cue.cue === cue)) unread.push(cue);
  expect(unread).toEqual([]);
});

/** “You” followed by a verb as it goes with a name. */
const disagrees: Readonly<Record<string, RegExp>> = {
  en: /\b[Yy]ou (?!pass\b|miss\b)(?:\w*[^s\W]s)\b|\bYou’s\b|\b(?:Ann|Ben|Cleo|Dirk) (?:have|are|were|roll|take|win|pass|get)\b|[a-z,] (?:You|An?(?<!On A)) [a-z]/,
  de: /\b[Dd]u (?!passt\b|löst\b|lässt\b|setzt\b|belässt\b|dich\b)(?:\w+(?<!s)t)\b|\b(?:an|für|kostet) [Dd]u\b|\b(?:von|zahlt|klaut) [Dd]u\b|[a-zäöüß,] Du\b/,
};

describe.each(Object.keys(disagrees))('%s', language => {
  test('every cue reads right for every person', async () => {
    const catalogue = await wordsIn(language as Language);
    const wrong: string[] = [];
    let spokenTo = 0;
    for (const { show, act, cue, names } of sentences()) {
      const tell = await loadTell(show, catalogue);
      for (const you of [-1, 0, 1, 2]) {
        const line = tell(cue, act, narratorFor(names, catalogue, you));
        if (disagrees[language]!.test(line) || /undefined|NaN|\[object/.test(line)) wrong.push(line);
        if (you >= 0 && cue.seat === you && line.includes(names[you]!))
          wrong.push(`by name on one's own phone: ${line}`);
        if (you >= 0 && /\b(?:[Yy]ou|[Dd]u|dir|dich|deine?)\b/.test(line)) spokenTo++;
      }
    }
    expect(wrong).toEqual([]);
    expect(spokenTo).toBeGreaterThan(100);
  });
});
