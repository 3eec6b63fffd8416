/** The running shows, and those that were reported. */
import { useSignal } from '@preact/signals';
import type { OperatorBlock, OperatorFigures, OperatorReport, OperatorRoom } from '../../../shared/operator.ts';
import { operator as texts } from '../../../shared/words/en/operator.ts';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { paths, spacedCode } from '../../paths.ts';
import { nameOf } from './figures.tsx';

const Names = ({ seats }: { readonly seats: readonly string[] }) => {
  return (
    <ul class="row">
      {seats.slice(0, 12).map((name, seat) => (
        <li key={seat}>{name === '' ? <i>{texts.free}</i> : <bdi dir="auto">{name}</bdi>}</li>
      ))}
    </ul>
  );
};

const Title = ({ code, title }: { readonly code: string; readonly title: string }) => (
  <a href={paths.watch(code)}>
    <bdi dir="auto">{title === '' ? spacedCode(code) : title}</bdi>
  </a>
);

interface ReportProps {
  readonly about: OperatorReport;
  /** Of its seats, as far as they are known. */
  readonly addresses: readonly string[];
  readonly onBlock: (kind: OperatorBlock['kind'], value: string) => void;
  readonly onAct: (code: string, what: 'dismiss' | 'close') => void;
}

export const Report = ({ about, addresses, onBlock, onAct }: ReportProps) => {
  const asking = useSignal(false);
  return (
    <li class="page-card row between">
      <div>
        <Title {...about} />
        <Names seats={about.seats} />
        <p>
          {[
            texts.reported(about.count),
            about.reasons.map(why => texts.reasons[why] ?? why).join(', '),
            ...(about.count >= 3 ? [texts.offList] : []),
          ].join(' · ')}
        </p>
        {about.words.map((text, i) => (
          <blockquote key={i} dir="auto">
            {text}
          </blockquote>
        ))}
        <ul class="row">
          {about.seats.flatMap((name, seat) => {
            const address = addresses[seat] ?? '';
            if (name === '') return [];
            return [
              <li key={seat}>
                <Button onClick={() => onBlock('name', name)}>{texts.block.name(name)}</Button>
              </li>,
              ...(address === ''
                ? []
                : [
                    <li key={address}>
                      <Button onClick={() => onBlock('network', address)}>{texts.block.address(name, address)}</Button>
                    </li>,
                  ]),
            ];
          })}
        </ul>
      </div>
      <div class="row">
        {asking.value ? (
          <>
            <p>{texts.closeSure}</p>
            <Button class="small dangerous" onClick={() => onAct(about.code, 'close')}>
              {texts.yes}
            </Button>
            <Button onClick={() => (asking.value = false)}>{texts.no}</Button>
          </>
        ) : (
          <>
            <Button onClick={() => onAct(about.code, 'dismiss')}>{texts.dismiss}</Button>
            <Button class="small dangerous" onClick={() => (asking.value = true)}>
              {texts.close}
            </Button>
          </>
        )}
      </div>
    </li>
  );
};

interface RoomsProps {
  readonly rooms: readonly OperatorRoom[];
  readonly processes: readonly OperatorFigures[];
  readonly now: number;
}

export const Rooms = ({ rooms, processes, now }: RoomsProps) => {
  if (rooms.length === 0) return <p class="note">{texts.noRooms}</p>;
  const { columns } = texts;
  // With a single process there is no need to name it.
  const places = new Map(processes.length < 2 ? [] : processes.map(one => [one.process, nameOf(one)]));
  return (
    <div class="scroll">
      <DataTable
        labelled
        heads={Object.values(columns)}
        rows={rooms.map(room => [
          <>
            <Title {...room} />
            <span>{[room.show, ...(places.has(room.process) ? [places.get(room.process)] : [])].join(' · ')}</span>
          </>,
          <Names key="names" seats={room.seats} />,
          [
            `${room.act} / ${room.phase}`,
            ...(room.paused === '' ? [] : [texts.paused]),
            ...(room.robots ? [texts.robots] : []),
            ...(room.public ? [texts.public] : []),
          ].join(', '),
          room.clients,
          room.entries,
          texts.ago(Math.max(0, Math.round((now - room.touched) / 1000))),
        ])}
      />
    </div>
  );
};
