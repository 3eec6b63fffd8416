/** What a team had said about the move that was made for it. */
import type { Said } from '../../../shared/crowd/team.ts';
import type { View } from '../../../shared/engine/show.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import { callName } from '../../odds/phrases.ts';
import { Emblem } from '../../parts/emblem.tsx';

interface Props {
  readonly said: Said;
  readonly view: View;
  readonly tell: Narrator;
  readonly texts: CrowdWords['team'];
}

/** `Team Red said roll, 41 to 12`. */
export const saidText = (
  { seat, kind, call, times, of, next }: Said,
  { view, tell, texts }: Omit<Props, 'said'>,
): string => {
  const name = callName(call, kind, view, tell);
  return kind === 'answer' || kind === 'guess'
    ? texts.agreed(tell.name(seat), name, times, of)
    : texts.said(tell.name(seat), name, times, next);
};

export const SaidCard = ({ said, view, tell, texts }: Props) => (
  <section class="best-place said-place sh-card in-ink on-paper r4" role="status">
    <h2>
      <Emblem seat={said.seat} size="34px" /> {saidText(said, { view, tell, texts })}
    </h2>
    <div class="said-bars" aria-hidden="true">
      {[said.times, said.kind === 'choice' ? said.next : said.of - said.times].map((times, i) => (
        <i
          key={i}
          style={{ flexGrow: times, background: i === 0 ? `var(--seat-${said.seat % 8})` : undefined }}
          class={times === 0 ? 'none' : ''}
        >
          {times > 0 && tell.number(times)}
        </i>
      ))}
    </div>
    {said.otherwise && <p>{texts.otherwise}</p>}
  </section>
);
