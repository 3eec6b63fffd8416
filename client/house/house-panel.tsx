/** The *House rules* form: sets to start from, every number with its sentence, and beside them the effects of all changes. */
import './house.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { readField } from '../../shared/engine/fields.ts';
import { differences, type HouseGroupName } from '../../shared/engine/house.ts';
import type { Json } from '../../shared/engine/json.ts';
import { housePage as texts } from '../../shared/words/en/house.ts';
import { Figures } from './figures-table.tsx';
import { RuleField } from './rule-field.tsx';
import { countOf, isSame, rulesOf, valueAt, valueText } from './rule-list.tsx';
import { fileOf, type HouseSet, readFile, savedSets, saveSet } from './sets.ts';
import { useHouse } from './use-house.ts';

const groups: readonly HouseGroupName[] = ['board', 'dice', 'bonus', 'length', 'seasons'];

/** The set with one value changed; undefined: as in the original. */
const withValue = (set: object, [name = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> => {
  const own = set as Record<string, unknown>;
  const next = rest.length === 0 ? value : withValue((own[name] ?? {}) as object, rest, value);
  const { [name]: _was, ...others } = own;
  return next === undefined ? others : { ...others, [name]: next };
};

interface Props {
  readonly show: string;
  /** Options other than the house rules. */
  readonly options: Readonly<Record<string, Json>>;
  /** A set as it was written. */
  readonly house: object;
  /** `beside`: options of the show that a set brings along; undefined resets one. */
  readonly onChange: (house: HouseSet | undefined, beside?: Readonly<Record<string, Json | undefined>>) => void;
}

const HousePanel = ({ show, options, house, onChange }: Props): JSX.Element | null => {
  const found = useHouse(show, options);
  const note = useSignal('');
  if (found === undefined) return null;
  const { field, words, sets, beside } = found;
  const read = readField(field, house);
  const whole: unknown = read.faults.length === 0 ? read.value : field.fallback;
  const set = (next: object, options?: Readonly<Record<string, Json | undefined>>) => {
    const checked = readField(field, next);
    note.value = checked.faults[0]?.message ?? '';
    const written = checked.faults.length === 0 ? differences(field, checked.value) : (next as HouseSet);
    onChange(Object.keys(written).length === 0 ? undefined : written, options);
  };
  /** Options that another set brought along are reset if this one does not bring them. */
  const besideOf = (id: string): Readonly<Record<string, Json | undefined>> => ({
    ...Object.fromEntries(Object.values(beside).flatMap(own => Object.keys(own).map(option => [option, undefined]))),
    ...beside[id],
  });
  const rules = rulesOf(field.of, words.rules);
  const name = String((house as { readonly name?: unknown }).name ?? '');
  const saved = savedSets(show);
  const problems = found.problems(whole, options);
  return (
    <div class="house-panel">
      <label class="field">
        <span>{texts.sets}</span>
        <select
          value=""
          onChange={event => {
            const chosen = event.currentTarget.value;
            if (chosen === 'original') set({}, besideOf(''));
            else if (chosen.startsWith('kept:')) set((saved[chosen.slice(5)] ?? {}) as object);
            else if (chosen !== '') set({ ...sets[chosen], name: words.sets[chosen] ?? '' }, besideOf(chosen));
          }}
        >
          <option value="">{name === '' ? texts.differs(countOf(field, whole)) : name}</option>
          <option value="original">{texts.original}</option>
          {Object.keys(sets).map(id => (
            <option key={id} value={id}>
              {words.sets[id]}
            </option>
          ))}
          {Object.keys(saved).map(id => (
            <option key={id} value={`kept:${id}`}>
              {id}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{texts.name}</span>
        <input
          type="text"
          dir="auto"
          maxLength={60}
          placeholder={texts.namePlaceholder}
          value={name}
          onInput={event => set({ ...house, name: event.currentTarget.value })}
        />
      </label>
      <p role="status">
        {texts.differs(countOf(field, whole))} {note.value}
      </p>
      {groups.map(group => {
        const own = rules.filter(({ rule }) => rule.house.group === group);
        return own.length === 0 ? null : (
          <details
            key={group}
            open={
              group === 'board' ||
              group === 'dice' ||
              own.some(({ path }) => problems.some(({ at }) => at === path.join('.')))
            }
          >
            <summary>{texts.groups[group]}</summary>
            {own.map(flat => {
              const value = valueAt(whole, flat.path);
              const differs = !isSame(flat.rule, value);
              return (
                <div key={flat.path.join('.')} class={`house-rule stack ${differs ? 'differs' : ''}`}>
                  <b>{flat.words.label}</b>
                  <p>
                    {flat.words.help} <small>{texts.usually(valueText(flat, flat.rule.fallback))}</small>
                  </p>
                  <RuleField flat={flat} value={value} onChange={next => set(withValue(house, flat.path, next))} />
                  {problems
                    .filter(({ at }) => at === flat.path.join('.'))
                    .map(({ problem }) => (
                      <p key={problem} class="problem" role="status">
                        {texts.problems[problem]}
                      </p>
                    ))}
                  {differs && (
                    <button type="button" class="small" onClick={() => set(withValue(house, flat.path, undefined))}>
                      {texts.putBack}
                    </button>
                  )}
                </div>
              );
            })}
          </details>
        );
      })}
      <Figures show={show} options={options} house={house} names={words.exact ?? {}} />
      <div class="row">
        <button type="button" class="small" onClick={() => set({}, besideOf(''))}>
          {texts.putAllBack}
        </button>
        <button
          type="button"
          class="small"
          disabled={name === ''}
          onClick={() => {
            saveSet(show, name, house as HouseSet);
            note.value = texts.saved;
          }}
        >
          {texts.save}
        </button>
        <a
          class="button small"
          download={`${show}-house-rules.json`}
          href={`data:application/json,${encodeURIComponent(fileOf(show, house as HouseSet))}`}
        >
          {texts.exported}
        </a>
        <label class="button small">
          {texts.imported}
          <input
            type="file"
            accept="application/json"
            hidden
            onChange={async event => {
              const text = await event.currentTarget.files?.[0]?.text();
              const imported = text === undefined ? null : readFile(show, text, field);
              if (imported === null) note.value = texts.notASet;
              else set(imported);
            }}
          />
        </label>
        <button
          type="button"
          class="small"
          onClick={() => {
            const link = `${location.origin}${location.pathname}?show=${show}&house=${encodeURIComponent(JSON.stringify(house))}`;
            void navigator.clipboard?.writeText(link).then(() => {
              note.value = texts.copied;
            });
          }}
        >
          {texts.link}
        </button>
      </div>
    </div>
  );
};

export default HousePanel;
