/**
 * The upper right corner of the stage: exact odds if there are any to show, otherwise the code, in turn with the leaders of the
 * audience's game.
 */
import './corner.css';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SideBoard } from '../../../shared/side-game/messages.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { words as catalogue, loadTerms } from '../../../shared/words/index.ts';
import type { KnownOdds } from '../../odds/exact-odds.ts';
import { useLazy } from '../../parts/lazy.ts';
import { CodeCard, WayIn } from './code-card.tsx';

/** How long each of two cards is shown, milliseconds. */
const turn = 8000;

/** Cycles through 0 … `count` − 1. */
const useTurn = (count: number): number => {
  const [at, go] = useState(0);
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => go(now => now + 1), turn);
    return () => clearInterval(timer);
  }, [count < 2]);
  return at % Math.max(1, count);
};

interface OddsProps {
  readonly known: KnownOdds;
  readonly tell: Narrator;
  /** The code below the odds; "" for none. */
  readonly code: string;
  readonly link: string;
  /** The choice has been made. */
  readonly weighed: boolean;
}

const loadOdds = async (show: string) => {
  const [{ OddsCard, texts }] = await Promise.all([import('../../odds/odds-card.tsx'), loadTerms(show)]);
  return {
    default: ({ known, tell, code, link, weighed }: OddsProps) => (
      <div class="odds-place sh-card on-paper r4">
        {weighed && <p class="odds-was">{texts.was}</p>}
        <OddsCard {...known} tell={tell} />
        <WayIn code={code} link={link} />
      </div>
    ),
  };
};

type OddsPlace = ComponentType<OddsProps>;

/** Fetched with the first odds to show. The whole set is measured again once it is there. */
export const useOddsPlace = (wanted: boolean, show: string): OddsPlace | null => {
  const [place, setPlace] = useState<{ readonly shown: OddsPlace } | null>(null);
  const load = wanted && place === null;
  useEffect(() => {
    if (load) void loadOdds(show).then(loaded => setPlace({ shown: loaded.default }));
  }, [load]);
  return place?.shown ?? null;
};

interface BestProps {
  readonly code: string;
  readonly link: string;
  readonly best: SideBoard;
  readonly tell: Narrator;
}

const loadBest = async () => {
  const texts = await catalogue().sideGame();
  return {
    default: ({ best, tell, code, link }: BestProps) => (
      <section class="best-place sh-card in-ink on-paper r4">
        <h2>{texts.best}</h2>
        <ol>
          {best.slice(0, code === '' ? 3 : 2).map(([who, points], i) => (
            <li key={i}>
              <bdi dir="auto">{who}</bdi> <b>{tell.number(points)}</b>
            </li>
          ))}
        </ol>
        <WayIn code={code} link={link} />
      </section>
    ),
  };
};

const BestPlace = (props: BestProps) => {
  const Part = useLazy(loadBest);
  return Part === null ? null : <Part {...props} />;
};

interface CornerProps {
  readonly OddsPlace: OddsPlace | null;
  readonly known: KnownOdds | null;
  readonly tell: Narrator;
  readonly portrait: boolean;
  /** Whether the code may be seen. */
  readonly shown: boolean;
  readonly code: string;
  readonly link: string;
  /** What the code is for. */
  readonly invites: string;
  /** "" while the show runs. */
  readonly recap: string;
  readonly best: SideBoard;
  /** The odds belong to a choice that has been made. */
  readonly weighs: boolean;
}

export const Corner = ({
  OddsPlace,
  known,
  tell,
  portrait,
  shown,
  code,
  link,
  invites,
  recap,
  best,
  weighs,
}: CornerProps) => {
  const boards = !portrait && best.length > 0;
  const second = useTurn(boards && shown ? 2 : 1) === 1;
  if (known !== null && OddsPlace !== null && !portrait)
    return <OddsPlace known={known} tell={tell} code={shown ? code : ''} link={link} weighed={weighs} />;
  if (boards && (second || !shown)) return <BestPlace best={best} tell={tell} code={shown ? code : ''} link={link} />;
  return shown ? <CodeCard code={code} link={link} invites={invites} recap={recap} portrait={portrait} /> : null;
};
