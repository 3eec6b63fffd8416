/** One entry of the record: who did what, what was drawn, and whether the seed yields it. */
import type { CheckedCommitment, CheckedDraw, CheckedEntry } from '../../../shared/engine/verify.ts';
import { entries as entryTexts } from '../../../shared/words/en/entries.ts';
import { verify as words } from '../../../shared/words/en/verify.ts';
import { didName, moveName } from '../../parts/move-words.ts';
import { figures, isDice, labelOf, Mark, markOf, Values } from './values.tsx';

const { entries } = words;

interface EntryProps {
  readonly entry: CheckedEntry;
  readonly commitments: readonly CheckedCommitment[];
}

export const actorName = ({ by, name }: CheckedEntry): string =>
  by === 'host' ? entries.host : by === 'clock' ? entries.clock : name || entries.seat(by + 1);

export const didIn = ({ what }: CheckedEntry): string =>
  didName(what) ?? entries.did[what] ?? entryTexts.did[what] ?? entries.made(moveName(what));

/** Everything wrong with an entry, in sentences. */
export const faultsOf = ({ entry, commitments }: EntryProps): readonly string[] => {
  const { faults } = entries;
  const draws = entry.draws
    .filter(({ ok }) => ok === false)
    .map(draw => faults.draw(labelOf(draw), figures(draw.values), figures(draw.expected ?? [])));
  const form = entry.fault === 'form' ? [faults.form(entry.message)] : [];
  const refused = entry.fault === 'refused' ? [faults.refused(entry.message)] : [];
  const broken = commitments.flatMap(({ fault }) => (fault === '' ? [] : [entries.commitments[fault]]));
  const link = entry.link?.ok === false ? [faults.link] : [];
  const changed = entry.fault === 'changed' ? [faults.changed] : [];
  return [...link, ...draws, ...form, ...refused, ...broken, ...changed];
};

export const entryId = (index: number): string => `entry-${index}`;

/** The inputs of a draw, for recomputing it by hand (fairness.md 4). */
const Arithmetic = ({ draw }: { readonly draw: CheckedDraw }) => (
  <details class="verify-arithmetic">
    <summary>{entries.arithmetic}</summary>
    <p>{entries.nonce(draw.nonce)}</p>
    <p>
      {entries.link}: {draw.link === '' ? entries.noLink : <code class="verify-hex">{draw.link}</code>}
    </p>
    {draw.again ? <p>{entries.cameAgain}</p> : null}
    <p>
      {entries.digest}{' '}
      <code class="verify-hex">
        frame(tag, "draw", code, publicSeed, {draw.nonce}, {draw.label},{draw.link === '' ? ' "",' : ' link,'} 0 …)
      </code>
    </p>
  </details>
);

export const EntryRow = (props: EntryProps) => {
  const { entry, commitments } = props;
  const faults = faultsOf(props);
  const unreached = entry.ok === null && entry.message !== '' ? [entries.faults.unreached] : [];
  const sealed = faults.length === 0 && commitments.some(({ ok }) => ok === true) ? [entries.commitments.ok] : [];
  return (
    <li
      id={entryId(entry.index)}
      class={`verify-entry ${markOf(entry.ok)}${entry.takenBack ? ' taken-back' : ''}`}
      tabIndex={-1}
    >
      <span class="verify-index tabular bold in-ink-2">{entry.index}</span>
      <Mark ok={entry.ok} />
      <div class="verify-did t4">
        <p>
          <bdi dir="auto">{actorName(entry)}</bdi> {didIn(entry)}
          {entry.takenBack ? <small> · {entries.takenBack}</small> : null}
        </p>
        {[...faults, ...unreached, ...sealed].map(line => (
          <p key={line} class={faults.includes(line) ? 'problem' : 'note'}>
            {line}
          </p>
        ))}
      </div>
      <div class="verify-draws as-grid gap-2">
        {entry.draws.map((draw, k) => (
          <div key={k} class="verify-draw row">
            {isDice(draw) ? null : <span class="note">{labelOf(draw)}</span>}
            <Values draw={draw} />
            {draw.check === '' ? null : (
              <span class="note">
                {entries.check} <code>{draw.check}</code>
              </span>
            )}
            {draw.nonce < 0 ? null : <Arithmetic draw={draw} />}
          </div>
        ))}
      </div>
    </li>
  );
};
