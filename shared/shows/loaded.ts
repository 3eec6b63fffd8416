/** All shows with their rules, for the server, its tools and tests. Pages load what they need from a manifest instead. */
import type { ByAct, Show } from '../engine/show.ts';
import type { OddsOf } from '../odds/odds.ts';
import type { SeasonRules } from '../season/season-rules.ts';
import { manifests } from './index.ts';

const all = <T>(load: (show: (typeof manifests)[number]) => Promise<T> | undefined) =>
  Promise.all(manifests.map(async manifest => [manifest.name, await load(manifest)] as const));

export const shows: readonly Show[] = await Promise.all(manifests.map(({ rules }) => rules()));

export const showNamed = (name: string): Show | undefined => shows.find(show => show.name === name);

export const oddsByShow: ReadonlyMap<string, ByAct<OddsOf> | undefined> = new Map(await all(({ odds }) => odds?.()));

export const seasonsByShow: ReadonlyMap<string, SeasonRules | undefined> = new Map(
  await all(({ season }) => season?.()),
);

export const scenesByShow = new Map(await all(({ scenes }) => scenes?.()));

export const picturesByShow = new Map(await all(({ picture }) => picture?.()));
