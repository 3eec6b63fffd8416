/** What just happened to this player: a flash and a vibration for right and wrong, and a sheet of its own for a win. */
import './celebrate.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Above, facesOf } from '../../../shared/engine/moments.ts';
import type { Cue, Tone, View } from '../../../shared/engine/show.ts';
import { standingOf } from '../../../shared/engine/taken-home.ts';
import { scoreUnitOf } from '../../../shared/shows/index.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { phone as texts } from '../../../shared/words/en/phone.ts';
import { words } from '../../../shared/words/index.ts';
import { sumText } from '../../../shared/words/sums.ts';
import type { Connection } from '../../connection.ts';
import { controlsOf } from '../../controls/index.ts';
import { beyond } from '../../parts/beyond.ts';
import type { Line } from '../../parts/commentary.ts';
import { beforeTotal } from '../../parts/counting.ts';
import { Emblem } from '../../parts/emblem.tsx';
import { FlatDie } from '../../parts/flat-die.tsx';
import { buzz, playOnPhone } from '../../parts/phone-sound.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { stampText } from '../../parts/stamp.tsx';
import { useAfter } from '../../parts/timing.ts';
import { WhatWon } from '../../parts/what-won.tsx';
import type { SoundName } from '../../sound/conductor.ts';
import { CountedSum, Scores } from './waiting.tsx';

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
  /** The win is another's, by a throw of this player's. */
  readonly lost: boolean;
  /** It is what a mishap of the same player leaves. */
  readonly left: boolean;
}

/** The newest cue that matters to its player, as soon as it is revealed. */
export const useFlash = (connection: Connection, seat: number) => {
  const [reaction, setReaction] = useState<Reaction | null>(null);
  const [flashes, setFlashes] = useState(false);
  const known = useRef('');
  const frame = connection.frames.value.at(-1)?.frame;
  const count = frame?.cues.length ?? 0;
  // Before anything is painted: no other page flashes between a throw and its win.
  useLayoutEffect(() => {
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
      // A win stays until something new happens, or somebody is asked.
      setReaction(before => (before?.entry === frame.entry && cue.ask === undefined ? before : null));
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
      lost: !mine && frame.cues.some(one => one.seat === seat && facesOf(one) !== null),
      left: frame.cues.some((one, i) => soFar[i] === 'bad' && one.seat === cue.seat),
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
  readonly lines: readonly Line[];
  /** The show is over, so nothing new will happen. */
  readonly last: boolean;
  readonly onDone: () => void;
}

/** With whom a win is shared, '' for more than are read at a glance. */
export const othersOf = (seats: readonly number[], seat: number, tell: Narrator): string =>
  seats.length > 3 ? '' : tell.list(seats.filter(other => other !== seat).map(tell.name));

/** Joy for the winner, a kind word for the others. */
export const Celebrate = ({ won, seat, view, tell, lines, last, onDone }: Props) => {
  const { over } = words().pages.play;
  const by = typeof won.cue.seat === 'number' ? won.cue.seat : -1;
  const happens = happensTo(won.cue);
  const mine = happens.includes(seat);
  const champion = won.tone === 'champion';
  const shared = champion && mine && happens.length > 1;
  useAfter(champion || last ? cheer : -1, onDone, [won.key, champion, last]);
  const prizes = Array.isArray(won.cue.prizes) ? (won.cue.prizes as readonly string[]).filter(Boolean) : [];
  const named = tell.list(prizes.map(name => tell.prize(name)));
  const whose = mine ? seat : by;
  // A champion's sum is the score itself.
  const total = last && !champion && whose >= 0 ? standingOf(view, whose) : 0;
  const [whole, setWhole] = useState(false);
  useEffect(() => setWhole(total <= won.sum), [won.key, total]);
  useAfter(beforeTotal, () => setWhole(true), [won.key, total]);
  // Only all of it is taken home, not what is still counted on from.
  const home = ((last && won.sum > 0) || prizes.length > 0) && (whole || total <= won.sum);
  // What stands above, the sum and the prizes are read without a sentence.
  const line = lines.findLast(({ entry, cue }) => entry === won.entry && cue.cue === won.cue.cue)?.text ?? '';
  const stamp = stampText(won.cue, view.show, view.act);
  const above = typeof won.above === 'string' ? won.above : '';
  const news = beyond(line, '', false, [won.sum > 0 ? sumText(view.show, won.sum, tell) : '', above]);
  const short = !champion && (mine || by >= 0) && news.length > 0 && news.length < 30;
  // Of a win without money its own words are the verdict.
  const alone = short && !shared && won.sum === 0 && prizes.length === 0;
  const sign = alone ? '' : short ? news : stamp;
  const title = alone
    ? news
    : mine
      ? !champion
        ? home
          ? texts.home
          : won.left
            ? texts.keep
            : won.sum > 0
              ? texts.wins
              : texts.mine
        : shared
          ? texts.shared(othersOf(happens as readonly number[], seat, tell))
          : texts.champion
      : by < 0
        ? over
        : texts[
            champion ? 'theirChampion' : home ? 'theirHome' : won.left ? 'theirKeep' : won.lost ? 'lost' : 'theirs'
          ](tell.name(by));
  return (
    <Sheet
      felt={!mine}
      class={`celebrate ${mine ? 'mine' : 'theirs'} ${champion ? 'grand' : ''} ${Array.isArray(won.cue.scores) ? 'closing' : ''}`}
    >
      {/* What a mishap leaves is a comfort: paper falls once all of it is a prize to take home. */}
      {mine && (!won.left || home) && (
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
        {sign !== '' && (
          <b class={`stamp-plate font-board r3 stamp-${mine ? 'good' : won.lost ? 'bad' : ''}`}>{sign}</b>
        )}
        {(mine || by >= 0) && <Emblem seat={whose} size="var(--emblem, 120px)" />}
        <h1 class={alone ? 'verdict' : ''}>{title}</h1>
        {won.sum > 0 ? (
          <CountedSum
            sum={won.sum}
            seat={whose}
            prizes={named}
            stands={won.cue.score === won.sum}
            {...{ total, view, tell }}
          />
        ) : (
          named !== '' && <p class="lead">{named}</p>
        )}
        {news !== '' && !short && !shared && prizes.length === 0 && <p class="lead">{news}</p>}
        {by < 0 && scoreUnitOf(view.show) !== 'none' && <Scores view={view} tell={tell} />}
        {!mine && by >= 0 && scoreUnitOf(view.show) !== 'none' && (
          <p class="lead celebrate-own">{texts.have(sumText(view.show, standingOf(view, seat), tell))}</p>
        )}
        {!mine && by >= 0 && champion && <p class="lead">{texts.thanks}</p>}
      </div>
    </Sheet>
  );
};
