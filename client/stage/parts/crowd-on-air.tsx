/** What the crowd does on the air: a swell of hands and hearts, and somebody who comes on down. */
import './crowd-on-air.css';
import { useEffect, useState } from 'preact/hooks';
import { type Applause, type CalledUp, reactions } from '../../../shared/crowd/messages.ts';
import type { Shell } from '../../../shared/engine/protocol.ts';
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import { ReactionPicture } from '../../parts/reaction-picture.tsx';
import { roomNews } from '../../parts/room-news.ts';
import { openedBand } from '../../parts/sound.ts';
import { useAfter, useFresh } from '../../parts/timing.ts';
import { Opening } from './opening.tsx';

/** Milliseconds that a name stays on the screen, and that a hand rises. */
const callTime = 6000;
const riseTime = 2600;
/** Milliseconds after which a page shows a call no more: as long as what happened before it may take to be told. */
const staleAfter = 15_000;

/** Pictures that rise at once; more people make them larger. */
const maxRising = 14;

/** From so many hands on the audience is heard. */
const heard = 2;

interface Props {
  /** As it has been told. */
  readonly shell: Shell;
  /** As it is now: hands are for what the audience sees. */
  readonly applauded: string;
  readonly portrait: boolean;
  /** The server's clock, milliseconds. */
  readonly now: () => number;
}

const Swell = ({ applause: { frame, hands } }: { readonly applause: Applause }) => {
  const all = reactions.flatMap(reaction => Array.from({ length: hands[reaction] ?? 0 }, () => reaction));
  const step = Math.max(1, all.length / maxRising);
  const rising = all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return (
    <div class="swell" aria-hidden="true">
      {rising.map((reaction, i) => (
        <i
          key={`${frame}.${i}`}
          style={{
            // By turns at the left and at the right edge.
            [i % 2 === 0 ? 'left' : 'right']: `${0.6 + ((i * 61 + frame * 37) % 70) / 10}%`,
            '--still': `${330 + ((i * 97) % 420)}px`,
            animationDelay: `${(i * 97) % 700}ms`,
            '--size': Math.min(2, 1 + Math.log10(all.length) / 2),
          }}
        >
          <ReactionPicture of={reaction} />
        </i>
      ))}
    </div>
  );
};

/** Whoever was called up, for a while from when this page is told. */
const useCalledUp = (up: CalledUp | null, now: () => number): CalledUp | null => {
  const [gone, setGone] = useState(0);
  useAfter(up === null ? -1 : callTime, () => setGone(up?.at ?? 0), [up?.at]);
  return up !== null && up.at !== gone && now() - up.at < staleAfter ? up : null;
};

export const CrowdOnAir = ({ shell, applauded, portrait, now, texts }: Props & { readonly texts: CrowdWords }) => {
  const up = useCalledUp(roomNews(shell.room)?.up ?? null, now);
  const reason = (called: CalledUp): string =>
    [why(called), ...(called.seat < 0 ? [texts.volunteer.onList] : [])].join(' · ');
  const why = ({ of, seat }: CalledUp): string => {
    if (of === -1) return texts.team.upFor(shell.seats[seat]?.name ?? '');
    if (of === -2) return texts.volunteer.season;
    return of > 0 ? texts.volunteer.drawnOf(of) : texts.volunteer.best;
  };
  const applause = applauded === '' ? null : (JSON.parse(applauded) as Applause);
  const [first] = useState(applause?.frame ?? 0);
  const frame = applause?.frame ?? 0;
  const total = Object.values(applause?.hands ?? {}).reduce((sum, hands) => sum + hands, 0);
  const rises = useFresh(String(frame), riseTime);
  useEffect(() => {
    // What came before the page is history.
    if (frame <= first) return;
    if (total >= heard)
      openedBand.peek()?.conductor.crowd((applause?.hands.groan ?? 0) * 2 > total ? 'sigh' : 'applause');
  }, [frame]);
  return (
    <>
      {applause !== null && rises && <Swell applause={applause} />}
      {up !== null && (
        <div class="come-on-down" role="status">
          <Opening
            kind="entrance"
            title={up.of === -1 ? texts.team.upTitle : texts.volunteer.up}
            players={[[up.seat, up.name]]}
            portrait={portrait}
          />
          <p>{reason(up)}</p>
        </div>
      )}
    </>
  );
};
