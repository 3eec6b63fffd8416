/**
 * Moves that do not carry a show on. They have a file of their own so that pages which need only these names load no rules of
 * moves.
 */
import type { Shell } from './protocol.ts';

/** What the host may do at any moment (contract.md 3). */
export const hostInterventions: readonly string[] = ['undo', 'correct', 'replace', 'award', 'end'];

/** Moves by which the host ends a round or a match early. They are never the next step while there is another one. */
export const earlyCalls: readonly string[] = ['call-time', 'buzzer'];

/** The host's moves that carry the show on, the usual one first. */
export const leading = <M extends { readonly do: string }>(legal: readonly M[]): readonly M[] =>
  legal.filter(({ do: move }) => !hostInterventions.includes(move) && move !== 'judge');

/**
 * The host's next step. The host decides when to call time or ring the buzzer, so neither is the next step while somebody is
 * waited for (`waits`).
 */
export const nextStep = <M extends { readonly do: string }>(legal: readonly M[], waits: boolean): M | undefined => {
  const steps = leading(legal);
  return steps.find(({ do: move }) => !earlyCalls.includes(move)) ?? (waits ? undefined : steps[0]);
};

/** What the host's big button does now: `does` is a move without inputs, or `resume`; "" for nothing, and `why` says what it waits for. */
export interface BigButton {
  readonly does: string;
  readonly why: '' | 'store' | 'judge' | 'inputs' | 'seats' | 'players' | 'over';
}

/** `legal`: the host's moves. */
export const bigButton = (
  legal: readonly { readonly do: string; readonly inputs?: unknown }[],
  { paused, waiting, seats }: Pick<Shell, 'paused' | 'waiting' | 'seats'>,
): BigButton => {
  const not = (why: BigButton['why']) => ({ does: '', why });
  if (paused !== '') return paused === 'store' ? not('store') : { does: 'resume', why: '' };
  if (legal.some(({ do: move }) => move === 'judge')) return not('judge');
  const next = nextStep(legal, waiting.length > 0);
  if (next === undefined) return not(waiting.length > 0 ? 'players' : 'over');
  if (next.inputs !== undefined) return not('inputs');
  if (next.do === 'start' && seats.some(({ name }) => name === '')) return not('seats');
  return { does: next.do, why: '' };
};
