/** The host's own questions for the next show with the same players, brought as they are before any show. */
import { useEffect } from 'preact/hooks';
import { getShows, type OwnQuestions } from '../../api.ts';
import { useLoaded } from '../../parts/task.ts';
import OwnPack from '../own-pack.tsx';
import type { Desk } from './desk.ts';

interface Props extends Pick<Desk, 'shell' | 'options' | 'manage'> {
  /** Null until there are some that can be played with. `checking`: the server looks at some. */
  readonly onOwn: (own: OwnQuestions | null, checking: boolean) => void;
}

const NextQuestions = ({ shell, options, manage, onOwn }: Props) => {
  const show = useLoaded(async () => (await getShows()).find(({ name }) => name === shell.show), []);
  // It does not open by itself before they are there.
  useEffect(() => {
    if (shell.nextAt > 0) void manage({ do: 'go-on', on: false });
  }, [shell.nextAt]);
  useEffect(() => () => onOwn(null, false), []);
  if (show === undefined) return null;
  return (
    <OwnPack show={show} options={options} onPack={(pack, kept, checking) => onOwn(pack && { pack, kept }, checking)} />
  );
};

export default NextQuestions;
