/** Letters that turn over, on boards and phones. */
import { useRef } from 'preact/hooks';

/**
 * Which of the open letters were just opened and turn over. Letters that were open when the page was loaded do not. Another
 * `scope` (another name, another word) turns all of its open ones.
 */
export const useFresh = (open: readonly string[], scope: string): ReadonlySet<string> => {
  const memory = useRef<{
    readonly scope: string;
    readonly open: ReadonlySet<string>;
    readonly fresh: ReadonlySet<string>;
  } | null>(null);
  const last = memory.current;
  if (last === null) memory.current = { scope, open: new Set(open), fresh: new Set() };
  else if (last.scope !== scope) memory.current = { scope, open: new Set(open), fresh: new Set(open) };
  else {
    const fresh = open.filter(letter => !last.open.has(letter));
    if (fresh.length > 0) memory.current = { scope, open: new Set(open), fresh: new Set(fresh) };
    else if (open.length < last.open.size) memory.current = { ...last, open: new Set(open) };
  }
  return memory.current?.fresh ?? new Set();
};
