/** The studio of one board: frame, desks, table with dice and rail, or one of these parts alone. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Cue, View } from '../../shared/engine/show.ts';
import { winnerOf } from '../../shared/engine/taken-home.ts';
import { isMoney, manifestOf, skinOf } from '../../shared/shows/index.ts';
import { type Prompt, stage as words } from '../../shared/words/en/stage.ts';
import { expectsHouse } from '../../shared/words/entry-mark.ts';
import { roomNews } from '../parts/room-news.ts';
import type { OverlayPart } from '../paths.ts';
import type { DicePlacement, Scene, StageBoard, StageProps } from './board.ts';
import { frameOf, tossUpOf } from './cue-facts.ts';
import { edgeFor, project } from './dice/camera.ts';
import { DicePane } from './dice/dice-pane.tsx';
import type { Director } from './director.ts';
import { CardPlace } from './parts/card-place.tsx';
import { JoinSign } from './parts/code-card.tsx';
import { Corner, CrowdOnAir } from './parts/corner.tsx';
import { Crest, PlateSign } from './parts/crest.tsx';
import { Frame } from './parts/frame.tsx';
import { Opening } from './parts/opening.tsx';
import { ahead, Closest, PausePlate, Win } from './parts/over-set.tsx';
import { Podiums } from './parts/podiums.tsx';
import { Rail } from './parts/rail.tsx';
import { Stamp } from './parts/stamp.tsx';
import { Table } from './parts/table.tsx';
import { feltIn, isShort, tableIn, useFit, type usePlace, useSize } from './place.ts';
import { railText, throwerOf } from './standing.ts';
import { useBand } from './use-band.ts';
import { noDice, useBoardProps, useSecondStep } from './use-drawing.ts';
import { useEnding } from './use-ending.tsx';
import { useStageOdds } from './use-stage-odds.tsx';

interface LayoutProps extends Omit<StageProps, 'shell' | 'view' | 'onBusy'> {
  readonly board: StageBoard;
  readonly scene: Scene;
  readonly live: Scene;
  readonly place: ReturnType<typeof usePlace>;
  readonly director: Director;
  /** The first set of the page, which is drawn in two steps. */
  readonly steps: boolean;
}

export const StageLayout = ({
  board,
  scene,
  live,
  place,
  director,
  steps,
  link = '',
  recap = '',
  now = Date.now,
  sounds = false,
  options = null,
  speaks = true,
  embedded = false,
  lamp = '',
  part,
  code = true,
  skips = true,
  television = false,
  sign = null,
}: LayoutProps) => {
  const { portrait } = place;
  const { set, fit } = useFit(place, part === undefined);
  const whole = useSecondStep(steps);
  const u = place.u * fit;
  const has = (one: OverlayPart) => part === undefined || part === one;
  const arena = useSize();
  const rolling = director.rolling.value;
  const cue = director.cue.value;
  const telling = director.telling.value;
  const { phase } = scene.view;
  const oddsCard = useStageOdds(director, { scene, live, options, television, shown: has('odds') });
  const room = roomNews(scene.shell.room);
  const dice = director.stand.roll.value?.plan.order.faces ?? noDice;
  const props = useBoardProps(scene, {
    dice,
    cue,
    told: director.told.value,
    rolling: rolling !== '',
    portrait,
    now,
  });
  const { tell } = props;
  // While a move is acted out, nobody is waited for.
  const boardProps = telling ? { ...props, shell: { ...scene.shell, waiting: [] } } : props;
  const event = cue === null || !props.told.includes(cue) ? undefined : board.acts[cue.cue]?.scene;
  const won = director.win.value;
  const wonTime = won === null ? undefined : board.moments.cues[won.cue];
  const opening = has('board') ? director.opening.value : '';
  const far = television || !portrait;
  const ending = useEnding(director, { scene, live, tell, recap, code, far, portrait, now, sounds, part }, board);
  const showsWin = has('board') && wonTime !== undefined && opening === '' && ending.shown === null;
  useEffect(() => (live.shell.phase === 'lobby' ? undefined : ahead()), [live.shell.phase]);
  const tossUp = cue === null ? null : tossUpOf(cue);
  const covered = showsWin || opening !== '' || ending.shown !== null;
  const plates = board.plates?.(props) ?? [null, null];
  // After the end nothing is in danger, and the recap's address needs the lamp's place.
  const danger = phase !== 'over' && (board.danger?.(props) ?? false);
  useBand(director, { scene, look: board.look, danger, whole: part === undefined, byDefault: sounds, now });
  const crest = board.crest?.(props);
  const everyone = scene.view.seats.map((_, seat) => seat);
  const chosen = board.desks?.(props) ?? everyone;
  // Once the last line is told, all seats are shown with their winnings, even those without a part in the bonus round.
  const partly = chosen.length > 0 && (chosen.length < everyone.length || everyone.length === 1);
  const final = phase === 'over' && partly && !director.busy.value;
  const desks = final || part === 'scores' ? everyone : chosen;
  // At the end, and under the picture of a win, only the winner's desk is lit.
  const wins = showsWin && typeof won?.seat === 'number' ? won.seat : undefined;
  const winner = phase === 'over' && !director.busy.value ? winnerOf(scene.view) : undefined;
  // Before its name is said, nobody's is.
  const open = cue !== null && board.moments.cues[cue.cue]?.tone === 'champion' ? -1 : undefined;
  const thrower = rolling === '' ? -1 : throwerOf(director);
  const control = wins ?? open ?? winner ?? (thrower >= 0 ? thrower : (board.control?.(props) ?? -1));
  // Events come first, then the current question.
  const asked = useRef<Prompt>({});
  const busy = director.busy.value;
  if (!busy) asked.current = board.prompt?.(props) ?? {};
  // A single part has no plate that explains why nothing happens.
  const instead = ending.line !== '' ? ending.line : part !== undefined && live.shell.paused !== '' ? words.back : '';
  const hint = busy ? {} : asked.current;
  const railLines = instead !== '' || ending.shown !== null ? [instead] : railText(scene, board, director, hint, tell);
  // Until something is said of a move, the rail stays as it was.
  const prompt = busy && railLines !== director.earlier.value ? {} : asked.current;
  const total = rolling === '' && !director.hush.value && director.counts.value ? (board.total?.(props) ?? '') : '';
  // The lamp goes off after the last line.
  const off = director.busy.value ? undefined : words.offAir[phase];
  const { paused } = live.shell;
  // Before the show the way in is large: once the seats are full, for the audience.
  const welcomes = live.shell.phase === 'lobby' && !live.shell.locked;
  const free = welcomes ? live.shell.seats.filter(({ open }) => open).length : 0;
  // A demo by robots invites nobody; among those of a rehearsal there is room for people.
  const { house, robots } = live.shell;
  const anyone = !(house && robots) && board.joins?.(props) === true;
  // Who finds no seat is not asked to take one.
  const takes = anyone || (!live.shell.locked && live.shell.seats.some(({ open }) => open));
  const asks = code && (takes || !robots);
  const joining =
    (welcomes || anyone) && (far || anyone || free > 0) && asks && link !== '' && part === undefined && !embedded;
  const invites = takes ? words.scan : live.shell.sideGame ? words.scanPlay : words.code;
  const showsCode = asks && !joining && ending.shown === null;
  const way = joining && <JoinSign code={live.shell.code} link={link} seats={free} invites={invites} far={far} />;
  const { Wall, Board, Card, Aside, Table: OwnTable } = board;
  const wall = useMemo(() => <Wall />, [Wall]);
  const Root = embedded ? 'section' : 'main';
  const sized = (size: number | ((view: View, short: boolean) => number)) =>
    typeof size === 'number' ? size : size(scene.view, isShort(place));
  const [width, height, upright] = [board.frame.width, board.frame.height, board.frame.portrait].map(sized) as [
    number,
    number,
    number,
  ];
  const chase = event === 'win' || event === 'confetti';
  // Most of what a stage draws. The same element is not drawn again when something else on the stage changes.
  const framed = useMemo(
    () => (
      <Frame
        width={portrait ? 700 : width}
        height={portrait ? upright + 56 : height}
        gap={portrait ? 34 : 38}
        chase={chase}
      >
        <Board {...props} />
      </Frame>
    ),
    [Board, props, width, height, upright, chase],
  );
  const table = tableIn(arena, portrait);
  const lie: DicePlacement =
    (part === 'dice' ? { middle: [arena.width / 2, arena.height / 2], edge: 190 } : undefined) ??
    board.placeDice?.(dice.length, { height: arena.height, portrait }) ??
    feltIn(arena, portrait);
  const edge = edgeFor({ width: arena.width, height: arena.height, edge: lie.edge }, dice.length);
  const lying = OwnTable === undefined || rolling !== '' ? [] : (director.stand.roll.value?.plan.poses(Infinity) ?? []);
  const thrown = rolling !== '' ? null : director.counts.value ? director.frame.value : frameOf(scene);
  // The show is on, and no page has a part in its dice.
  const houseDice = scene.shell.publicSeed !== '' && scene.shell.chains === '[]' && !scene.shell.closed;
  return (
    <Root
      ref={set as never}
      aria-label={embedded ? words.stage : undefined}
      class={`set ${covered ? 'covered' : ''} ${joining && phase === 'lobby' ? 'waits' : ''} ${rolling === 'tense' || director.hush.value ? 'hush' : ''} ${event === undefined ? '' : `scene-${event}`} ${paused === '' ? '' : 'paused'}`}
      style={{
        width: `${place.width}px`,
        height: `${place.height / fit}px`,
        transform: `scale(${u})`,
        visibility: whole ? undefined : 'hidden',
        '--u': String(u),
        '--margin-x': `${place.margin.x + (place.width / fit - place.width) / 2}px`,
        '--margin-y': `${place.margin.y}px`,
      }}
      onPointerDown={skips ? director.skip : undefined}
    >
      {part === undefined && (
        <div class="wall absolute" aria-hidden="true">
          {wall}
        </div>
      )}
      {has('board') && (
        <>
          <div class="top">
            <div class="sign">
              <h1 class="middle centred balance r5">{board.title ?? board.words.title}</h1>
            </div>
            <PlateSign plate={plates[0]} place="left" />
            {danger ? (
              <div class="danger-lamp r4" role="status">
                <div class="bold-figure centred lh-10 in-bright t7 r2">{words.danger}</div>
              </div>
            ) : (
              <PlateSign plate={plates[1]} place="right" />
            )}
            <Corner
              odds={portrait ? null : (oddsCard?.(tell, showsCode ? live.shell.code : '', link) ?? null)}
              shown={showsCode}
              code={live.shell.code}
              frame={director.frame.value}
              recap={phase === 'over' ? recap : ''}
              room={phase === 'lobby' || ending.shown !== null ? null : room}
              view={scene.view}
              {...{ tell, portrait, invites }}
              link={link}
            />
          </div>
          {crest !== undefined && (
            <Crest {...crest} now={now} portrait={portrait} beside={danger || plates.some(plate => plate !== null)} />
          )}
          <div class="board" style={portrait ? undefined : { marginLeft: `${-width / 2}px` }}>
            {framed}
          </div>
          {portrait && oddsCard?.(tell)}
          <CardPlace
            rolling={rolling !== ''}
            dice={dice.length > 0}
            covered={tossUp !== null}
            sounds={sounds && part === undefined}
            whole={whole && opening === ''}
            {...{ scene, Card, props, cue, tells: board.moments.tells ?? [] }}
          />
        </>
      )}
      {part === 'odds' && oddsCard?.(tell)}
      {part === undefined && <div class="hush-veil veil" />}
      {has('dice') && (
        <div class="arena" ref={arena.ref}>
          {part === undefined && <div class="floor absolute" />}
          {part !== undefined || !whole ? null : OwnTable === undefined ? (
            <Table width={arena.width} height={arena.height} danger={danger} {...table} />
          ) : (
            <OwnTable
              {...props}
              width={arena.width}
              height={arena.height}
              edge={edge}
              spots={lying.map(({ position: [x, , z] }) => {
                const [right, down] = project(x, 0, z);
                return [lie.middle[0] + right * edge, lie.middle[1] + down * edge] as const;
              })}
            />
          )}
          <div class="pane-place absolute untouched">
            {whole && (
              <DicePane
                stand={director.stand}
                skin={board.skin}
                width={arena.width}
                height={arena.height}
                above={portrait ? 4 * edge : 0}
                {...lie}
                scale={u}
                awaited={!embedded || phase !== 'lobby' ? 'soon' : 'no'}
              />
            )}
          </div>
          <p class="unseen">{rolling === '' ? dice.length > 0 && words.diceLabel(dice) : words.diceInAir('')}</p>
          {total !== '' && <div class="total absolute nowrap bold pill in-bright t7">{total}</div>}
          {portrait && whole && way !== false && (
            <div class="way-place absolute" style={{ top: `${lie.middle[1]}px` }}>
              {way}
            </div>
          )}
        </div>
      )}
      {!portrait && whole && way}
      {has('scores') && (
        <Podiums
          seats={whole ? desks : []}
          props={boardProps}
          {...{ board, live, control, final }}
          bare={part === 'scores'}
          money={crest?.money === true}
        />
      )}
      {has('board') && <div class="aside-place">{whole && Aside !== undefined && <Aside {...props} />}</div>}
      {has('lower-third') && whole && (
        <Rail
          lines={railLines}
          prompt={prompt}
          lamp={lamp !== '' ? lamp : live.shell.robots ? words.practice : (off ?? words.onAir)}
          lit={lamp !== '' || off === undefined}
          check={thrown?.check ?? ''}
          part={thrown?.part}
          houseDice={houseDice}
          expected={thrown !== null && expectsHouse(scene.shell, thrown)}
          speaks={speaks || ending.line !== ''}
          sign={sign}
          portrait={portrait}
        />
      )}
      {paused !== '' && part === undefined && <PausePlate why={paused} />}
      {has('board') && tossUp !== null && (
        <Closest
          {...tossUp}
          tell={tell}
          told={props.told.includes(cue as Cue)}
          timedOut={props.told.filter(one => one.cue === 'late').map(({ seat }) => seat)}
          late={Math.max(0, now() - (director.moment.value?.at ?? now()))}
        />
      )}
      {part === undefined && cue !== null && props.told.includes(cue) && rolling === '' && !covered && (
        <Stamp key={cue.cue} {...{ cue, board }} seats={everyone.length} />
      )}
      {showsWin && won !== null && wonTime !== undefined && (
        <Win
          cue={won}
          time={wonTime}
          {...{ dice, board, tell, portrait }}
          view={scene.view}
          money={crest?.money ?? isMoney(scene.view.show)}
        />
      )}
      {ending.shown}
      {part === undefined && (live.shell.applauded !== '' || roomNews(live.shell.room)?.up != null) && (
        <CrowdOnAir shell={scene.shell} applauded={live.shell.applauded} portrait={portrait} now={now} />
      )}
      {opening !== '' && (
        <Opening
          kind={opening}
          title={board.title ?? board.words.title}
          dice={opening === 'titles' ? (manifestOf(scene.view.show)?.faces ?? [6, 6]) : []}
          skin={skinOf(scene.view.show, scene.view.act)}
          lasts={director.moment.value?.lasts ?? 0}
          players={(opening === 'titles' ? everyone : chosen).map(seat => [seat, tell.name(seat)] as const)}
          portrait={portrait}
        />
      )}
    </Root>
  );
};
