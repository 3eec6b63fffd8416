/** Moments of the golden episodes: what the forum's writers are held against, in every show and act. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speechOf } from '../../server/records/speech.ts';
import type { Episode } from '../../shared/engine/episode.ts';
import { openRecord, readRecord, steps } from '../../shared/engine/record.ts';
import { momentOf, postFacts } from '../../shared/forum/facts.ts';
import { drawPicture } from '../../shared/forum/picture/picture.ts';
import { type Form, type PostFacts, writePost } from '../../shared/forum/post.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { forum } from '../../shared/words/en/forum.ts';

const folder = join(import.meta.dirname, '../episodes');

export const around = {
  code: 'K7QM4XRB',
  name: 'Friday night',
  deadline: Date.UTC(2026, 10, 22, 19, 30),
  zone: 'Europe/Berlin',
  paused: false,
  commit: '4021c2fbf1a85d4db570ece9857ddccfec0a829a68366e5da179badaacb17e80',
  links: {
    play: 'https://dice.example/e/K7QM4XRB',
    watch: 'https://dice.example/e/K7QM4XRB/watch',
    verify: 'https://dice.example/verify?code=K7QM4XRB',
    picture: 'https://dice.example/e/K7QM4XRB/board.png?at=1',
  },
  checkOf: () => 'a1b2c3d4',
  parts: false,
} as const;

export const factsNow = async (episode: Episode, more: { readonly parts?: boolean } = {}): Promise<PostFacts> =>
  postFacts(episode, await speechOf(episode.show, 'en'), { ...around, ...more });

export const postOf = async (episode: Episode, form: Form): Promise<string> =>
  writePost(await factsNow(episode), form, forum);

/** The picture as SVG. */
export const svgOf = async (episode: Episode): Promise<string> => {
  const { scene, line, view } = momentOf(episode, episode.entries.length, await speechOf(episode.show, 'en'));
  return drawPicture({ scene, line, code: around.code, over: view.phase === 'over' }, forum);
};

interface Moment {
  readonly file: string;
  readonly act: string;
  readonly entry: number;
  readonly episode: Episode;
}

const recordIn = (file: string) =>
  readRecord((JSON.parse(readFileSync(join(folder, file), 'utf8')) as { episode: unknown }).episode, showNamed);

/** `share`: how far into each act of each golden episode, 0 to 1. */
export const moments = (...shares: readonly number[]): readonly Moment[] =>
  readdirSync(folder).flatMap(file => {
    const record = recordIn(file);
    const byAct = new Map<string, number[]>();
    const whole = openRecord(record);
    let entry = 0;
    for (const _ of steps(record, whole)) {
      entry += 1;
      byAct.set(whole.act.name, [...(byAct.get(whole.act.name) ?? []), entry]);
    }
    return [...byAct].flatMap(([act, entries]) =>
      [...new Set(shares.map(share => entries[Math.floor(share * (entries.length - 1))] ?? 1))].map(upto => {
        const episode = openRecord(record);
        let played = 0;
        for (const _ of steps(record, episode)) if (++played === upto) break;
        return { file, act, entry: upto, episode };
      }),
    );
  });
