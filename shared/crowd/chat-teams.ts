/** How chatters become members of a team: what they type (contract.md 11). */
import { normal } from '../engine/judge.ts';
import { letterOf } from './chat.ts';

/** The words of a team's name. */
const wordsOf = (name: string): readonly string[] => normal(name).split(' ');

/** A team as its chat may name it. */
interface Named {
  readonly seat: number;
  readonly name: string;
}

/** The only team for which it is so; undefined for none, or several. */
const onlyOne = (teams: readonly Named[], is: (team: Named, place: number) => boolean): number | undefined => {
  const found = teams.filter(is);
  return found.length === 1 ? found[0]?.seat : undefined;
};

/** The team that is named by its name, or by a word that no other team's name has. */
const teamNamed = (said: string, teams: readonly Named[]): number | undefined =>
  onlyOne(teams, ({ name }) => normal(name) === said) ??
  (said.length > 1 && !/^\d/.test(said) ? onlyOne(teams, ({ name }) => wordsOf(name).includes(said)) : undefined);

/** What chatters type before the name, the number or the letter of a team. */
const joinCommand = /^(join|team)(\s+|$)/;

/** Whether a line says outright that its chatter joins a team, whatever else is asked. */
export const saysJoin = (line: string): boolean => {
  const typed = normal(line);
  return typed.startsWith('!') && joinCommand.test(typed.slice(1).trim());
};

/**
 * The seat of the team that a line joins: `!join red`, `!join 2`, `!join b`, or `!red` alone; -1 for the smallest (`!join`);
 * undefined for nothing. What a line calls comes before a name alone.
 */
export const joinedIn = (line: string, teams: readonly Named[]): number | undefined => {
  const typed = normal(line);
  if (!typed.startsWith('!') || teams.length === 0) return undefined;
  const said = typed.slice(1).trim();
  if (!saysJoin(line)) return teamNamed(said, teams);
  const wanted = said.replace(joinCommand, '');
  if (wanted === '') return -1;
  return teamNamed(wanted, teams) ?? teams[/^\d+$/.test(wanted) ? Number(wanted) - 1 : letterOf(wanted)]?.seat;
};

/** The shortest that joins a team. */
export const typedToJoin = ({ seat, name }: Named, teams: readonly Named[]): string => {
  const place = teams.findIndex(team => team.seat === seat) + 1;
  const words = wordsOf(name).toSorted((a, b) => b.length - a.length);
  const word = words.find(one => !joinCommand.test(one) && joinedIn(`!${one}`, teams) === seat);
  return word === undefined ? `!join ${place}` : `!join ${word}`;
};
