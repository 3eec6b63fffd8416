/** House rules and options of a show that a host is about to open. */
import type { Json } from '../../shared/engine/json.ts';
import { settings } from '../../shared/words/en/settings.ts';
import type { FieldFacts } from '../api.ts';
import { useLazy } from '../parts/lazy.ts';
import { OptionField } from '../parts/option-field.tsx';
import { isHouseRule } from '../parts/option-fields.ts';
import { withChanges } from './opening.ts';

type Options = Readonly<Record<string, Json>>;

interface Props {
  readonly show: string;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  /** Above the fields that are no house rules. */
  readonly title: string;
  /** As chosen so far. */
  readonly options: Options;
  /** What the fields begin with. */
  readonly suggested?: Options;
  readonly onChange: (options: Options) => void;
}

export const ShowOptions = ({ show, fields, title, options, suggested, onChange }: Props) => {
  const HousePanel = useLazy(() => import('../house/house-panel.tsx'));
  const all = Object.entries(fields);
  const rules = all.filter(([, field]) => isHouseRule(field));
  const others = all.filter(([, field]) => !isHouseRule(field));
  return (
    <>
      {rules.length > 0 && HousePanel !== null && (
        <details open={rules.some(([name]) => options[name] !== undefined)}>
          <summary>{settings.house}</summary>
          <HousePanel key={show} show={show} options={options} onChange={onChange} />
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>{title}</summary>
          {others.map(([name, field]) => (
            <OptionField
              key={`${show} ${name}`}
              name={name}
              field={field}
              value={options[name] ?? suggested?.[name]}
              onChange={value => onChange(withChanges(options, { [name]: value }))}
            />
          ))}
        </details>
      )}
    </>
  );
};
