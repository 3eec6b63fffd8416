/** The record of a whole show as a server exports it: played by robots on fair dice, with an undo in the middle. */
import { commitmentsOf } from '../../shared/commitments.ts';
import { Episode } from '../../shared/episode.ts';
import { bytesToHex, FairSource, seedCommit } from '../../shared/fair.ts';
import type { Actor } from '../../shared/moves.ts';
import { writeRecord } from '../../shared/record.ts';
import { seededLuck } from '../../shared/robots.ts';
import { showNamed } from '../../shared/shows/index.ts';
import { casting } from '../contract/castings.ts';
import { robotMove } from '../contract/robot-play.ts';

export const code = 'K7QM4XRB';
const seed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i * 3);
const sources = [
  { name: 'seat:0', value: 'a1'.repeat(16) },
  { name: 'seat:1', value: '' },
];

export interface FileEntry {
  by: Actor;
  do: string;
  drew?: { dice?: number[]; numbers?: number[]; orders?: number[][] };
}

/** A record as a test may spoil it. */
export interface File {
  seed: string;
  commit: string;
  commitments: { slot: string; hash: string; salt: string; value: unknown }[];
  entries: FileEntry[];
  [field: string]: unknown;
}

/** `upto`: entries until the show is broken off; the host takes back the first throw of dice and it is made again. */
export const playedEpisode = (name: string, upto = Number.POSITIVE_INFINITY): Episode => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`there is no show ${name}`);
  const { setting, names } = casting(show, 0);
  const episode = new Episode(show, setting, names, new FairSource(seed, code, sources));
  const luck = seededLuck(7);
  let undone = false;
  while (!episode.over && episode.entries.length < upto) {
    const move = robotMove(episode, luck);
    const outcome = episode.play(move);
    if (!outcome.ok) throw new Error(outcome.message);
    if (undone || outcome.entry.drew?.dice === undefined) continue;
    undone = true;
    episode.play({ by: 'host', do: 'undo' });
    episode.play(move);
  }
  return episode;
};

/** As JSON brings it. */
export const finishedRecord = (name = 'lucky-numbers', upto?: number): File => {
  const episode = playedEpisode(name, upto);
  const published = {
    code,
    commit: seedCommit(code, seed),
    seed: bytesToHex(seed),
    sources,
    commitments: commitmentsOf(episode, seed, code, true),
  };
  return JSON.parse(JSON.stringify(writeRecord(episode, published)));
};

/** What the host gets before the end: neither seed nor unopened values. */
export const partialRecord = (name = 'lucky-numbers', upto = 40): object => {
  const { seed: _seed, sources: _sources, ...record } = finishedRecord(name, upto);
  return { ...record, partial: true, commitments: commitmentsOf(playedEpisode(name, upto), seed, code) };
};
