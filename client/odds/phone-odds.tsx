/** The odds on a contestant's own screen, where the host shows them to everyone. */
import './phone-odds.css';
import { useEffect, useState } from 'preact/hooks';
import type { OddsWords } from '../../shared/words/en/odds.ts';
import { narratorFor, words } from '../../shared/words/index.ts';
import { getEpisode } from '../api.ts';
import type { Connection } from '../connection.ts';
import { useOdds } from './exact-odds.ts';
import { OddsCard } from './odds-card.tsx';

const PhoneOdds = ({ connection }: { readonly connection: Connection }) => {
  const [options, setOptions] = useState<unknown>(null);
  const [texts, setTexts] = useState<OddsWords | null>(null);
  useEffect(() => {
    void connection.showBoard();
    void words().odds().then(setTexts);
    // If the words cannot be fetched, there are no odds, and the show goes on.
    getEpisode(connection.code).then(
      facts => setOptions(facts.options),
      () => {},
    );
  }, [connection]);
  // They are computed from the audience's view, so that nobody learns more than everyone may know.
  const known = useOdds(connection.view.value, options, true);
  if (known === null || texts === null) return null;
  return (
    <section class="phone-odds" aria-label={texts.title}>
      <OddsCard {...known} tell={narratorFor(known.view.seats.map(({ name }) => name))} texts={texts} />
    </section>
  );
};

export default PhoneOdds;
