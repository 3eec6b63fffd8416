/** The page that checks a record, on the server and as a file on disk. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Malformed } from '../../../shared/engine/record.ts';
import type { Show } from '../../../shared/engine/show.ts';
import { type Report, verifyRecord } from '../../../shared/engine/verify.ts';
import { manifestOf } from '../../../shared/shows/index.ts';
import { verify as words } from '../../../shared/words/en/verify.ts';
import { words as catalogue, loadShowWords } from '../../../shared/words/index.ts';
import { EntryRow } from './entry-row.tsx';
import { FacesCard } from './faces-card.tsx';
import { fetchRecord, type Published } from './fetching.ts';
import { HandingIn } from './handing-in.tsx';
import { SeedCard } from './seed-card.tsx';
import { VerdictCard } from './verdict-card.tsx';
import './verify.css';
import './verify-report.css';
import { showTerms } from '../../parts/move-words.ts';

/** Bytes. Even the longest shows are far below. */
const largest = 32 * 1024 * 1024;

interface CheckState {
  readonly report: Report;
  readonly show: string;
  readonly published: Published | undefined;
}

type State = CheckState | { readonly problem: string } | 'waiting' | 'fetching';

/** The rules of the show that a record names, if it exists. */
const rulesOf = async (record: unknown): Promise<Show | undefined> => {
  const { show } = (record ?? {}) as { readonly show?: unknown };
  return typeof show === 'string' ? manifestOf(show)?.rules() : undefined;
};

const check = async (text: string, published?: Published): Promise<State> => {
  const { problem } = words;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: problem.notJson };
  }
  try {
    const show = await rulesOf(value);
    const report = verifyRecord(value, name => (name === show?.name ? show : undefined));
    const [{ title }] = await Promise.all([loadShowWords(report.show), showTerms(report.show)]);
    return { report, show: title, published };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { problem: problem.notRecord(error.message) };
  }
};

/** Before the seed is published, commitments belong to no known entry. */
const Loose = ({ report }: { readonly report: Report }) => {
  const opened = report.commitments.filter(({ ok }) => ok === true).length;
  const { loose } = words;
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

const ReportView = ({ report, show, published }: CheckState) => {
  const of = (index: number) => report.commitments.filter(({ entry }) => entry === index);
  return (
    <>
      <VerdictCard report={report} show={show} />
      <div class="columns verify-pair">
        <SeedCard report={report} published={published} />
        <FacesCard faces={report.faces} />
      </div>
      <Loose report={report} />
      <section class="page-card">
        <h2>{words.entries.title}</h2>
        <p class="note">{words.entries.numbered}</p>
        <ol class="verify-entries">
          {report.entries.map(entry => (
            <EntryRow key={entry.index} entry={entry} commitments={of(entry.index)} />
          ))}
        </ol>
      </section>
    </>
  );
};

interface Props {
  /** The address of this page as a file; "" if it is that file. */
  readonly download: string;
  /** The code in the address, "" for none. */
  readonly code: string;
}

export const CheckPage = ({ download, code }: Props) => {
  const [state, setState] = useState<State>(code === '' ? 'waiting' : 'fetching');
  const online = download !== '';

  const checkFile = useCallback(async (file: File) => {
    setState(file.size > largest ? { problem: words.problem.tooBig } : await check(await file.text()));
  }, []);
  const checkCode = async (wanted: string) => {
    setState('fetching');
    const fetched = await fetchRecord(wanted);
    setState(fetched.ok ? await check(fetched.text, fetched.published) : { problem: words.problem[fetched.why] });
  };
  useEffect(() => {
    document.title = `${words.title} · ${catalogue().pages.name}`;
    if (code !== '') void checkCode(code);
  }, [code]);

  const fetching = state === 'fetching';
  return (
    <main class="verify paper-page">
      <header class="page-bar">
        {online ? <a href="/">{catalogue().pages.name}</a> : <b>{catalogue().pages.name}</b>}
        <h1>{words.title}</h1>
      </header>
      <div class="page-body">
        <p class="lead">{words.lead}</p>
        <HandingIn
          online={online}
          busy={fetching}
          done={typeof state === 'object' && 'report' in state}
          onFile={checkFile}
          onCode={checkCode}
          onProblem={problem => setState({ problem })}
        />
        {typeof state === 'object' && 'problem' in state ? (
          <section class="page-card verify-problem" role="alert">
            <h2>{words.problem.title}</h2>
            <p>{state.problem}</p>
          </section>
        ) : null}
        {typeof state === 'object' && 'report' in state ? <ReportView {...state} /> : null}
        <div class="columns verify-pair">
          <section class="page-card">
            <h2>{words.proves.title}</h2>
            <ul class="stack">
              {words.proves.points.map(point => (
                <li class="relative" key={point}>
                  {point}
                </li>
              ))}
            </ul>
          </section>
          <section class="page-card">
            <h2>{words.cannot.title}</h2>
            <ul class="stack">
              {words.cannot.points.map(point => (
                <li class="relative" key={point}>
                  {point}
                </li>
              ))}
            </ul>
            {online ? (
              <p>
                <a class="small" href={download} download>
                  {words.cannot.download}
                </a>{' '}
                <span class="note">{words.cannot.downloadHelp}</span>
              </p>
            ) : null}
          </section>
        </div>
      </div>
    </main>
  );
};
