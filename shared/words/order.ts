/** Words about good order. They are separate from the other pages' words, so that phones need not load them. */
import { order } from './en/order.ts';

export const orderWords = (): typeof order => order;
