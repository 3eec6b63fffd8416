/** Starts a pack: empty, from the built-in one, or from a file or text. */
import { useState } from 'preact/hooks';
import type { PackItems, UsedItem } from '../../../shared/packs/document.ts';
import { importing } from '../../../shared/words/en/importing.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { ShowFacts } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Check, SelectField } from '../../parts/fields.tsx';
import { ImportField } from '../../parts/import/importing.tsx';
import type { Proposal } from '../../parts/import/proposals.ts';
import { placeText } from './check.tsx';
import { emptyPack } from './fields.ts';

const { start } = words;

/** Of what a pack still needs, as much as anybody reads before it is made. */
const shownMisses = 4;

export interface StartedPack {
  readonly show: string;
  readonly title: string;
  readonly pack: PackItems;
  readonly used: readonly UsedItem[];
}

interface Props {
  readonly shows: readonly ShowFacts[];
  readonly titleOf: (show: string) => string;
  /** The built-in pack of a show; {} if it has none. */
  readonly bundled: (show: string) => Promise<PackItems>;
  /** The first of them is opened. */
  readonly onBegin: (...packs: readonly StartedPack[]) => void;
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, n) => all + n, 0);

/** One press makes a pack for every show that is ticked. */
const Import = ({ show, shows, titleOf, onBegin }: Omit<Props, 'bundled'> & { readonly show: ShowFacts }) => {
  const [found, setFound] = useState<readonly Proposal[]>([]);
  /** By show, as far as somebody ticked it or not. */
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const known = found
    .filter(one => shows.some(({ name }) => name === one.show))
    .toSorted((a, b) => Number(b.show === show.name) - Number(a.show === show.name));
  const most = Math.max(0, ...known.map(({ counts }) => sumOf(counts)));
  /** The show that was chosen, and those that are full, unless most of what was brought is nothing for them. */
  const isUsual = ({ show: name, misses, counts }: Proposal) =>
    name === show.name || (misses.length === 0 && 2 * sumOf(counts) >= most);
  const usual = known.some(isUsual)
    ? known.filter(isUsual)
    : known.filter(one => sumOf(one.counts) === most).slice(0, 1);
  const isTaken = (one: Proposal) => ticked[one.show] ?? usual.includes(one);
  const taken = known.filter(isTaken);
  return (
    <div class="packs-import stack">
      <h3>{start.importTitle}</h3>
      <ImportField show={show.name} onFound={setFound} />
      {known.length > 0 && (
        <ul class="stack">
          {known.map((one, i) => (
            <li key={`${one.show} ${i}`}>
              <Check
                label={
                  <>
                    <b>{titleOf(one.show)}</b> {importing.items(sumOf(one.counts))}
                    {one.misses.length === 0 && `, ${importing.ready}`}
                  </>
                }
                checked={isTaken(one)}
                onChange={on => setTicked({ ...ticked, [one.show]: on })}
              />
              {one.misses.length > 0 && (
                <ul class="faults note">
                  {one.misses.slice(0, shownMisses).map(({ path, message }) => (
                    <li key={`${path} ${message}`}>
                      <b>{placeText(path)}</b> {message}
                    </li>
                  ))}
                  {one.misses.length > shownMisses && <li>{importing.more(one.misses.length - shownMisses)}</li>}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {taken.length > 0 && (
        <Button
          class="hero mid go"
          onClick={() =>
            onBegin(
              ...taken.map(({ show, title, pack, used }) => ({ show, title: title || start.imported, pack, used })),
            )
          }
        >
          {importing.make(taken.length)}
        </Button>
      )}
    </div>
  );
};

export const Start = (props: Props) => {
  const { shows, titleOf, bundled, onBegin } = props;
  const [chosen, setChosen] = useState(shows[0]?.name ?? '');
  const [importing, setImporting] = useState(false);
  const show = shows.find(({ name }) => name === chosen);
  if (show === undefined) return null;
  const fromHouse = async () =>
    onBegin({
      show: show.name,
      title: start.bundledTitle(titleOf(show.name)),
      pack: await bundled(show.name),
      used: [],
    });
  return (
    <section class="page-card packs-start">
      <h2>{start.title}</h2>
      <SelectField
        label={start.show}
        value={chosen}
        of={shows.map(({ name }) => [name, titleOf(name)] as const)}
        onChoose={setChosen}
      />
      <p class="row">
        <Button
          onClick={() => onBegin({ show: show.name, title: '', pack: emptyPack(show.pack) as PackItems, used: [] })}
        >
          {start.empty}
        </Button>
        <Button onClick={() => void fromHouse()}>{start.bundled}</Button>
        <Button aria-expanded={importing} onClick={() => setImporting(!importing)}>
          {start.import}
        </Button>
      </p>
      {importing && (
        <Import
          {...props}
          show={show}
          onBegin={(...packs) => {
            setImporting(false);
            onBegin(...packs);
          }}
        />
      )}
    </section>
  );
};
