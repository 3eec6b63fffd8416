/** What just happened to this player: a flash and a vibration for right and wrong, and a sheet of its own for a win. */
import './celebrate.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Above } from '../../../shared/engine/moments.ts';
import type { Cue, Tone, View } from '../../../shared/engine/show.ts';
import { scoreUnitOf } from '../../../shared/shows/index.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { words } from '../../../shared/words/index.ts';
import { sumText } from '../../../shared/words/sums.ts';
import type { Connection } from '../../connection.ts';
import { controlsOf } from '../../controls/index.ts';
import { BulbFigures } from '../../parts/bulb-figures.tsx';
import { useCounting } from '../../parts/counting.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { FlatDie } from '../../parts/flat-die.tsx';
import { buzz, playOnPhone } from '../../parts/phone-sound.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { WhatWon } from '../../parts/what-won.tsx';
import type { SoundName } from '../../sound/conductor.ts';
import { Scores } from './waiting.tsx';

const patterns: Readonly<Record<Tone, readonly number[]>> = {
  good: [60, 40, 60],
  bad: [260],
  alarm: [120, 60, 120, 60, 300],
  win: [80, 50, 80, 50, 220],
  champion: [100, 50, 100, 50, 100, 50, 500],
};

/** What is played when it happens to this player, and to another one. */
const sounds: Readonly<Record<Tone, readonly [own: SoundName, others: SoundName]>> = {
  good: ['right', 'right'],
  bad: ['wrong', 'wrong'],
  alarm: ['seven', 'seven'],
  win: ['win', 'wild'],
  champion: ['win', 'lose'],
};

/** How long a flash is visible, milliseconds. */
const flash = 900;

/** After the last win of a show nothing follows, so it makes room for scores and links after this time, milliseconds. */
const cheer = 8000;

/** Whom it happens to: one seat, or several who share it. */
const happensTo = ({ seat, seats }: Cue): readonly unknown[] =>
  typeof seat === 'number' ? [seat] : Array.isArray(seats) ? seats : [];

interface Reaction {
  readonly key: string;
  readonly entry: number;
  readonly tone: Tone;
  readonly cue: Cue;
  /** What it wins, 0 for nothing. */
  readonly sum: number;
  /** What won, '' for nothing. */
  readonly above: Above;
}

/** The newest cue that matters to its player, as soon as it is revealed. */
export const useFlash = (connection: Connection, seat: number) => {
  const [reaction, setReaction] = useState<Reaction | null>(null);
  const [flashes, setFlashes] = useState(false);
  const known = useRef('');
  const frame = connection.frames.value.at(-1)?.frame;
  const count = frame?.cues.length ?? 0;
  useEffect(() => {
    const cue = frame?.cues[count - 1];
    if (frame === undefined || cue === undefined) return;
    const key = `${frame.entry}.${count}`;
    if (key === known.current) return;
    known.current = key;
    const { tones, sums, above, starts = [], ends = 0 } = frame.time ?? {};
    const soFar = tones?.slice(0, count) ?? [];
    // What follows a mishap, such as a letter that falls, is nobody's joy.
    const mishap = soFar.slice(0, -1).some(before => before === 'bad' || before === 'alarm');
    const tone = mishap && soFar.at(-1) === 'good' ? '' : (soFar.at(-1) ?? '');
    const lasts = (starts[count] ?? ends) - (starts[count - 1] ?? 0);
    if (tone === '') {
      // A win stays until something new happens.
      setReaction(before => (before?.entry === frame.entry ? before : null));
      return;
    }
    const happens = happensTo(cue);
    const mine = happens.includes(seat);
    // An alarm for whom something is taken from, and a joy for whoever takes it.
    const feels = mine && typeof cue.from === 'number' ? 'good' : tone;
    setReaction({
      key,
      entry: frame.entry,
      tone: feels,
      cue,
      sum: sums?.[count - 1] ?? 0,
      above: above?.[count - 1] ?? '',
    });
    // The frame says what it is for this player: neither a rival's win nor a rival's loss is one. An alarm is everybody's, but for
    // those to whom it does no harm.
    const { view } = connection.own.peek() ?? {};
    const harms = view === undefined || (controlsOf(view.show, view.act).harms?.(cue, { view, seat }) ?? true);
    setFlashes(mine || cue.from === seat || (happens.length === 0 && (tone === 'bad' || tone === 'alarm') && harms));
    buzz(patterns[feels]);
    const [own, others] = sounds[tone];
    playOnPhone(mine ? own : others, { tone, lasts });
    const timer = setTimeout(() => setFlashes(false), flash);
    return () => clearTimeout(timer);
  }, [frame?.entry, count]);
  // The television has gone on.
  const past = reaction !== null && connection.telling.value > reaction.entry;
  useEffect(() => {
    if (past) setReaction(null);
  }, [past]);
  const won = reaction !== null && !past && (reaction.tone === 'win' || reaction.tone === 'champion') ? reaction : null;
  return { reaction: flashes ? reaction : null, won, clear: () => setReaction(null) };
};

export const Flash = ({ reaction }: { readonly reaction: Reaction | null }) =>
  reaction === null ? null : (
    <div key={reaction.key} class={`screen-flash screen-flash-${reaction.tone}`} aria-hidden="true" />
  );

interface Props {
  readonly won: Reaction;
  readonly seat: number;
  readonly view: View;
  readonly tell: Narrator;
  /** The commentary on it. */
  readonly line: string;
  /** The show is over, so nothing new will happen. */
  readonly last: boolean;
  readonly onDone: () => void;
}

/** A sum counts once the name is read. */
const Sum = ({ sum, seat, view, tell }: Pick<Props, 'view' | 'tell' | 'seat'> & { readonly sum: number }) => {
  const [due, setDue] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(sum), 400);
    return () => clearTimeout(timer);
  }, [sum]);
  const text = (amount: number) => sumText(view.show, amount, tell).replaceAll(/\s/g, '');
  return <BulbFigures text={text(useCounting(due))} places={text(sum).length} seat={seat} />;
};

/** Joy for the winner, a kind word for the others. */
export const Celebrate = ({ won, seat, view, tell, line, last, onDone }: Props) => {
  const { celebrate: texts, over } = words().pages.play;
  const by = typeof won.cue.seat === 'number' ? won.cue.seat : -1;
  const happens = happensTo(won.cue);
  const mine = happens.includes(seat);
  const champion = won.tone === 'champion';
  useEffect(() => {
    if (!champion && !last) return;
    const timer = setTimeout(onDone, cheer);
    return () => clearTimeout(timer);
  }, [won.key, champion, last]);
  const title = mine
    ? !champion
      ? texts.mine
      : happens.length > 1
        ? texts.shared
        : texts.champion
    : by < 0
      ? over
      : (champion ? texts.theirChampion : texts.theirs)(tell.name(by));
  return (
    <Sheet felt={!mine} class={`celebrate ${mine ? 'mine' : 'theirs'} ${champion ? 'grand' : ''}`}>
      {mine && (
        <div class="celebrate-paper cover untouched" aria-hidden="true">
          {Array.from({ length: 28 }, (_, piece) => (
            <i
              key={piece}
              class={`seat-${piece % 5}`}
              style={{
                left: `${(piece * 61.8) % 100}%`,
                animationDelay: `${(piece * 263) % 900}ms`,
                animationDuration: `${2600 + ((piece * 53) % 900)}ms`,
              }}
            />
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: whatever comes next takes its place by itself */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div class="wait relative middle column flex-1 centred gap-3" onClick={onDone}>
        {won.above.length > 0 && (
          <div class="celebrate-above">
            <WhatWon
              what={won.above}
              dice={faces => faces.map((face, die) => <FlatDie key={die} face={face} body="#fffaf0" pips="#1a1208" />)}
            />
          </div>
        )}
        {(mine || by >= 0) && <Emblem seat={mine ? seat : by} size="var(--emblem, 120px)" />}
        <h1>{title}</h1>
        {won.sum > 0 && <Sum sum={won.sum} seat={mine ? seat : by} {...{ view, tell }} />}
        {line !== '' && <p class="lead">{line}</p>}
        {by < 0 && scoreUnitOf(view.show) !== 'none' && <Scores view={view} tell={tell} />}
        {!mine && by >= 0 && <p class="lead">{champion ? texts.thanks : texts.next}</p>}
      </div>
    </Sheet>
  );
};
