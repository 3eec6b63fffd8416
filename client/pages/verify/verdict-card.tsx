/** The answer in one line, and the first thing that is wrong. */
import { useEffect, useRef } from 'preact/hooks';
import type { Report } from '../../../shared/verify.ts';
import type { VerifyWords } from '../../../shared/words/en/verify.ts';
import { didIn, entryId, faultsOf, whoIn } from './entry-row.tsx';
import { Mark } from './mark.tsx';

interface Props {
  readonly report: Report;
  readonly show: string;
  readonly words: VerifyWords;
}

interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

const tell = ({ report, words }: Props): Told => {
  const { ok, fails, unchecked } = words.verdict;
  const { entries, commitments, firstFailing } = report;
  if (report.verdict === 'ok') {
    const draws = entries.reduce((sum, entry) => sum + entry.draws.length, 0);
    return { title: ok.title, lines: [ok.text(draws, entries.length)] };
  }
  if (report.unchecked !== '') {
    const title = report.unchecked === 'no-commit' ? unchecked.noCommitTitle : unchecked.title;
    return { title, lines: [unchecked[report.unchecked]] };
  }
  const entry = entries[firstFailing];
  if (entry === undefined) {
    const slots = commitments.filter(({ ok }) => ok === false).map(({ slot }) => slot);
    const seed = report.seed === 'differs';
    return {
      title: seed ? fails.seed : fails.commitment,
      lines: slots.length > 0 ? [words.loose.broken(slots.join(', '))] : [],
    };
  }
  const own = commitments.filter(commitment => commitment.entry === firstFailing);
  return {
    title: fails.entry(firstFailing),
    lines: [
      `${whoIn(entry, words)} ${didIn(entry, words)}. ${faultsOf({ entry, commitments: own, words }).join(' ')}`,
      fails.firstOf(entries.filter(({ ok }) => ok === false).length),
      ...(report.seed === 'differs' ? [fails.seedToo] : []),
    ],
  };
};

export const VerdictCard = (props: Props) => {
  const { report, show, words } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever handed a record in by keyboard goes on at the answer.
  useEffect(() => heading.current?.focus(), [report]);
  const { title, lines } = tell(props);
  const ok = report.verdict === 'ok' ? true : report.verdict === 'fails' ? false : null;
  return (
    <section class={`verify-card verify-verdict ${report.verdict}`}>
      <Mark ok={ok} words={words} />
      <div>
        <p class="verify-show">
          {show} {report.code === 'replay' ? null : <code>{report.code}</code>}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {report.firstFailing < 0 ? null : (
          <a class="small" href={`#${entryId(report.firstFailing)}`}>
            {words.verdict.fails.show}
          </a>
        )}
      </div>
    </section>
  );
};
