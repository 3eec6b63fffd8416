/**
 * The upper right corner of the stage: exact odds if there are any to show, otherwise the code, in turn with the crowd: who
 * leads, how many have called, and for a while how they called.
 */
import './corner.css';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RoomNews } from '../../../shared/crowd/messages.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { words as catalogue, loadTerms } from '../../../shared/words/index.ts';
import type { KnownOdds } from '../../odds/exact-odds.ts';
import { lazily } from '../../parts/lazy.ts';
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

/** True for a while after `key` has changed from what it was at first. */
const useFresh = (key: string): boolean => {
  const before = useRef(key);
  const [fresh, setFresh] = useState('');
  useEffect(() => {
    if (key === before.current) return;
    before.current = key;
    setFresh(key);
    const timer = setTimeout(() => setFresh(''), turn);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== '' && fresh === key;
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

const RoomCard = lazily(async () => {
  const [{ RoomCard: Card }, texts] = await Promise.all([import('./room-card.tsx'), catalogue().crowd()]);
  return { default: (props: Omit<Parameters<typeof Card>[0], 'texts'>) => <Card {...props} texts={texts} /> };
});

/** Fetched with the first applause, or when somebody is called up. */
export const CrowdOnAir = lazily(async () => {
  const [{ CrowdOnAir: Part }, texts] = await Promise.all([import('./crowd-on-air.tsx'), catalogue().crowd()]);
  return { default: (props: Omit<Parameters<typeof Part>[0], 'texts'>) => <Part {...props} texts={texts.volunteer} /> };
});

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
  /** null while nobody plays along, and before the show. */
  readonly room: RoomNews | null;
  readonly view: View;
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
  room,
  view,
  weighs,
}: CornerProps) => {
  const outcome = useFresh(room?.last?.key ?? '');
  const crowd = !portrait && room !== null && room.people > 0;
  const second = useTurn(crowd && shown ? 2 : 1) === 1;
  const way = { code: shown ? code : '', link };
  // How the crowd called is a part of the drama, so it comes before everything else.
  if (crowd && outcome) return <RoomCard room={room} view={view} tell={tell} outcome {...way} />;
  if (known !== null && OddsPlace !== null && !portrait)
    return <OddsPlace known={known} tell={tell} {...way} weighed={weighs} />;
  if (crowd && (second || !shown)) return <RoomCard room={room} view={view} tell={tell} outcome={false} {...way} />;
  return shown ? <CodeCard code={code} link={link} invites={invites} recap={recap} portrait={portrait} /> : null;
};
