/** The odds on a contestant's own screen, where the host shows them to everyone. */
import './phone-odds.css';
import { useEffect } from 'preact/hooks';
import { odds as texts } from '../../shared/words/en/odds.ts';
import { narratorFor } from '../../shared/words/index.ts';
import { getEpisode } from '../api.ts';
import type { Connection } from '../connection.ts';
import { useLoaded } from '../parts/task.ts';
import { useOdds } from './exact-odds.ts';
import { OddsCard } from './odds-card.tsx';

const PhoneOdds = ({ connection }: { readonly connection: Connection }) => {
  useEffect(() => void connection.showBoard(), [connection]);
  const facts = useLoaded(() => getEpisode(connection.code), [connection]);
  // They are computed from the audience's view, so that nobody learns more than everyone may know.
  const known = useOdds(connection.view.value, facts?.options ?? null, true);
  if (known === null) return null;
  return (
    <section class="phone-odds flex-none on-white" aria-label={texts.title}>
      <OddsCard {...known} tell={narratorFor(known.view.seats.map(({ name }) => name))} />
    </section>
  );
};

export default PhoneOdds;
