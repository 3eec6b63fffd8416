/** Where a host has changed every number of a show, nothing that anybody reads tells the number of the original. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { controlsOf } from '../../client/controls/index.ts';
import { boardFor } from '../../client/shows/index.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { wordsIn } from '../../server/languages.ts';
import { speechOf } from '../../server/records/speech.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import type { HouseFields, HouseRule, HouseSection } from '../../shared/engine/house.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { postFacts } from '../../shared/forum/facts.ts';
import { writePost } from '../../shared/forum/post.ts';
import { familyOf, houseOfShow, manifestOf } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { languageNames } from '../../shared/words/languages.ts';
import { pictureText } from '../../shared/words/rule-book.ts';
import { shellOf, waitingOf } from '../../tools/preview/moments.ts';
import { casting } from '../contract/castings.ts';
import { around } from '../forum/moments.ts';
import { putUp, textOf } from './paper.ts';

const shared = join(import.meta.dirname, '../../shared');

/** Numbers that appear nowhere else. */
class Strange {
  #n = 0;

  next(within: number): number {
    this.#n += 1;
    return within <= 10_000 ? 3001 + 37 * this.#n : 7_000_003 + 110_017 * this.#n;
  }
}

interface Changed {
  readonly house: Readonly<Record<string, unknown>>;
  /** Defaults as a text would have them: amounts with their unit. */
  readonly amounts: readonly { readonly unit: string; readonly value: number }[];
  readonly hasTotals: boolean;
}

const changed = (of: HouseFields, strange: Strange): Changed => {
  const amounts: { unit: string; value: number }[] = [];
  let hasTotals = false;
  const other = (field: HouseRule<unknown>): unknown => {
    const { house, fallback, min = 0, max = 0 } = field;
    const within = (field.of as { readonly max?: number } | undefined)?.max ?? max;
    switch (house.unit) {
      case 'dollars':
      case 'dollars-a-point':
      case 'points':
      case 'to-one': {
        for (const value of [fallback].flat() as number[]) amounts.push({ unit: house.unit, value });
        const next = () => strange.next(house.unit === 'points' ? 10_000 : within);
        return Array.isArray(fallback) ? fallback.map(next) : next();
      }
      case 'totals':
        hasTotals = true;
        return [4, 6];
      case 'choice':
        return (field.of as readonly string[]).find(name => name !== fallback);
      case 'yes-no':
        return fallback !== true;
      case 'spaces':
        return undefined;
      default:
        return Array.isArray(fallback)
          ? fallback.map((value: number) => value + 4)
          : Math.max(min, Math.min(max, (fallback as number) + 1));
    }
  };
  const change = (fields: HouseFields): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): readonly (readonly [string, unknown])[] => {
        if (name === 'name') return [[name, 'Friday rules']];
        const value = 'house' in field ? other(field) : change((field as HouseSection).of);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { house: change(of), amounts, hasTotals };
};

const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 50;

/** The n-th way to play it, with the amounts among its options changed too. What its own numbers allow may be beyond the host's. */
const optionsOf = (show: Show, n: number, house: object, strange: Strange): object => {
  const {
    wins: _w,
    record: _r,
    lastRound: _l,
    jackpot: _j,
    coins: _c,
    prizes: _p,
    ...kept
  } = casting(show, n).setting.options as Record<string, unknown>;
  const other = (value: unknown): unknown =>
    isAmount(value)
      ? strange.next(10_000)
      : Array.isArray(value) && value.every(isAmount)
        ? value.map(() => strange.next(10_000))
        : value;
  return { ...Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, other(value)])), house };
};

/** Controls are fetched when they are asked for, and screens of theirs when they are put up. */
const pagesOf = async (show: Show): Promise<void> => {
  const view = new Episode(show, casting(show, 0).setting, casting(show, 0).names).view('audience');
  const turn = {
    view,
    tell: narratorOf(view),
    seat: 0,
    legal: [],
    lines: [],
    cues: [],
    sending: false,
    send: () => {},
  };
  for (const { name } of show.acts)
    for (let tries = 0; tries < 3; tries++) {
      const { Turn } = controlsOf(show.name, name);
      const page = Turn === undefined ? undefined : putUp(<Turn {...turn} />);
      await vi.dynamicImportSettled();
      page?.takeDown();
    }
};

/** All text of a moment: stage, phones, desk, commentary, post. */
const collectTexts = async (episode: Episode, texts: Set<string>): Promise<void> => {
  const view = episode.view('audience');
  const legal = episode.legal();
  const tell = narratorOf(view);
  const board = await boardFor(view.show, view.act);
  const shell = shellOf(view, { entry: 0, cues: [], check: '' }, { waiting: waitingOf(legal, view) });
  for (const cue of [null, ...episode.cues]) {
    const told = cue === null ? [] : [cue];
    const props = { view, board: view.board, shell, cue, told, rolling: false, portrait: false, tell, now: () => 0 };
    const { Board, Card, Aside } = board;
    for (const Part of [Board, Card, Aside]) if (Part !== undefined) texts.add(textOf(<Part {...props} />));
    const crest = board.crest?.(props);
    if (crest !== undefined) texts.add(`${crest.label} ${crest.value === null ? '' : tell.money(crest.value)}`);
    for (const plate of board.plates?.(props) ?? []) texts.add(`${plate?.big ?? ''} ${plate?.small ?? ''}`);
    texts.add(Object.values(board.prompt?.(props) ?? {}).join(' '));
    const total = board.total?.(props) ?? '';
    texts.add(textOf(<p>{total}</p>));
    for (const seat of view.seats.keys()) {
      texts.add(board.note?.(seat, props) ?? '');
      if (board.Screen !== undefined) texts.add(textOf(<board.Screen {...props} seat={seat} />));
    }
  }
  const { Turn, Board, desk, waiting } = controlsOf(view.show, view.act);
  const sighted = { view, tell };
  if (Board !== undefined) texts.add(textOf(<Board {...sighted} />));
  texts.add(waiting?.(sighted) ?? '');
  const hosted = { ...sighted, options: {} };
  texts.add(desk?.status?.(hosted) ?? '');
  texts.add(desk?.amount?.(sighted) ?? '');
  for (const step of desk?.upcoming?.(hosted) ?? []) texts.add(step);
  for (const { by, do: move } of legal) {
    if (by === 'host') texts.add(Object.values(desk?.next?.(move, { ...sighted, waiting: [] }) ?? {}).join(' '));
    if (typeof by !== 'number' || Turn === undefined) continue;
    const turn = {
      view: episode.view(by),
      tell,
      seat: by,
      legal: legal.filter(item => item.by === by),
      lines: [],
      cues: episode.cues,
      sending: false,
      send: () => {},
    };
    texts.add(textOf(<Turn {...turn} />));
  }
  for (const script of [await manifestOf(view.show)?.script?.()])
    for (const line of Object.values(script ?? {})) texts.add(line({ view, tell }));
  for (const language of languageNames) {
    const speech = await speechOf(episode.show, language);
    const voice = speech.voiceOf(view.seats.map(({ name }) => name));
    for (const cue of episode.cues) texts.add(speech.tell(cue, view.act, voice));
  }
};

const postsOf = async (episode: Episode): Promise<readonly string[]> =>
  Promise.all(
    languageNames.map(async language => {
      const words = await (await wordsIn(language)).forum();
      return writePost(postFacts(episode, await speechOf(episode.show, language), around), 'text', words);
    }),
  );

/** Of the show's rule book every text, in every language. */
const booksOf = async (name: string, options: object): Promise<readonly string[]> => {
  const found = await Promise.all(
    languageNames.map(async language => (await (await wordsIn(language)).rules()).books[name]?.load(options)),
  );
  const pictures = await Promise.all(
    languageNames.map(async language => (await (await wordsIn(language)).rules()).pictures),
  );
  const textsIn = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : [];
  return found.flatMap((book, i) => [
    ...textsIn(book),
    ...(book?.sections ?? []).flatMap(({ picture, pictured }) =>
      picture === undefined ? [] : Object.values(pictures[i]?.[picture] ?? {}).map(text => pictureText(text, pictured)),
    ),
  ]);
};

const forbidden = (amounts: Changed['amounts']): readonly RegExp[] =>
  amounts.flatMap(({ unit, value }): readonly RegExp[] => {
    const [english, german] = ['en-US', 'de-DE'].map(language => value.toLocaleString(language).replaceAll('.', '\\.'));
    if (unit === 'to-one') return [new RegExp(`(?<!\\d)${value} (to|zu) 1`)];
    if (unit !== 'points') return [new RegExp(`\\$${english}(?![\\d,])`), new RegExp(`(?<![\\d.])${german}\\s\\$`)];
    // Small numbers are many things.
    return value < 200 ? [] : [new RegExp(`(?<![\\d,.])${english}(?![\\d,.])`)];
  });

/** Shows whose numbers a host may change. */
const changeable = shows.filter(({ name }) => manifestOf(familyOf(name))?.house !== undefined);

describe.each(changeable.map(show => [show.name, show] as const))('%s', (name, show) => {
  test('with every number changed, none of the original is told', async () => {
    const strange = new Strange();
    await pagesOf(show);
    for (let n = 0; n < 4; n++) {
      const texts = new Set<string>();
      const { setting, names } = casting(show, n);
      const found = await houseOfShow(name, setting.options as object);
      const { house, amounts, hasTotals } = changed(
        (found?.options.fieldsFor(setting.options).house?.of ?? {}) as HouseFields,
        strange,
      );
      const never = [
        ...forbidden(amounts),
        ...(hasTotals ? [/\b(a|eine) 7\b(?!:)|\b7 busts|\b7 adds|\b5, 7|\b5 7 9\b/i] : []),
      ];
      const options = optionsOf(show, n, house, strange);
      const luck = seededLuck(17 * n + 5);
      const read = readField(show.options, options);
      expect(read.faults).toEqual([]);
      const episode = new Episode(show, { ...setting, options: read.value }, names, sourceOf(luck));
      for (let moves = 0; moves < 400; moves++) {
        await collectTexts(episode, texts);
        if (moves % 25 === 0 || episode.over) for (const post of await postsOf(episode)) texts.add(post);
        if (episode.over) break;
        expect(episode.play(robotMove(episode, luck)).ok).toBe(true);
      }
      for (const book of await booksOf(name, options)) texts.add(book);
      expect(texts.size).toBeGreaterThan(20);
      const unwanted = [...texts].filter(text => never.some(number => number.test(text)));
      expect(unwanted.slice(0, 12)).toEqual([]);
    }
  });
});

/** What is history and no rule of a show. */
const history = /Lotter|a month, tax free|im Monat, steuerfrei/;

test('no amount stands in words: they are told what to say', () => {
  const amount = /\$\d|\d\s?\$(?!\{)|\b(?:[2-9]|\d{2,}) (?:to|zu) 1\b/;
  const lines = globSync('**/words/**/*.ts', { cwd: shared }).flatMap(file =>
    readFileSync(join(shared, file), 'utf8')
      .split('\n')
      .filter(line => !/^\s*(\/?\*|\/\/)/.test(line) && amount.test(line) && !history.test(line))
      .map(line => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
