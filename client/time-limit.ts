/** Aborts what takes longer, as `AbortSignal.timeout` does, which Chromium has from 103 on and Safari from 16. */
export const timeLimit = (milliseconds: number): AbortSignal => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
};
