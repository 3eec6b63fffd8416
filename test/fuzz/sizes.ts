/** How much is thrown at the server: a little with all other tests, everything with `npm run test:long`. SEED chooses another run. */
const long = process.env.LONG !== undefined;

export const seed = Number(process.env.SEED ?? 1);
export const frames = Number(process.env.FRAMES ?? (long ? 1_000_000 : 3_500));
export const records = Number(process.env.RECORDS ?? (long ? 20_000 : 250));
/** After each of them memory is looked at. */
export const chapters = long ? 10 : 1;
export const timeout = long ? 900_000 : 60_000;
