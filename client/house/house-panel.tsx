/** The *House rules* form: sets to start from, every number with its sentence, and beside them the effects of all changes. */
import './house.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type Fault, readField } from '../../shared/engine/fields.ts';
import { changedRules, changesIn, type HouseGroupName, rulesAmong, setNameIn } from '../../shared/engine/house.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { RulesOfShow } from '../../shared/house/house-of-show.ts';
import { housePage as texts } from '../../shared/words/en/house.ts';
import { Button } from '../parts/button.tsx';
import { Problem, SelectField, TextField } from '../parts/fields.tsx';
import { paths } from '../paths.ts';
import { Figures } from './figures-table.tsx';
import { RuleField } from './rule-field.tsx';
import { type FlatRule, isSame, rulesOf, valueAt, valueText } from './rule-list.tsx';
import { fileOf, type Options, queryOf, readFile, savedSets, saveSet } from './sets.ts';
import { useHouse } from './use-house.ts';

const groups: readonly HouseGroupName[] = ['board', 'dice', 'bonus', 'length', 'seasons'];

/** The options with one value changed; undefined: as in the original. An object without names goes too. */
const withValue = (options: object, [name = '', ...rest]: readonly string[], value: unknown): Options => {
  const own = options as Options;
  const inner = rest.length === 0 ? value : withValue((own[name] ?? {}) as object, rest, value);
  const isEmpty = rest.length > 0 && Object.keys(inner as object).length === 0;
  const { [name]: _was, ...others } = own;
  return inner === undefined || isEmpty ? others : { ...others, [name]: inner as Json };
};

/** What is set, even where the rules do not go together. */
const ruleValue = ({ path, rule }: FlatRule, options: Options): unknown => valueAt(options, path) ?? rule.fallback;

/** A fault by the label of its rule. */
const faultText = ({ path, message }: Fault, rules: readonly FlatRule[]): string => {
  const at = rules.find(({ path: own }) => path.startsWith(own.join('.')));
  return at === undefined ? message : `${at.words.label}: ${message}`;
};

interface Props {
  readonly show: string;
  /** Of the show, as far as they are written: the rules among them are changed here. */
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  /** For the coming games of a season. */
  readonly inSeason?: boolean;
}

interface RuleProps {
  readonly flat: FlatRule;
  readonly found: RulesOfShow;
  readonly options: Options;
  readonly problems: ReturnType<RulesOfShow['problems']>;
  readonly idle: boolean;
  readonly set: (options: Options) => void;
}

const Rule = ({ flat, found, options, problems, idle, set }: RuleProps) => {
  const value = ruleValue(flat, options);
  const differs = !isSame(flat.rule, value);
  // The usual value may follow from other rules.
  const usual = rulesOf(found, {}).find(({ path }) => path.join() === flat.path.join())?.rule ?? flat.rule;
  return (
    <div class={`house-rule ${differs ? 'differs' : ''}`}>
      <b>{flat.words.label}</b>
      <p>
        {flat.words.help} {usual.fallback !== null && <small>{texts.usually(valueText(flat, usual.fallback))}</small>}
      </p>
      <RuleField flat={flat} value={value} onChange={next => set(withValue(options, flat.path, next))} />
      {problems
        .filter(({ at }) => at === flat.path.join('.'))
        .map(({ problem }) => (
          <p key={problem} class="problem" role="status">
            {texts.problems[problem]}
          </p>
        ))}
      {idle && (
        <p class="problem" role="status">
          {texts.idle}
        </p>
      )}
      {differs && <Button onClick={() => set(withValue(options, flat.path, undefined))}>{texts.putBack}</Button>}
    </div>
  );
};

const HousePanel = ({ show, options, onChange, inSeason = false }: Props): JSX.Element | null => {
  const found = useHouse(show, options);
  const note = useSignal('');
  /** The last options that go together, while others are still being chosen. */
  const sound = useRef<unknown>(undefined);
  if (found === undefined) return null;
  const { options: fields, words, sets } = found;
  const read = readField(fields, options);
  if (read.faults.length === 0) sound.current = read.value;
  sound.current ??= readField(fields, {}).value;
  const among = rulesAmong(fields, options, inSeason);
  const rules = rulesOf(found, options).filter(({ path: [name = ''] }) => name in among);
  const problem = read.faults[0] === undefined ? '' : faultText(read.faults[0], rules);
  const changes = read.faults.length === 0 ? changesIn(fields, read.value, inSeason) : {};
  const others = Object.fromEntries(Object.entries(options).filter(([name]) => !(name in among)));
  /** Only what differs from the original is written. What does not go together stays as it is, until it does. */
  const set = (next: Options) => {
    note.value = '';
    const checked = readField(fields, next);
    if (checked.faults.length > 0) {
      onChange(next);
      return;
    }
    const of = rulesAmong(fields, next, inSeason);
    onChange({
      ...Object.fromEntries(Object.entries(next).filter(([name]) => !(name in of))),
      ...(changesIn(fields, checked.value, inSeason) as Options),
    });
  };
  const own = changes as Options;
  const name = setNameIn(options);
  const saved = savedSets(show);
  const problems = read.faults.length === 0 ? found.problems(read.value) : [];
  const differs = texts.differs(changedRules(changes));
  const isIdle = ({ path }: FlatRule) => found.isIdle(sound.current, path.join('.'));
  /** A rule without effect is not offered. One that was changed says so. */
  const isHidden = (flat: FlatRule) => isIdle(flat) && isSame(flat.rule, ruleValue(flat, options));
  return (
    <div class="house-panel">
      <SelectField
        label={texts.sets}
        value=""
        of={[
          ['', name === '' ? differs : name],
          ['original', texts.original],
          ...Object.keys(sets).map(id => [id, words.sets[id]] as const),
          ...Object.keys(saved).map(id => [`kept:${id}`, id] as const),
        ]}
        onChoose={chosen => {
          if (chosen === 'original') set(others);
          else if (chosen.startsWith('kept:')) set({ ...others, ...saved[chosen.slice(5)] });
          else if (chosen !== '')
            set(withValue({ ...others, ...(sets[chosen] as Options) }, ['house', 'name'], words.sets[chosen]));
        }}
      />
      <TextField
        label={texts.name}
        dir="auto"
        maxLength={60}
        placeholder={texts.namePlaceholder}
        value={name}
        onType={typed => set(withValue(options, ['house', 'name'], typed === '' ? undefined : typed))}
      />
      <p role="status">
        {differs} {note.value}
      </p>
      {problem !== '' && <Problem text={problem} />}
      {groups.map(group => {
        const listed = rules.filter(flat => flat.rule.house.group === group && !isHidden(flat));
        return listed.length === 0 ? null : (
          <details
            key={group}
            open={
              group === 'board' ||
              group === 'dice' ||
              listed.some(({ path }) => problems.some(({ at }) => at === path.join('.')))
            }
          >
            <summary>{texts.groups[group]}</summary>
            {listed.map(flat => (
              <Rule key={flat.path.join('.')} {...{ flat, found, options, problems, set }} idle={isIdle(flat)} />
            ))}
          </details>
        );
      })}
      {read.faults.length === 0 && <Figures show={show} options={options} names={words.exact ?? {}} />}
      <div class="row">
        <Button onClick={() => set(others)}>{texts.putAllBack}</Button>
        <Button
          disabled={name === ''}
          onClick={() => {
            saveSet(show, name, own);
            note.value = texts.saved;
          }}
        >
          {texts.save}
        </Button>
        <a
          class="button small"
          download={`${show}-house-rules.json`}
          href={`data:application/json,${encodeURIComponent(fileOf(show, own))}`}
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
              const imported = text === undefined ? null : readFile(show, text);
              if (imported === null || readField(fields, { ...others, ...imported }).faults.length > 0)
                note.value = texts.notASet;
              else set({ ...others, ...imported });
            }}
          />
        </label>
        <Button
          onClick={() => {
            const link = `${location.origin}${paths.lobby}?show=${show}&${queryOf(own)}`;
            void navigator.clipboard?.writeText(link).then(() => {
              note.value = texts.copied;
            });
          }}
        >
          {texts.link}
        </Button>
      </div>
    </div>
  );
};

export default HousePanel;
