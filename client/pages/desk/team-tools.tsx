/** Who plays a seat: one person, or a team, and how it decides. Fetched with the tools of a seat. */
import { deciders, voteTimes } from '../../../shared/engine/protocol.ts';
import type { CrowdWords } from '../../../shared/words/en/crowd.ts';
import { Check, SelectField } from '../../parts/fields.tsx';
import { roomNews } from '../../parts/room-news.ts';
import type { Desk } from './desk.ts';

interface Props {
  readonly desk: Desk;
  readonly seat: number;
  readonly texts: CrowdWords['team'];
}

const voteClocks = [voteTimes.shortest, 10, voteTimes.usual, 20, 30, 60, voteTimes.longest];

export const TeamTools = ({ desk: { shell, busy, manage }, seat, texts }: Props) => {
  const team = roomNews(shell.room)?.teams?.find(one => one.seat === seat);
  const lobby = shell.phase === 'lobby';
  if (shell.phase === 'over' || (team === undefined && !lobby)) return null;
  const decides = team?.decides ?? 'nobody';
  const name = shell.seats[seat]?.name === '' ? { name: texts.names[seat % texts.names.length] ?? '' } : {};
  return (
    <fieldset class="stack">
      <SelectField
        label={texts.desk.title}
        value={decides}
        disabled={busy}
        of={[...(lobby ? (['nobody'] as const) : []), ...deciders].map(how => [how, texts.desk.decides[how]])}
        onChoose={how => void manage({ do: 'team', seat, decides: how as typeof decides, ...name })}
      />
      {team?.decides === 'vote' && (
        <SelectField
          label={texts.desk.seconds}
          value={team.seconds}
          disabled={busy}
          of={voteClocks.map(seconds => [seconds, `${seconds} s`])}
          onChoose={seconds => void manage({ do: 'team', seat, decides: 'vote', seconds: Number(seconds) })}
        />
      )}
      {team !== undefined && (
        <Check
          label={texts.desk.everybody}
          checked={team.everybody}
          disabled={busy}
          onChange={everybody => void manage({ do: 'team', seat, decides: team.decides, everybody })}
        />
      )}
    </fieldset>
  );
};
