/** A list of any length, of which only the rows in sight are there. The others keep their room. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { nameOf } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import type { Item } from './fields.ts';

/** Rows that come and go together. */
const together = 20;
/** Pixels of a row that was not there yet; packs.css. */
const usual = 49;
/** Rows come this far before they are in sight. */
const margin = '800px 0px';

interface PartProps {
  readonly places: readonly number[];
  readonly row: (place: number) => ComponentChildren;
  /** There from the beginning, or because something in it must not go away. */
  readonly kept: boolean;
}

const Part = ({ places, row, kept }: PartProps) => {
  const box = useRef<HTMLOListElement>(null);
  const [near, setNear] = useState(kept);
  const height = useRef(0);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new IntersectionObserver(
      entries => {
        const { isIntersecting = false } = entries.at(-1) ?? {};
        if (!isIntersecting) height.current = current.offsetHeight;
        setNear(isIntersecting);
      },
      // Around the box that scrolls: a margin around the window ends at its edge.
      { root: current.parentElement, rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const shown = near || kept;
  // Their heights change when they are filtered, so it is told by how many there are.
  const room = height.current > 0 ? height.current : usual * places.length;
  return (
    <ol ref={box} class="packs-part" style={shown ? '' : `height:${room}px`}>
      {shown && places.map(row)}
    </ol>
  );
};

/** `row`: the list item of a place. `open`: the place that is never left out, -1 for none. */
export const Rows = ({ places, row, open }: Pick<PartProps, 'places' | 'row'> & { readonly open: number }) => {
  const parts = Array.from({ length: Math.ceil(places.length / together) }, (_, i) =>
    places.slice(i * together, (i + 1) * together),
  );
  return (
    <div class="packs-rows line-paper r2 clip">
      {parts.map((part, i) => (
        // A filtered list has other rows in the same place, and other heights.
        <Part key={`${i} ${part.length}`} places={part} row={row} kept={part.includes(open)} />
      ))}
    </div>
  );
};

const rightOf = ({ answer, kind, hint, category }: Item): string => {
  const right = [answer, kind, hint, category].find(text => typeof text === 'string' || typeof text === 'number');
  return right === undefined ? '' : String(right);
};

/** An item in one line: its number, its question, its answer. */
export const ItemLine = ({ item, number }: { readonly item: Item; readonly number: number }) => {
  const question = nameOf(item);
  return (
    <>
      <b class="tabular">{words.write.number(number)}</b>
      <span class="clip nowrap ellipsis" dir="auto">
        {question === '' ? <i>{words.write.blank}</i> : question}
      </span>
      <em class="clip nowrap ellipsis roman bold" dir="auto">
        {rightOf(item)}
      </em>
    </>
  );
};
