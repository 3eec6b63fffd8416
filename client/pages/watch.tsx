/**
 * /e/CODE/watch: the stage, with the running commentary beside it. `?delay=SECONDS` delays both by as much as a stream.
 * /e/CODE/tv: the stage alone, with `?part=board` a part of it, which leaves the sound to the television beside it.
 */
import '../style/watch.css';
import '../style/watch-sizes.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { finaleOf, posterAt } from '../../shared/engine/finale.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { lookOf } from '../../shared/shows/index.ts';
import { watch } from '../../shared/words/en/watch.ts';
import { words } from '../../shared/words/index.ts';
import { getEpisode } from '../api.ts';
import type { Connection } from '../connection.ts';
import { hasHouseRules } from '../house/use-house.ts';
import { useAhead } from '../media/ahead.ts';
import { useAwake } from '../parts/awake.ts';
import { Button } from '../parts/button.tsx';
import { type Line, useCommentary } from '../parts/commentary.ts';
import { hasPlayedAlong } from '../parts/fan.ts';
import { useFollow } from '../parts/follow.ts';
import { ForumButton } from '../parts/forum/buttons.tsx';
import { useConnection } from '../parts/hooks.ts';
import { lazily, useLazy } from '../parts/lazy.ts';
import { delayInLink, useMoment } from '../parts/moment.ts';
import { Arriving, Notice } from '../parts/notice.tsx';
import { ConnectionState, SoundCheck } from '../parts/on-air.tsx';
import { useOutside } from '../parts/outside.ts';
import { Seal } from '../parts/seal.tsx';
import { RulesLink } from '../parts/show-sign.tsx';
import { useLoaded } from '../parts/task.ts';
import { useRemaining } from '../parts/timing.ts';
import { along, type Place, paths } from '../paths.ts';

const Choices = lazily(() => import('../stage/parts/choices.tsx'));
const Report = lazily(() => import('../parts/report.tsx'));
const SoundSign = lazily(() => import('../stage/parts/sound-sign.tsx'));

interface RecapProps {
  readonly code: string;
  /** When the poster hangs. */
  readonly from: number;
  readonly now: () => number;
}

/** What comes after the show, which its ceremony is a part of. Its place is kept. */
const RecapLink = ({ code, from, now }: RecapProps) => (
  <a
    class="hero mid gold leading"
    style={{ visibility: useRemaining(from, now) > 0 ? 'hidden' : undefined }}
    href={paths.recap(code)}
  >
    {words().pages.play.recap}
    <small>{watch.recapPitch}</small>
  </a>
);

interface AnnouncerProps {
  readonly lines: readonly Line[];
  readonly loud: boolean;
  readonly connection: Connection;
}

/** Fetched with the choices: it reads nothing until somebody turns it on there. */
const Announcer = lazily(async () => {
  const [{ useAnnouncer }, { useHouseLine }, { useEndingLine }] = await Promise.all([
    import('../stage/announcer.ts'),
    import('../stage/house-lines.ts'),
    import('../parts/ending-lines.ts'),
  ]);
  const Part = ({ lines, loud, connection }: AnnouncerProps) => {
    const { shell, view, now } = connection;
    const ending = useEndingLine(shell.value, view.value, now);
    const house = useHouseLine(shell.value, view);
    useAnnouncer(lines, loud, ending || house);
    return null;
  };
  return { default: Part };
});

const loadStage = async () => ({ default: (await import('../stage/stage.tsx')).Stage });

/** The newest line stays in sight unless the reader has scrolled back. */
const Commentary = ({ lines }: { readonly lines: readonly Line[] }) => {
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.entry;
  const follow = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (box !== null && follow.current) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <section class="commentary">
      <h2>{watch.commentary}</h2>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-live="polite"
        aria-label={watch.commentary}
        onScroll={event => {
          const box = event.currentTarget;
          follow.current = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
        }}
      >
        {lines.length === 0 && <li class="quiet">{watch.quiet}</li>}
        {lines.map(({ entry, text, check }, i) => (
          <li key={`${entry}.${i}`} class={entry === newest ? 'now' : ''}>
            {text} {check !== '' && <Seal label={words().pages.check} code={check} />}
          </li>
        ))}
      </ol>
    </section>
  );
};

interface PlayAlongProps {
  readonly connection: Connection;
  readonly shell: Shell;
  readonly view: View;
}

/** Fetched where a demo has come to its end. */
const NextDemo = lazily(() => import('../parts/next-demo.tsx'));

/** Fetched where a round is played by the clock. */
const RoundClock = lazily(() => import('../parts/round-clock.tsx'));

const loadPlayAlong = async () => {
  const [{ PlayAlong }, texts] = await Promise.all([import('../parts/play-along.tsx'), words().crowd()]);
  return {
    default: (props: PlayAlongProps) => (
      <div class="play-along-place">
        <PlayAlong {...props} texts={texts} />
      </div>
    ),
  };
};

/** Fetched where the crowd may applaud. */
const Reactions = lazily(async () => {
  const [{ Reactions: Part }, texts] = await Promise.all([import('../parts/reactions.tsx'), words().crowd()]);
  return { default: ({ code }: { readonly code: string }) => <Part code={code} texts={texts.reactions} /> };
});

/** Fetched when somebody wants to play along. */
const PlayAlong = lazily(loadPlayAlong);

/** What a spectator seldom needs. It closes at a tap beside it. */
const More = ({ children }: { readonly children: ComponentChildren }) => {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = box;
      const outside =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !current?.contains(event.target as Node);
      if (current !== null && outside && document.querySelector('dialog[open]') === null) current.open = false;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={box} class="watch-more">
      <summary class="small">{watch.more}</summary>
      <div>{children}</div>
    </details>
  );
};

/** Fetched if a show has house rules. */
const HouseChip = lazily(() => import('../house/house-chip.tsx'));

/** The part of the stage that the address of a television asks for: one of `screenViews` (shared/engine/screens.ts). */
const partInLink = () => {
  const [, part] = /[?&]part=(board|scores)\b/.exec(location.search) ?? [];
  return part as 'board' | 'scores' | undefined;
};

interface Props {
  readonly place: Extract<Place, { readonly code: string }>;
  /** A television shows the stage alone and is heard. */
  readonly tv?: boolean;
}

const Watch = ({ place, tv = false }: Props) => {
  const { code } = place;
  const { states } = words().pages;
  const connection = useConnection(
    code,
    () => (tv ? { as: 'watch', screen: 'tv' } : { as: 'watch', tape: true }),
    () => (tv ? 0 : delayInLink()),
  );
  useFollow(connection, () => '');
  useAhead(connection);
  const { lines } = useCommentary(connection);
  const outside = useOutside();
  const Stage = useLazy(loadStage);
  // Without them there are no odds; the show goes on.
  const facts = useLoaded(() => getEpisode(code), [code]);
  const options = facts?.options ?? null;
  const [playing, setPlaying] = useState(() => !tv && (location.search.includes(along) || hasPlayedAlong()));
  /** On a phone the commentary is opened like everything else beside the stage. */
  const [reading, setReading] = useState(false);
  const part = useMemo(() => (tv ? partInLink() : undefined), [tv]);
  const whole = tv && part === undefined;
  const moment = useMoment(connection);
  const [shell, told] = [connection.shell.value, connection.view.value];
  useAwake(shell !== null && shell.phase !== 'over');
  if (connection.status.value === 'refused') return <Notice title={states.refused} text={states.notFound} />;
  const open = shell?.phase === 'lobby' && !shell.locked && shell.seats.some(seat => seat.open);
  const over = shell?.phase === 'over';
  const finale = shell === null ? null : finaleOf(shell);
  const plays = playing && shell?.sideGame === true && (!over || hasPlayedAlong());
  const rules = moment !== null && facts !== undefined && hasHouseRules(facts.rules) && (
    <HouseChip show={moment.view.show} options={facts.options} changes={facts.rules} />
  );
  return (
    <div
      class={
        tv
          ? `tv-page ${part === undefined || shell === null ? '' : `alone show-${lookOf(shell.show)}`}`
          : `watch-page ${plays ? 'plays' : 'follows'} ${reading ? 'reads' : ''}`
      }
    >
      <ConnectionState connection={connection} />
      <SoundCheck connection={connection} />
      <div class="stage-box stage-place">
        {shell === null || moment === null || Stage === null ? (
          // A connection that is lost says so above it.
          <div class="curtain">
            <Arriving />
            {connection.delay > 0 && <p>{watch.delayed(connection.delay / 1000)}</p>}
          </div>
        ) : (
          <Stage
            {...moment}
            skips={false}
            television={tv}
            link={`${outside}${paths.play(code)}`}
            recap={`${outside}${paths.recap(code)}`}
            now={connection.now}
            options={options}
            sounds={whole}
            // The commentary beside it speaks; readers would hear every line twice.
            speaks={whole}
            sign={
              whole && (
                <>
                  <SoundSign connection={connection} waits={connection.shell.value?.phase === 'lobby'} />
                  {rules}
                </>
              )
            }
            {...(part === undefined ? {} : { part })}
          />
        )}
        {facts?.demo === true && finale !== null && shell !== null && (
          <NextDemo show={shell.show} tv={tv} from={posterAt(finale)} now={connection.now} />
        )}
      </div>
      {(shell?.roundEnds ?? 0) > 0 && shell !== null && <RoundClock ends={shell.roundEnds} now={connection.now} />}
      <Announcer lines={lines.value} loud={whole} connection={connection} />
      {whole && <Choices byDefault shy />}
      {!tv && (
        <aside>
          {plays && shell !== null && told !== null ? (
            <PlayAlong connection={connection} shell={shell} view={told} />
          ) : (
            <Commentary lines={lines.value} />
          )}
          {shell?.applause === true && <Reactions code={code} />}
          <nav class={open && shell?.sideGame === true ? 'pair' : ''}>
            {over && <RecapLink code={code} from={finale === null ? 0 : posterAt(finale)} now={connection.now} />}
            {open && (
              <a class="hero mid gold leading" href={paths.play(code)}>
                {watch.join}
                <small>{watch.joinPitch}</small>
              </a>
            )}
            {shell?.sideGame && !over && (
              <Button
                class={plays ? 'small' : `hero mid leading ${open ? 'pale' : 'gold'}`}
                onClick={() => {
                  setPlaying(!plays);
                  setReading(false);
                }}
              >
                {plays ? watch.justWatch : watch.playAlong}
                {!plays && <small>{watch.playAlongPitch}</small>}
              </Button>
            )}
            <Choices byDefault={false} />
            {rules}
            {reading && (
              <Button class="small to-talk" onClick={() => setReading(false)}>
                {watch.justWatch}
              </Button>
            )}
            <More>
              {!reading && !plays && (
                <Button class="small to-talk" onClick={() => setReading(true)}>
                  {watch.commentary}
                </Button>
              )}
              <a class="small to-tv" href={paths.tv(code)}>
                {watch.tv}
              </a>
              {shell !== null && <ForumButton code={code} token="" desk={false} deadline={shell.deadline} />}
              {shell !== null && <RulesLink show={shell.show} code={code} />}
              <Report code={code} />
              <a class="small" href={paths.lobby}>
                {words().pages.play.lobby}
              </a>
            </More>
          </nav>
        </aside>
      )}
    </div>
  );
};

export default Watch;
