/**
 * Writes a golden episode: robots host and play a show on dice of a fixed seed.
 * node test/contract/write-golden.ts SHOW NUMBER FILE ['{"option": …}'] [Ann,Ben]
 */
import { writeFileSync } from 'node:fs';
import { Episode } from '../../shared/engine/episode.ts';
import { FairSource } from '../../shared/engine/fair.ts';
import { readField } from '../../shared/engine/fields.ts';
import { readRecord, replay, writeRecord } from '../../shared/engine/record.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { casting } from './castings.ts';

const [name = '', number = '1', file = '', options, seated] = process.argv.slice(2);
const show = showNamed(name);
if (show === undefined || file === '') throw new Error('usage: write-golden.ts SHOW NUMBER FILE [OPTIONS] [NAMES]');

const { setting, names: seats } = casting(show, 0);
const names = seated?.split(',') ?? seats;
const chosen = options === undefined ? setting.options : readField(show.options, JSON.parse(options)).value;
const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 7 + Number(number)) % 256);
const episode = new Episode(
  show,
  { ...setting, options: chosen, seats: names.length },
  names,
  new FairSource(seed, 'GOLDEN22'),
);
const luck = seededLuck(Number(number));

while (!episode.over) {
  const outcome = episode.play(robotMove(episode, luck));
  if (!outcome.ok) throw new Error(`a robot was refused: ${outcome.message}`);
}

/** What the audience saw after the first n entries. */
const seen = (n: number) => {
  const { act, phase, seats, board, result } = replay(readRecord(record, showNamed), n).episode.view('audience');
  return { act, phase, seats, board, result };
};

const record = JSON.parse(
  JSON.stringify(writeRecord(episode, { code: 'GOLDEN22', seed: Buffer.from(seed).toString('hex'), sources: [] })),
);
const length = episode.entries.length;
const upto = Object.fromEntries(
  [0.25, 0.5, 0.75].map(part => [Math.floor(length * part), seen(Math.floor(length * part))]),
);
const golden = {
  title: `${name}, whole, by robots`,
  rules: [],
  episode: record,
  expect: seen(length),
  refused: [],
  upto,
};
writeFileSync(file, `${JSON.stringify(golden, null, 1)}\n`);
console.info(`${length} entries, ${JSON.stringify(episode.view('audience').result)}`);
