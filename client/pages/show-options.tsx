/** House rules and options of a show that a host is about to open. */
import type { Json } from '../../shared/engine/json.ts';
import { settings } from '../../shared/words/en/settings.ts';
import type { FieldFacts } from '../api.ts';
import { useLazy } from '../parts/lazy.ts';
import { OptionField } from '../parts/option-field.tsx';
import { withChanges } from './opening.ts';

type Options = Readonly<Record<string, Json>>;

interface Props {
  readonly show: string;
  /** Whether the show has house rules. */
  readonly house: boolean;
  readonly fields: readonly (readonly [name: string, field: FieldFacts])[];
  /** Above the fields. */
  readonly title: string;
  /** As chosen so far. */
  readonly options: Options;
  /** What the fields begin with. */
  readonly suggested?: Options;
  readonly onChange: (options: Options) => void;
}

export const ShowOptions = ({ show, house, fields, title, options, suggested, onChange }: Props) => {
  const HousePanel = useLazy(() => import('../house/house-panel.tsx'));
  const change = (changes: Readonly<Record<string, Json | undefined>>) => onChange(withChanges(options, changes));
  return (
    <>
      {house && HousePanel !== null && (
        <details open={options.house !== undefined}>
          <summary>{settings.house}</summary>
          <HousePanel
            key={show}
            show={show}
            options={options}
            house={(options.house ?? {}) as object}
            onChange={(rules, beside = {}) => change({ ...beside, house: rules as Json | undefined })}
          />
        </details>
      )}
      {fields.length > 0 && (
        <details>
          <summary>{title}</summary>
          {fields.map(([name, field]) => (
            <OptionField
              key={`${show} ${name}`}
              name={name}
              field={field}
              value={options[name] ?? suggested?.[name]}
              onChange={value => change({ [name]: value })}
            />
          ))}
        </details>
      )}
    </>
  );
};
