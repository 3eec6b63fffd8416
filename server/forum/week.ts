/** What a show is in a week by post, from its record. */

import { sceneOf } from '../../shared/forum/scenes/index.ts';
import { owingIn, resultOf, type ShowWeek } from '../../shared/forum/week.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Recorded } from '../records/record.ts';
import { speechOf } from '../records/speech.ts';
import { robotsOf, snapshotOf } from './due-reminders.ts';

/** Without its deadline and pauses, which are no part of a record. */
export type RecordedWeek = Omit<ShowWeek, 'deadline' | 'paused'>;

export const weekOf = async ({ facts, state, episode }: Recorded, language: Language): Promise<RecordedWeek> => {
  const speech = await speechOf(episode.show, language, state.settings.currency);
  const voice = speech.voiceOf(episode.names);
  const robots = robotsOf(state);
  return {
    code: facts.code,
    title: speech.titles.show,
    name: facts.title,
    phase: episode.state.phase,
    over: state.over,
    host: snapshotOf(episode, robots).host,
    owing: owingIn(episode, voice, speech, robots, at => (at === '' ? 0 : Date.parse(at))),
    ...resultOf(episode, sceneOf(episode.view('audience'), speech.titles, voice)),
  };
};
