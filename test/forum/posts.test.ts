/** The state of a show as a post: read back by libraries that forums and chats use, and held against what the audience sees. */
import bbob from '@bbob/html';
import preset from '@bbob/preset-html5';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { columns, widthOf } from '../../shared/forum/fixed.ts';
import { type Form, writePost } from '../../shared/forum/post.ts';
import { hasSketch } from '../../shared/forum/scenes/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { forum } from '../../shared/words/en/forum.ts';
import { factsNow, moments, postOf } from './moments.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As forums do it: HTML is text, and nothing inside [code] is a tag. */
const rendered = (post: string): string => bbob(escaped(post), preset(), { contextFreeTags: ['code'] });

const decoded = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");

const tagsIn = (html: string): readonly string[] =>
  [...new Set([...html.matchAll(/<([a-z]+)/g)].map(([, tag = '']) => tag))].sort();

const nasty = [
  '[b]Ann[/b] [img]x',
  '**Ben** @everyone [a](javascript:1) ``` <script>',
  '[/code][url=x]',
  '\u202eevil\nname',
];

describe('posts', () => {
  const seen = moments(0.3, 0.6, 1);

  it('have a board of their own for every act of every show', () => {
    for (const show of shows)
      for (const act of show.acts)
        expect([show.name, act.name, hasSketch(show.name, act.name)]).toEqual([show.name, act.name, true]);
  });

  it('say in every form who plays, the scores, whose move it is and until when, in UTC and in the zone that was chosen', async () => {
    for (const { episode, file, entry } of seen) {
      const facts = await factsNow(episode);
      for (const form of ['bbcode', 'markdown', 'text'] as const) {
        const post = writePost(facts, form, forum);
        const where = `${file} ${entry} ${form}`;
        for (const { name, score } of facts.scene.desks) {
          expect(post, where).toContain(name);
          expect(post, where).toContain(score);
        }
        expect(post, where).toContain(facts.commit);
        expect(post, where).toContain(facts.links.picture);
        if (facts.over) expect(post, where).toContain('over');
        else {
          expect(post.replaceAll('\\', '').replaceAll('\n', ' '), where).toContain(
            '22 Nov 2026, 19:30 UTC = Sun, 22 Nov 2026, 20:30 Europe/Berlin',
          );
          for (const { who } of facts.owed) expect(post, where).toContain(who);
        }
      }
    }
  });

  it('in fixed width keep within a line of a forum, and begin no line with a blank', async () => {
    for (const { episode, file, entry } of seen) {
      for (const line of (await postOf(episode, 'text')).split('\n')) {
        const where = `${file} ${entry}: ${line}`;
        if (!line.includes('https://')) expect(widthOf(line), where).toBeLessThanOrEqual(columns);
        expect(line.startsWith(' '), where).toBe(false);
      }
    }
  });

  it('in BBCode become bold lines, a block of fixed width, a picture and links, and leave no tag over', async () => {
    for (const { episode, file, entry } of seen) {
      const html = rendered(await postOf(episode, 'bbcode'));
      const where = `${file} ${entry}`;
      const [before = '', code = '', after = ''] = html.split(/<pre>|<\/pre>/);
      expect(tagsIn(html), where).toEqual(['a', 'img', 'pre', 'span']);
      expect(before, where).toContain('<img src="https://dice.example/e/K7QM4XRB/board.png?at=1"');
      expect(after, where).toMatch(/<a href="https:\/\/dice\.example\/e\/K7QM4XRB\/watch">Watch the show<\/a>/);
      expect(`${before}${after}`.includes('['), where).toBe(false);
      expect(code.trim().split('\n').length, where).toBeGreaterThan(2);
    }
  });

  it('in Markdown become bold lines, a block of fixed width, a picture and links', async () => {
    const marked = new Marked();
    for (const { episode, file, entry } of seen) {
      const html = await marked.parse(await postOf(episode, 'markdown'));
      const where = `${file} ${entry}`;
      expect(
        tagsIn(html).filter(tag => !['ul', 'li'].includes(tag)),
        where,
      ).toEqual(['a', 'code', 'img', 'p', 'pre', 'strong']);
      expect(html.match(/<pre>/g), where).toHaveLength(1);
      expect(decoded(html), where).toContain(episode.names[0]);
    }
  });

  it('let no name, title or answer become a tag, a mark, a mention or an address', async () => {
    const [first] = seen.filter(({ file }) => file.startsWith('hot-hand'));
    const facts = await factsNow(first!.episode);
    for (const name of nasty) {
      const scene = { ...facts.scene, desks: facts.scene.desks.map(desk => ({ ...desk, name })) };
      const hostile = { ...facts, scene, name, owed: [{ who: name, moves: [name] }], lately: [name] };
      const html = rendered(writePost(hostile, 'bbcode', forum));
      expect(tagsIn(html)).toEqual(['a', 'img', 'pre', 'span']);
      expect(html.match(/<a /g)).toHaveLength(2);
      expect(html.match(/<img /g)).toHaveLength(1);
      const page = await new Marked().parse(writePost(hostile, 'markdown', forum));
      expect(page).not.toMatch(/<script|href="javascript|<strong>Ben|@everyone/);
      expect(page.match(/<a /g)).toHaveLength(2);
      const text = writePost(hostile, 'text', forum);
      expect(rendered(text)).not.toMatch(/<(a|img|pre|strong|span)\b/);
    }
  });

  it('tell a throw with the code that the page of checks compares', async () => {
    const thrown = seen.find(({ file, act }) => file.startsWith('lucky-numbers') && act === 'match');
    const facts = await factsNow(thrown!.episode);
    expect(facts.throws.length).toBeGreaterThan(0);
    const post = writePost(facts, 'text', forum);
    for (const { who, dice, check } of facts.throws)
      expect(post).toContain(`${who}: ${dice.join(' + ')} = ${dice.reduce((a, b) => a + b, 0)} (check ${check})`);
  });

  it.each<Form>(['bbcode', 'markdown', 'text'])('as %s are the same whenever they are written', async form => {
    const { episode } = seen[0]!;
    expect(await postOf(episode, form)).toBe(await postOf(episode, form));
  });
});
