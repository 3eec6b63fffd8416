/** What the house deals from its bank, in German. */
import type { bank as english } from '../en/bank.ts';

/** By name of a file. */
const categories: ReadonlyMap<string, string> = new Map([
  ['history', 'Geschichte'],
  ['geography', 'Erdkunde'],
  ['science', 'Wissenschaft'],
  ['nature', 'Natur'],
  ['language', 'Sprache und Bücher'],
  ['literature', 'Schriftsteller'],
  ['music', 'Musik'],
  ['screen', 'Bühne und Film'],
  ['art', 'Kunst'],
  ['sport', 'Sport und Spiel'],
  ['table', 'Zu Tisch'],
  ['food', 'Essen und Trinken'],
  ['places', 'Orte'],
  ['people', 'Menschen'],
  ['things', 'Dinge'],
  ['sayings', 'Redensarten'],
  ['home', 'Zu Hause'],
  ['fiction', 'Erfundenes'],
  ['leaders', 'Mächtige'],
  ['animals', 'Tiere'],
  ['events', 'Ereignisse'],
  ['customs', 'Bräuche'],
]);

export const bank: typeof english = {
  all: 'Alle',
  language: 'Sprache',
  from: 'Aus diesen Gebieten',
  difficulty: 'Wie schwer',
  fresh: (fresh, of) =>
    fresh === of ? `${of} im Haus, hier noch keine davon gespielt.` : `${fresh} von ${of} hier noch nicht gespielt.`,
  left: (category, fresh) => `${category} ${fresh}`,
  category: name => categories.get(name) ?? name,
};
