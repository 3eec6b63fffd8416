/** Moves that never carry a show on; by themselves, so that pages which only ask for these names load no rules of moves. */

/** What the host may do at any moment of a show: none of these carries it on (contract.md 3). */
export const hostAsides: readonly string[] = ['undo', 'correct', 'replace', 'award', 'end'];

/** By these the host ends a round or a match early: none of them is what comes next, as long as anything else does. */
export const earlyCalls: readonly string[] = ['call-time', 'buzzer'];

/** The host's moves that lead on, the usual one first. */
export const leading = <M extends { readonly do: string }>(legal: readonly M[]): readonly M[] =>
  legal.filter(({ do: move }) => !hostAsides.includes(move) && move !== 'judge');

/**
 * The host's next step. Time is called, and the buzzer rung, when the host wishes so: while somebody is waited for (`waits`) it is
 * none.
 */
export const nextStep = <M extends { readonly do: string }>(legal: readonly M[], waits: boolean): M | undefined => {
  const [first] = leading(legal);
  return first !== undefined && waits && earlyCalls.includes(first.do) ? undefined : first;
};
