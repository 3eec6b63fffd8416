/** What each player has sent, as soon as the host may know it, and its result. */
import { isActAlone } from '../../../shared/shows/index.ts';
import { words } from '../../../shared/words/index.ts';
import { controlsOf } from '../../controls/index.ts';
import { Emblem, Name } from '../../parts/emblem.tsx';
import type { Desk, SentAnswer } from './desk.ts';

const recent = 3;

export const SentBox = (desk: Desk) => {
  const { desk: texts } = words().pages;
  const { view, shell, lines } = desk;
  const answers = (view.own?.sent ?? []) as unknown as readonly SentAnswer[];
  const round = typeof view.board.round === 'number' ? view.board.round : 0;
  // The newest two entries: the last move and the step it answered.
  const entries = [...new Set(lines.map(({ entry }) => entry))].slice(-recent);
  const news = lines.filter(({ entry }) => entries.includes(entry)).map(({ text }) => text);
  if (view.phase === 'lobby') return null;
  // A seat that owes no move is listed as having sent something only while the others still send in secret.
  const seals = (desk.own.others ?? []).some(({ by, sealed }) => typeof by === 'number' && sealed === true);
  // In acts with only dice, nobody writes anything.
  const sends = round > 0 || answers.length > 0 || seals;
  return (
    <section class="box">
      <h2>{!sends ? texts.happened : round > 0 ? texts.sentRound(round) : texts.sent}</h2>
      {sends && (
        <div class="answers as-grid gap-3">
          {view.seats.map(({ name }, seat) => {
            const own = answers.filter(item => item.seat === seat).map(({ text }) => text);
            const sealed = own.length === 0 && seals && !shell.waiting.includes(seat);
            return (
              <div class="across min-w-0 line-paper on-field t4 r3 p-2-3 gap-3" key={seat}>
                <Emblem seat={seat} size="30px" />
                <Name name={name} />
                {own.length > 0 ? (
                  <span class="texts down flex-none end">
                    {own.map((text, i) => (
                      <b key={i} class={`bold-figure tabular lh-105 t8 ${/^\d+$/.test(text) ? '' : 'long'}`} dir="auto">
                        {text}
                      </b>
                    ))}
                  </span>
                ) : (
                  <i class="roman end in-ink-2">
                    {shell.waiting.includes(seat) ? texts.owes : sealed ? texts.sealed : ''}
                  </i>
                )}
              </div>
            );
          })}
        </div>
      )}
      <p class="news" role="status">
        {news.length === 0 ? texts.nothingSent : news.join(' ')}
      </p>
    </section>
  );
};

export const UpcomingBox = ({ view, tell, options }: Desk) => {
  const steps =
    view.phase === 'over' ? undefined : controlsOf(view.show, view.act).desk?.upcoming?.({ view, tell, options });
  // Nothing comes after an act on its own.
  if (steps === undefined || isActAlone(view.show)) return null;
  return (
    <section class="box filler flex-1">
      <h2>{words().pages.desk.coming}</h2>
      <ol class="run row weight-6">
        {steps.map((step, i) => (
          <li
            key={step}
            class={`nowrap pill line-paper on-field ${i === 0 ? 'now' : ''}`}
            aria-current={i === 0 ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
};
