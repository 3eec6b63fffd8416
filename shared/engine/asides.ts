/**
 * Moves that do not carry a show on. They have a file of their own so that pages which need only these names load no rules of
 * moves.
 */
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

/** What the host's big button does unless it is paused or seats are free. `legal`: the host's moves. */
export const hostStep = <M extends { readonly do: string }>(
  legal: readonly M[],
  waiting: readonly number[],
): M | undefined => nextStep(legal, waiting.length > 0 || legal.some(({ do: move }) => move === 'judge'));
