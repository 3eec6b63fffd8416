/** Everything of a cup on its page, for everybody. Fetched where a season is a cup. */
import { BracketCard } from './bracket.tsx';
import { DrawCard, EntrantsCard, OddsCard } from './draw-cards.tsx';
import type { CupPage } from './page.ts';
import { isBracket } from './rounds.ts';
import { CrossCard, RoundsCard, StandingsCard } from './table-card.tsx';

const CupCards = (page: CupPage) => {
  const { cup, title, tell } = page;
  if (cup.phase === 'entering')
    return (
      <>
        <EntrantsCard cup={cup} />
        <DrawCard {...page} />
      </>
    );
  const bracket = isBracket(cup);
  return (
    <>
      {bracket && <BracketCard cup={cup} title={title} />}
      <StandingsCard cup={cup} tell={tell} />
      <OddsCard {...page} />
      {!bracket && <RoundsCard cup={cup} title={title} />}
      {cup.rule.kind === 'round-robin' && (
        <div class="col-all min-w-0">
          <CrossCard cup={cup} />
        </div>
      )}
      <div class="col-all min-w-0">
        <DrawCard {...page} />
      </div>
    </>
  );
};

export default CupCards;
