import type { FoundFile, FoundItem } from '../../../shared/packs/files/found.ts';

const toldItem = ({ at, ask, answers, choices, ...more }: FoundItem): string => {
  const { category, difficulty, explain, note, picture, sound } = more;
  const shown = choices.length > 0 ? ` [${choices.join(', ')}]` : '';
  const rest = [
    category === undefined ? '' : `in ${category}`,
    difficulty === undefined ? '' : `level ${difficulty}`,
    explain === undefined ? '' : `because ${explain}`,
    note === undefined ? '' : `note ${note}`,
    picture === undefined ? '' : `picture of ${picture.bytes.length} bytes, ${picture.alt}`,
    sound === undefined ? '' : `sound of ${sound.bytes.length} bytes`,
  ].filter(part => part !== '');
  return `${at.line}: ${ask} ${answers.join(' / ')}${shown}${rest.length > 0 ? ` (${rest.join('; ')})` : ''}`;
};

/** What became of each item of a file, a line each, and what was left out, with the name of its reason. */
export const told = ({ items, leftOut, faults }: FoundFile): readonly string[] => [
  ...items.map(toldItem),
  ...leftOut.map(({ at, text, why }) => {
    const [kind] = why.with;
    const name = why.say === 'otherKind' ? (typeof kind === 'object' ? kind.say : kind) : why.say;
    return `- ${at.line}: ${text} (${name})`;
  }),
  ...faults.map(({ say }) => `! ${say}`),
];
