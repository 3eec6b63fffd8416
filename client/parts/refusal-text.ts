/** A refusal in words. The fields that it is about are called as the forms call them. */
import { houseOfShow } from '../../shared/shows/index.ts';
import { plainName } from '../../shared/words/commentary.ts';
import { lobby, options } from '../../shared/words/en/lobby.ts';
import { settings } from '../../shared/words/en/settings.ts';
import type { AnyRuleWords } from '../../shared/words/house-words.ts';
import { loadTerms, words } from '../../shared/words/index.ts';
import { Declined, type NamedFault } from '../api.ts';

/** `options.house.bonus.timers[2]`: names and places. */
const partsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(part => part !== '');

/** Where a fault is, in words: the label of the rule, the option or the setting, and the label of the item. */
const placeOf = (path: string, rules: object, show: string): string => {
  const [first = '', ...rest] = partsOf(path);
  if (first === 'name' || first === 'seats') return lobby[first];
  if (first === 'pack') return lobby.pack;
  const setting = settings.of[first as keyof typeof settings.of];
  if (setting !== undefined) return setting.label;
  const parts = first === 'options' ? rest : [first, ...rest];
  let at: object | undefined = rules;
  for (const [i, part] of parts.entries()) {
    at = (at as Readonly<Record<string, object>> | undefined)?.[part];
    const { label, items } = (at ?? {}) as Partial<AnyRuleWords>;
    if (typeof label !== 'string') continue;
    const item = items?.[Number(parts[i + 1])];
    return item === undefined ? label : `${label} ${item}`;
  }
  const [option = '', item = ''] = parts;
  const label = words().term('options', option, show) ?? options[option] ?? plainName(option);
  const own = options[`${option}.${item}`];
  return own === undefined ? label : `${label}, ${own}`;
};

const textOf = ({ path, message }: NamedFault, rules: object, show: string): string =>
  path === '' ? message : `${placeOf(path, rules, show)}: ${message}`;

/** `show`: whose options were sent. */
export const refusalText = async (error: unknown, show: string): Promise<string> => {
  if (!(error instanceof Declined) || error.faults.length === 0) return (error as Error).message;
  const [rules] = await Promise.all([houseOfShow(show), loadTerms(show)]).catch(() => [undefined]);
  return error.faults.map(fault => textOf(fault, rules?.words.rules ?? {}, show)).join(' ');
};
