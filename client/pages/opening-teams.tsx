/** Whether people or teams play the seats of a show. Fetched with the form. */

import { deciders } from '../../shared/engine/protocol.ts';
import { words } from '../../shared/words/index.ts';
import { SelectField } from '../parts/fields.tsx';
import { useLoaded } from '../parts/task.ts';
import type { Choice } from './opening.ts';

interface Props {
  readonly teams: Choice['teams'];
  readonly seats: number;
  readonly onChange: (teams: Choice['teams']) => void;
}

const OpeningTeams = ({ teams, seats, onChange }: Props) => {
  const texts = useLoaded(async () => (await words().crowd()).team, []);
  if (texts === undefined) return null;
  return (
    <SelectField
      label={texts.desk.title}
      value={teams?.decides ?? 'nobody'}
      of={(['nobody', ...deciders] as const).map(how => [how, texts.desk.decides[how]])}
      onChoose={how => {
        const decides = deciders.find(one => one === how);
        onChange(decides && { decides, names: texts.names.slice(0, seats) });
      }}
    />
  );
};

export default OpeningTeams;
