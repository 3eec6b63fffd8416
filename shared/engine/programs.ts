/** Programs that a host lets into a show (docs/api.md). */

/**
 * What the token of a program may do. `read`: see what everybody sees, and what the big button would do. `press`: press it, too.
 * `seat`: what its seat may. `moves`: see what the host sees, press, and make the host's moves, those by post for a seat included.
 */
export const programRights = ['read', 'press', 'seat', 'moves'] as const;
export type ProgramRight = (typeof programRights)[number];

/** Programs that a show lets in at a time. */
export const mostPrograms = 16;
