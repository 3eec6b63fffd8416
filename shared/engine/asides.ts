/** Moves that never carry a show on; by themselves, so that pages which only ask for these names load no rules of moves. */

/** What the host may do at any moment of a show: none of these carries it on (contract.md 3). */
export const hostAsides: readonly string[] = ['undo', 'correct', 'replace', 'award', 'end'];

/** By these the host ends a round or a match early: none of them is what comes next, as long as anything else does. */
export const earlyCalls: readonly string[] = ['call-time', 'buzzer'];
