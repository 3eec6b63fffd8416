/** The host enters what a player sent by post: any move that a seat owes, even a sealed one. */
import './forum.css';
import { useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import type { Legal } from '../../../shared/engine/moves.ts';
import type { ForumWords } from '../../../shared/words/en/forum.ts';
import { MoveForm } from '../../controls/move-form.ts';
import type { Desk } from '../../pages/desk/desk.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Emblem } from '../emblem.tsx';
import { moveName } from '../move-words.ts';
import { useForumWords } from './asking.ts';

export interface ByPostProps {
  readonly desk: Desk;
  readonly onClose: () => void;
}

const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];

/** The choices of a question, wherever the board holds them. */
const choicesOn = ({ view }: Desk): readonly string[] => {
  const followUp = view.board.followUp as { readonly choices?: Json } | null | undefined;
  return textsOf(followUp?.choices ?? view.board.choices);
};

interface Props {
  readonly desk: Desk;
  readonly seat: number;
  readonly legal: Legal;
  readonly texts: ForumWords;
}

const Move = ({ desk, seat, legal, texts }: Props) => {
  const send = (inputs: Readonly<Record<string, Json>>) => void desk.move(legal.do, inputs, seat);
  const hasList = Object.values(legal.inputs ?? {}).some(({ kind }) => kind === 'list');
  return (
    <div class="forum-part stack">
      {legal.inputs === undefined ? (
        <Button disabled={desk.busy} onClick={() => send({})}>
          {moveName(legal.do)}
        </Button>
      ) : (
        <>
          {hasList && <p class="note">{texts.byPost.codesHelp}</p>}
          <MoveForm legal={legal} choices={choicesOn(desk)} sending={desk.busy} first={false} typed send={send} />
        </>
      )}
      {legal.sealed === true && <p class="note">{texts.byPost.sealed}</p>}
    </div>
  );
};

const Opened = ({ desk, onClose, texts }: ByPostProps & { readonly texts: ForumWords }) => {
  const { byPost, box } = texts;
  const owed = (desk.own.others ?? []).filter(({ by }) => typeof by === 'number');
  const seats = [...new Set(owed.map(({ by }) => by as number))];
  const [chosen, choose] = useState(-1);
  const seat = seats.includes(chosen) ? chosen : (seats[0] ?? -1);
  // Another moment needs other forms, and empty ones.
  const moment = `${desk.view.act} ${desk.view.phase} ${desk.shell.entries}`;
  return (
    <Dialog title={byPost.title} close={box.close} onClose={onClose}>
      <p class="lead">{byPost.about}</p>
      {seats.length === 0 ? (
        <p class="note" role="status">
          {byPost.nothing}
        </p>
      ) : (
        <>
          <fieldset class="row" aria-label={byPost.who}>
            {seats.map(each => (
              <Button key={each} class="small gap-2" aria-pressed={each === seat} onClick={() => choose(each)}>
                <Emblem seat={each} size="24px" />
                <bdi dir="auto">{desk.tell.name(each)}</bdi>
              </Button>
            ))}
          </fieldset>
          {owed
            .filter(({ by }) => by === seat)
            .map(legal => (
              <Move key={`${moment} ${seat} ${legal.do}`} desk={desk} seat={seat} legal={legal} texts={texts} />
            ))}
        </>
      )}
    </Dialog>
  );
};

export default (props: ByPostProps) => {
  const texts = useForumWords();
  return texts === undefined ? null : <Opened {...props} texts={texts} />;
};
