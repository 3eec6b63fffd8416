/** What a team is asked, with the bars of what it says. Whoever is in it calls by pressing one. */
import './team-card.css';
import type { OwnTeam, TeamNews } from '../../shared/crowd/messages.ts';
import { hasOneWay } from '../../shared/crowd/team.ts';
import type { View } from '../../shared/engine/show.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import type { CrowdWords } from '../../shared/words/en/crowd.ts';
import { callName, shortNames } from '../odds/phrases.ts';
import { CallField } from './call-field.tsx';

interface Props {
  readonly news: TeamNews;
  /** The own call; "" for none. */
  readonly call: string;
  /** undefined where only others may call. */
  readonly send: ((value: string) => void) | undefined;
  readonly view: View;
  readonly tell: Narrator;
  readonly texts: CrowdWords;
}

/** Rows that a phone has room for beside the field. */
const maxRows = 5;
/** With up to so many each is a large key, and with more than these they stand in columns. */
const fewRows = 4;
const manyRows = 6;

/** What a call is called: moves in brackets stand beside answers and numbers. */
export const calledAs = (
  { task }: Pick<TeamNews, 'task'>,
  call: string,
  view: Pick<View, 'board'>,
  tell: Narrator,
): string => {
  const kind = task?.task.kind ?? 'choice';
  const move = task?.moves.find(({ value }) => value === call);
  return move === undefined ? callName(call, kind, view, tell) : callName(call.slice(1, -1), 'choice', view, tell);
};

export const TeamCard = ({ news, call, send, view, tell, texts }: Props) => {
  if (news.task === null) return null;
  const { task, moves, range } = news.task;
  const all = Math.max(1, news.called);
  const shortOf = shortNames(task, view) ?? ((value: string) => calledAs(news, value, view, tell));
  const times = new Map(news.counts);
  const fixed = 'options' in task ? task.options.map(({ value }) => value) : 'choices' in task ? task.choices : [];
  const said = fixed.length > 0 ? [] : news.counts.map(([value]) => value).filter(value => !value.startsWith('('));
  const shown = said.slice(0, maxRows);
  // Whoever said something that hardly anybody said sees that it counts.
  const own = fixed.length > 0 || call === '' || call.startsWith('(') || shown.includes(call) ? [] : [call];
  const rows = [...fixed, ...shown, ...own, ...moves.map(({ value }) => value)];
  const isOpen = send !== undefined && news.voted === undefined;
  const made = news.voted?.call;
  return (
    <section class="team-card down gap-3">
      {'ask' in task && task.ask !== '' && (
        <p class="team-ask bold t6 lh-11" dir="auto">
          {task.ask}
        </p>
      )}
      {'pattern' in task && task.pattern !== '' && <p class="team-pattern t6">{task.pattern}</p>}
      {fixed.length === 0 && isOpen && (
        <CallField
          key={news.task.key}
          label={
            range !== undefined ? texts.team.number(...range) : texts.task[task.kind === 'guess' ? 'guess' : 'answer']
          }
          button={texts.task.send}
          call={call.startsWith('(') ? '' : call}
          kind={range !== undefined ? 'whole' : task.kind === 'guess' ? 'number' : 'text'}
          send={send}
        />
      )}
      <ul
        class={`team-rows ${rows.length > manyRows ? 'many' : fixed.length > 0 && rows.length <= fewRows ? 'few' : ''}`}
      >
        {rows.map(value => {
          const count = times.get(value) ?? 0;
          return (
            <li key={value}>
              <button
                type="button"
                class={made === value ? 'made' : ''}
                aria-pressed={value === call}
                disabled={!isOpen}
                onClick={() => send?.(value)}
              >
                <i style={{ width: `${(100 * count) / all}%` }} aria-hidden="true" />
                <bdi dir="auto">{shortOf(value)}</bdi>
                <b class="tabular">{count > 0 && tell.number(count)}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="team-told t3 in-ink-2" role="status">
        {made !== undefined
          ? texts.team.voted(calledAs(news, made, view, tell))
          : texts.team.called(news.called, news.members)}
      </p>
    </section>
  );
};

/** What its members are asked to do. */
export const titleOf = ({ task, decides }: TeamNews, { decides: texts }: CrowdWords['team']): string => {
  if (decides !== 'vote') return texts[decides];
  return texts[task?.task.kind === 'guess' ? 'number' : task !== null && hasOneWay(task) ? 'one' : 'vote'];
};

/** The news of a team as they may be shown: nobody learns from them what the stage has not told yet. */
export const shownNews = <T extends TeamNews | OwnTeam>(news: T, entries: number): T =>
  news.entries > entries ? { ...news, task: null, counts: [], called: 0 } : news;
