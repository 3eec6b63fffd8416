/** /season/NAME/players/WHO: a player's games, luck, decisions and best moments, and how they did against each of the others. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { bookOf } from '../../../shared/season/ledger.ts';
import { personIn } from '../../../shared/season/persons.ts';
import {
  figuresOfPlayer,
  luckOf,
  type PlayerFigures,
  type PlayerMoment,
} from '../../../shared/season/player-figures.ts';
import {
  type Meetings,
  meetingsOf,
  type PlayedGame,
  type PlayerStory,
  playersOf,
} from '../../../shared/season/players.ts';
import { isMoney } from '../../../shared/shows/index.ts';
import { recap } from '../../../shared/words/en/recap.ts';
import { season as seasonTexts } from '../../../shared/words/en/season.ts';
import { seasonPlayers as texts } from '../../../shared/words/en/season-players.ts';
import { sumText } from '../../../shared/words/sums.ts';
import { percent } from '../../odds/phrases.ts';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Problem } from '../../parts/fields.tsx';
import { useEvery, useTask } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { savedSeats } from '../../saved-links.ts';
import { forgetPlayer, getFigures } from '../../season-api.ts';
import { dateOf, type SeasonPage } from './page.ts';

/** Milliseconds between two looks while shows are reckoned. */
const look = 3000;

interface PlayerPage extends SeasonPage {
  readonly player: PlayerStory;
}

/** A game's name, which leads to its recap where this server has it. */
const Game = ({ game, season, title }: SeasonPage & { readonly game: PlayedGame }) => {
  const { code, main, show } = game;
  const name = main ? texts.games.number(game.game) : title(show);
  const there = season.recaps.includes(code) || season.episodes.some(one => one.code === code);
  const look = main ? 'nowrap' : '';
  return there ? (
    <a class={look} href={paths.recap(code)}>
      {name}
    </a>
  ) : (
    <span class={look}>{name}</span>
  );
};

/** What a game brought, in its own unit. */
const earnedIn = ({ show, earned }: PlayedGame, { tell }: SeasonPage): string => sumText(show, earned, tell);

/** The main game in which the longest streak was reached. */
const peakOf = ({ games, longest }: PlayerStory): PlayedGame | undefined => {
  let streak = 0;
  return games.find(({ main, won }) => {
    if (main) streak = won ? streak + 1 : 0;
    return main && won && streak === longest;
  });
};

const Sums = (page: PlayerPage) => {
  const { player, amount, tell, season } = page;
  const { sums } = texts;
  const { played, won, earned, guest, streak, longest, also, games } = player;
  const counted = games.reduce((sum, one) => sum + (one.main ? one.earned : 0), 0);
  const latest = games.findLast(({ main }) => main);
  /** Those of one game lead to it; the others are sums of the list of all games. */
  const rows: readonly (readonly [what: string, figure: string, game?: PlayedGame | undefined])[] = [
    [sums.games, tell.number(played)],
    [sums.won, sums.wonOf(won, played)],
    [isMoney(season.show) ? sums.money : sums.points, amount(earned)],
    [sums.streak, tell.number(streak), streak > 0 ? latest : undefined],
    [sums.longest, tell.number(longest), peakOf(player)],
    ...(guest > 0 ? [[sums.guest, tell.money(guest)] as const] : []),
  ];
  return (
    <section class="page-card">
      <h2>{sums.title}</h2>
      {also.length > 0 && <p dir="auto">{texts.also(tell.list(also))}</p>}
      <dl class="season-records line-list">
        {rows.map(([what, figure, game]) => (
          <div key={what} class="row between">
            <dt>
              {what}
              {game !== undefined && (
                <small class="block">
                  <Game {...page} game={game} />
                </small>
              )}
            </dt>
            <dd>
              <b>{figure}</b>
            </dd>
          </div>
        ))}
      </dl>
      {counted !== earned && <p class="note">{texts.games.corrected(amount(earned))}</p>}
    </section>
  );
};

interface SkillProps extends PlayerPage {
  readonly figures: PlayerFigures;
  /** Of one game. */
  readonly figuresOf: (game: PlayedGame) => PlayerFigures;
  readonly reckoning: number;
}

const Skill = ({ figures, figuresOf, reckoning, ...page }: SkillProps) => {
  const { player, tell } = page;
  const { skill } = texts;
  const { throws, dice, pips, decisions, best, given, counted } = figures;
  const { asMany, asFew } = useMemo(() => luckOf({ dice, pips }), [dice, pips]);
  const gave = [
    ...(given.money === undefined ? [] : [tell.money(Math.round(given.money))]),
    ...(given.points === undefined ? [] : [skill.points(tell.number(Math.round(given.points)))]),
    ...(given.chance === undefined ? [] : [skill.chance(percent(given.chance))]),
  ];
  return (
    <section class="page-card">
      <h2>{skill.title}</h2>
      {throws === 0 && decisions === 0 && reckoning === 0 && <p>{skill.none}</p>}
      {throws > 0 && (
        <p>
          {skill.thrown(throws, dice)} {recap.luck.pips(pips, 3.5 * dice)}{' '}
          {asMany <= asFew ? recap.luck.asMany(asMany) : recap.luck.asFew(asFew)}
        </p>
      )}
      {decisions > 0 && (
        <p>
          {skill.best(best, decisions)} {gave.length > 0 && skill.given(tell.list(gave))}
        </p>
      )}
      {counted > 0 && (
        <details>
          <summary>{skill.byGame}</summary>
          <ul class="line-list">
            {player.games.toReversed().flatMap(game => {
              const own = figuresOf(game);
              const lines = [
                own.decisions > 0 ? skill.bestOf(own.best, own.decisions) : '',
                own.dice > 0 ? skill.pips(own.pips, 3.5 * own.dice) : '',
              ].filter(line => line !== '');
              return lines.length === 0
                ? []
                : [
                    <li key={game.code} class="row between">
                      <Game {...page} game={game} />
                      <small>{lines.join(' · ')}</small>
                    </li>,
                  ];
            })}
          </ul>
        </details>
      )}
      <p class="note" role="status">
        {reckoning > 0 ? skill.reckoning(reckoning) : counted > 0 ? skill.of(counted, player.games.length) : ''}
      </p>
    </section>
  );
};

const Moments = ({ moments, ...page }: PlayerPage & { readonly moments: readonly PlayerMoment[] }) => {
  const { tell, player, title } = page;
  const said = ({ kind, amount, chance, game }: PlayerMoment): string =>
    kind === 'rare'
      ? recap.moments.kinds.rare(player.name, chance)
      : recap.moments.kinds[kind](
          player.name,
          kind === 'bonus' ? tell.money(amount) : sumText(game.show, amount, tell),
        );
  if (moments.length === 0) return null;
  return (
    <section class="page-card season-moments">
      <h2>{texts.moments.title}</h2>
      <ol class="line-list">
        {moments.map(moment => (
          <li key={`${moment.game.code} ${moment.step} ${moment.kind}`} class="row between">
            <span class="flex-1 min-w-0 anywhere">
              <b class="block">{said(moment)}</b>
              <small class="in-ink-2">
                {texts.moments.in(
                  moment.game.main ? texts.games.number(moment.game.game) : title(moment.game.show),
                  dateOf(moment.game.at),
                )}
              </small>
            </span>
            <a class="small" href={`${paths.recap(moment.game.code)}#${moment.step}`}>
              {texts.moments.play}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Games = (page: PlayerPage) => {
  const { games } = texts;
  return (
    <section class="page-card season-people">
      <h2>{games.title}</h2>
      <div class="scroll">
        <DataTable
          heads={[games.game, games.with, games.earned, games.result]}
          rows={page.player.games.toReversed().map(game => [
            <>
              <Game {...page} game={game} />
              <small>{dateOf(game.at)}</small>
            </>,
            <bdi dir="auto">{page.tell.list(game.others.map(({ name }) => name))}</bdi>,
            earnedIn(game, page),
            game.won ? games.won : games.lost,
          ])}
        />
      </div>
    </section>
  );
};

const Met = ({ meetings, ...page }: PlayerPage & { readonly meetings: readonly Meetings[] }) => (
  <section class="page-card">
    <h2>{texts.met.title}</h2>
    {meetings.map(({ name, games, won, lost }) => (
      <details key={name}>
        <summary dir="auto">{texts.met.line(name, won, lost, games.length)}</summary>
        <ul class="line-list">
          {games.toReversed().map(game => (
            <li key={game.code} class="row between">
              <span>
                <Game {...page} game={game} /> <small>{dateOf(game.at)}</small>
              </span>
              <b>{earnedIn(game, page)}</b>
            </li>
          ))}
        </ul>
        <a class="small" href={paths.player(page.season.name, name)}>
          {texts.met.profile(name)}
        </a>
      </details>
    ))}
  </section>
);

/** Whoever has a seat of one of these games in this browser is that player, and needs nobody's leave. */
const Forget = ({ player, season }: PlayerPage) => {
  const { forget } = texts;
  const [sure, setSure] = useState(false);
  const [done, setDone] = useState('');
  const { busy, problem, run } = useTask(({ message }) => seasonTexts.failed(message));
  const codes = new Set(player.games.map(({ code }) => code));
  const seat = savedSeats().find(({ code, name }) => codes.has(code) && [player.name, ...player.also].includes(name));
  const press = () =>
    run(async () => {
      // A request can be dismissed; only what cannot be undone takes two presses.
      if (seat !== undefined && !sure) return setSure(true);
      const { asked, as } = await forgetPlayer(season.name, seat?.token ?? '', player.name);
      setDone(asked ? forget.asked : forget.done(as.join(', ')));
    });
  return (
    <section class="page-card">
      <details>
        <summary>{forget.title}</summary>
        <p>{forget.text}</p>
        {done === '' && (
          <Button class={sure ? 'small dangerous' : 'small'} disabled={busy} onClick={() => void press()}>
            {sure ? forget.sure : seat === undefined ? forget.ask(player.name) : forget.now(player.name)}
          </Button>
        )}
        <p role="status">{done}</p>
        <Problem text={problem} />
      </details>
    </section>
  );
};

const Player = ({ who, ...page }: SeasonPage & { readonly who: string }) => {
  const { season } = page;
  const [known, setKnown] = useState<Awaited<ReturnType<typeof getFigures>> | null>(null);
  // A name that the host counts as somebody else’s leads to them.
  const player = playersOf(season.lines).get(personIn(bookOf(season.lines))(who));
  const whole = useRef(false);
  useEvery(look, async () => {
    if (whole.current) return;
    const found = await getFigures(season.name).catch(() => null);
    if (found === null) return;
    whole.current = found.reckoning === 0;
    setKnown(found);
  });
  const shows = useMemo(() => new Map(Object.entries(known?.figures ?? {})), [known]);
  const figures = useMemo(() => (player === undefined ? undefined : figuresOfPlayer(player, shows)), [player, shows]);
  if (player === undefined || figures === undefined) return <p class="season-loading">{texts.nobody(who)}</p>;
  const own: PlayerPage = { ...page, player };
  const meetings = meetingsOf(player);
  return (
    <>
      <div class="stack">
        <Sums {...own} />
        <Skill
          {...own}
          figures={figures}
          figuresOf={game => figuresOfPlayer({ ...player, games: [game] }, shows)}
          reckoning={known?.reckoning ?? 0}
        />
        {meetings.length > 0 && <Met {...own} meetings={meetings} />}
      </div>
      <div class="stack">
        <Moments {...own} moments={figures.moments} />
        <Games {...own} />
        <Forget {...own} />
      </div>
    </>
  );
};

export default Player;
