/** /: choose a show and open it, watch the demo, follow a code, or return to a show of your own. */
import '../style/lobby.css';
import '../style/lobby-sizes.css';
import '../style/titles.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { countIn } from '../../shared/engine/money.ts';
import { familyOf, hasEntrants, isActAlone, manifests } from '../../shared/shows/index.ts';
import type { ShowWords } from '../../shared/words/commentary.ts';
import { lobby } from '../../shared/words/en/lobby.ts';
import { loadShowWords, words } from '../../shared/words/index.ts';
import { languages } from '../../shared/words/languages.ts';
import { type FieldFacts, getDemo, getShows, openShow, practise, type ShowFacts } from '../api.ts';
import { queryOf, rulesInAddress } from '../house/sets.ts';
import { BulbFrame } from '../parts/bulb-frame.tsx';
import { Button } from '../parts/button.tsx';
import { Form, Problem } from '../parts/fields.tsx';
import { lazily } from '../parts/lazy.ts';
import { isHouseRule } from '../parts/option-fields.ts';
import { reachable } from '../parts/outside.ts';
import { leaveFor, useTask } from '../parts/task.ts';
import { codeOf, isCode, paths } from '../paths.ts';
import { hostSecret, lastName, saveShow } from '../saved-links.ts';
import { asksCode, OnNow, useOwn, WayBack } from './lobby-lists.tsx';
import { type Choice, firstChoice, packSize, settingsOf } from './opening.ts';
import { OpeningForm } from './opening-form.tsx';
import { Posters } from './posters.tsx';

/** In the order of the posters, followed by the server's other shows. */
const order = manifests.map(({ name }) => name);
const otherLanguages = () => Object.entries(languages).filter(([code]) => !words().language.startsWith(code));
const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** A screen that others can watch too. */
const big = '(min-width: 900px) and (min-height: 500px)';

/** Where a pasted link leads, whichever address its server had; "" for none. */
const wayOf = (text: string): string => {
  const [, code = '', rest = ''] = /\/(?:e\/)?([0-9A-Za-z]+)((?:\/[a-z]+)?(?:#[\w-]+)?)\s*$/.exec(text.trim()) ?? [];
  return isCode(code.toUpperCase()) ? `${paths.play(code.toUpperCase())}${rest}` : '';
};

/** Fetched before the demo. */
const Trailer = lazily(() => import('./trailer/trailer.tsx'));

/** Fetched if rules were changed. */
const HouseChip = lazily(() => import('../house/house-chip.tsx'));

const CodeEntry = () => {
  const typed = useSignal('');
  const problem = useSignal('');
  const go = () => {
    const code = codeOf(typed.value);
    if (isCode(code)) location.assign(paths.play(code));
    else problem.value = lobby.noCode;
  };
  return (
    <Form class="panel code-entry" onSend={go}>
      <h2>
        <label for="code">{lobby.haveCode}</label>
      </h2>
      <input
        class="bold-figure w-full centred upper t6 mb-2 lh-normal"
        id="code"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder={lobby.likeCode}
        maxLength={20}
        aria-label={lobby.code}
        aria-describedby="code-problem"
        value={typed.value}
        onPaste={event => {
          const way = wayOf(event.clipboardData?.getData('text') ?? '');
          if (way === '') return;
          event.preventDefault();
          location.assign(way);
        }}
        onInput={event => {
          typed.value = event.currentTarget.value.toUpperCase();
          problem.value = '';
        }}
      />
      <button type="submit" class="hero mid pale">
        <span class="in-full">{lobby.go}</span>
        <span class="in-brief">{lobby.goShort}</span>
      </button>
      <p id="code-problem" class="problem" role="alert">
        {problem.value}
      </p>
    </Form>
  );
};

const Lobby = () => {
  const { name, clock, howPlayed } = words().pages;
  const shows = useSignal<readonly ShowFacts[]>([]);
  const titles = useSignal<Readonly<Record<string, Pick<ShowWords, 'title' | 'about'>>>>({});
  const chosen = useSignal(manifests[0]?.name ?? '');
  const choice = useSignal<Choice | null>(null);
  const { busy, problem, fail, run } = useTask(async error =>
    lobby.failed(await (await import('../parts/refusal-text.ts')).refusalText(error, chosen.value)),
  );
  const optionsOpen = useSignal(false);
  /** The trailer and then the demo of the chosen show. */
  const plays = useSignal(false);
  const things = useOwn();
  /** Rules came with the link and have not been shown yet. On a phone the posters stand before them. */
  const linked = useRef(rulesInAddress(location.search) !== null);
  const intoSight = (element: HTMLElement | null) => {
    if (element === null || !linked.current) return;
    linked.current = false;
    element.scrollIntoView({ block: 'center' });
  };

  useEffect(() => {
    document.title = name;
    const load = async () => {
      const all = (await getShows()).toSorted((a, b) => place(a.name) - place(b.name));
      const named = await Promise.all(all.map(async show => [show.name, await loadShowWords(show.name)] as const));
      titles.value = Object.fromEntries(named);
      shows.value = all;
      const query = new URLSearchParams(location.search);
      select(all.find(show => show.name === (query.get('show') ?? chosen.value)) ?? all[0]);
      // A link may carry house rules. The server validates them like any others.
      const rules = rulesInAddress(location.search);
      if (rules !== null && choice.value !== null)
        choice.value = { ...choice.value, options: { ...choice.value.options, ...rules } };
    };
    load().catch((error: Error) => fail(error.message));
  }, []);

  const select = (show: ShowFacts | undefined) => {
    if (show === undefined) return;
    chosen.value = show.name;
    // Name, settings and listing are kept from the show that was chosen before.
    choice.value = firstChoice(show, choice.value);
    fail('');
  };

  /** `house`: nobody hosts, and this screen becomes the television, or the first player's phone. */
  const open = (house = false) =>
    run(async () => {
      if (choice.value === null || busy) return;
      const { pack, questions, kept, checking: _, rehearsal, strength, settings, teams, ...rest } = choice.value;
      if (pack !== null) await (await import('../media/kept.ts')).sendMedia(pack);
      const { code, links } = await openShow({
        show: chosen.value,
        ...rest,
        ...settings,
        ...(pack === null ? { questions, host: hostSecret() } : { pack }),
        ...(teams === undefined || rehearsal ? {} : { teams }),
        ...(house ? { robots: 'host' as const } : rehearsal ? { robots: 'seats' as const, strength } : {}),
      });
      const token = new URL(links.host).hash.slice(1);
      saveShow({ code, token, links: { ...links }, ...(kept === '' ? {} : { pack: kept }) });
      if (!house) await leaveFor(paths.host(code, token));
      await leaveFor(matchMedia(big).matches ? paths.tv(code) : paths.play(code));
    });

  const practiseNow = () =>
    run(async () => {
      if (choice.value === null || busy) return;
      const { link } = await practise(chosen.value, lastName() || lobby.you, choice.value.options);
      await leaveFor(reachable(link));
    });

  // The trailer's last picture stays until the page of the demo comes.
  const watchDemo = async () => {
    plays.value = await run(async () => leaveFor(paths.watch((await getDemo(chosen.value)).code)));
  };

  const ready = shows.value.length > 0 || problem !== '';
  const show = shows.value.find(item => item.name === chosen.value);
  const title = (item: string) => titles.value[item]?.title ?? item;
  const pickable = shows.value.filter(item => !hasEntrants(item.name) && !isActAlone(item.name));
  const acts = shows.value.filter(item => isActAlone(item.name));
  const entrance = shows.value.find(item => hasEntrants(item.name));
  /** What of the rules was changed, also what came with a link. */
  const changed = (item: ShowFacts): Choice['options'] =>
    Object.fromEntries(
      Object.entries(choice.value?.options ?? {}).filter(([name]) => {
        const field = (item.options.of as Readonly<Record<string, FieldFacts>>)[name];
        return field !== undefined && isHouseRule(field);
      }),
    );
  /** The book follows what was set, and which of two sets of rules is played. */
  const rulesPage = (item: ShowFacts): string => {
    const chosen = Object.entries(choice.value?.options ?? {}).filter(([, value]) => typeof value === 'string');
    return paths.rulesBy(familyOf(item.name), queryOf({ ...Object.fromEntries(chosen), ...changed(item) }));
  };
  if (choice.value !== null) countIn(settingsOf(choice.value).currency);
  return (
    <div class="lobby on-dark in-white">
      <BulbFrame />
      <header class="flex relative weight-6 lh-11 mx-auto t5 gap-5">
        <h1 class="bold-figure lh-10 in-paper t10">{name.toUpperCase()}</h1>
        <p class="in-full">
          {lobby.lead[0]}
          <br />
          {lobby.lead[1]}
        </p>
        <p class="in-brief">{lobby.leadShort}</p>
      </header>
      <main class="as-grid relative mx-auto">
        <CodeEntry />
        <WayBack {...things} />
        {/* Nothing is shown that what comes next would move. */}
        {!ready ? null : <Posters shows={pickable} chosen={chosen.value} title={title} onChoose={select} />}
        <section class="panel opening" hidden={!ready}>
          {show !== undefined && choice.value !== null && (
            <>
              <h2>{lobby.chosen(title(show.name), choice.value.seats)}</h2>
              <p class="about t3">
                {titles.value[show.name]?.about}{' '}
                <a class="link" href={rulesPage(show)}>
                  {howPlayed}
                </a>
              </p>
              {Object.keys(changed(show)).length > 0 && (
                <div ref={intoSight}>
                  <HouseChip show={show.name} options={choice.value.options} />
                </div>
              )}
              <p class="row between">
                <span>
                  {[packSize(show, choice.value), clock.perMove(settingsOf(choice.value).clock)]
                    .filter(text => text !== '')
                    .join(', ')}
                </span>
                <Button
                  class="link"
                  aria-expanded={optionsOpen.value}
                  onClick={() => (optionsOpen.value = !optionsOpen.value)}
                >
                  {optionsOpen.value ? lobby.done : lobby.options}
                </Button>
              </p>
              {/* Closed, it stays as long as it has questions of the host. */}
              {(optionsOpen.value || choice.value.checking || choice.value.pack !== null) && (
                <OpeningForm
                  key={show.name}
                  shown={optionsOpen.value}
                  show={show}
                  choice={choice.value}
                  onChange={next => {
                    choice.value = next;
                  }}
                />
              )}
            </>
          )}
          {asksCode() && <p>{lobby.needsCode}</p>}
          <Problem text={problem} />
          <div class="lobby-actions as-grid gap-2">
            {show !== undefined && choice.value !== null && (
              <p class="in-brief chosen-line">
                <b>{title(show.name)}</b>
                <a class="link" href={rulesPage(show)}>
                  {howPlayed}
                </a>
                <Button
                  class="link"
                  aria-expanded={optionsOpen.value}
                  onClick={() => {
                    optionsOpen.value = !optionsOpen.value;
                    // The form is below the posters.
                    document.querySelector('.opening')?.scrollIntoView({ block: 'start' });
                  }}
                >
                  {optionsOpen.value ? lobby.done : lobby.options}
                </Button>
              </p>
            )}
            {isActAlone(chosen.value) && (
              <Button class="hero mid" disabled={busy} onClick={() => void practiseNow()}>
                {lobby.practise}
              </Button>
            )}
            <Button
              class={isActAlone(chosen.value) ? 'hero mid pale' : 'hero mid'}
              disabled={busy || choice.value === null || choice.value.checking}
              onClick={() => (asksCode() ? location.assign(paths.open) : void open())}
            >
              {busy ? lobby.opening : asksCode() ? lobby.typeCode : lobby.open}
            </Button>
            <Button class="hero mid pale" disabled={show === undefined} onClick={() => (plays.value = true)}>
              <span class="in-full">{lobby.demo}</span>
              <span class="in-brief">{lobby.demoShort}</span>
            </Button>
          </div>
          {show !== undefined && !asksCode() && !hasEntrants(show.name) && !isActAlone(show.name) && (
            <p class="house-runs">
              <Button class="link" disabled={busy || choice.value?.checking} onClick={() => void open(true)}>
                {lobby.house}
              </Button>
            </p>
          )}
        </section>
        <section class="panel lists" hidden={!ready}>
          <OnNow title={title} {...things} />
          <p class="row more-links">
            <a class="link" href={paths.packs}>
              {lobby.packShelf}
            </a>
            <a class="link" href={paths.newSeason}>
              {lobby.season}
            </a>
            <a class="link" href={paths.odds(familyOf(show?.name ?? chosen.value))}>
              {lobby.odds}
            </a>
            {entrance !== undefined && (
              <Button class="link" aria-pressed={chosen.value === entrance.name} onClick={() => select(entrance)}>
                {lobby.entrance}
              </Button>
            )}
            <a class="link" href={paths.privacy()}>
              {lobby.privacy}
            </a>
            <a class="link" href={paths.pair}>
              {words().pages.television}
            </a>
            {otherLanguages().map(([code, name]) => (
              <a key={code} class="link" lang={code} hreflang={code} href={`/?lang=${code}`}>
                {name}
              </a>
            ))}
          </p>
          {acts.length > 0 && (
            <details open={isActAlone(chosen.value)}>
              <summary>{lobby.acts}</summary>
              <p class="row">
                {acts.map(act => (
                  <Button key={act.name} aria-pressed={chosen.value === act.name} onClick={() => select(act)}>
                    {title(act.name)}
                  </Button>
                ))}
              </p>
            </details>
          )}
        </section>
      </main>
      {/* Outside the panels, whose styles are not for a stage. */}
      {plays.value && <Trailer onDone={() => void watchDemo()} />}
    </div>
  );
};

export default Lobby;
