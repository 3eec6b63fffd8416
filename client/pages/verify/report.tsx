/** All findings about a record. */
import type { Report } from '../../../shared/engine/verify.ts';
import type { VerifyWords } from '../../../shared/words/en/verify.ts';
import { EntryRow } from './entry-row.tsx';
import { FacesCard } from './faces-card.tsx';
import type { Published } from './fetching.ts';
import { SeedCard } from './seed-card.tsx';
import { VerdictCard } from './verdict-card.tsx';

interface Props {
  readonly report: Report;
  readonly show: string;
  readonly published: Published | undefined;
  readonly words: VerifyWords;
}

/** Before the seed is published, commitments belong to no known entry. */
const Loose = ({ report, words: { loose } }: { readonly report: Report; readonly words: VerifyWords }) => {
  const opened = report.commitments.filter(({ ok }) => ok === true).length;
  const waiting = report.commitments.filter(({ ok }) => ok === null).length;
  if (report.seed !== 'no-seed' || report.commitments.length === 0) return null;
  return (
    <section class="page-card">
      <h2>{loose.title}</h2>
      {opened > 0 ? <p>{loose.opened(opened)}</p> : null}
      {waiting > 0 ? <p>{loose.waiting(waiting)}</p> : null}
    </section>
  );
};

export const ReportView = ({ report, show, published, words }: Props) => {
  const of = (index: number) => report.commitments.filter(({ entry }) => entry === index);
  return (
    <>
      <VerdictCard report={report} show={show} words={words} />
      <div class="columns verify-pair">
        <SeedCard report={report} published={published} words={words} />
        <FacesCard faces={report.faces} words={words} />
      </div>
      <Loose report={report} words={words} />
      <section class="page-card">
        <h2>{words.entries.title}</h2>
        <p class="note">{words.entries.numbered}</p>
        <ol class="verify-entries">
          {report.entries.map(entry => (
            <EntryRow key={entry.index} entry={entry} commitments={of(entry.index)} words={words} />
          ))}
        </ol>
      </section>
    </>
  );
};
