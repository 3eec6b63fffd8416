/** What the house deals: in which language, from which categories, how hard, and how much of it this browser has not asked yet. */
import { type DealWish, difficulties } from '../../shared/packs/deal.ts';
import { bank as texts } from '../../shared/words/en/bank.ts';
import { words } from '../../shared/words/index.ts';
import { languageNames, languages } from '../../shared/words/languages.ts';
import { getBank } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { SelectField } from '../parts/fields.tsx';
import { useLoaded } from '../parts/task.ts';
import { hostSecret } from '../saved-links.ts';

interface Props {
  readonly show: string;
  readonly wish: Partial<DealWish>;
  readonly onChange: (wish: Partial<DealWish>) => void;
}

interface ChipsProps<T> {
  readonly label: string;
  readonly of: readonly (readonly [value: T, text: string])[];
  /** Empty for all of them. */
  readonly chosen: readonly T[];
  readonly onChoose: (chosen: readonly T[]) => void;
}

const Chips = <T,>({ label, of, chosen, onChoose }: ChipsProps<T>) => (
  <fieldset class="row">
    <legend>{label}</legend>
    <Button class="small" aria-pressed={chosen.length === 0} onClick={() => onChoose([])}>
      {texts.all}
    </Button>
    {of.map(([value, text]) => (
      <Button
        key={String(value)}
        class="small"
        aria-pressed={chosen.includes(value)}
        onClick={() => onChoose(chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value])}
      >
        {text}
      </Button>
    ))}
  </fieldset>
);

const HouseQuestions = ({ show, wish, onChange }: Props) => {
  const { categories = [], difficulties: chosen = [] } = wish;
  const language = wish.language ?? (words().language.slice(0, 2) as DealWish['language']);
  const found = useLoaded(
    () => getBank({ show, host: hostSecret(), questions: { ...wish, language } }),
    [show, JSON.stringify(wish)],
  );
  if (found === undefined || found.of === 0) return null;
  return (
    <div class="house-questions stack mt-2">
      <p aria-live="polite">{texts.fresh(found.fresh, found.of)}</p>
      <SelectField
        label={texts.language}
        value={language}
        of={languageNames.map(name => [name, languages[name]])}
        onChoose={name => onChange({ ...wish, language: name as DealWish['language'], categories: [] })}
      />
      {Object.keys(found.categories).length > 1 && (
        <Chips
          label={texts.from}
          of={Object.entries(found.categories).map(([name, { fresh }]) => [
            name,
            texts.left(texts.category(name), fresh),
          ])}
          chosen={categories}
          onChoose={categories => onChange({ ...wish, categories })}
        />
      )}
      <Chips
        label={texts.difficulty}
        of={difficulties.map(level => [level, words().pages.desk.levels[level]])}
        chosen={chosen}
        onChoose={difficulties => onChange({ ...wish, difficulties })}
      />
    </div>
  );
};

export default HouseQuestions;
