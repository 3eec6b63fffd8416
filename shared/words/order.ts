/** Words about good order; beside the other pages' words, so that a phone need not load them. */
import { order } from './en/order.ts';

export const orderWords = (): typeof order => order;
