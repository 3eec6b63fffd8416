import { words } from '../../../shared/words/index.ts';
import { controlsOf } from '../../controls/index.ts';
import { hasHouseRules } from '../../house/use-house.ts';
import { lazily } from '../../parts/lazy.ts';
import type { Desk } from './desk.ts';

/** Fetched if a show has house rules. */
const HouseChip = lazily(() => import('../../house/house-chip.tsx'));

const RoundClock = lazily(() => import('../../parts/round-clock.tsx'));

/** Title, lamp, status of the show, and what is at stake. */
export const DeskTop = (desk: Desk) => {
  const { view, shell, tell, title, options, rules } = desk;
  const { states } = words().pages;
  const { desk: facts } = controlsOf(view.show, view.act);
  const lamp =
    shell.phase === 'over'
      ? states.overSign
      : shell.phase === 'lobby'
        ? states.soon
        : shell.paused !== ''
          ? states.pausedSign
          : states.onAir;
  const live = lamp === states.onAir;
  return (
    <header class="top across flex-none weight-6 in-paper t4 gap-5">
      <h1 class="clip nowrap ellipsis">{title}</h1>
      <span class={`tag air ${live ? '' : 'off'}`}>{lamp}</span>
      {shell.robots && <span class="tag practice">{states.practice}</span>}
      <span class="status clip nowrap ellipsis">
        {view.phase === 'lobby' ? <bdi dir="auto">{shell.title}</bdi> : facts?.status?.({ view, tell, options })}
      </span>
      {hasHouseRules(rules) && <HouseChip show={view.show} options={options} changes={rules} />}
      {shell.roundEnds > 0 && <RoundClock ends={shell.roundEnds} now={() => desk.connection.now()} />}
      <span class="space flex-1" />
      {view.board.danger === true && view.phase !== 'over' && <span class="tag danger-chip">{states.danger}</span>}
      <span class="amount clip nowrap ellipsis">{view.phase === 'lobby' ? '' : facts?.amount?.({ view, tell })}</span>
    </header>
  );
};
