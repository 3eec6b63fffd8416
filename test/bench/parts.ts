/** What can be measured; a new part is one file and one line here. */
import type { Figure } from './figure.ts';

type Part = () => Promise<readonly Figure[]>;

export const parts: Readonly<Record<string, () => Promise<Part>>> = {
  rules: async () => (await import('./rules.ts')).rules,
  bytes: async () => (await import('./bytes.ts')).bytes,
  store: async () => (await import('./store.ts')).store,
  'fan-out': async () => (await import('./fan-out.ts')).fanOut,
  tape: async () => (await import('./tape.ts')).tape,
  room: async () => (await import('./room.ts')).room,
  peers: async () => (await import('./peers.ts')).peers,
  restart: async () => (await import('./restart.ts')).restart,
  odds: async () => (await import('./odds.ts')).odds,
  pages: async () => (await import('./pages.ts')).pages,
  stage: async () => (await import('./stage.ts')).stage,
};
