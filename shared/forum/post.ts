/**
 * The state of a show as a post: only what everybody may know. Pure: it gets what it says. Three forms: BBCode with tags that
 * every forum has, Markdown (Discord, Reddit, Discourse), and fixed-width text.
 */

import { totalOf } from '../engine/show.ts';
import type { ForumWords } from '../words/en/forum.ts';
import { boardLines, wrapped } from './fixed.ts';
import type { Scene } from './scene.ts';

export const forms = ['bbcode', 'markdown', 'text'] as const;
export type Form = (typeof forms)[number];

export interface Owed {
  /** Who, as everybody reads it: a name, several, or the host. */
  readonly who: string;
  /** What they may do, in words. */
  readonly moves: readonly string[];
}

export interface Throw {
  readonly who: string;
  readonly dice: readonly number[];
  /** First 8 hex digits, which the verifier's page compares (fairness.md 8), "" for none. */
  readonly check: string;
  /** No page had a part in it (fairness.md 10). */
  readonly house: boolean;
}

export interface PostFacts {
  readonly scene: Scene;
  readonly code: string;
  /** The host's name for the episode; may be "". */
  readonly name: string;
  /** The set of house rules: its name, "" for one without; undefined for the original. */
  readonly house: string | undefined;
  /** Entries so far. */
  readonly entries: number;
  readonly over: boolean;
  /** Name of the winner, "" for none. */
  readonly winner: string;
  readonly judging: boolean;
  readonly paused: boolean;
  readonly owed: readonly Owed[];
  /** Milliseconds since 1970; 0: no clock runs. */
  readonly deadline: number;
  /** IANA name of the zone in which the deadline is shown, besides UTC. */
  readonly zone: string;
  /** Oldest first. */
  readonly throws: readonly Throw[];
  /** Commentary, oldest first. */
  readonly lately: readonly string[];
  /** Commitment to the seed of the dice (fairness.md 1). */
  readonly commit: string;
  readonly links: { readonly play: string; readonly watch: string; readonly verify: string; readonly picture: string };
}

/** A zero-width character that keeps two others from being read as a tag. */
const joiner = '\u2060';

const plain = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** How a form writes its parts. Every text that people wrote goes through `text` or `code`. */
interface Writer {
  readonly text: (text: string) => string;
  readonly bold: (written: string) => string;
  /** Fixed-width lines. */
  readonly code: (lines: readonly string[]) => string;
  readonly item: (written: string) => string;
  readonly link: (written: string, address: string) => string;
  readonly picture: (written: string, address: string) => string;
}

/** Square brackets that a forum could take for a tag. */
const untagged = (text: string) => text.replace(/\[(?=[a-z/*])/gi, `[${joiner}`);
const bracketed = (text: string) => untagged(plain(text));

export const bbcode: Writer = {
  text: bracketed,
  bold: written => `[b]${written}[/b]`,
  code: lines => `[code]\n${lines.map(untagged).join('\n')}\n[/code]`,
  item: written => `• ${written}`,
  link: (written, address) => `[url=${address}]${written}[/url]`,
  picture: (_written, address) => `[img]${address}[/img]`,
};

/** Must neither end the block nor mention everybody. */
const codeLine = (line: string) => line.replaceAll('```', `\`${joiner}\`${joiner}\``).replaceAll('@', `@${joiner}`);

export const markdown: Writer = {
  text: text =>
    plain(text)
      .replace(/[\\`*_{}[\]()#+\-.!|<>~$^=]/g, sign => `\\${sign}`)
      // A name must not mention anybody, nor become a link.
      .replace(/@/g, `@${joiner}`)
      .replace(/:\/\//g, `:${joiner}//`),
  bold: written => `**${written}**`,
  code: lines => `\`\`\`text\n${lines.map(codeLine).join('\n')}\n\`\`\``,
  item: written => `- ${written}`,
  link: (written, address) => `[${written}](${address})`,
  picture: (written, address) => `![${written}](${address})`,
};

/** Without any markup. */
export const plainText: Writer = {
  text: bracketed,
  bold: written => written.toUpperCase(),
  code: lines => lines.map(untagged).join('\n'),
  item: written => `- ${written}`,
  link: (_written, address) => address,
  picture: (_written, address) => address,
};

const throwText = ({ who, dice, check, house }: Throw, sums: boolean, words: ForumWords): string => {
  const faces = sums && dice.length === 2 ? words.post.total(dice.join(' + '), totalOf(dice)) : dice.join(', ');
  const thrown = words.post.does(who, faces);
  const beside = [...(house ? [words.post.houseThrow] : []), ...(check === '' ? [] : [words.post.checkOf(check)])];
  return beside.length === 0 ? thrown : `${thrown} (${beside.join(', ')})`;
};

const owedText = ({ who, moves }: Owed, { post }: ForumWords): string =>
  moves.length === 0 ? who : post.does(who, moves.join(post.or));

const deadlineText = (deadline: number, zone: string, { post }: ForumWords): string => {
  const utc = `${post.until(deadline, 'UTC')} ${post.utc}`;
  return zone === 'UTC' || zone === '' ? utc : `${utc} = ${post.until(deadline, zone)} ${zone}`;
};

/** What has to be done now, and by when. */
const todoOf = (facts: PostFacts, words: ForumWords): { readonly items: readonly string[]; readonly until: string } => {
  const { post } = words;
  if (facts.over)
    return { items: [words.over, ...(facts.winner === '' ? [] : [words.remind.wins(facts.winner)])], until: '' };
  const items = facts.judging ? [post.judging] : facts.owed.map(owed => owedText(owed, words));
  const until = facts.paused
    ? post.paused
    : facts.deadline === 0
      ? ''
      : `${post.deadline}: ${deadlineText(facts.deadline, facts.zone, words)}`;
  return { items: items.length === 0 ? [post.hostNext] : items, until };
};

/** Which house rules apply, if they are not the original ones. */
const rulesIn = ({ house }: PostFacts, { post }: ForumWords): readonly string[] =>
  house === undefined ? [] : [post.playedBy(house)];

const marked = (facts: PostFacts, words: ForumWords, write: Writer): string => {
  const { scene, links } = facts;
  const { post } = words;
  const { items, until } = todoOf(facts, words);
  const heading = facts.over ? post.result : post.todo;
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[write.bold(title), ...lines.map(line => write.item(write.text(line)))].join('\n')];
  const titles = scene.show === scene.title ? [scene.title] : [scene.show, scene.title];
  const head = [...titles, ...(facts.name === '' ? [] : [facts.name]), ...rulesIn(facts, words), ...scene.plates]
    .map(write.text)
    .join(' · ');
  return [
    `${write.bold(head)}${scene.danger ? ` ${write.bold(words.danger)}` : ''}`,
    write.picture(write.text(post.picture), links.picture),
    write.code(boardLines(scene, words)),
    ...list(heading, items),
    ...(until === '' ? [] : [write.bold(write.text(until))]),
    ...list(
      post.throws,
      facts.throws.map(thrown => throwText(thrown, facts.scene.sums, words)),
    ),
    ...list(post.lately, facts.lately),
    [
      ...(facts.over ? [] : [write.link(write.text(post.play), links.play)]),
      write.link(write.text(post.watch), links.watch),
      ...(facts.over ? [write.link(write.text(post.verify), links.verify)] : []),
    ].join(' · '),
    write.text(`${post.code} ${facts.code}, ${post.stands(facts.entries)}. ${post.commit}: ${facts.commit}`),
  ].join('\n\n');
};

const text = (facts: PostFacts, words: ForumWords): string => {
  const { links } = facts;
  const { post } = words;
  const { items, until } = todoOf(facts, words);
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title.toUpperCase(), ...lines.flatMap(line => wrapped(`- ${bracketed(line)}`))];
  const rule = '='.repeat(40);
  return [
    rule,
    ...(facts.name === '' ? [] : wrapped(bracketed(facts.name))),
    ...rulesIn(facts, words).flatMap(line => wrapped(bracketed(line))),
    ...boardLines(facts.scene, words).map(untagged),
    rule,
    ...list(facts.over ? post.result : post.todo, items).slice(1),
    ...(until === '' ? [] : wrapped(until)),
    ...list(
      post.throws,
      facts.throws.map(thrown => throwText(thrown, facts.scene.sums, words)),
    ),
    ...list(post.lately, facts.lately),
    '',
    ...(facts.over ? [] : [`${post.play}: ${links.play}`]),
    `${post.watch}: ${links.watch}`,
    ...(facts.over ? [`${post.verify}: ${links.verify}`] : []),
    `${post.picture}: ${links.picture}`,
    `${post.code} ${facts.code}, ${post.stands(facts.entries)}`,
    `${post.commit}:`,
    facts.commit,
  ].join('\n');
};

/** A show as text to be pasted. */
export const writePost = (facts: PostFacts, form: Form, words: ForumWords): string =>
  form === 'text' ? `${text(facts, words)}\n` : `${marked(facts, words, form === 'bbcode' ? bbcode : markdown)}\n`;
