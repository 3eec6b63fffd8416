/** A company that plays on several processes, and what is asked of it in the end. */
import { expect, onTestFinished } from 'vitest';
import { openVault } from '../../server/vault.ts';
import type { ClusterOfServers } from '../processes/cluster.ts';
import type { Visitor } from '../processes/visitor.ts';
import { audit } from './audit.ts';
import type { CastRequest } from './cast.ts';
import { Company } from './company.ts';

/** Holds the store against what pages were promised and saw. */
export const audited = async (cluster: ClusterOfServers, company: Company) => {
  const store = await cluster.store();
  const found = await audit(store, openVault(cluster.folder), company.casts);
  await store.close();
  return found;
};

/** All pages are back, and what they were promised is there. */
export const settle = async (cluster: ClusterOfServers, company: Company) => {
  await company.everybodyHere();
  await company.promises(20);
  await company.stop();
  const { faults, ...numbers } = await audited(cluster, company);
  expect(faults).toEqual([]);
  expect(numbers.taped).toBeGreaterThan(0);
  return numbers;
};

export const begin = (cluster: ClusterOfServers, requests: readonly CastRequest[], seed: number): Company => {
  const company = new Company(cluster.url, seed);
  onTestFinished(() => company.leave());
  company.start(requests);
  return company;
};

type Away = Visitor['away'];

export const away = (company: Company): Away =>
  company.casts.flatMap(({ all }) => all.flatMap(visitor => visitor.away));

export const times = (all: Away): readonly number[] => all.map(({ milliseconds }) => milliseconds);

/** Milliseconds. */
export const longest = (all: Away): number => Math.round(Math.max(0, ...times(all)));
