/** How much the tests of faults do: a little with all other tests, everything with `npm run test:faults`. */
const whole = process.env.FAULTS === 'whole';

const usual = whole
  ? {
      kills: 200,
      messages: 10_000,
      fillings: 5,
      failingWrites: 2000,
      stopped: 10_000,
      processes: 4,
      processKills: 4,
      shows: 8,
      cacheless: 60_000,
      renewed: 4,
      rolling: 100,
    }
  : {
      kills: 1,
      messages: 600,
      fillings: 1,
      failingWrites: 60,
      stopped: 1000,
      processes: 3,
      processKills: 1,
      shows: 3,
      cacheless: 1500,
      renewed: 1,
      rolling: 0,
    };

/** KILLS, MESSAGES, FAILING_WRITES and ROLLING ask for other numbers. */
export const sizes = {
  ...usual,
  kills: Number(process.env.KILLS ?? usual.kills),
  messages: Number(process.env.MESSAGES ?? usual.messages),
  failingWrites: Number(process.env.FAILING_WRITES ?? usual.failingWrites),
  rolling: Number(process.env.ROLLING ?? usual.rolling),
};

export const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** The `q`-th part of some values, in order of size: 0.5 for the middle one. */
export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0;
