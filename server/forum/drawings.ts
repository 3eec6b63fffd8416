/** Draws pictures of a show: its board for posts, and the share card once it is finished. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Currency } from '../../shared/engine/money.ts';
import { writeRecord } from '../../shared/engine/record.ts';
import { bonusNamed, takenHome } from '../../shared/engine/taken-home.ts';
import { momentOf, playedBy, winnerOf } from '../../shared/forum/facts.ts';
import { drawPicture } from '../../shared/forum/picture/picture.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import { type CardFacts, drawCard } from '../../shared/recap/card.ts';
import { type HighlightKind, highlightsIn } from '../../shared/recap/highlights.ts';
import { luckIn } from '../../shared/recap/luck.ts';
import { storyOfRecord } from '../../shared/recap/story.ts';
import { scoreUnitOf } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { narratorFor } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { BackgroundWorker } from '../background-worker.ts';
import { wordsIn } from '../languages.ts';
import type { Recorded } from '../records/record.ts';
import { speechOf } from '../records/speech.ts';
import type { DrawnMedium } from './render.ts';

/** Kinds of highlights that can be understood without seeing them. */
const cardMoments: readonly HighlightKind[] = ['bonus', 'gain', 'rare'];

const nearestIn = (result: unknown): number | undefined => {
  const { ranking } = (result ?? {}) as { readonly ranking?: unknown };
  const [seat] = Array.isArray(ranking) ? ranking : [];
  return typeof seat === 'number' ? seat : undefined;
};

export const cardFacts = async (
  recorded: Pick<Recorded, 'episode' | 'facts'>,
  language: Language,
  currency: Currency = 'dollars',
): Promise<CardFacts> => {
  const { episode, facts } = recorded;
  const [speech, words] = await Promise.all([speechOf(episode.show, language, currency), wordsIn(language)]);
  const { scene, view, line: last } = momentOf(episode, episode.entries.length, speech);
  const { result, moments, luck: fortune } = await words.recap();
  const { play } = words.pages;
  const voice = narratorFor(episode.names, words, -1, currency);
  // A show with open entries has no winner, but somebody was closest.
  const winner = winnerOf(view.result) ?? nearestIn(view.result);
  const bonus = bonusNamed(view.result, voice);
  const story = storyOfRecord(writeRecord(episode, { code: facts.code }), showNamed);
  // The result is shown above, so the end is not shown as a highlight.
  // A card brags for its winner.
  const best = highlightsIn(story).findLast(
    ({ kind, seat }) => cardMoments.includes(kind) && (winner === undefined || winner < 0 || seat === winner),
  );
  const name = best === undefined || best.seat < 0 ? '' : voice.name(best.seat);
  const inDollars = best?.kind === 'bonus' || scene.desks.some(({ score }) => score.includes('$'));
  const amount = (inDollars ? voice.money : voice.number)(best?.amount ?? 0);
  const line =
    best === undefined
      ? last
      : best.kind === 'rare'
        ? moments.kinds.rare(name, approx(parseFraction(best.chance)))
        : moments.kinds[best.kind](name, amount);
  const won = winner ?? -1;
  const luck = luckIn(story.throws).find(({ seat }) => seat === won);
  const thrown = story.throws.findLast(({ seat, gone }) => seat === won && !gone);
  const taken = won < 0 ? 0 : (takenHome(view)[won] ?? 0);
  const unit = scoreUnitOf(facts.show);
  const wins = (name: string): string => {
    // A player alone who takes nothing beats nobody.
    if (taken <= 0 && episode.names.length < 2) return play.over;
    if (taken <= 0 || unit === 'none') return play.winner(name);
    return unit === 'money' ? result.takes(name, voice.money(taken)) : result.scores(name, voice.number(taken));
  };
  /** Where nobody beats anybody: whoever has most, or just that the show is over. */
  const ends = (): string => {
    const all = takenHome(view);
    const most = Math.max(...all);
    const first = all.flatMap((has, seat) => (has === most ? [voice.name(seat)] : []));
    if (most <= 0 || unit === 'none' || first.length === all.length) return play.over;
    return `${voice.list(first)}: ${unit === 'money' ? voice.money(most) : voice.number(most)}`;
  };
  const standings = story.moments.map(moment => takenHome(moment.view));
  return {
    // The card looks like its show, whichever act came last.
    scene: {
      ...scene,
      look: facts.show,
      title: speech.titles.show,
      // Nobody has the dice any more.
      desks: scene.desks.map(desk => ({ ...desk, note: '' })),
    },
    code: facts.code,
    title: facts.title,
    house: playedBy(episode.show, episode.setting, facts.season?.kind === 'main'),
    headline: winner === undefined ? ends() : winner < 0 ? play.noWinner : wins(voice.name(winner)),
    below: bonus.length === 0 ? '' : result.bonus(voice.list(bonus)),
    thrown: thrown?.dice ?? [],
    act: story.moments.findLast(({ entry }) => entry < (thrown?.entry ?? 0))?.view.act ?? '',
    luck:
      luck === undefined
        ? ''
        : fortune.brag(luck.pips, approx(parseFraction(luck.expectedPips)), luck.asMany, luck.asFew),
    line,
    winner: won,
    scores: episode.names.map((_, seat) => standings.map(standing => standing[seat] ?? 0)),
  };
};

export const cardSvg = async (recorded: Recorded, language: Language): Promise<string> =>
  drawCard(
    await cardFacts(recorded, language, recorded.state.settings.currency),
    await (await wordsIn(language)).forum(),
  );

/** The board as an SVG after a given number of entries. */
export const boardSvg = async (
  { episode, facts, state }: Recorded,
  upto: number,
  language: Language,
): Promise<string> => {
  const { view, scene, line } = momentOf(
    episode,
    upto,
    await speechOf(episode.show, language, state.settings.currency),
  );
  const texts = await (await wordsIn(language)).forum();
  return drawPicture({ scene, line, code: facts.code, over: view.phase === 'over' }, texts);
};

const thread = new BackgroundWorker<typeof import('./render.ts')>(new URL('./render.ts', import.meta.url), 'pictures');

let folder: string | undefined;

/** A folder for fonts. It is deleted when the process ends. */
const fonts = (): string => {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), 'boxcars-fonts-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
};

/** `width` is in pixels; by default the SVG's own. Rejects when it takes too long, or when too many wait already. */
export const pngOf = async (svg: string, width?: number, media: readonly DrawnMedium[] = []): Promise<Buffer> => {
  const { buffer, byteOffset, byteLength } = await thread.ask('renderPng', fonts(), svg, width, media);
  return Buffer.from(buffer, byteOffset, byteLength);
};
