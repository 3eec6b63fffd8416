import { expect, test } from 'vitest';
import { kinds } from '../../client/parts/option-field.tsx';
import { shows } from '../../shared/shows/loaded.ts';

interface Facts {
  readonly kind: string;
  readonly of?: unknown;
}

const isField = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && typeof (value as Facts).kind === 'string';

/** The kind of a field and of everything in it. */
const kindsIn = ({ kind, of }: Facts): readonly string[] => [
  kind,
  ...(isField(of)
    ? kindsIn(of)
    : typeof of === 'object' && of !== null
      ? Object.values(of).filter(isField).flatMap(kindsIn)
      : []),
];

test.each(shows.map(show => [show.name, show] as const))(
  'every kind of option of %s has a field in the form',
  (_name, { options }) => {
    expect(kindsIn(options as Facts).filter(kind => !(kind in kinds))).toEqual([]);
  },
);
