/** Warns loudly when a page's part in the dice is missing or was changed (fairness.md 10). */
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import { dice } from '../../shared/words/en/dice.ts';
import type { Connection } from '../connection.ts';
import { paths } from '../paths.ts';
import { Button } from './button.tsx';

/** For the user of this page. */
export const OwnAlarm = ({ connection }: { readonly connection: Connection }) => {
  const part = connection.part.value;
  const alarms = part?.alarms.value ?? [];
  const isStranger = part !== null && part.stranger.value !== '';
  if (part === null || (alarms.length === 0 && !isStranger)) return null;
  const { alarm, stranger } = dice;
  return (
    <section class="dice-alarm in-ink on-field r2" role="alert">
      <h2>{alarm.title}</h2>
      {alarms.map(({ what, entry }) => (
        <p key={`${what} ${entry}`}>{what === 'link' ? alarm.link(entry) : alarm[what]}</p>
      ))}
      {isStranger ? (
        <>
          <p>{alarm.stranger}</p>
          <Button onClick={() => part.answerStranger(true)}>{stranger.mine}</Button>
          <Button onClick={() => part.answerStranger(false)}>{stranger.strange}</Button>
        </>
      ) : null}
      <p>
        {alarm.keep} <a href={paths.verify(connection.code)}>{alarm.check}</a>
      </p>
    </section>
  );
};

/** A quiet notice: a press of this page got lost, and another draw took its place. */
export const LostNote = ({ connection }: { readonly connection: Connection }) => {
  const part = connection.part.value;
  if (part === null || !part.lost.value) return null;
  const dismiss = () => {
    part.lost.value = false;
  };
  return (
    <section class="row dice-lost" role="status">
      <p>{dice.lost.text}</p>
      <Button onClick={dismiss}>{dice.lost.ok}</Button>
    </section>
  );
};

/** An alarm in words, about the page that raised it. `names`: of the seats. */
const reportedText = ({ name, what, entry }: DiceAlarm, names: readonly string[]): string => {
  const { reported } = dice;
  const seat = name.startsWith('player:') ? (names[Number(name.slice('player:'.length))] ?? '') : '';
  const who = seat === '' ? reported.host : seat;
  return what === 'link' ? reported.link(who, entry) : reported[what](who);
};

interface Props {
  readonly alarms: readonly DiceAlarm[];
  readonly names: readonly string[];
}

/** For the host and readers of the recap: the alarms of all pages. */
export const ReportedAlarms = ({ alarms, names }: Props) =>
  alarms.length === 0 ? null : (
    <section class="dice-alarm in-ink on-field r2" role="alert">
      <h2>{dice.reported.title}</h2>
      {alarms.map(alarm => (
        <p key={`${alarm.name} ${alarm.what} ${alarm.entry}`}>{reportedText(alarm, names)}</p>
      ))}
    </section>
  );
