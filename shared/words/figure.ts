/** A number that answers a question, as one reads it: 1971 may be a year, so only longer ones are grouped. */
export const figureIn = (language: string): ((value: number) => string) => {
  const [plain, grouped] = [false, true].map(
    useGrouping => new Intl.NumberFormat(language, { maximumSignificantDigits: 15, useGrouping }).format,
  ) as [(value: number) => string, (value: number) => string];
  return value => {
    const size = Math.abs(value);
    // Powers of ten, where the figures would be endless.
    if (size >= 1e15 || (size > 0 && size < 1e-6))
      return String(Number(value.toPrecision(6))).replace('.', plain(0.1).charAt(1));
    return (size < 10_000 ? plain : grouped)(value);
  };
};
