/** fairness.md 6: a host who throws again by undo, in whatever way, gets the same dice or is listed. */
import { expect, test } from 'vitest';
import { drawKey } from '../../shared/engine/chance.ts';
import { commitmentsOf } from '../../shared/engine/commitments.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { bytesToHex, FairSource, fairKeys, seedCommit } from '../../shared/engine/fair.ts';
import type { Legal, Move } from '../../shared/engine/moves.ts';
import { writeRecord } from '../../shared/engine/record.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { anyMove, type Luck, seededLuck } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';

const long = process.env.LONG !== undefined;
const positions = Number(process.env.POSITIONS ?? (long ? 200 : 2));
/** Moves of a sequence. */
const most = long ? 4 : 3;
/** Sequences that the verifier reads, of each show: the first of every kind, and some of all others. */
const read = { kinds: long ? 600 : 20, others: long ? 0.0005 : 0.01 };
const code = 'GRINDING';
const seed = Uint8Array.from({ length: 32 }, (_, i) => 7 * i + 3);

const drawing = shows.filter(show => show.acts.some(({ draws }) => draws.length > 0));

const openingOf = (show: Show) => {
  const { setting, names } = casting(show, 0);
  const sources = ['host', ...names.map((_, seat) => `player:${seat}`)].map(name => ({ name, value: '' }));
  return { sources, open: () => new Episode(show, setting, names, new FairSource(seed, code, sources)) };
};

/** One move of each kind that may be made: what a host could try, undo and corrections of nothing among them. */
const kindsOf = (episode: Episode, luck: Luck): readonly Move[] => {
  const kinds = new Map<string, Legal>();
  for (const legal of episode.legal()) {
    const key = `${legal.by} ${legal.do}`;
    if (legal.do !== 'end' && !kinds.has(key)) kinds.set(key, legal);
  }
  return [...kinds.values()].map(legal =>
    legal.do === 'correct'
      ? { by: 'host', do: 'correct', seat: 0, score: episode.state.scores[0] ?? 0, reason: '' }
      : (anyMove(legal, luck) as Move),
  );
};

/** What stands, by place, number, label and actor. */
const standingIn = (episode: Episode): ReadonlySet<string> =>
  new Set(episode.standing.flatMap(({ entry, draws }) => draws.map(draw => `${drawKey(draw)} ${entry.by}`)));

/** Entries of which something was taken back that does not stand, found without the verifier. */
const goneFrom = (episode: Episode, everDrawn: ReadonlyMap<number, readonly string[]>): readonly number[] => {
  const stands = standingIn(episode);
  const inForce = new Set(episode.standing.map(({ index }) => index));
  return [...everDrawn].flatMap(([entry, keys]) =>
    inForce.has(entry) ? [] : keys.flatMap(key => (stands.has(key) ? [] : [entry])),
  );
};

test.each(drawing.map(show => [show.name]))(
  `FAIR-6: in %s every sequence of up to ${most} moves, undo among them, brings the same dice or is listed, from ${positions} positions`,
  name => {
    const show = showNamed(name);
    if (show === undefined) throw new Error(`no show ${name}`);
    const { sources, open } = openingOf(show);
    const keys = fairKeys(seed, code, sources);
    const luck = seededLuck(Number(process.env.SEED ?? 1));
    const kinds = new Set<string>();
    const tally = { positions: 0, sequences: 0, read: 0, listed: 0 };

    const verified = (episode: Episode, moves: readonly Move[], gone: readonly number[]): void => {
      const record = writeRecord(episode, {
        code,
        commit: seedCommit(code, seed),
        seed: bytesToHex(seed),
        sources,
        publicSeed: keys.publicSeed,
        chains: [],
        commitments: commitmentsOf(episode, keys, true),
      });
      const report = verifyRecord(JSON.parse(JSON.stringify(record)), showNamed);
      const tried = JSON.stringify(moves);
      expect(report.verdict, tried).toBe('ok');
      expect(
        report.gone.map(({ entry }) => entry),
        tried,
      ).toEqual(gone);
      tally.read++;
      if (gone.length > 0) tally.listed++;
    };

    for (let asked = 0; tally.positions < positions && asked < 40 * positions; asked++) {
      const first = open();
      const everDrawn = new Map<number, readonly string[]>();
      const length = 1 + Math.floor(luck() * 40);
      while (!first.over && (first.entries.length < length || (first.undoable?.draws.length ?? 0) === 0)) {
        const move = robotMove(first, luck);
        const played = first.play(move);
        if (!played.ok) throw new Error(`${move.do} is refused`);
        everDrawn.set(
          played.index,
          played.draws.map(draw => `${drawKey(draw)} ${move.by}`),
        );
      }
      // It was over before anything was drawn last.
      if ((first.undoable?.draws.length ?? 0) === 0) continue;
      tally.positions++;

      const explore = (
        before: Episode,
        drawn: ReadonlyMap<number, readonly string[]>,
        moves: readonly Move[],
      ): void => {
        for (const move of kindsOf(before, luck)) {
          const episode = before.fork();
          const played = episode.play(move);
          if (!played.ok) continue;
          tally.sequences++;
          const all = [...moves, move];
          // What was ever drawn at a place, with this number and label, is what is drawn there.
          for (const draw of played.draws) {
            const known = before.memory.get(drawKey(draw));
            if (known !== undefined && known.values.join() !== draw.values.join())
              expect(draw.values, JSON.stringify(all)).toEqual(known.values);
          }
          const now = new Map(drawn).set(
            played.index,
            played.draws.map(draw => `${drawKey(draw)} ${move.by}`),
          );
          const kind = all.map(one => `${one.by} ${one.do}`).join();
          const taken = all.some(one => one.do === 'undo');
          const isNew = !kinds.has(kind) && kinds.size < read.kinds;
          if (taken && (isNew || luck() < read.others)) {
            kinds.add(kind);
            verified(episode, all, goneFrom(episode, now));
          }
          if (all.length < most) explore(episode, now, all);
        }
      };
      explore(first, everDrawn, []);
    }
    console.info(`${name}: ${JSON.stringify(tally)}`);
    expect(tally.positions).toBeGreaterThan(0);
    expect(tally.listed).toBeGreaterThan(0);
    expect(tally.read).toBeGreaterThan(tally.listed);
  },
);
