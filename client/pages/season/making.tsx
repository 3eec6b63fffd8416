/** /season/new: starts a season, or imports one. */
import './season.css';
import './season-tables.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import type { Currency } from '../../../shared/engine/money.ts';
import type { DealWish } from '../../../shared/packs/deal.ts';
import { hasEntrants, isActAlone, seasonShows } from '../../../shared/shows/index.ts';
import { cup as cupTexts } from '../../../shared/words/en/cup.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { loadShowWords } from '../../../shared/words/index.ts';
import { getShows } from '../../api.ts';
import { sendMedia } from '../../media/kept.ts';
import { documentOf, savedPacks } from '../../pack-shelf.ts';
import { ClockField } from '../../parts/clock-field.tsx';
import { FileField, Form, Problem, SelectField, TextArea, TextField } from '../../parts/fields.tsx';
import { ImportDetails } from '../../parts/import/importing.tsx';
import { lazily } from '../../parts/lazy.ts';
import { noShow, useOptionFields } from '../../parts/option-fields.ts';
import { PageBar } from '../../parts/page-bar.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { SettingField } from '../../parts/setting-field.tsx';
import { leaveFor, useLoaded, useTask } from '../../parts/task.ts';
import { paths } from '../../paths.ts';
import { saveSeason } from '../../saved-links.ts';
import { importSeason, type MadeSeason, makeSeason, setEntrants } from '../../season-api.ts';
import { ShowOptions } from '../show-options.tsx';
import {
  CupFields,
  entrantsOf,
  forms,
  inPairs,
  noWish,
  RefusedList,
  ruleOf,
  type SeriesForm,
} from './cup/cup-fields.tsx';

const HouseQuestions = lazily(() => import('../house-questions.tsx'));

const { make } = texts;

/** Shows that allow seasons, in the order of the lobby, and then those that only cups are played of. */
const orderOf = (show: string): number =>
  (seasonShows.indexOf(show) + seasonShows.length + 1) % (seasonShows.length + 1);

/** Set by the rule book, not by a host. */
const ofTheBook = ['wins', 'prizes', 'champion', 'record'];

/** A name for the address, made from a title: “Friday nights!” becomes friday-nights. */
const addressOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** Prizes of a medal, one per line: “A weekend in Rome; 1200”. */
const parsePrizes = (text: string): readonly { readonly name: string; readonly value: number }[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const at = line.lastIndexOf(';');
      const value = at < 0 ? 0 : Number(line.slice(at + 1).replaceAll(/[^0-9.]/g, ''));
      return { name: (at < 0 ? line : line.slice(0, at)).trim(), value };
    });

const readFile = async (file: File) => JSON.parse(await file.text()) as Json;

const keep = ({ name, token }: MadeSeason, title: string, pack = '') =>
  saveSeason({ name, title: title || name, token, ...(pack === '' ? {} : { pack }) });

const goOn = (made: MadeSeason, title: string, pack = '') => {
  keep(made, title, pack);
  return leaveFor(paths.season(made.name, made.token));
};

const loadShows = async () => {
  const all = (await getShows()).filter(
    ({ name, seats: [, most] }) => !hasEntrants(name) && !isActAlone(name) && (most === null || most > 1),
  );
  const loaded = await Promise.all(
    all.map(async facts => ({ ...facts, title: (await loadShowWords(facts.name)).title })),
  );
  return loaded.toSorted((a, b) => orderOf(a.name) - orderOf(b.name));
};

const MakingPage = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="season paper-page season-making">
    <PageBar title={make.title} />
    <main class="season-page page-body as-grid">{children}</main>
  </div>
);

const NewSeason = () => {
  const [all, setShows] = useState<Awaited<ReturnType<typeof loadShows>>>([]);
  const [form, setForm] = useState<SeriesForm>('season');
  const [wish, setWish] = useState(noWish);
  const shows = all.filter(({ name, seats: [fewest] }) =>
    form === 'season' ? seasonShows.includes(name) : fewest <= 2 || !inPairs(form, wish),
  );
  const [wished, setShow] = useState(seasonShows[0] ?? '');
  // An evening has several, of which the first gives it its look.
  const show = form === 'evening' ? (wish.shows[0] ?? wished) : wished;
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const [named, setNamed] = useState(false);
  const [seats, setSeats] = useState(2);
  const [clock, setClock] = useState(0);
  const [currency, setCurrency] = useState<Currency>('dollars');
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>({});
  const [pack, setPack] = useState<Json | undefined>();
  const [questions, setQuestions] = useState<Partial<DealWish>>({});
  const saved = useLoaded(savedPacks, []) ?? [];
  const [chosen, setChosen] = useState('');
  const [prizes, setPrizes] = useState<readonly string[]>(['', '', '']);
  /** It is there, but its list of entrants was refused. */
  const [refused, setRefused] = useState<MadeSeason | undefined>();
  const { busy, problem, run } = useTask(async error =>
    error instanceof SyntaxError ? make.notJson : texts.failed(await refusalText(error, show)),
  );
  useEffect(() => {
    void run(async () => setShows(await loadShows()));
  }, []);
  const facts = shows.find(item => item.name === show);
  const [fewest = 2, most = 2] = facts?.seats ?? [];
  const last = Math.min(most ?? 8, 8);
  const fields = useOptionFields(facts ?? noShow, options);
  const own = Object.fromEntries(Object.entries(fields).filter(([option]) => !ofTheBook.includes(option)));
  const hasMedals = 'prizes' in ((facts?.options.of ?? {}) as object);
  const shelf = saved.filter(pack => pack.show === show);
  const isSeason = form === 'season';
  const choose = (value: string) => {
    setShow(value);
    setOptions({});
    setChosen('');
    setPack(undefined);
    setQuestions({});
  };
  const start = () =>
    run(async () => {
      const shelves = prizes.map(parsePrizes);
      // With its marks, so that this season does not repeat questions that were asked before.
      const document = chosen === '' ? pack : documentOf(saved.find(({ id }) => id === chosen));
      await sendMedia(document);
      const rule = ruleOf(form, wish);
      const made = await makeSeason({
        ...(rule && { rule }),
        name,
        title,
        show,
        seats: !isSeason && inPairs(form, wish) ? 2 : Math.min(Math.max(seats, fewest), last),
        clock,
        currency,
        options,
        ...(isSeason && hasMedals && shelves.every(list => list.length > 0) ? { prizes: shelves } : {}),
        ...(document === undefined ? { questions } : { pack: document }),
      });
      try {
        await enter(made);
      } catch (error) {
        keep(made, title, chosen);
        setRefused(made);
        throw error;
      }
    });
  const enter = async (made: MadeSeason) => {
    const entrants = entrantsOf(form, wish);
    if (entrants !== undefined) await setEntrants(made.name, made.token, entrants);
    await goOn(made, title, chosen);
  };
  const bring = (file: File) =>
    run(async () => goOn(await importSeason(await readFile(file), name === '' ? undefined : name), title));
  if (refused !== undefined)
    return (
      <MakingPage>
        <RefusedList
          form={form}
          wish={wish}
          busy={busy}
          problem={problem}
          onChange={setWish}
          onSend={() => void run(() => enter(refused))}
          onLeave={() => void run(() => goOn(refused, title, chosen))}
        />
      </MakingPage>
    );
  return (
    <MakingPage>
      <Form class="page-card season-form stack" onSend={() => !busy && start()}>
        <SelectField
          label={cupTexts.make.what}
          value={form}
          of={forms.map(one => [one, cupTexts.make.forms[one]])}
          onChoose={value => {
            setForm(forms.find(one => one === value) ?? 'season');
            choose(seasonShows[0] ?? '');
          }}
        />
        <p class="lead">{isSeason ? make.lead : form === 'evening' ? cupTexts.make.eveningLead : cupTexts.make.lead}</p>
        {form !== 'evening' && (
          <SelectField
            label={make.show}
            value={show}
            of={shows.map(item => [item.name, item.title])}
            onChoose={choose}
          />
        )}
        <TextField
          label={isSeason ? make.titleField : cupTexts.make.title}
          dir="auto"
          required
          maxLength={80}
          placeholder={isSeason ? make.titlePlaceholder : cupTexts.make.placeholder}
          value={title}
          onType={value => {
            setTitle(value);
            if (!named) setName(addressOf(value));
          }}
        />
        <TextField
          label={make.name}
          help={make.nameHelp}
          required
          minLength={3}
          maxLength={40}
          autocapitalize="none"
          value={name}
          onType={value => {
            setNamed(true);
            setName(value);
          }}
        />
        {!isSeason && <CupFields form={form} wish={wish} onChange={setWish} shows={shows} />}
        {last > fewest && (isSeason || (form !== 'evening' && !inPairs(form, wish))) && (
          <SelectField
            label={make.seats}
            value={seats}
            of={Array.from({ length: last - fewest + 1 }, (_, i) => [fewest + i, fewest + i])}
            onChoose={value => setSeats(Number(value))}
          />
        )}
        <ClockField label={make.clock} value={clock} onChange={setClock} />
        <SettingField name="currency" value={currency} onChange={change => setCurrency(change.currency ?? currency)} />
        {shelf.length > 0 && (
          <SelectField
            label={make.savedPack}
            value={chosen}
            of={[
              ['', make.noSavedPack],
              ...shelf.map(({ id, title }) => [id, title === '' ? make.untitledPack : title] as const),
            ]}
            onChoose={setChosen}
          />
        )}
        {chosen === '' && Object.keys(facts?.pack.of ?? {}).length > 0 && (
          <ImportDetails
            title={make.pack}
            show={show}
            onFound={found => setPack(found.find(one => one.show === show)?.pack)}
          >
            {pack !== undefined && <p class="success">{make.packFound}</p>}
          </ImportDetails>
        )}
        {chosen === '' && pack === undefined && <HouseQuestions show={show} wish={questions} onChange={setQuestions} />}
        <ShowOptions show={show} fields={own} title={make.options} options={options} onChange={setOptions} />
        {hasMedals && isSeason && (
          <details>
            <summary>{make.prizes}</summary>
            <p>{make.prizesHelp}</p>
            {texts.now.medals.map((medal, i) => (
              <TextArea
                key={medal}
                label={medal}
                dir="auto"
                placeholder={make.prizesPlaceholder}
                value={prizes[i] ?? ''}
                onType={text => setPrizes(prizes.with(i, text))}
              />
            ))}
          </details>
        )}
        <Problem text={problem} />
        <button type="submit" class="hero" disabled={busy || (form === 'evening' && wish.shows.length === 0)}>
          {busy ? make.making : isSeason ? make.go : cupTexts.make.go[form === 'evening' ? 'evening' : 'cup']}
        </button>
        <details>
          <summary>{make.import}</summary>
          <FileField label={make.importFile} onFile={bring} />
        </details>
      </Form>
    </MakingPage>
  );
};

export default NewSeason;
