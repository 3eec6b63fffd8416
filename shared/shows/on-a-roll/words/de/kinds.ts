/** What a puzzle's subject is, in German sentences. Packs name it in either language; what is not known stays as it was written. */

const [masculine, feminine, neuter] = [
  ['ein', 'einem'],
  ['eine', 'einer'],
  ['ein', 'einem'],
] as const;

/** By its German name in small letters. */
const genders: Readonly<Record<string, readonly [nominative: string, dative: string]>> = {
  ort: masculine,
  tanz: masculine,
  person: feminine,
  sache: feminine,
  insel: feminine,
  stadt: feminine,
  figur: feminine,
  sagenfigur: feminine,
  kunst: feminine,
  land: neuter,
  ding: neuter,
  tier: neuter,
  ereignis: neuter,
  gebäude: neuter,
};

/** What English packs call it. */
const english: Readonly<Record<string, string>> = {
  person: 'Person',
  place: 'Ort',
  thing: 'Sache',
  animal: 'Tier',
  event: 'Ereignis',
  dance: 'Tanz',
  food: 'Essen',
};

/** “ein Ort”; dative: “zu einem Ort”. */
export const aKind = (kind: string, dative = false): string => {
  const named = english[kind.toLowerCase()] ?? kind;
  if (named.toLowerCase() === 'essen') return 'etwas zu essen';
  const article = genders[named.toLowerCase()]?.[dative ? 1 : 0];
  return article === undefined ? named : `${article} ${named}`;
};
