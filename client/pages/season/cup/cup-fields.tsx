/** What a cup's host decides before it begins: how it is played, and who enters. */
import { useState } from 'preact/hooks';
import type { Cup } from '../../../../shared/season/cup.ts';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { Button } from '../../../parts/button.tsx';
import { Check, Form, Problem, SelectField, TextArea, TextField } from '../../../parts/fields.tsx';
import { namesIn, SeasonFields, takenFrom } from './entrant-fields.tsx';

const { make } = texts;

type Rule = Cup['rule'];

export const forms = ['season', 'single', 'double', 'round-robin', 'swiss', 'champions', 'evening'] as const;
export type SeriesForm = (typeof forms)[number];

/** As it is typed. */
interface CupWish {
  /** Of a champions' cup. */
  readonly bracket: 'single' | 'double';
  readonly names: string;
  readonly seeding: Rule['seeding'];
  readonly games: number;
  readonly decides: Rule['decides'];
  readonly rounds: number;
  readonly third: boolean;
  readonly shows: readonly string[];
  readonly points: string;
  readonly days: string;
  readonly seasons: string;
  readonly top: string;
}

export const noWish: CupWish = {
  bracket: 'single',
  names: '',
  seeding: 'drawn',
  games: 1,
  decides: 'wins',
  rounds: 0,
  third: false,
  shows: [],
  points: '',
  days: '0',
  seasons: '',
  top: '1',
};

/** Whether only two can meet, because no simple rule says who of several has met whom. */
export const inPairs = (form: SeriesForm, wish: CupWish): boolean =>
  ['double', 'round-robin', 'swiss'].includes(form === 'champions' ? wish.bracket : form);

/** The rule that the server is asked for; undefined for a season. */
export const ruleOf = (form: SeriesForm, wish: CupWish): object | undefined => {
  if (form === 'season') return undefined;
  const kind = form === 'champions' ? wish.bracket : form;
  const numbers = wish.points.split(/[\s,;]+/).filter(one => one !== '');
  return {
    kind,
    seeding: wish.seeding,
    days: Number(wish.days),
    ...(kind === 'evening' ? { shows: wish.shows, points: numbers.map(Number) } : {}),
    ...(kind === 'evening' ? {} : { games: wish.games, decides: wish.decides }),
    ...(kind === 'swiss' ? { rounds: wish.rounds } : {}),
    ...(kind === 'round-robin' ? { rounds: Math.max(1, wish.rounds) } : {}),
    ...(kind === 'single' ? { third: wish.third } : {}),
  };
};

/** Who enters from the beginning; undefined for nobody yet. */
export const entrantsOf = (form: SeriesForm, wish: CupWish): object | undefined => {
  if (form === 'champions') return namesIn(wish.seasons).length > 0 ? takenFrom(wish.seasons, wish.top) : undefined;
  return namesIn(wish.names).length > 0 ? { names: namesIn(wish.names) } : undefined;
};

interface Props {
  readonly form: SeriesForm;
  readonly wish: CupWish;
  readonly onChange: (wish: CupWish) => void;
  /** Shows that an evening can have, with their titles. */
  readonly shows: readonly { readonly name: string; readonly title: string }[];
}

const counts = (to: number) => Array.from({ length: to }, (_, i) => [i + 1, i + 1] as const);

const EveningShows = ({ wish, onChange, shows }: Omit<Props, 'form'>) => {
  const [next, setNext] = useState('');
  const chosen = next || (shows[0]?.name ?? '');
  const title = (show: string) => shows.find(({ name }) => name === show)?.title ?? show;
  return (
    <fieldset class="stack">
      <legend class="bold">{make.shows}</legend>
      {wish.shows.length === 0 ? (
        <p class="note">{make.noShows}</p>
      ) : (
        <ol class="line-list">
          {wish.shows.map((show, i) => (
            <li key={i} class="row between">
              <span>
                {i + 1}. {title(show)}
              </span>
              <Button
                aria-label={make.removeShow(title(show))}
                onClick={() => onChange({ ...wish, shows: wish.shows.filter((_, at) => at !== i) })}
              >
                ✕
              </Button>
            </li>
          ))}
        </ol>
      )}
      <SelectField
        label={make.show}
        value={chosen}
        of={shows.map(({ name, title }) => [name, title])}
        onChoose={setNext}
      />
      <p>
        <Button disabled={chosen === ''} onClick={() => onChange({ ...wish, shows: [...wish.shows, chosen] })}>
          {make.addShow}
        </Button>
      </p>
      <TextField
        label={make.points}
        help={make.pointsHelp}
        inputMode="text"
        value={wish.points}
        onType={points => onChange({ ...wish, points })}
      />
    </fieldset>
  );
};

const EntrantFields = ({ form, wish, onChange }: Omit<Props, 'shows'>) =>
  form === 'champions' ? (
    <SeasonFields
      seasons={wish.seasons}
      top={wish.top}
      onSeasons={seasons => onChange({ ...wish, seasons })}
      onTop={top => onChange({ ...wish, top })}
    />
  ) : (
    <TextArea
      label={make.entrants}
      help={make.entrantsHelp}
      dir="auto"
      rows={6}
      placeholder={make.entrantsPlaceholder}
      value={wish.names}
      onType={names => onChange({ ...wish, names })}
    />
  );

interface RefusedProps extends Omit<Props, 'shows'> {
  readonly busy: boolean;
  readonly problem: string;
  readonly onSend: () => void;
  readonly onLeave: () => void;
}

/** The cup was made, but not its list, which is still there as it was typed. */
export const RefusedList = ({ busy, problem, onSend, onLeave, ...fields }: RefusedProps) => (
  <Form class="page-card season-form stack" onSend={() => !busy && onSend()}>
    <p class="lead">{make.listRefused}</p>
    <EntrantFields {...fields} />
    <Problem text={problem} />
    <p class="row">
      <Button type="submit" class="hero" disabled={busy}>
        {make.sendList}
      </Button>
      <Button disabled={busy} onClick={onLeave}>
        {make.toCup}
      </Button>
    </p>
  </Form>
);

export const CupFields = ({ form, wish, onChange, shows }: Props) => {
  const change = (part: Partial<CupWish>) => onChange({ ...wish, ...part });
  const kind = form === 'champions' ? wish.bracket : form;
  return (
    <>
      {form === 'champions' && (
        <SelectField
          label={make.bracket}
          value={wish.bracket}
          of={[
            ['single', make.brackets.single],
            ['double', make.brackets.double],
          ]}
          onChoose={value => change({ bracket: value === 'double' ? 'double' : 'single' })}
        />
      )}
      {form === 'evening' && <EveningShows wish={wish} onChange={onChange} shows={shows} />}
      <EntrantFields form={form} wish={wish} onChange={onChange} />
      {form !== 'evening' && (
        <>
          <SelectField
            label={make.seeding}
            value={wish.seeding}
            of={[
              ['drawn', make.seedings.drawn],
              ['list', make.seedings.list],
            ]}
            onChoose={value => change({ seeding: value === 'list' ? 'list' : 'drawn' })}
          />
          <SelectField
            label={make.games}
            value={wish.games}
            of={counts(9)}
            onChoose={value => change({ games: Number(value) })}
          />
          {wish.games > 1 && (
            <SelectField
              label={make.decides}
              value={wish.decides}
              of={[
                ['wins', make.deciders.wins],
                ['sum', make.deciders.sum],
              ]}
              onChoose={value => change({ decides: value === 'sum' ? 'sum' : 'wins' })}
            />
          )}
        </>
      )}
      {kind === 'swiss' && (
        <SelectField
          label={make.rounds}
          value={wish.rounds}
          of={[[0, make.roundsAuto], ...counts(12)]}
          onChoose={value => change({ rounds: Number(value) })}
        />
      )}
      {kind === 'round-robin' && (
        <SelectField
          label={make.meets}
          value={Math.max(1, wish.rounds)}
          of={counts(4)}
          onChoose={value => change({ rounds: Number(value) })}
        />
      )}
      {kind === 'single' && <Check label={make.third} checked={wish.third} onChange={third => change({ third })} />}
      <TextField
        label={make.days}
        help={make.noDays}
        type="number"
        min={0}
        max={366}
        value={wish.days}
        onType={days => change({ days })}
      />
    </>
  );
};
