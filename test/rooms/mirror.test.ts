import { Reflection } from '@colyseus/schema';
import { type Client, ClientState } from 'colyseus';
import { expect, test } from 'vitest';
import { Reflection as PageReflection } from '../../client/colyseus/schema-reader.ts';
import { Fanout } from '../../server/colyseus/fanout.ts';
import { PatchSerializer } from '../../server/colyseus/patch-serializer.ts';
import { Mirror } from '../../server/rooms/mirror.ts';
import { earlyCalls, hostInterventions } from '../../shared/engine/asides.ts';
import { besideText } from '../../shared/engine/beside.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { type Mirrored, readView } from '../../shared/engine/mirror-read.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { readSettings } from '../../shared/engine/settings.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';
import { fixedDice } from './playhouse.ts';

const shellOf = (episode: Episode): Shell => {
  const view = episode.view('audience');
  return {
    code: 'MIRRORED',
    title: 'Ünïcode ✓',
    show: view.show,
    act: view.act,
    phase: view.phase,
    seats: view.seats.map(({ name, score }, seat) => ({ name, score, connected: seat % 2 === 0, open: false })),
    waiting: [...new Set(episode.legal().flatMap(({ by }) => (typeof by === 'number' ? [by] : [])))],
    deadline: 1_795_240_671_307 + episode.entries.length,
    paused: '',
    spectators: episode.entries.length,
    hostPresent: true,
    televised: false,
    next: '',
    finale: '',
    nextAt: 0,
    house: false,
    step: '',
    ...readSettings({ clock: 60 }),
    room: '',
    applauded: '',
    robots: false,
    chains: '[]',
    publicSeed: '',
    sources: '[]',
    alarms: '[]',
    starting: '',
    place: 0,
    closed: false,
    commit: 'c0ffee',
    entries: episode.entries.length,
    cues: JSON.stringify(episode.cues),
    result: JSON.stringify(view.result),
    beside: besideText(view),
    media: '',
    epoch: 1,
    frame: 0,
    tape: '',
  };
};

/** Nobody watches without a socket. */
const noTape = { keeps: false, next: () => 0, publish: () => undefined };

const seldom: readonly string[] = [...hostInterventions, ...earlyCalls, 'expire'];

const choose = (legal: readonly Legal[], luck: () => number): Legal => {
  const main = legal.filter(item => !seldom.includes(item.do));
  const rare = legal.filter(item => seldom.includes(item.do) && item.do !== 'end');
  if (main.length === 0) return pick(rare.filter(item => item.do === 'expire').length > 0 ? rare : legal, luck);
  return luck() < 0.08 && rare.length > 0 ? pick(rare, luck) : pick(main, luck);
};

type Reading = { decode(bytes: Uint8Array): unknown; readonly state: unknown };

const stateOf = (decoder: Reading): Mirrored => (decoder.state as { toJSON(): Mirrored }).toJSON();

const seeds = Array.from({ length: process.env.LONG === undefined ? 4 : 12 }, (_, i) => i);

test.each(shows.flatMap(show => seeds.map(seed => ({ show, name: show.name, seed }))))(
  'what pages read back is the view, entry by entry: $name, seed $seed',
  ({ show, seed }) => {
    const luck = seededLuck(seed);
    const cast = casting(show, seed);
    const episode = new Episode(show, cast.setting, cast.names, fixedDice(seed));
    // Half of them begin in the middle, as a room does that was brought back.
    for (let n = 0; n < 20 * (seed % 2) && !episode.over; n++)
      episode.play(anyMove(choose(episode.legal(), luck), luck));
    const mirror = new Mirror(show);
    const write = () => mirror.write(shellOf(episode), episode.act, episode.view('audience').board);
    write();
    const serializer = new PatchSerializer(
      new Fanout(),
      () => false,
      () => noTape,
    );
    serializer.reset(mirror.state);
    const described = serializer.handshake();
    const decoders: Reading[] = [];
    const pages = {
      state: ClientState.JOINED,
      // The first byte names the kind of message.
      raw: (patch: Uint8Array) => {
        for (const decoder of decoders) decoder.decode(patch.slice(1));
      },
    } as unknown as Client;
    const join = () => {
      // As the library reads it, and as pages do.
      for (const reader of [Reflection, PageReflection]) {
        const decoder: Reading = reader.decode(described.slice());
        decoder.decode(serializer.getFullState().slice(1));
        decoders.push(decoder);
      }
    };
    serializer.welcome(pages);
    // Somebody is there before the first patch.
    join();
    for (let entries = 0; entries < 400 && !episode.over; entries++) {
      episode.play(anyMove(choose(episode.legal(), luck), luck));
      write();
      serializer.applyPatches();
      // Somebody comes late, now and then.
      if (luck() < 0.05 && decoders.length < 6) join();
      const { waiting, seats, ...shell } = shellOf(episode);
      for (const decoder of decoders) {
        const state = stateOf(decoder);
        expect(readView(state, episode.act.board)).toEqual(episode.view('audience'));
        expect(state).toMatchObject(shell);
        expect(state.waiting).toEqual(waiting);
        expect(state.seats).toEqual(seats);
      }
    }
  },
);

test.each([0.1, 937.5, 4.493409, -1234.56789, 1e-7, 123_456_789.123, 2 ** 40 + 0.5])(
  'fractions are read back to the last digit: %d',
  score => {
    const show = shows.find(({ name }) => name === 'hot-hand')!;
    const cast = casting(show, 1);
    const episode = new Episode(show, cast.setting, cast.names, fixedDice(1));
    expect(episode.play({ by: 'host', do: 'start' }).ok).toBe(true);
    expect(episode.play({ by: 'host', do: 'correct', seat: 0, score, reason: 'so' }).ok).toBe(true);
    const mirror = new Mirror(show);
    mirror.write(shellOf(episode), episode.act, episode.view('audience').board);
    const serializer = new PatchSerializer(
      new Fanout(),
      () => false,
      () => noTape,
    );
    serializer.reset(mirror.state);
    const decoder = Reflection.decode(serializer.handshake());
    decoder.decode(serializer.getFullState().slice(1));
    expect(stateOf(decoder).seats[0]?.score).toBe(score);
  },
);
