/** What several routes answer, as fields: of a show, of a move, of the crowd, and of every refusal. */
import { type BoardShape, isJson, type Shape } from '../../shared/engine/board.ts';
import { choice, type Field } from '../../shared/engine/fields.ts';
import { anything, dictionary, maybe, request } from '../../shared/engine/message-fields.ts';
import { episodeKinds, seasonShows } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { shellShape } from '../rooms/mirror.ts';
import {
  amount,
  byName,
  either,
  facts,
  listOf,
  named,
  orNull,
  schema,
  texts,
  time,
  whole,
  yes,
} from '../web/operations.ts';

/** True, as every answer says that is no refusal. */
export const ok = schema({ const: true });

const fault = facts({ path: texts, message: texts, line: maybe(whole), field: maybe(texts) });
export const faults = listOf(fault);

export const links = facts({ host: texts, play: texts, watch: texts, tv: texts });
export const seatLinks = listOf(facts({ seat: whole, name: texts, link: texts }));

export const problem = named(
  'Problem',
  'Every refusal (RFC 9457). `code` tells them apart; `detail` is for people, in the language that was asked for, and `message` and `error` repeat it.',
  () =>
    request({
      type: texts,
      title: texts,
      status: whole,
      detail: texts,
      code: texts,
      message: texts,
      error: texts,
      faults: maybe(faults),
    }),
);

const refused = named('Refused', 'What a socket would also be answered, with status 200.', () =>
  request({ ok: schema({ const: false }), code: texts, message: texts }),
);

/** An answer, or a refusal with status 200. */
export const reply = (...of: readonly Field<unknown>[]) => either(...of, refused);

/** What everybody may know of a season. */
export const publicSeason = request({
  name: texts,
  title: texts,
  show: choice(seasonShows),
  created: time,
  seats: whole,
  house: dictionary,
  choices: dictionary,
  rules: dictionary,
  lines: listOf(request({ seq: whole, at: time, account: texts, who: texts, why: texts, to: anything })),
  faults: listOf(texts),
  lineup: listOf(texts),
  list: listOf(facts({ name: texts, wait: whole })),
  episodes: listOf(
    request({ code: texts, kind: choice(episodeKinds), show: texts, over: yes, open: yes, seats: listOf(texts) }),
  ),
  recaps: listOf(texts),
  cup: orNull(dictionary),
  host: maybe(dictionary),
});

export const moved = facts({ ok, entry: whole });

const plain = { number: amount, seat: whole, amount, pot: amount, goal: amount, text: texts, flag: yes } as const;

const ofShape = (shape: Shape): Field<unknown> => {
  if (typeof shape === 'string') return plain[shape];
  if (isJson(shape)) return anything;
  if (Array.isArray(shape)) return listOf(ofShape(shape[0] as Shape));
  return ofShapes(shape as BoardShape);
};

const ofShapes = (shapes: BoardShape) =>
  facts(Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, ofShape(shape)])));

/** By the names of shows and acts: one that several shows share has one board. */
const boards = [
  ...new Map(
    shows.flatMap(({ name: show, acts }) => acts.map(({ name, board }) => [board, `Board-${show}-${name}`] as const)),
  ),
].map(([board, name]) => named(name, 'The board of an act.', () => ofShapes(board)));

const input = named(
  'Input',
  'The range of one input of a move. `list`: so many, each within `of`. `set`: one of these sets, in any order.',
  () =>
    either(
      facts({ kind: choice(['int']), min: whole, max: whole }),
      facts({ kind: choice(['number', 'flag']) }),
      facts({ kind: choice(['text']), min: maybe(whole), max: whole }),
      facts({ kind: choice(['choice']), of: listOf(schema({ type: ['string', 'number'] })) }),
      facts({ kind: choice(['list']), of: input, length: whole }),
      facts({ kind: choice(['set']), of: listOf(listOf(anything)), faces: maybe(listOf(whole)) }),
    ),
);

const legal = named(
  'Legal',
  'A move that may be made now. Send its name as `do`, and beside it a value for each of its `inputs`. `sealed`: its inputs stay secret until the rules reveal them. `draws`: a link of the mover’s chain may go with it, as `reveal`.',
  () =>
    facts({
      by: schema({ type: ['integer', 'string'], description: 'A seat, `host`, or `clock`.' }),
      do: texts,
      inputs: maybe(byName(input)),
      sealed: maybe(ok),
      draws: maybe(ok),
    }),
);

const view = named('View', 'The show as a viewer sees it (docs/contract.md 2).', () =>
  facts({
    show: texts,
    act: texts,
    phase: texts,
    seats: listOf(request({ name: texts, score: amount })),
    board: dictionary,
    result: anything,
    beside: maybe(dictionary),
    own: maybe(dictionary),
  }),
);

export const own = named(
  'Own',
  'What only this seat or the host may know. `undo`: what an undo would take back. `others`: for the host, what seats and clock may do.',
  () =>
    facts({
      entries: whole,
      view,
      legal: listOf(legal),
      undo: orNull(dictionary),
      others: maybe(listOf(legal)),
      linked: maybe(ok),
    }),
);

export const shell = named('Shell', 'The state around the board, as rooms have it. Some texts are JSON.', () =>
  ofShapes(shellShape),
);

/** `told`: fields that are JSON texts in a room, and what they hold here. */
export const stateWith = (told: readonly string[]) =>
  named(
    'State',
    'The state as a viewer may know it. `own` is for a seat and the host, `press` for the host: what the big button will do, or why it does nothing.',
    () =>
      facts({
        ...Object.fromEntries(Object.entries(shellShape).map(([name, shape]) => [name, ofShape(shape)])),
        ...Object.fromEntries(told.map(name => [name, anything])),
        as: choice(['audience', 'program', 'host', 'seat']),
        seat: whole,
        now: time,
        board: either(...boards),
        own: maybe(own),
        press: maybe(facts({ does: texts, why: choice(['', 'store', 'seats', 'judge', 'inputs', 'players', 'over']) })),
      }),
  );

export const cues = named('Cues', 'What happened with one entry, in order, and when pages show it.', () =>
  request({ entry: whole, cues: listOf(request({ cue: texts })), check: texts, time: maybe(dictionary) }),
);

const outcome = named('Outcome', 'How the crowd called a task, once everybody may know what was right.', () =>
  facts({
    key: texts,
    kind: texts,
    entry: whole,
    ask: texts,
    right: listOf(texts),
    within: maybe(amount),
    made: texts,
    seat: whole,
    calls: whole,
    hits: whole,
    counts: listOf(listOf(anything)),
  }),
);

export const crowdNews = named(
  'Crowd',
  'What everybody may know of the crowd that plays along (docs/contract.md 11). Name its `task` in a `call` by its `key`.',
  () =>
    facts({
      entries: whole,
      people: whole,
      task: orNull(
        request({ key: texts, seats: listOf(whole), kind: choice(['answer', 'choice', 'number', 'guess']) }),
      ),
      calls: whole,
      until: time,
      last: orNull(outcome),
      table: listOf(listOf(anything)),
      hit: listOf(whole),
      open: facts({ hand: yes, total: yes, winner: yes }),
      pays: maybe(dictionary),
      volunteers: whole,
      up: orNull(facts({ name: texts, seat: whole, of: whole, at: time })),
      chat: maybe(dictionary),
      teams: maybe(listOf(dictionary)),
      outcomes: listOf(outcome),
      of: whole,
    }),
);

export const purse = named(
  'Purse',
  'What only its owner gets of the crowd: points, bets, the call for the open task.',
  () =>
    facts({
      ok,
      name: texts,
      points: amount,
      streak: whole,
      answers: whole,
      right: whole,
      choices: whole,
      best: whole,
      tickets: listOf(dictionary),
      again: maybe(yes),
      call: texts,
      place: whole,
      behind: whole,
      of: whole,
      volunteers: yes,
      listed: maybe(texts),
      seat: maybe(facts({ seat: whole, token: texts })),
      team: maybe(dictionary),
    }),
);
