/** What the host of a cup does: lists entrants, draws, opens fixtures, gives walkovers, corrects results. */
import { useState } from 'preact/hooks';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { season as seasonTexts } from '../../../../shared/words/en/season.ts';
import { Button } from '../../../parts/button.tsx';
import { Check, Form, Problem, SelectField, TextArea, TextField } from '../../../parts/fields.tsx';
import { useTask } from '../../../parts/task.ts';
import { paths } from '../../../paths.ts';
import { savedShow, saveShow } from '../../../saved-links.ts';
import { decideFixture, drawCup, getLinks, openFixtures, type SeatLink, setEntrants } from '../../../season-api.ts';
import { SeatLinks } from '../seat-links.tsx';
import { FromList, FromSeasons, namesIn } from './entrant-fields.tsx';
import type { CupPage } from './page.ts';
import { type Fixture, fixturesOf, isBye, namesOf, numbersOf, openGames, readyFixtures } from './rounds.ts';

const { desk } = texts;

const failed = ({ message }: Error) => seasonTexts.failed(message);

const Entrants = ({ cup, season, token, reload }: CupPage) => {
  const [typed, setTyped] = useState(() => cup.entrants.map(({ name }) => name).join('\n'));
  const [sure, setSure] = useState(false);
  const [saved, setSaved] = useState(false);
  const { busy, problem, run } = useTask(failed);
  const names = namesIn(typed);
  const isStored = names.join('\n') === cup.entrants.map(({ name }) => name).join('\n');
  const send = (request: object) =>
    run(async () => {
      const { entrants } = await setEntrants(season.name, token, request);
      setTyped(entrants.join('\n'));
      setSaved(true);
      await reload();
    });
  const draw = () =>
    run(async () => {
      if (!isStored) await setEntrants(season.name, token, { names });
      await drawCup(season.name, token);
      await reload();
    });
  return (
    <>
      <Form class="season-form stack" onSend={() => send({ names })}>
        <TextArea
          label={texts.make.entrants}
          dir="auto"
          rows={8}
          placeholder={texts.make.entrantsPlaceholder}
          value={typed}
          onType={text => {
            setTyped(text);
            setSaved(false);
            setSure(false);
          }}
        />
        <p class="row">
          <Button type="submit" disabled={busy || isStored}>
            {saved && isStored ? desk.saved : desk.save}
          </Button>
        </p>
      </Form>
      {season.list.length > 0 && (
        <FromList busy={busy} qualified={season.list.length} onTake={request => void send(request)} />
      )}
      <details>
        <summary>{desk.fromSeasons}</summary>
        <FromSeasons busy={busy} onTake={request => void send(request)} />
      </details>
      <Problem text={problem} />
      <Button class="hero" disabled={busy || names.length < 2} onClick={() => (sure ? void draw() : setSure(true))}>
        {busy ? desk.drawing : sure ? desk.closeSure(names.length) : desk.close}
      </Button>
      {names.length < 2 && <p class="note">{desk.few}</p>}
    </>
  );
};

const Fixtures = ({ cup, season, title, token, reload }: CupPage) => {
  const [robots, setRobots] = useState(false);
  const [one, setOne] = useState('');
  const { busy, problem, run } = useTask(failed);
  const numbers = numbersOf(cup);
  const ready = readyFixtures(cup);
  /** [] for as many as the server opens at once. */
  const open = (fixtures: readonly Fixture[]) =>
    run(async () => {
      const { opened } = await openFixtures(season.name, token, {
        ...(fixtures.length > 0 ? { fixtures: fixtures.map(({ id }) => id) } : {}),
        ...(robots ? { robots: true } : {}),
      });
      for (const { code, token: host, links } of opened) saveShow({ code, token: host, links: { ...links } });
      await reload();
    });
  if (ready.length === 0) return <p>{cup.phase === 'over' ? desk.over : desk.nothing}</p>;
  const chosen = ready.find(({ id }) => id === one) ?? ready[0];
  return (
    <div class="stack">
      <Button class="hero" disabled={busy} onClick={() => void open([])}>
        {busy
          ? desk.opening
          : cup.rule.kind === 'evening'
            ? desk.openNext(title(chosen?.show ?? season.show))
            : desk.openAll(ready.length)}
      </Button>
      {ready.length > 1 && chosen !== undefined && (
        <div class="row items-end">
          <SelectField
            label={desk.fixture}
            value={chosen.id}
            of={ready.map(fixture => [fixture.id, namesOf(fixture, numbers)])}
            onChoose={setOne}
          />
          <Button disabled={busy} onClick={() => void open([chosen])}>
            {desk.openOne}
          </Button>
        </div>
      )}
      <Check label={desk.robots} checked={robots} onChange={setRobots} />
      <Problem text={problem} />
    </div>
  );
};

/** Every game on the air with the way to its desk, and the links of its contestants. */
const OpenGames = ({ cup, season, token }: CupPage) => {
  const [made, setMade] = useState<Readonly<Record<string, { desk: string; seats: readonly SeatLink[] }>>>({});
  const { problem, run } = useTask(failed);
  const numbers = numbersOf(cup);
  const games = openGames(cup);
  if (games.length === 0) return null;
  const make = (code: string) =>
    run(async () => {
      const links = await getLinks(season.name, token, code);
      setMade(before => ({ ...before, [code]: links }));
    });
  return (
    <div class="stack">
      <h3>{desk.links}</h3>
      {games.map(({ fixture, game: { code } }) => {
        const held = savedShow(code)?.token;
        const address = made[code]?.desk ?? (held === undefined ? '' : paths.host(code, held));
        return (
          <div key={code} class="inset">
            <p class="bold anywhere">
              <bdi dir="auto">{namesOf(fixture, numbers)}</bdi>
            </p>
            <p class="row">
              {address !== '' && (
                <a class="small" href={address}>
                  {desk.desk}
                </a>
              )}
              <Button onClick={() => void make(code)}>{desk.linksOf}</Button>
            </p>
            <SeatLinks seats={made[code]?.seats ?? []} />
          </div>
        );
      })}
      <Problem text={problem} />
    </div>
  );
};

/** Walkovers for fixtures that can be played, corrections of those that were. Both can be taken back. */
const Verdicts = ({ cup, season, token, reload }: CupPage) => {
  const [chosen, setChosen] = useState('');
  const [winner, setWinner] = useState(0);
  const [order, setOrder] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const { busy, problem, run } = useTask(failed);
  const numbers = numbersOf(cup);
  const all = fixturesOf(cup).filter(one => !isBye(one) && one.state !== 'waiting');
  const fixture = all.find(({ id }) => id === chosen) ?? all[0];
  if (fixture === undefined) return null;
  const { id, state, by } = fixture;
  // A fixture of several may have seats that are nobody's.
  const seats = fixture.seats.filter(({ entrant }) => entrant >= 0);
  const isCorrection = state === 'decided';
  // Every place of an evening brings points; elsewhere it matters who is first.
  const isEvening = cup.rule.kind === 'evening';
  const places = seats.map(({ place }, seat) =>
    isEvening ? (order[seat] ?? (place || seat + 1)) : winner < 0 || seat === winner ? 1 : 2,
  );
  const send = (verdict: object | null) =>
    run(async () => {
      await decideFixture(season.name, token, id, verdict);
      setReason('');
      await reload();
    });
  return (
    <details>
      <summary>{desk.decide}</summary>
      <Form
        class="season-form stack"
        onSend={() => send({ by: isCorrection ? 'corrected' : 'walkover', places, reason })}
      >
        <SelectField
          label={desk.fixture}
          value={id}
          of={all.map(one => [one.id, `${numbers.get(one.id)}. ${namesOf(one, numbers)}`])}
          onChoose={value => {
            setChosen(value);
            setWinner(0);
            setOrder([]);
          }}
        />
        <p>{isCorrection ? desk.correction : desk.walkover}</p>
        {isEvening &&
          seats.map(({ name }, seat) => (
            <SelectField
              key={seat}
              label={desk.placeOf(name)}
              value={places[seat] ?? 1}
              of={seats.map((_, i) => [i + 1, i + 1])}
              onChoose={value => setOrder(places.with(seat, Number(value)))}
            />
          ))}
        {!isEvening && (
          <SelectField
            label={desk.winner}
            value={winner}
            of={[
              ...seats.map(({ name }, seat) => [seat, name] as const),
              ...(isCorrection ? [[-1, desk.tie] as const] : []),
            ]}
            onChoose={value => setWinner(Number(value))}
          />
        )}
        <TextField label={desk.reason} dir="auto" required maxLength={200} value={reason} onType={setReason} />
        <p class="row">
          <Button type="submit" disabled={busy}>
            {desk.give}
          </Button>
          {(by === 'walkover' || by === 'corrected') && (
            <Button disabled={busy} onClick={() => void send(null)}>
              {desk.takeBack}
            </Button>
          )}
        </p>
        <Problem text={problem} />
      </Form>
    </details>
  );
};

const CupDesk = (page: CupPage) =>
  page.cup.phase === 'entering' ? (
    <Entrants {...page} />
  ) : (
    <>
      <Fixtures {...page} />
      <OpenGames {...page} />
      <Verdicts {...page} />
    </>
  );

export default CupDesk;
