/** Typing any number, with sign and decimals, by thumb or keyboard. The value is its text, so “-” and “2.” are possible. */
import { useRef } from 'preact/hooks';
import { language } from '../../shared/words/en/language.ts';
import { Button } from './button.tsx';
import { useKeys } from './keys.ts';
import { isTyping } from './typing.ts';

/** More digits than anybody needs, fewer than a number can represent exactly. */
const maxFigures = 15;

const grouped = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });

/** The part before the decimals. A value has a point there in every language. */
const decimalSign =
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** The text of a number with separated thousands, as far as it is typed. */
export const typedNumber = (text: string): string => {
  const [whole = '', ...decimals] = text.replace('-', '').split('.');
  const sign = text.startsWith('-') ? '−' : '';
  return `${sign}${whole === '' ? '' : grouped.format(BigInt(whole))}${decimals.length > 0 ? `${decimalSign}${decimals[0]}` : ''}`;
};

/** The number that a text represents; undefined if it is not a number yet. */
export const parseNumber = (text: string): number | undefined => (/\d/.test(text) ? Number(text) : undefined);

const figuresIn = (text: string) => text.replace(/\D/g, '').length;

/** The text after one more key. */
export const typeKey = (text: string, key: string): string => {
  if (key === '-') return text.startsWith('-') ? text.slice(1) : `-${text}`;
  if (key === 'back') return text.slice(0, -1);
  if (key === '.') return text.includes('.') ? text : /\d$/.test(text) ? `${text}.` : `${text}0.`;
  if (figuresIn(text) >= maxFigures) return text;
  // A leading zero goes: 07 is 7.
  return /^-?0$/.test(text) ? text.replace('0', key) : text + key;
};

const keyOf = ({ key }: KeyboardEvent): string => {
  if (/^\d$/.test(key)) return key;
  if (key === '.' || key === ',') return '.';
  if (key === '-' || key === '−') return '-';
  return key === 'Backspace' ? 'back' : '';
};

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The enter key, with the current text. */
  readonly onEnter: (value: string) => void;
  readonly words: {
    readonly pad: string;
    readonly none: string;
    readonly sign: string;
    readonly point: string;
    readonly back: string;
  };
}

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const AnyNumberPad = ({ value, onChange, onEnter, words }: Props) => {
  // Keys may come faster than the page renders.
  const now = useRef(value);
  now.current = value;
  const type = (key: string) => {
    now.current = typeKey(now.current, key);
    onChange(now.current);
  };
  useKeys(event => {
    if (isTyping(event.target)) return false;
    const key = keyOf(event);
    if (key !== '') type(key);
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onEnter(now.current);
    else return false;
    return true;
  });
  const shown = typedNumber(value);
  return (
    <fieldset class="number-pad any-number down gap-3" aria-label={words.pad}>
      <output
        class={`pick ${value === '' ? 'none' : ''} ${shown.length > 7 ? 'long' : ''} ${shown.length > 12 ? 'longer' : ''}`}
        aria-live="polite"
      >
        {value === '' ? words.none : shown}
      </output>
      <div class="keys flex wrap gap-2">
        {rows.map(key => (
          <button key={key} type="button" onClick={() => type(key)}>
            {key}
          </button>
        ))}
        <button type="button" aria-label={words.sign} onClick={() => type('-')}>
          ±
        </button>
        <button type="button" onClick={() => type('0')}>
          0
        </button>
        <button type="button" aria-label={words.point} onClick={() => type('.')}>
          {decimalSign}
        </button>
        <Button class="word back" onClick={() => type('back')}>
          {words.back}
        </Button>
      </div>
    </fieldset>
  );
};
