/** Throws on a contestant's phone: in the air as on the television, then at rest, then small above the next thing to do. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { facesOf } from '../../../shared/engine/moments.ts';
import type { View } from '../../../shared/engine/show.ts';
import { skinOf } from '../../../shared/shows/index.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { dice } from '../../../shared/words/en/dice.ts';
import { playing } from '../../../shared/words/en/playing.ts';
import { words } from '../../../shared/words/index.ts';
import type { Connection } from '../../connection.ts';
import { controlsOf } from '../../controls/index.ts';
import { beyond } from '../../parts/beyond.ts';
import type { Line } from '../../parts/commentary.ts';
import { FlatDie } from '../../parts/flat-die.tsx';
import { lazily } from '../../parts/lazy.ts';
import { buzz, playOnPhone } from '../../parts/phone-sound.ts';
import { Seal } from '../../parts/seal.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Stamp, stampText } from '../../parts/stamp.tsx';
import type { ShownFrame, ThrowInAir } from '../../reveal-queue.ts';

/**
 * Milliseconds for which a resting throw stays visible if there is nothing to do: the player's own throw, and another player's.
 */
const stays = { own: 2600, other: 1400 } as const;

/**
 * What `seat` was asked after `entries` entries is over: there has been a throw since, even one that this page did not ask for, or
 * one that something else has followed by now. Or something happened to this seat: the host or the clock made its move.
 */
export const overtaken = (frames: readonly ShownFrame[], thrown: number, entries: number, seat: number): boolean =>
  thrown >= entries ||
  frames.some(
    ({ frame }) => frame.entry >= entries && frame.cues.some(cue => facesOf(cue) !== null || cue.seat === seat),
  );

const loadCubes = () => import('../../parts/throw/cubes.tsx');
const Cubes = lazily(loadCubes);

/** The stage's names for the materials of dice. */
const skinNames = {
  ivory: 'ivory',
  black: 'onyx',
  tangerine: 'tangerine',
  ruby: 'ruby',
  white: 'sky',
  bone: 'bone',
} as const;

/** Body and pips of small dice. */
const colours = {
  ivory: ['#f0e3c0', '#17110d'],
  black: ['#1d1b1c', '#f5c542'],
  tangerine: ['#e8560f', '#fff6e3'],
  ruby: ['#b80d18', '#fff8f4'],
  white: ['#d9e2ea', '#12469c'],
  bone: ['#dbb97c', '#2a1508'],
} as const;

/** The throw in the air or just made, until it has been seen. */
export const useThrow = (connection: Connection, seat: number) => {
  const air = connection.air.value;
  const [thrown, setThrown] = useState<ThrowInAir | null>(air);
  const latest = useRef(thrown);
  const [looks, look] = useState(false);
  /** The last throw that made room for something else. */
  const left = useRef(-1);
  const newest = connection.frames.value.at(-1)?.frame.entry ?? -1;
  /** A throw is seen until it has been told whole. What comes next can be pressed by then. */
  const told = !connection.ownWaits.value;
  /** Something else is being told by now. */
  const past = thrown !== null && newest > thrown.entry && !looks;
  // Loaded before the first throw, which must not wait for its dice.
  useEffect(() => void loadCubes().catch(() => undefined), []);
  if (air !== null) latest.current = air;
  useEffect(() => {
    if (air !== null) {
      setThrown(air);
      look(false);
      return;
    }
    if (past) setThrown(null);
    if (thrown === null || past || looks || !told) return;
    const timer = setTimeout(() => setThrown(null), thrown.seat === seat ? stays.own : stays.other);
    return () => clearTimeout(timer);
  }, [air, thrown, seat, looks, told, past]);
  const shown = air ?? (past ? null : thrown);
  return {
    thrown: shown,
    /** It has not made room for anything yet: a throw that was left never comes back. */
    fresh: shown !== null && shown.entry > left.current,
    leave: () => {
      if (air === null && shown !== null) left.current = shown.entry;
    },
    /** Its result is not revealed yet. */
    flies: air !== null,
    looked: () => setThrown(null),
    /** The newest throw of this page, however long ago. */
    last: latest.current,
    look,
  };
};

/** The lines of a throw, its own first. What led to it has been told by then. */
export const linesOfThrow = (lines: readonly Line[], entry: number): readonly Line[] => {
  const told = lines.filter(line => line.entry === entry);
  return told.slice(
    Math.max(
      0,
      told.findIndex(({ throws }) => throws),
    ),
  );
};

interface DiceProps {
  readonly thrown: ThrowInAir;
  readonly view: View;
  readonly now: () => number;
  readonly onKnock?: (loud: number) => void;
}

/** The dice of a throw, in the air or as they lie. */
export const Dice = ({ thrown, view, ...others }: DiceProps) => (
  <Cubes key={thrown.entry} {...thrown} skin={skinNames[skinOf(view.show, view.act)]} {...others} />
);

interface ShownProps {
  readonly thrown: ThrowInAir;
  readonly flies: boolean;
  /** It contains this page's own link. */
  readonly yours: boolean;
  /** The page's own. */
  readonly seat: number;
  readonly view: View;
  readonly tell: Narrator;
  readonly lines: readonly Line[];
  /** The newest entry, as far as it has been told. */
  readonly shown: ShownFrame | undefined;
  readonly now: () => number;
  readonly onDone: () => void;
  /** Somebody reads its code: it stays until they close it. */
  readonly onLook: (looks: boolean) => void;
}

/** A throw in the air, and at rest. */
export const ThrowShown = ({
  thrown,
  flies,
  yours,
  seat,
  view,
  tell,
  lines,
  shown,
  now,
  onDone,
  onLook,
}: ShownProps) => {
  const { play } = words().pages;
  const mine = thrown.seat === seat;
  const stake = useRef('');
  if (flies) stake.current = controlsOf(view.show, view.act).stake?.({ view, tell, seat }) ?? '';
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (flies) return;
    const key = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape' || ([' ', 'Enter'].includes(pressed) && !document.activeElement?.closest('.seal')))
        onDone();
    };
    const tap = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.seal') !== null)) onDone();
    };
    addEventListener('pointerdown', tap);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', tap);
      removeEventListener('keydown', key);
    };
  }, [flies, onDone]);
  /** Felt if the phone can vibrate, always seen, and heard if sound was turned on. */
  const knock = (loud: number) => {
    if (mine) buzz([Math.round(8 + 26 * loud)]);
    playOnPhone('felt', { loud: 0.15 + 0.85 * loud });
    const felt = sheet.current?.querySelector('.felt');
    felt?.classList.remove('knocked');
    void felt?.clientWidth;
    felt?.classList.add('knocked');
  };
  const [about, ...comments] = flies ? [] : linesOfThrow(lines, thrown.entry);
  const told = shown?.frame.entry === thrown.entry && !flies ? shown : undefined;
  /** What comes of it is told next: what hangs on it stays. */
  const waits =
    comments.length === 0 && told !== undefined && told.frame.cues.length < (told.frame.time?.starts.length ?? 0);
  // Once the throw has its word, what might have been is over.
  const isStamped = told?.frame.cues.some(cue => stampText(cue, view.show, view.act) !== '') === true;
  const hanging = isStamped ? [] : stake.current.split(/\n| · /);
  // The last thing that it has brought: a tile, a medal, a lamp, money.
  const { piece, table } = controlsOf(view.show, view.act);
  const brought = told?.frame.cues.map(cue => piece?.(cue, { view, tell, seat })).findLast(Boolean);
  const check = about?.check ?? '';
  // What came of it first and what came last, as far as neither a stamp nor a picture says it.
  const pieceOf = ({ cue }: Line) => Boolean(piece?.(cue, { view, tell, seat }));
  const news = comments
    .slice(Math.max(0, comments.findIndex(pieceOf)))
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .map(line => beyond(line.text, stampText(line.cue, view.show, view.act), pieceOf(line)))
    .filter(Boolean)
    .slice(0, isStamped ? 1 : 2);
  const inAir = mine ? playing.rolling : play.has.rolls(thrown.seat < 0 ? '' : tell.name(thrown.seat));
  return (
    <div ref={sheet} class="throw-place down flex-1 min-h-0">
      <Sheet felt class={`thrown-sheet ${thrown.tense ? 'tense' : ''} ${thrown.tense && flies ? 'dim' : ''}`}>
        <div class="thrown-head down gap-1">
          <h1>{flies ? inAir : (about?.text ?? thrown.dice.join(' + '))}</h1>
          {table?.({ view, tell, seat })}
        </div>
        <Dice {...{ thrown, view, now }} onKnock={knock} />
        <div class="thrown-foot">
          {flies || (waits && stake.current !== '') ? (
            <div class="hangs w-full">
              {told !== undefined && <Stamp {...{ shown: told, show: view.show, seat }} />}
              {hanging.map(line => (
                <p class="lead bold" key={line}>
                  {line}
                </p>
              ))}
            </div>
          ) : (
            <div class={`card gap-1 ${comments.length === 0 && !yours ? 'seal-alone' : ''}`}>
              {told !== undefined && <Stamp {...{ shown: told, show: view.show, seat }} />}
              <div class="across wrap w-full gap-3">
                {brought && <div class="piece flex wrap items-center justify-center max-w-full gap-1">{brought}</div>}
                <div class="flex-1 min-w-0">
                  {news.map(text => (
                    <p key={text}>{text}</p>
                  ))}
                  {yours && <p class="dice-yours bold">{dice.yours}</p>}
                </div>
                {check !== '' && <Seal label={words().pages.check} code={check} onToggle={onLook} />}
              </div>
            </div>
          )}
        </div>
      </Sheet>
    </div>
  );
};

interface Props {
  readonly thrown: ThrowInAir | null;
  readonly lines: readonly Line[];
  readonly view: View;
  readonly yours: boolean;
  /** The dice on the table contain this page's own link. */
  readonly locked: boolean;
}

/** The throw above the next thing to do, small and out of the way. It stays, so that nothing below it moves. */
export const JustThrown = ({ thrown, lines, view, yours, locked }: Props) => {
  const last = useRef(thrown);
  if (thrown !== null) last.current = thrown;
  const shown = last.current;
  const [body, pips] = colours[skinOf(view.show, view.act)];
  if (shown === null) return locked ? <p class="just-thrown dice-yours bold">{dice.yours}</p> : null;
  return (
    <p class="just-thrown across max-w-full weight-6 gap-1" title={yours ? dice.yours : undefined}>
      {shown.dice.map((face, i) => (
        <FlatDie key={i} {...{ face, body, pips }} />
      ))}
      <span>{linesOfThrow(lines, shown.entry)[0]?.text}</span>
      {yours && (
        <span class="dice-yours bold">
          <span class="unseen">{dice.yours}</span>
        </span>
      )}
    </p>
  );
};
