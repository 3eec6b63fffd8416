/** Words about good order; beside the other pages' words, so that a phone need not load them. */
import { order } from './en/order.ts';
import { words } from './index.ts';

const catalogues: Readonly<Record<string, typeof order>> = { en: order };

export const orderWords = (): typeof order => catalogues[words().language.split('-')[0] ?? ''] ?? order;
