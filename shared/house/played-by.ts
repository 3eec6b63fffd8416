/** The house rules under which a show is played. */
import { type Differences, differences, isHouse } from '../engine/house.ts';
import type { Setting, Show } from '../engine/show.ts';

/** The differences from the original with their name; undefined if there are none. */
const differing = (show: Show, { options }: Pick<Setting, 'options'>): Differences => {
  const field = show.options.fieldsFor(options).house;
  const { house } = options as { readonly house?: unknown };
  return field === undefined || !isHouse(field) || house === undefined ? {} : differences(field, house);
};

/** The name of the set; "" for one without a name, undefined for the original rules. */
export const playedBy = (show: Show, setting: Pick<Setting, 'options'>): string | undefined => {
  const house = differing(show, setting);
  return Object.keys(house).length === 0 ? undefined : String(house.name ?? '');
};
