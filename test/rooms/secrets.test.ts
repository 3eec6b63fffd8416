import { expect, test } from 'vitest';
import type { Source } from '../../shared/engine/chance.ts';
import { type Guest, Playhouse, until } from './playhouse.ts';

/** Secret numbers as given, everything else always the same. */
const dice = (secret: number): Source => ({
  dice: n => Array.from({ length: n }, () => 2),
  number: (lo, hi) => (hi === 100 ? secret : lo),
  order: n => Array.from({ length: n }, (_, i) => i + 1),
});

const text = (frames: readonly Uint8Array[]) => Buffer.concat(frames).toString('latin1');

/** What the frames say, but for what differs from episode to episode: code, commitments, times, check codes. */
const plain = (guest: Guest, code: string) =>
  guest.frames
    .map(frame => Buffer.from(frame).toString('latin1'))
    .join('\n')
    .replaceAll(code, 'CODE')
    .replaceAll(guest.state.commit, 'COMMIT')
    // It follows from the code.
    .replaceAll(guest.state.publicSeed, 'PUBLIC')
    .replaceAll(/"check":"[0-9a-f]*"/g, '"check":""')
    .replaceAll(/"hash":"[0-9a-f]{64}"/g, '"hash":""');

/** Everything that a spectator, and Ben, get from the lobby until Ann's number is in. */
const until1st = async (secret: number, number: number) => {
  // One clock for both rooms, so that the time reveals nothing.
  const now = () => Date.UTC(2026, 10, 22, 20);
  const house = await Playhouse.open({ source: () => dice(secret), now, steady: () => performance.now() });
  const made = await house.make({ show: 'lucky-numbers', options: { judging: 'auto' }, pack: sealedPack });
  const host = await house.host(made);
  const spectator = await house.join(made.code, { as: 'watch' });
  const ann = await house.join(made.code, { as: 'play', name: 'Ann' });
  const ben = await house.join(made.code, { as: 'play', name: 'Ben' });
  await until(() => spectator.state.seats.every(({ connected }) => connected), 'both are here');
  await until(() => [spectator, ben].every(({ state }) => state.spectators === 1), 'the crowd to be counted');
  await Promise.all([spectator, ben].map(guest => guest.caughtUp()));
  spectator.frames.length = 0;
  ben.frames.length = 0;
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
  await ann.move('buzz', { number });
  await until(() => [spectator, ben, ann].every(({ state }) => state.entries === 4), 'the number');
  const seen = { spectator: plain(spectator, made.code), ben: plain(ben, made.code) };
  const answers = {
    spectator: text(spectator.frames),
    ann: text(ann.frames),
    ben: text(ben.frames),
    host: text(host.frames),
  };
  await ben.move('buzz', { number: 99 });
  await until(() => (spectator.view.board as { secret: number }).secret === secret, 'the secret to be opened');
  await house.app.close();
  return { seen, answers };
};

const sealedPack = {
  questions: Array.from({ length: 25 }, (_, i) => ({
    ask: `Question ${i}?`,
    answer: `qzanswer${i}x`,
    accept: [`qzaccept${i}x`],
  })),
  tieBreakers: [{ ask: 'And?', answer: 'qztie' }],
};

test('the bytes that others get are the same whatever the secret number and the sealed one are', async () => {
  const { seen: one } = await until1st(17, 20);
  const { seen: other } = await until1st(93, 77);
  expect(one.spectator).toBe(other.spectator);
  expect(one.ben).toBe(other.ben);
});

test('no answer of the pack reaches anybody but the host before its time', async () => {
  const { answers } = await until1st(50, 50);
  expect(answers.host).toContain('qzanswer0x');
  for (const bytes of [answers.spectator, answers.ann, answers.ben]) expect(bytes).not.toMatch(/qz(answer|accept|tie)/);
});

test('neither summary nor list nor a stranger’s record tells what is secret', async () => {
  const house = await Playhouse.open();
  const { made } = await house.asked({ show: 'lucky-numbers', pack: sealedPack, public: true });
  for (const path of [`/api/episodes/${made.code}`, '/api/episodes', `/api/episodes/${made.code}/record`]) {
    expect(JSON.stringify((await house.get(path)).body)).not.toMatch(/qz|seed|token/);
  }
  expect((await house.get(`/api/episodes/${made.code}/record`)).status).toBe(403);
  expect((await house.get(`/api/episodes/${made.code}/record`, 'B'.repeat(32))).status).toBe(403);
});
