/** Which odds the stage shows, and when: never before a choice unless the host says everywhere. */
import type { Shell } from '../../shared/engine/protocol.ts';
import { loadTerms } from '../../shared/words/index.ts';
import { useOdds } from '../odds/exact-odds.ts';
import type { OddsCard } from '../odds/odds-card.tsx';
import { useLazy } from '../parts/lazy.ts';
import type { BoardProps, Scene } from './board.ts';
import type { Director } from './director.ts';
import { WayIn } from './parts/code-card.tsx';

/** Whether a page shows odds during a choice (`early`) and after it (`late`). A television never gives players advice. */
const weighs = (odds: Shell['odds'], television: boolean) => ({
  early: odds === 'everyone' || (odds === 'audience' && !television),
  late: odds === 'after' || (odds === 'audience' && television),
});

interface Asked {
  readonly scene: Scene;
  readonly live: Scene;
  readonly options: unknown;
  readonly television: boolean;
  /** Whether this picture has a place for them. */
  readonly shown: boolean;
}

type CardProps = Parameters<typeof OddsCard>[0] & Record<'code' | 'link', string> & { late: boolean };

const loadCard = async (show: string) => {
  const [{ OddsCard, texts }] = await Promise.all([import('../odds/odds-card.tsx'), loadTerms(show)]);
  return {
    default: ({ late, code, link, ...known }: CardProps) => (
      <div class="odds-place sh-card on-paper r4">
        {late && <p class="odds-was">{texts.was}</p>}
        <OddsCard {...known} />
        <WayIn code={code} link={link} />
      </div>
    ),
  };
};

/** Returns what draws the odds with a code below them, "" for none; null while none should be shown. */
export const useStageOdds = (
  { decided: { value: decided }, win: { value: won } }: Director,
  { scene: { view }, live, options, television, shown }: Asked,
) => {
  const { early, late } = weighs(live.shell.odds, television);
  // Odds of the shown moment, because those of a newer one would give the result away. They are computed during the choice, so
  // that they are there once it is made.
  const asked = (early || late) && shown && view.phase !== 'lobby' && view.phase !== 'over';
  const known = useOdds(late ? (decided ?? view) : view, options, asked);
  // A win has the whole picture for itself, and the way in.
  const due =
    won === null && (early || (decided !== null && known?.view === decided && known.odds.decisions.length > 0));
  // The whole set is measured again once it is there.
  const Card = useLazy(() => loadCard(view.show), due && known !== null);
  if (!due || known === null || Card === null) return null;
  return (tell: BoardProps['tell'], code = '', link = '') => <Card {...known} {...{ tell, code, link, late }} />;
};
