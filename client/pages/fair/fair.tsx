/** /fair: how the dice work, first for a twelve-year-old, then with formulas, and what they cannot guarantee. */
import './fair.css';
import { fair as words } from '../../../shared/words/en/fair.ts';
import { PageBar } from '../../parts/page-bar.tsx';
import { useLoaded } from '../../parts/task.ts';
import { inOwnLanguage } from '../../paths.ts';
import { pictures } from './pictures.tsx';

/** fairness.md 1 to 9, in its own notation. */
const formulas: Readonly<Record<keyof typeof words.formulas.names, string>> = {
  seed: 'K',
  commit: 'commit = H(frame(tag, "seed-commit", code, K))',
  chain: 'c(i) = H(frame(tag, "chain", c(i−1))), i = 1 … 1024',
  link: 'c(1023) for the start; c(1022 − (place − place of the pledge)) for every other place',
  start: 'publicSeed = H(frame(tag, "public-seed", code, commit, "host", link, "player:0", link, …))',
  draw: 'HMAC(K, frame(tag, "draw", code, publicSeed, 16 · place + k, label, link, block))',
  below: words.formulas.words,
  hidden:
    'salt = HMAC(K, frame(tag, "secret-salt", code, slot)); H(frame(tag, "secret-commit", code, slot, salt, value))',
  check: 'HMAC(K, frame(tag, "check", code, publicSeed, nonce, label, link, values))',
  hash: 'H(record)',
};

const program = '/boxcars-verify.mjs';

/** SHA-256 of the program, written beside it by the build; "" without a build. */
const hashOf = async (): Promise<string> => {
  const answer = await fetch(`${program}.sha256`);
  const text = answer.ok ? (await answer.text()).trim() : '';
  return /^[0-9a-f]{64}$/.test(text) ? text : '';
};

const Fair = () => {
  const hash = useLoaded(hashOf, []) ?? '';
  return (
    <div class="fair-page paper-page">
      <PageBar title={words.title} />
      <main class="page-body">
        <p class="lead">{words.lead}</p>
        {words.steps.map(({ title, text, picture }, i) => {
          const Picture = pictures[i];
          return (
            <section key={title} class="page-card fair-step as-grid items-center gap-5">
              <figure class="as-grid place-center in-paper r2 p-2-3" role="img" aria-label={picture}>
                {Picture === undefined ? null : <Picture />}
              </figure>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </section>
          );
        })}
        {[words.undo, words.house].map(({ title, text }) => (
          <section key={title} class="page-card">
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section class="page-card">
          <h2>{words.limits.title}</h2>
          <ul>
            {words.limits.points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section class="page-card">
          <h2>{words.check.title}</h2>
          <p>
            <a class="inline-block tap" href="/verify">
              {words.check.page}
            </a>
          </p>
          <p>
            <a
              class="inline-block tap"
              href={inOwnLanguage('/boxcars-verify.html').replace(/^([^?]*)\?lang=(.*)$/, '/$2$1')}
              download
            >
              {words.check.file}
            </a>{' '}
            {words.check.fileHelp}
          </p>
          <p>
            <a class="inline-block tap" href={program} download>
              {words.check.program}
            </a>{' '}
            {words.check.programHelp}
          </p>
          {hash === '' ? null : (
            <p>
              <code class="anywhere">{words.check.hash(hash)}</code>
            </p>
          )}
        </section>
        <details class="page-card">
          <summary>
            <h2>{words.formulas.title}</h2>
          </summary>
          <p>{words.formulas.lead}</p>
          <dl>
            {Object.entries(formulas).map(([name, formula]) => (
              <div key={name}>
                <dt class="bold mt-3">{words.formulas.names[name as keyof typeof formulas]}</dt>
                <dd>
                  <code class="anywhere">{formula}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </main>
    </div>
  );
};

export default Fair;
