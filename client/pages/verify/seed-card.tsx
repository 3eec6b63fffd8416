/** What was fixed before the first throw, to be compared with people's own notes. */
import { useState } from 'preact/hooks';
import type { Report } from '../../../shared/engine/verify.ts';
import { verify as words } from '../../../shared/words/en/verify.ts';
import type { Published } from './fetching.ts';
import { Mark } from './values.tsx';

const { seed } = words;

const fewest = 8;
const digitsOf = (text: string): string => text.toLowerCase().replace(/[^0-9a-f]/g, '');

interface Props {
  readonly report: Report;
  readonly published: Published | undefined;
}

/** A commitment that somebody noted or photographed in the lobby, or the beginning of it. */
const NotedCommit = ({ commit }: { readonly commit: string }) => {
  const [noted, setNoted] = useState('');
  const digits = digitsOf(noted);
  const verdict =
    digits === ''
      ? ''
      : digits.length < fewest
        ? seed.tooFew
        : commit.startsWith(digits)
          ? seed.agrees
          : seed.disagrees;
  return (
    <div class="noted">
      <label for="noted">{seed.noted}</label>
      <input
        id="noted"
        class="text-field"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={noted}
        onInput={event => setNoted(event.currentTarget.value)}
      />
      <p role="status" class={verdict === seed.disagrees ? 'problem' : verdict === seed.agrees ? 'success' : ''}>
        {verdict}
      </p>
    </div>
  );
};

/** `player:0` is the first contestant's part. */
const sourceName = (source: string, { seats }: Report): string => {
  if (source === 'host') return seed.hostChain;
  const [kind, seat = ''] = source.split(':');
  return (kind === 'player' && seats[Number(seat)]) || source;
};

const fits = { fits: true, differs: false, 'no-seed': null, 'no-commit': null } as const;

export const SeedCard = ({ report, published }: Props) => {
  const state = fits[report.seed];
  return (
    <section class="page-card verify-seed">
      <h2>{seed.title}</h2>
      <dl>
        <dt>{seed.commit}</dt>
        <dd>
          {report.commit === '' ? null : <code class="verify-hex">{report.commit}</code>}
          <p class={`row ${state === false ? 'problem' : ''}`}>
            <Mark ok={state} />
            {seed.states[report.seed]}
          </p>
          {report.commit === '' ? null : (
            <>
              <p class="note">{seed.commitHelp}</p>
              <NotedCommit commit={report.commit} />
            </>
          )}
        </dd>
        {report.seed === 'no-seed' ? null : (
          <>
            <dt>{seed.sources}</dt>
            <dd>
              {report.sources.length === 0 ? <p>{seed.noSources}</p> : null}
              <ul>
                {report.sources.map(({ name, value }) => (
                  <li key={name}>
                    <bdi dir="auto">{sourceName(name, report)}</bdi>{' '}
                    {value === '' ? <em>{seed.silent}</em> : <code class="verify-hex">{value}</code>}
                  </li>
                ))}
              </ul>
              {report.sources.length === 0 ? null : <p class="note">{seed.sourcesHelp}</p>}
              {report.sources.length === 0 ? null : (
                <p>
                  {seed.publicSeed} <code class="verify-hex">{report.publicSeed}</code>
                </p>
              )}
            </dd>
            {report.chains.length === 0 ? null : (
              <>
                <dt>{seed.chains}</dt>
                <dd>
                  <ul>
                    {report.chains.map(({ name, pledge, used, fault }) => (
                      <li key={pledge} class={fault === '' ? '' : 'problem'}>
                        <details>
                          <summary>{seed.chain(sourceName(name, report), used)}</summary>
                          <code class="verify-hex">{pledge}</code>
                        </details>
                      </li>
                    ))}
                  </ul>
                </dd>
              </>
            )}
          </>
        )}
        <dt>{seed.hash}</dt>
        <dd>
          <code class="verify-hex">{report.hash}</code>
          {published?.hash === undefined ? null : (
            <p class={published.hash === report.hash ? 'success' : 'problem'}>
              {published.hash === report.hash ? seed.published.same : seed.published.other}
            </p>
          )}
          <p class="note">{seed.hashHelp}</p>
        </dd>
      </dl>
    </section>
  );
};
