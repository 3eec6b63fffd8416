/** The chip for visitors without a seat. They receive no board, so it fetches the show once. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { getEpisode } from '../api.ts';
import { lazily } from '../parts/lazy.ts';
import { hasHouseRules } from './changed.ts';

const WrittenChip = lazily(() => import('./written-chip.tsx'));

export const JoinChip = ({ show, code }: { readonly show: string; readonly code: string }): JSX.Element | null => {
  const [options, setOptions] = useState<{ readonly house?: unknown } | null>(null);
  useEffect(() => {
    // If that fails, the rules are shown once the visitor has a seat.
    getEpisode(code).then(
      facts => setOptions(facts.options),
      () => {},
    );
  }, [code]);
  const house = options?.house;
  return options !== null && hasHouseRules(house) ? (
    <WrittenChip show={show} written={house} options={options} />
  ) : null;
};
