/** Der Trailer vor der Demo. */
import type { trailer as english } from '../en/trailer.ts';
import type { Translated } from '../translated.ts';

export const trailer: Translated<typeof english> = {
  title: 'Das Beste aus jeder Show',
  lamp: 'HÖHEPUNKTE',
  skip: 'Gleich zur Show',
};
