/** Arguments of the previews' programs. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The comment at the head of a program, which is its manual. */
const manualOf = (file: string): string => {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return comment
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll('`', '')
    .trim();
};

/** What `file` was asked for. Ends the program after `--help`, and with 2 after an option that it does not know. */
export const readAsked = <const T extends Options>(file: string, options: T) => {
  const all = { ...options, help: { type: 'boolean' } } as const;
  if (process.argv.includes('--help')) {
    console.log(manualOf(file));
    process.exit(0);
  }
  try {
    return parseArgs({ allowPositionals: true, options: all });
  } catch (error) {
    console.error(`${(error as Error).message} (--help says which there are)`);
    process.exit(2);
  }
};
