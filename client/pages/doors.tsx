/** The page before the doors open: a countdown, the time, and a calendar reminder. */
import './doors.css';
import { useEffect } from 'preact/hooks';
import { doors as texts } from '../../shared/words/en/doors.ts';
import { words } from '../../shared/words/index.ts';
import type { Connection } from '../connection.ts';
import { clockFace, localTime } from '../parts/deadline.tsx';
import { inOwnLanguage } from '../paths.ts';

interface Props {
  readonly connection: Connection;
  /** Milliseconds. */
  readonly left: number;
}

const day = 86_400_000;

const Doors = ({ connection, left }: Props) => {
  const shell = connection.shell.value;
  const { doors = 0, title = '', code = '' } = shell ?? {};
  const { name } = words().pages;
  const face = left >= day ? texts.days(Math.floor(left / day), clockFace(left % day)) : clockFace(left);
  useEffect(() => {
    const before = document.title;
    document.title = `${face} · ${title === '' ? name : title}`;
    return () => {
      document.title = before;
    };
  }, [face]);
  return (
    <div class="doors centred absolute mt-2 gap-4">
      <h1>{texts.title}</h1>
      <p class="lead" role="timer" aria-live="off">
        <b>{face}</b>
      </p>
      <p>{localTime(doors, connection.now())}</p>
      <p>
        <a class="button small" download href={inOwnLanguage(`/api/episodes/${code}/doors.ics`)}>
          {texts.remind}
        </a>
      </p>
      <p>{texts.stay}</p>
    </div>
  );
};

export default Doors;
