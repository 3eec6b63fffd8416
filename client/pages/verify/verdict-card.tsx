/** The result in one line, and the first fault. */
import { useEffect, useRef } from 'preact/hooks';
import type { Report } from '../../../shared/engine/verify.ts';
import { verify as words } from '../../../shared/words/en/verify.ts';
import { actorName, didIn, entryId, faultsOf } from './entry-row.tsx';
import { Mark } from './values.tsx';

interface Props {
  readonly report: Report;
  readonly show: string;
}

const listOf = (entries: readonly number[]): string => [...new Set(entries)].join(', ');

/** In plain words: whose links are in the throws, and what is remarkable though nothing is wrong. */
const remarksOf = (report: Report): readonly string[] => {
  const { remarks: texts } = words.verdict;
  const { parts, again, gone, chains } = report;
  const house = Object.entries(parts.house) as [keyof typeof texts.why, number][];
  const houses = house.reduce((sum, [, n]) => sum + n, 0);
  const why = house.flatMap(([who, n]) => (n === 0 ? [] : [`${texts.why[who]}: ${n}`])).join(', ');
  const late = chains.flatMap(chain => (chain.late === '' ? [] : [`${chain.from} (${texts.lateWhy[chain.late]})`]));
  return [
    ...(parts.player > 0 ? [texts.player(parts.player)] : []),
    ...(parts.host > 0 ? [texts.host(parts.host)] : []),
    ...(houses > 0 ? [texts.house(houses, why)] : []),
    ...(again > 0 ? [texts.again(again)] : []),
    ...(gone.length > 0 ? [texts.gone(gone.length, listOf(gone.map(({ entry }) => entry)))] : []),
    ...(late.length > 0 ? [texts.late(late.length, late.join(', '))] : []),
    ...(report.alarms > 0 ? [texts.alarms(report.alarms)] : []),
  ];
};

const tell = (report: Report): { readonly title: string; readonly lines: readonly string[] } => {
  const { ok, fails, unchecked } = words.verdict;
  const { entries, commitments, firstFailing } = report;
  if (report.verdict === 'ok') {
    return { title: ok.title, lines: [ok.text(entries.length), ...remarksOf(report)] };
  }
  if (report.unchecked !== '') {
    const title = report.unchecked === 'no-commit' ? unchecked.noCommitTitle : unchecked.title;
    return { title, lines: [unchecked[report.unchecked]] };
  }
  const entry = entries[firstFailing];
  if (entry === undefined && report.faults.length > 0) {
    const { faults } = words.verdict;
    return { title: faults.title, lines: report.faults.map(fault => faults[fault]) };
  }
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
      `${actorName(entry)} ${didIn(entry)}. ${faultsOf({ entry, commitments: own }).join(' ')}`,
      fails.firstOf(entries.filter(({ ok }) => ok === false).length),
      ...(report.seed === 'differs' ? [fails.seedToo] : []),
      ...report.faults.filter(fault => fault !== 'commit').map(fault => words.verdict.faults[fault]),
    ],
  };
};

export const VerdictCard = ({ report, show }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // Keyboard users continue at the result.
  useEffect(() => heading.current?.focus(), [report]);
  const { title, lines } = tell(report);
  const ok = report.verdict === 'ok' ? true : report.verdict === 'fails' ? false : null;
  return (
    <section class={`page-card verify-verdict ${report.verdict}`}>
      <Mark ok={ok} />
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
