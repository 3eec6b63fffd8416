/** Lets programs in: makes a token for what each may do, shows it once, lists them with when they came, and revokes them. */
import { useSignal } from '@preact/signals';
import { mostPrograms, type ProgramRight, programRights } from '../../../shared/engine/programs.ts';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { words } from '../../../shared/words/index.ts';
import { Button } from '../../parts/button.tsx';
import { Form, SelectField, TextField } from '../../parts/fields.tsx';
import { useOutside } from '../../parts/outside.ts';
import { rememberedLink } from '../../saved-links.ts';
import { CopyLink } from './copy-link.tsx';
import type { Desk } from './desk.ts';

const texts = deskMore.programs;

const when = (time: number) =>
  new Intl.DateTimeFormat(words().language, { dateStyle: 'short', timeStyle: 'short' }).format(time);

/** `address`: what it asks first. */
const Token = ({ id, name, address }: { readonly id: string; readonly name: string; readonly address: string }) => {
  const token = rememberedLink(id);
  if (token === undefined) return null;
  return (
    <>
      <p class="anywhere">
        {texts.address} <span class="typed-address bold">{address}</span>
      </p>
      <CopyLink link={token} text={texts.token(name)} />
    </>
  );
};

const Programs = ({ connection, shell, view, tell, busy, manage }: Desk) => {
  const outside = useOutside();
  const name = useSignal('');
  const may = useSignal<ProgramRight>('press');
  const seat = useSignal(-1);
  const address = `${outside}/api/episodes/${shell.code}`;
  const taken = view.seats.flatMap((one, at) => (one.name === '' ? [] : [[at, tell.name(at)] as const]));
  const rights = programRights.filter(right => right !== 'seat' || taken.length > 0);
  const chosen = taken.some(([at]) => at === seat.value) ? seat.value : (taken[0]?.[0] ?? -1);
  const programs = (connection.desk.value?.links ?? []).flatMap(({ program, ...link }) =>
    program === undefined ? [] : [{ ...link, ...program }],
  );
  const make = async () => {
    const called = name.value.trim();
    const place = may.value === 'seat' ? { seat: chosen } : {};
    if (await manage({ do: 'program', name: called, may: may.value, ...place })) name.value = '';
  };
  return (
    <div class="stack">
      <p>
        {texts.text}{' '}
        <a href="/api" target="_blank" rel="noreferrer">
          {texts.requests}
        </a>
      </p>
      {programs.map(program => (
        <div key={program.id} class="co-host stack">
          <p class="anywhere">
            <b>{program.name}</b>:{' '}
            {program.may === 'seat' ? texts.plays(tell.name(program.seat)) : texts.rights[program.may]}
            <br />
            {texts.made(when(program.made))} {program.used === 0 ? texts.never : texts.used(when(program.used))}
          </p>
          <Token
            id={program.id}
            name={program.name}
            address={program.may === 'press' ? `${address}/press` : `${address}/state`}
          />
          <Button
            class="small dangerous"
            disabled={busy}
            aria-label={`${texts.revoke}: ${program.name}`}
            onClick={() => void manage({ do: 'revoke', id: program.id })}
          >
            {texts.revoke}
          </Button>
        </div>
      ))}
      {programs.length < mostPrograms && (
        <Form class="stack" onSend={make}>
          <TextField
            label={texts.name}
            autocomplete="off"
            maxLength={40}
            required
            value={name.value}
            onType={typed => (name.value = typed)}
          />
          <SelectField
            label={texts.may}
            value={may.value}
            of={rights.map(right => [right, texts.rights[right]])}
            onChoose={right => (may.value = right as ProgramRight)}
          />
          {may.value === 'seat' && (
            <SelectField label={texts.seat} value={chosen} of={taken} onChoose={at => (seat.value = Number(at))} />
          )}
          <button type="submit" class="small" disabled={busy || name.value.trim() === ''}>
            {texts.make}
          </button>
        </Form>
      )}
    </div>
  );
};

export default Programs;
