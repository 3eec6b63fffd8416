/** What shows declare has a name in every language, and shows name nothing that they do not have. */
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../server/languages.ts';
import { manifests } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { loadTerms } from '../../shared/words/index.ts';
import { languageNames } from '../../shared/words/languages.ts';

describe.each(languageNames)('in %s', async language => {
  const catalogue = await wordsIn(language);

  test.each(manifests.filter(({ words }) => words !== undefined).map(({ name }) => name))(
    '%s: every move has a name',
    async show => {
      await loadTerms(show, catalogue);
      const moves = showNamed(show)?.acts.flatMap(act => act.moves) ?? [];
      expect(moves.length).toBeGreaterThan(0);
      const { pages, term } = catalogue;
      expect(moves.filter(move => (term('moves', move, show) ?? pages.moves[move]) === undefined)).toEqual([]);
    },
  );

  test('no show names a move or a cue that no show has', async () => {
    const moves = new Set(manifests.flatMap(({ name }) => showNamed(name)?.acts.flatMap(act => act.moves) ?? []));
    for (const { name } of manifests) {
      const { terms, commentary } = (await catalogue.shows[name]?.()) ?? {};
      const named = [...Object.keys(terms?.moves ?? {}), ...Object.keys(terms?.did ?? {})];
      expect(
        named.filter(move => !moves.has(move)),
        name,
      ).toEqual([]);
      expect(
        Object.keys(terms?.stamps ?? {}).filter(cue => !(cue in (commentary ?? {}))),
        name,
      ).toEqual([]);
    }
  });
});
