/** What can be measured; a new part is one file and one line here. */
import type { Figure } from './figure.ts';

export type Part = () => Promise<readonly Figure[]>;

export const parts: Readonly<Record<string, () => Promise<Part>>> = {
  rules: async () => (await import('./rules.ts')).rules,
  bytes: async () => (await import('./bytes.ts')).bytes,
  store: async () => (await import('./store.ts')).store,
  restart: async () => (await import('./restart.ts')).restart,
  odds: async () => (await import('./odds.ts')).odds,
  pages: async () => (await import('./pages.ts')).pages,
  stage: async () => (await import('./stage.ts')).stage,
};
