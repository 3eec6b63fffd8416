/** Private links that a host sends to others. */
import { useState } from 'preact/hooks';
import { season as texts } from '../../../shared/words/en/season.ts';
import { Button } from '../../parts/button.tsx';
import { reachable } from '../../parts/outside.ts';
import type { SeatLink } from '../../season-api.ts';
import { canCopy } from '../desk/copy-button.tsx';

const { desk } = texts;

/** Copies a text, or selects it if the browser does not let the page copy. */
export const CopyLine = ({ label, link }: { readonly label: string; readonly link: string }) => {
  const [copied, setCopied] = useState(false);
  return (
    <p class="season-link row">
      <b dir="auto">{label}</b>
      <input type="text" readonly value={link} aria-label={label} onFocus={event => event.currentTarget.select()} />
      {canCopy() && (
        <Button onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {copied ? desk.copied : desk.copy}
        </Button>
      )}
    </p>
  );
};

export const SeatLinks = ({ seats }: { readonly seats: readonly SeatLink[] }) =>
  seats.length === 0 ? null : (
    <div class="season-links">
      <h3>{desk.seats}</h3>
      <p>{desk.seatsHelp}</p>
      {seats.map(({ seat, name, link }) => (
        <CopyLine key={seat} label={name} link={reachable(link)} />
      ))}
    </div>
  );
