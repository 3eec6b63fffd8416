/**
 * The upper right corner of the stage: for a while how the crowd called, exact odds if there are any to show, how many have
 * called what is open, otherwise the code in turn with who leads.
 */
import './corner.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { RoomNews } from '../../../shared/crowd/messages.ts';
import type { CueFrame } from '../../../shared/engine/protocol.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { words as catalogue } from '../../../shared/words/index.ts';
import { lazily } from '../../parts/lazy.ts';
import { isCounting } from '../../parts/room-news.ts';
import { useAfter, useFresh } from '../../parts/timing.ts';
import { CodeCard } from './code-card.tsx';

/** How long each of two cards is shown, milliseconds. */
const turn = 8000;

/** Cycles through 0 … `count` − 1. */
const useTurn = (count: number): number => {
  const [at, go] = useState(0);
  useAfter(count < 2 ? -1 : turn, () => go(at + 1), [count < 2, at]);
  return at % Math.max(1, count);
};

const RoomCard = lazily(async () => {
  const [{ RoomCard: Card }, texts] = await Promise.all([import('./room-card.tsx'), catalogue().crowd()]);
  return { default: (props: Omit<Parameters<typeof Card>[0], 'texts'>) => <Card {...props} texts={texts} /> };
});

/** Fetched where a team has said something. */
const SaidCard = lazily(async () => {
  const [{ SaidCard: Card }, texts] = await Promise.all([import('./said-card.tsx'), catalogue().crowd()]);
  return { default: (props: Omit<Parameters<typeof Card>[0], 'texts'>) => <Card {...props} texts={texts.team} /> };
});

/** Fetched with the first applause, or when somebody is called up. */
export const CrowdOnAir = lazily(async () => {
  const [{ CrowdOnAir: Part }, texts] = await Promise.all([import('./crowd-on-air.tsx'), catalogue().crowd()]);
  return { default: (props: Omit<Parameters<typeof Part>[0], 'texts'>) => <Part {...props} texts={texts} /> };
});

interface Props {
  /** The odds with the code below them; null for none. */
  readonly odds: ComponentChildren;
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
  /** Of the entry that is told, or was told last. */
  readonly frame: CueFrame | null;
}

export const Corner = ({ odds, tell, portrait, shown, code, link, invites, recap, room, view, frame }: Props) => {
  const outcome = useFresh(room?.last?.key ?? '', turn);
  const said = frame?.said;
  const saying = useFresh(said === undefined ? '' : String(frame?.entry), turn);
  const crowd = !portrait && room !== null && room.people > 0;
  const counting = crowd && isCounting(room);
  const second = useTurn(crowd && shown && !counting ? 2 : 1) === 1;
  const way = { code: shown ? code : '', link };
  if (saying && said !== undefined && !portrait) return <SaidCard said={said} view={view} tell={tell} />;
  // How the crowd called is a part of the drama, so it comes before everything else.
  if (crowd && outcome) return <RoomCard room={room} view={view} tell={tell} outcome {...way} />;
  if (odds !== null) return odds;
  if (crowd && (counting || second || !shown))
    return <RoomCard room={room} view={view} tell={tell} outcome={false} {...way} />;
  return shown ? <CodeCard code={code} link={link} invites={invites} recap={recap} portrait={portrait} /> : null;
};
