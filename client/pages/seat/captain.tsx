/** The page of a team's seat: what the team says, and its vote, which this page makes as soon as it is over. */
import '../../parts/team-card.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import type { Connection } from '../../connection.ts';
import { controlsOf } from '../../controls/index.ts';
import { useAccount } from '../../parts/account.ts';
import { Problem } from '../../parts/fields.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { calledAs, shownNews, TeamCard, titleOf } from '../../parts/team-card.tsx';

interface Props {
  readonly connection: Connection;
  readonly tell: Narrator;
  /** The team votes on what the seat owes now, so there is nothing else to press. */
  readonly votes: boolean;
}

/** Calls that the captain sees beside the controls. */
const maxShown = 4;

export const Captain = ({ connection, tell, votes, texts }: Props & { readonly texts: CrowdWords }) => {
  const { purse, ask, problem } = useAccount(connection, texts);
  const heard = connection.team.value;
  const view = connection.sight.value;
  const key = heard?.task?.key ?? '';
  useEffect(() => void ask({ do: 'look' }), [key]);
  if (heard === null || view === null) return null;
  const news = shownNews(heard, connection.own.value?.entries ?? 0);
  if (news.task === null) return null;
  const isMember = purse?.team?.seat === news.seat;
  const style = { '--team': `var(--seat-${news.seat % 8})` };
  if (votes) {
    const { Board } = controlsOf(view.show, view.act);
    return (
      <Sheet class="team-sheet">
        {Board !== undefined && <Board view={view} tell={tell} />}
        <h1>{titleOf(news, texts.team)}</h1>
        <div class="down flex-1" style={style}>
          <TeamCard
            news={news}
            call={purse?.team?.task?.key === key ? purse.team.call : ''}
            send={isMember ? value => void ask({ do: 'call', task: key, value }) : undefined}
            view={view}
            tell={tell}
            texts={texts}
          />
        </div>
        <Problem text={problem.value} />
      </Sheet>
    );
  }
  const all = Math.max(1, news.called);
  return (
    <section class="team-advice" style={style} aria-label={texts.team.says}>
      <h2 class="t3">{news.called === 0 ? texts.team.quiet : texts.team.says}</h2>
      <ul>
        {news.counts.slice(0, maxShown).map(([call, times]) => (
          <li key={call}>
            <i style={{ width: `${(100 * times) / all}%` }} aria-hidden="true" />
            <bdi dir="auto">{calledAs(news, call, view, tell)}</bdi>
            <b class="tabular">{tell.number(times)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Makes what was voted, whatever the page shows: it is the one that has a part in the dice. */
export const VoteHand = ({ connection }: Pick<Props, 'connection'>) => {
  const made = useRef('');
  const heard = connection.team.value;
  const key = heard?.task?.key ?? '';
  const { voted } = heard ?? {};
  useEffect(() => {
    if (voted === undefined || made.current === key) return;
    made.current = key;
    const { do: move, ...inputs } = voted.move;
    void connection.move(move, inputs as Record<string, Json>);
  }, [voted, key]);
  return null;
};
