/** Numbers with what they count, in languages with two forms: “1 roll”, “5 rolls”. */
export const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many);

export const count = (n: number, one: string, many: string): string => `${n} ${plural(n, one, many)}`;
