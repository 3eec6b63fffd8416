/** The entrants of a cup, the draw with its commitment, and the odds of who wins. */
import './tables.css';
import type { Cup } from '../../../../shared/season/cup.ts';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { paths } from '../../../paths.ts';
import type { CupPage } from './page.ts';

const { draw, entrants, odds } = texts;

const Names = ({ names }: { readonly names: readonly string[] }) => (
  <ol class="cup-seeds">
    {names.map((name, i) => (
      <li key={i} class="anywhere">
        <bdi dir="auto">{name}</bdi>
      </li>
    ))}
  </ol>
);

export const EntrantsCard = ({ cup }: { readonly cup: Cup }) => (
  <section class="page-card cup-draw">
    <h2>{entrants.title}</h2>
    {cup.entrants.length === 0 ? <p>{entrants.none}</p> : <Names names={cup.entrants.map(({ name }) => name)} />}
  </section>
);

export const DrawCard = ({ cup, season }: CupPage) => {
  const { code, commit, seed, seeds, lots } = cup.draw;
  // Places in the list of entrants count from 1.
  const called = (places: readonly number[]) => places.map(place => cup.entrants[place - 1]?.name ?? '');
  return (
    <section class="page-card cup-draw stack">
      <h2>{draw.title}</h2>
      <p>{seed === '' ? draw.before : draw.after}</p>
      <dl class="stack">
        <dt class="bold">{draw.commit}</dt>
        <dd>
          <code>{commit}</code>
        </dd>
        {seed !== '' && (
          <>
            <dt class="bold">{draw.seed}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
        <dt class="bold">{draw.code}</dt>
        <dd>
          <code>{code}</code>
        </dd>
      </dl>
      {seeds.length > 0 && (
        <details>
          <summary>{draw.order}</summary>
          {cup.rule.seeding === 'list' && <p>{draw.byList}</p>}
          <Names names={called(seeds)} />
        </details>
      )}
      {lots.length > 0 && (
        <details>
          <summary>{draw.lots}</summary>
          <Names names={called(lots)} />
        </details>
      )}
      <details>
        <summary>{draw.check}</summary>
        <ol>
          {draw.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p class="row">
          <a class="small" href={paths.fair}>
            {draw.fairness}
          </a>
          <a class="small" href={paths.seasonRecord(season.name)} download={`${season.name}.cup.json`}>
            {draw.record}
          </a>
        </p>
      </details>
    </section>
  );
};

/** Best first. Whoever has no chance left is out, and named in the table. */
export const OddsCard = ({ cup, tell }: CupPage) => {
  if (cup.odds === null) return null;
  const { chances, simulations } = cup.odds;
  const shown = chances
    .map((chance, entrant) => ({ chance, entrant }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance || a.entrant - b.entrant);
  const most = shown[0]?.chance ?? 1;
  return (
    <section class="page-card">
      <h2>{odds.title}</h2>
      <ol class="cup-odds">
        {shown.map(({ chance, entrant }) => (
          <li key={entrant}>
            <bdi class="one-line" dir="auto" title={cup.entrants[entrant]?.name}>
              {cup.entrants[entrant]?.name}
            </bdi>
            <span class="bar" aria-hidden="true">
              <span style={{ width: `${((100 * chance) / most).toFixed(1)}%` }} />
            </span>
            <b class="figure">{odds.percent(chance)}</b>
          </li>
        ))}
      </ol>
      <p class="note">{odds.help(tell.number(simulations))}</p>
    </section>
  );
};
