/** The options of a show as a form asks for them. Limits and defaults of some follow from what was set in others. */
import { manifestOf } from '../../shared/shows/index.ts';
import type { FieldFacts, ShowFacts } from '../api.ts';
import { fetched } from './lazy.ts';
import { useLoaded } from './task.ts';

type Facts = Readonly<Record<string, FieldFacts>>;

/** Before a show is chosen. */
export const noShow: Pick<ShowFacts, 'name' | 'options'> = { name: '', options: { kind: 'record' } };

/** House rules have a form of their own. */
export const isHouseRule = (field: FieldFacts): boolean => field.kind === 'house' || 'house' in field;

/** Until the show's own fields have been fetched, and for a show that these pages do not have, those of its defaults. */
export const useOptionFields = (
  { name, options: declared }: Pick<ShowFacts, 'name' | 'options'>,
  options: object,
): Facts => {
  const found = useLoaded(
    () => fetched(async () => ({ name, options: (await manifestOf(name)?.rules())?.options })),
    [name],
  );
  const of = (found?.name === name ? found.options?.fieldsFor(options) : undefined) ?? declared.of;
  return (of ?? {}) as Facts;
};
