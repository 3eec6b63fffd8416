/** Reads a Dockerfile as far as ours goes: one instruction a line, no variables of its own. */

interface Instruction {
  readonly name: string;
  /** What stands behind it. */
  readonly text: string;
}

export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly Instruction[];
}

/** In order; throws on what it cannot read. */
export const stagesOf = (text: string): readonly Stage[] => {
  const stages: (Omit<Stage, 'steps'> & { readonly steps: Instruction[] })[] = [];
  for (const line of text.replace(/\\\n/g, ' ').split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(trimmed) ?? [];
    if (name === '') throw new Error(`cannot read ${trimmed}`);
    if (name === 'FROM') {
      const [, image = '', as = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ name: as, image, steps: [] });
    } else stages.at(-1)?.steps.push({ name, text: rest });
  }
  return stages;
};

/** A command as a list: from its JSON form, or through a shell. */
export const commandOf = (text: string): readonly string[] =>
  text.startsWith('[') ? (JSON.parse(text) as string[]) : ['/bin/sh', '-c', text];

/** `--from=build /a b` → { flags: { from: 'build' }, words: ['/a', 'b'] } */
export const wordsOf = (text: string) => {
  const all = text.split(/\s+/);
  const flags = Object.fromEntries(
    all.filter(word => word.startsWith('--')).map(word => word.slice(2).split('=') as [string, string]),
  );
  return { flags, words: all.filter(word => !word.startsWith('--')) };
};

/** Whether .dockerignore keeps a path out: the last of its patterns that fits decides. */
export const isIgnored = (patterns: readonly string[], path: string): boolean =>
  patterns
    .findLast(pattern => {
      const text = pattern.replace(/^!/, '').replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*');
      return new RegExp(`^${text}(/|$)`).test(path);
    })
    ?.startsWith('!') === false;
