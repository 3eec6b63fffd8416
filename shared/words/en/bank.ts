/** What the house deals from its bank, in English. */

/** By name of a file. */
const categories: ReadonlyMap<string, string> = new Map([
  ['history', 'History'],
  ['geography', 'Geography'],
  ['science', 'Science'],
  ['nature', 'Nature'],
  ['language', 'Language and books'],
  ['literature', 'Writers'],
  ['music', 'Music'],
  ['screen', 'Stage and screen'],
  ['art', 'Art'],
  ['sport', 'Sport and games'],
  ['table', 'At the table'],
  ['food', 'Food and drink'],
  ['places', 'Places'],
  ['people', 'People'],
  ['things', 'Things'],
  ['sayings', 'Sayings'],
  ['home', 'At home'],
  ['fiction', 'Fiction'],
  ['leaders', 'Leaders'],
  ['animals', 'Animals'],
  ['events', 'Events'],
  ['customs', 'Customs'],
]);

export const bank = {
  all: 'All',
  language: 'Language',
  from: 'From these categories',
  difficulty: 'How hard',
  fresh: (fresh: number, of: number) =>
    fresh === of ? `${of} in the house’s bank, none of them asked here yet.` : `${fresh} of ${of} not asked here yet.`,
  /** A category with what is left of it. */
  left: (category: string, fresh: number) => `${category} ${fresh}`,
  category: (name: string) => categories.get(name) ?? name,
};
