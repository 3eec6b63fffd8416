/** Undo, sound check, and ending a show early. */
import type { Json } from '../../../shared/engine/json.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { lazily } from '../../parts/lazy.ts';
import { Confirm } from './confirm.tsx';
import { type Desk, mayDo } from './desk.ts';

const loadText = () => import('./undo-text.tsx');
const UndoText = lazily(async () => ({ default: (await loadText()).UndoText }));
const KnownUndo = lazily(async () => ({ default: (await loadText()).KnownUndo }));

/** Whether an entry has revealed something. `UndoNotice.known` holds draws by kind, and what others had sent. */
const isKnown = (known: Json): boolean => {
  const { drew, sent } = (known ?? {}) as { readonly drew?: object; readonly sent?: readonly Json[] };
  return Object.keys(drew ?? {}).length > 0 || (sent ?? []).length > 0;
};

/** Undo, with a confirmation if something has been revealed. */
export const UndoButton = (desk: Desk & { readonly wide?: boolean }) => {
  const { own, busy, move, wide = false } = desk;
  if (own.undo !== null && isKnown(own.undo.known)) return <KnownUndo {...desk} />;
  return (
    <Button
      class={`small ${wide ? 'w-full' : ''}`}
      disabled={busy || own.undo === null}
      onClick={() => void move('undo')}
    >
      {words().pages.desk.undo}
    </Button>
  );
};

const seatButtons = ({ view, tell, busy }: Desk, choose: (seat: number) => void) =>
  [...view.seats.keys()].map(seat => (
    <Button key={seat} class="small dangerous" disabled={busy} onClick={() => choose(seat)}>
      <bdi dir="auto">{tell.name(seat)}</bdi>
    </Button>
  ));

export const UndoBox = (desk: Desk) => {
  const { desk: texts } = words().pages;
  return (
    <section class="box">
      <h2>{texts.undoTitle}</h2>
      <p class="undo-text lh-12 t4 mb-2">{desk.own.undo === null ? texts.undoNothing : <UndoText {...desk} />}</p>
      <UndoButton {...desk} wide />
      {/* A slip must not end the show. */}
      {mayDo(desk, 'award') && (
        <div class="mt-3">
          <Confirm label={texts.award} question={texts.awardText} disabled={desk.busy} onYes={() => {}}>
            {seatButtons(desk, seat => void desk.move('award', { seat }))}
          </Confirm>
        </div>
      )}
    </section>
  );
};

export const EndBox = (desk: Desk) => {
  const { desk: texts } = words().pages;
  const { view, busy, move, manage } = desk;
  return (
    <section class="box end-box row flex-1">
      <Button disabled={busy} onClick={() => void manage({ do: 'sound-check' })}>
        {texts.sound}
      </Button>
      {view.phase === 'over' ? (
        <Confirm
          label={texts.publish}
          question={texts.publishSmall}
          disabled={busy}
          onYes={() => void manage({ do: 'close' })}
        />
      ) : (
        <Confirm
          label={texts.end}
          question={`${texts.endTitle} ${texts.endText}`}
          disabled={busy || !mayDo(desk, 'end')}
          onYes={() => {}}
        >
          {seatButtons(desk, winner => void move('end', { winner }))}
          <Button class="small dangerous" disabled={busy} onClick={() => void move('end', { winner: -1 })}>
            {texts.nobody}
          </Button>
        </Confirm>
      )}
    </section>
  );
};
