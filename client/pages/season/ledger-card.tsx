/** The ledger of a season, newest line first. Its host corrects lines by adding others. */
import { useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import { type Account, isCorrectable, type Line } from '../../../shared/season/ledger.ts';
import { housePage } from '../../../shared/words/en/house.ts';
import { season as texts } from '../../../shared/words/en/season.ts';
import { Button } from '../../parts/button.tsx';
import { Form, Problem, TextArea, TextField } from '../../parts/fields.tsx';
import { useTask } from '../../parts/task.ts';
import { correctLine } from '../../season-api.ts';
import { dateOf, type SeasonPage } from './page.ts';

const { ledger } = texts;

/** Number of lines shown at first, and added by each press. */
const some = 40;

const dollars: readonly Account[] = ['jackpot', 'earnings', 'toward', 'guest'];
const names: readonly Account[] = ['returning', 'list', 'audience', 'goods', 'entrants'];

const isName = (account: Account) => account === 'champion';

/** A value of a line, in words. */
const formatValue = ({ tell, amount }: SeasonPage, account: Account, value: Json): string => {
  if (value === null || value === '') return ledger.none;
  if (account === 'away') return (value as number) < 0 ? ledger.forGood : ledger.afterBroadcast(value as number);
  if (account === 'house') {
    const { name = '', ...rules } = value as { readonly name?: string };
    const differing = Object.keys(rules).length;
    return name || (differing === 0 ? housePage.original : housePage.nameless);
  }
  if (account === 'prizes')
    return tell.list((value as readonly { readonly name: string }[]).map(({ name }) => name)) || ledger.none;
  if (names.includes(account))
    return tell.list((value as readonly string[]).filter(name => name !== '')) || ledger.none;
  if (account === 'episode') {
    const { people } = value as unknown as { readonly people: readonly { readonly name: string }[] };
    return tell.list(people.map(({ name }) => name)) || ledger.none;
  }
  // What a cup writes is told by its own card; here stands what identifies it.
  if (typeof value === 'object') {
    const { commit = '', seed = '', fixture = '' } = value as { readonly [name: string]: string };
    return (commit || seed).slice(0, 8) || fixture || ledger.none;
  }
  if (typeof value === 'number') {
    if (account === 'jackpot' || account === 'guest') return tell.money(value);
    return dollars.includes(account) ? amount(value) : tell.number(value);
  }
  return String(value);
};

const inputText = (account: Account, value: Json): string =>
  names.includes(account)
    ? (value as readonly string[]).join('\n')
    : account === 'prizes'
      ? (value as readonly { readonly name: string; readonly value: number }[])
          .map(({ name, value }) => `${name}; ${value}`)
          .join('\n')
      : String(value);

const parseInput = (account: Account, text: string): Json => {
  const lines = text.split('\n').map(line => line.trim());
  if (account === 'prizes')
    return lines
      .filter(line => line !== '')
      .map(line => {
        const at = line.lastIndexOf(';');
        return { name: (at < 0 ? line : line.slice(0, at)).trim(), value: Number(at < 0 ? 0 : line.slice(at + 1)) };
      });
  if (names.includes(account)) return lines;
  if (isName(account)) return text.trim();
  return text.trim() === '' ? Number.NaN : Number(text);
};

const Correction = ({ line, onDone, ...page }: SeasonPage & { readonly line: Line; readonly onDone: () => void }) => {
  const { season, token, reload } = page;
  const [to, setTo] = useState(() => inputText(line.account, line.to));
  const [reason, setReason] = useState('');
  const { problem, run } = useTask(({ message }) => texts.failed(message));
  const long = names.includes(line.account) || line.account === 'prizes';
  const save = () =>
    run(async () => {
      await correctLine(season.name, token, line.seq, parseInput(line.account, to), reason);
      await reload();
      onDone();
    });
  return (
    <Form class="season-form season-correction inset" onSend={save}>
      <h3>{ledger.correctTitle(line.seq)}</h3>
      <p>{long ? ledger.correctNames : ledger.correctHelp}</p>
      {long ? (
        <TextArea label={ledger.to} rows={4} dir="auto" value={to} onType={setTo} />
      ) : (
        <TextField
          label={ledger.to}
          dir="auto"
          inputMode={isName(line.account) ? 'text' : 'decimal'}
          value={to}
          onType={setTo}
        />
      )}
      <TextField label={ledger.reason} dir="auto" required maxLength={200} value={reason} onType={setReason} />
      <Problem text={problem} />
      <p class="row">
        <Button type="submit">{ledger.save}</Button>
        <Button onClick={onDone}>{ledger.cancel}</Button>
      </p>
    </Form>
  );
};

export const LedgerCard = (page: SeasonPage) => {
  const { season, token } = page;
  const [open, setOpen] = useState(false);
  const [most, setMost] = useState(some);
  const [wrong, setWrong] = useState<Line | null>(null);
  const lines = season.lines.toReversed().slice(0, most);
  const rest = season.lines.length - lines.length;
  return (
    <section class="page-card season-ledger">
      <h2>{ledger.title}</h2>
      {season.faults.length === 0 ? (
        <p class="season-sound">
          <b>{ledger.sound}</b> {ledger.help}
        </p>
      ) : (
        <>
          <p class="problem">{ledger.unsound}</p>
          <ul>
            {season.faults.map(fault => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? ledger.hide : ledger.show}
      </Button>
      {wrong !== null && <Correction {...page} key={wrong.seq} line={wrong} onDone={() => setWrong(null)} />}
      {open && (
        <div class="scroll">
          <table class="data-table">
            <thead>
              <tr>
                <th scope="col" class="figure">
                  {ledger.line}
                </th>
                <th scope="col">{ledger.what}</th>
                <th scope="col">{ledger.was}</th>
                <th scope="col">{ledger.becomes}</th>
                <th scope="col">{ledger.why}</th>
                {token !== '' && <th scope="col" />}
              </tr>
            </thead>
            <tbody>
              {lines.map(line => (
                <tr key={line.seq} class={`why-${line.why}`}>
                  <th scope="row" class="figure">
                    {line.seq}
                  </th>
                  <td>
                    {ledger.accounts[line.account]}{' '}
                    {line.account !== 'episode' && line.who !== '' && <bdi dir="auto">{line.who}</bdi>}
                  </td>
                  <td dir="auto">{formatValue(page, line.account, line.from)}</td>
                  <td dir="auto">{formatValue(page, line.account, line.to)}</td>
                  <td>
                    {ledger.whys[line.why]}
                    {line.of > 0 && ` (${ledger.ofLine(line.of)})`}
                    {line.reason !== '' && (
                      <>
                        : <bdi dir="auto">{line.reason}</bdi>
                      </>
                    )}{' '}
                    <small>
                      {dateOf(line.at)} {line.episode}
                    </small>
                  </td>
                  {token !== '' && (
                    <td>
                      {isCorrectable(line.account) && <Button onClick={() => setWrong(line)}>{ledger.correct}</Button>}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open && rest > 0 && <Button onClick={() => setMost(most + some * 5)}>{ledger.more(rest)}</Button>}
    </section>
  );
};
