/** What the stage says by the state of the show. */
import type { View } from '../../shared/engine/show.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import type { Narrator, ShowWords } from '../../shared/words/commentary.ts';
import { type Prompt, stage as words } from '../../shared/words/en/stage.ts';
import { plainSentence } from '../../shared/words/index.ts';
import type { Scene, StageBoard } from './board.ts';
import { stageLines } from './commentary.ts';
import { tossUpOf } from './cue-facts.ts';
import type { Director } from './director.ts';
import { isOnLeft } from './formats.ts';

/** The rail's text as long as there is no commentary. */
const standing = ({ view, shell }: Scene, names: (seat: number) => string): string => {
  if (view.phase === 'over') return words.over;
  if (view.phase === 'lobby') return shell.house ? words.lobby : words.hostStarts;
  return shell.waiting.length === 0 ? words.goesOn : words.waitingFor(shell.waiting.map(names).join(', '));
};

/** Players who are named one by one when they walk on. */
export const fewPlayers = 4;

/** The welcome in the rail during the titles, with the players of each side where they have desks. */
export const welcomeLine = (title: string, { seats, show }: View, tell: Narrator): string => {
  if (seats.length > fewPlayers) return words.welcome(title, '', '');
  if (manifestOf(show)?.entrants === 'open')
    return words.welcome(title, tell.list(seats.map((_, seat) => tell.name(seat))), '');
  const side = (left: boolean) =>
    tell.list(seats.flatMap((_, seat) => (isOnLeft(seat, seats.length) === left ? [tell.name(seat)] : [])));
  return words.welcome(title, side(true), side(false));
};

/** Sentences that can be read before the next cue. */
export const maxSentences = 2;

/** Letters of two lines of the rail at its smaller size. */
export const maxLetters = 150;

/** What is quoted is one thing, however many sentences it has. */
const quoted = /“[^”]*”|„[^“]*“/g;

export const sentencesIn = (text: string): number =>
  text
    .replace(quoted, 'x')
    .split(/[.!?…]+(?=\s|$)/)
    .filter(part => part.trim() !== '').length;

/** The first of the lines that are still shown: a new one replaces those before it, but for what can be read together. */
export const firstShown = (lines: readonly string[], { stake = '', ask = '' }: Prompt): number => {
  const fits = (from: number) => {
    const text = [...lines.slice(from), stake, ask].join(' ');
    return sentencesIn(text) <= maxSentences && text.length <= maxLetters;
  };
  // Of a line and a prompt that is as long as both may be, the prompt stays.
  const least = stake + ask === '' ? lines.length - 1 : lines.length;
  let first = 0;
  while (first < least && !fits(first)) first++;
  return first;
};

/** Who throws: whoever was waited for, -1 for nobody in particular. */
export const throwerOf = ({ thrown: { value: thrown } }: Director): number =>
  thrown?.length === 1 ? (thrown[0] ?? -1) : -1;

/** The rail's text: what a cue that has begun will tell, the commentary, or else the state of the game. */
export const railText = (
  scene: Scene,
  board: StageBoard,
  director: Director,
  prompt: Prompt,
  tell: Narrator,
): readonly string[] => {
  const { busy, rolling, flying, telling } = director;
  const [cue, isSaid, said] = [director.cue.value, director.said.value, director.lines.value];
  const own: ShowWords = board.words;
  const ahead =
    cue === null || isSaid
      ? undefined
      : (own.ahead?.[cue.cue]?.(scene.view, tell) ?? (tossUpOf(cue) === null ? undefined : words.closest.who));
  const isTold = cue !== null && director.told.value.includes(cue);
  if (ahead !== undefined) return isTold ? [] : [ahead];
  // While a win counts, nothing older is read beside it.
  if (isTold && !isSaid && said.length === 0 && director.win.value === cue) return [];
  // The move has been made, so nobody is waited for, and its result is not shown yet.
  const thrown = director.thrown.value;
  // What they did stands there already, and what they were is called in a moment.
  if (thrown !== null && cue !== null && said.length === 0) return [];
  // Until the hand opens, the old dice may still lie there.
  const flies = thrown !== null && (flying.value || rolling.value === '');
  if ((telling.value || !isSaid) && said.length === 0 && !flies) return director.earlier.value;
  // A late or previously hidden page shows the last lines. Before the beginning and after the end they are no news.
  const missed = said.length === 0 && !busy.value && !['over', 'lobby'].includes(scene.view.phase);
  const lines = missed ? stageLines(scene, board) : said;
  const thrower = throwerOf(director);
  const name = thrower < 0 ? '' : tell.name(thrower);
  const spoken = lines.length > 0 || thrown === null ? lines : [words.diceInAir(name)];
  return spoken.length > 0 || prompt.stake !== undefined
    ? plainSentence(scene.view.show, spoken)
    : [standing(scene, tell.name)];
};
