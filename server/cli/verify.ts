/**
 * The verifier as a program. `node boxcars-verify.mjs RECORD.json` prints its findings as one JSON object. It exits with 0 if
 * everything checks out, 1 if something fails, 2 if the file is not a record, and 3 if it is too early to tell.
 * `node boxcars-verify.mjs CUP.json GAME.json …` does so for the record of a cup, with those of its games.
 * With `--draw '{"seed", "code", "sources", "nonce", "label", "link"}'` it prints the digest and check code of one draw, or of
 * each draw in a list, for people who redo the arithmetic themselves. The build bundles it into one file that needs nothing but
 * Node.
 */
import { readFileSync } from 'node:fs';
import {
  bytesToHex,
  checkCode,
  drawDigest,
  FairSource,
  hexToBytes,
  type PublicSource,
  seedCommit,
} from '../../shared/engine/fair.ts';
import { Malformed, readRecord, recordHash, replay } from '../../shared/engine/record.ts';
import type { Show } from '../../shared/engine/show.ts';
import { fairValues } from '../../shared/engine/verify/replaying.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { type CupRecord, cupFormat, type VerifiedGame, verifyCup } from '../../shared/season/cup-record.ts';
import { manifestOf } from '../../shared/shows/index.ts';

const ends = { ok: 0, fails: 1, unchecked: 3 } as const;

/** Loads the rules of the show that a file names, and no others. */
const rulesOf = async (record: unknown): Promise<Show | undefined> => {
  const show: unknown = typeof record === 'object' && record !== null && 'show' in record ? record.show : undefined;
  return typeof show === 'string' ? manifestOf(show)?.rules() : undefined;
};

const print = (found: object): void => {
  process.stdout.write(`${JSON.stringify(found, null, 1)}\n`);
};

interface Question {
  readonly seed: string;
  readonly code: string;
  readonly sources?: readonly PublicSource[];
  readonly nonce: number;
  readonly label: string;
  readonly link?: string;
}

/** Computes one draw by fairness.md 4, 5 and 9. */
const oneDraw = ({ seed, code, sources = [], nonce, label, link = '' }: Question): object => {
  const source = new FairSource(hexToBytes(seed), code, sources);
  if (!/^(dice:[0-9]+d6|int:[0-9]+-[0-9]+|shuffle:[0-9]+)$/.test(label))
    throw new Malformed('label', 'must be dice:Nd6, int:LO-HI or shuffle:N');
  const values = fairValues(source, label, { place: Math.floor(nonce / 16), k: nonce % 16, link });
  const draw = { nonce, label, link };
  return {
    commit: seedCommit(code, source.keys.seed),
    publicSeed: source.keys.publicSeed,
    ...draw,
    digest: bytesToHex(drawDigest(source.keys, draw, 0)),
    values,
    check: checkCode(source.keys, draw, values),
  };
};

/** The records of a cup's games, each verified by itself. */
const verifiedGames = async (paths: readonly string[]): Promise<ReadonlyMap<string, VerifiedGame>> => {
  const games = new Map<string, VerifiedGame>();
  for (const path of paths) {
    const record = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
    const show = await rulesOf(record);
    const { verdict } = verifyRecord(record, () => show);
    const { episode } = replay(readRecord(record, () => show));
    const { scores, result } = episode.state;
    games.set(String(record.code), { hash: recordHash(record), verdict, names: episode.names, scores, result });
  }
  return games;
};

const isCup = (record: unknown): record is CupRecord => (record as CupRecord | null)?.format === cupFormat;

const cupReport = async (record: CupRecord, paths: readonly string[]) => verifyCup(record, await verifiedGames(paths));

const main = async (path: string | undefined, ...more: readonly string[]): Promise<number> => {
  const [question] = more;
  if (path === undefined) {
    process.stderr.write(
      'usage: node boxcars-verify.mjs RECORD.json\n       node boxcars-verify.mjs CUP.json GAME.json …\n',
    );
    return 2;
  }
  try {
    if (path === '--draw') {
      const questions = JSON.parse(question ?? '') as Question | readonly Question[];
      print(Array.isArray(questions) ? questions.map(oneDraw) : oneDraw(questions as Question));
      return 0;
    }
    const record: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const show = await rulesOf(record);
    const report = isCup(record) ? await cupReport(record, more) : verifyRecord(record, () => show);
    print(report);
    return ends[report.verdict];
  } catch (error) {
    if (!(error instanceof Malformed) && !(error instanceof SyntaxError) && !(error as { code?: string }).code)
      throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
};

const [path, ...more] = process.argv.slice(2);
process.exitCode = await main(path, ...more);
