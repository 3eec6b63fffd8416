/** Aborts what takes longer. `AbortSignal.timeout` does the same, but needs Chromium 103 or Safari 16. */
export const timeLimit = (milliseconds: number): AbortSignal => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
};
