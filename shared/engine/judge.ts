/** Judging what players type (contract.md 3). */
export type Judging = 'auto' | 'assisted' | 'host';

/** Something with a right answer. */
interface Answerable {
  readonly answer: string;
  readonly accept?: readonly string[] | undefined;
}

/** The form in which texts are compared: case and extra spaces do not count, everything else does. */
export const normal = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().toLowerCase().trim().replace(/\s+/g, ' ');

export const isSameAnswer = (a: string, b: string): boolean => normal(a) === normal(b);

/** Cached, because a question is compared with many texts. */
const accepted = new WeakMap<Answerable, readonly string[]>();

const acceptedBy = (item: Answerable): readonly string[] => {
  let forms = accepted.get(item);
  if (forms === undefined) {
    forms = [item.answer, ...(item.accept ?? [])].map(normal);
    accepted.set(item, forms);
  }
  return forms;
};

/** Whether a text is the answer or one of the accepted ones. */
export const isRight = (item: Answerable, typed: string): boolean => acceptedBy(item).includes(normal(typed));

/** right, wrong, or wait for the host. */
export const judge = (how: Judging, item: Answerable, typed: string): 'right' | 'wrong' | 'wait' => {
  if (how === 'host') return 'wait';
  if (isRight(item, typed)) return 'right';
  return how === 'auto' ? 'wrong' : 'wait';
};

/** What the pack says about an answer: `right`, `choice` (another of the choices, so it is wrong), or `open`. */
type Opinion = 'right' | 'choice' | 'open';

const opinionOf = (item: Answerable & { readonly choices?: readonly string[] | undefined }, typed: string): Opinion => {
  if (isRight(item, typed)) return 'right';
  return (item.choices ?? []).some(choice => isSameAnswer(choice, typed)) ? 'choice' : 'open';
};

interface HostsOwn {
  readonly card?: (Answerable & { readonly choices?: readonly string[] }) | null;
  readonly sent?: readonly { readonly seat: number; readonly text: string }[];
}

/** The same for the answer that the host has to judge, from what only the host sees; undefined if there is none. */
export const opinionIn = ({ phase, own }: { readonly phase: string; readonly own?: object }): Opinion | undefined => {
  const { card, sent } = (own ?? {}) as HostsOwn;
  const last = sent?.at(-1);
  if (phase !== 'judging' || last === undefined || typeof card?.answer !== 'string') return undefined;
  return opinionOf(card, last.text);
};
