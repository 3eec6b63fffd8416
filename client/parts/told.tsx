/** What was told of the latest answer, folded away on a phone that has something else to do. */
import './told.css';
import type { Explained } from '../../shared/engine/beside.ts';
import { beside as words } from '../../shared/words/en/beside.ts';
import { toldAnswer } from '../stage/formats.ts';

const Told = ({ told }: { readonly told: Explained }) => (
  <details class="told card">
    <summary>
      {words.told}: <b dir="auto">{toldAnswer(told)}</b>
    </summary>
    {told.explain !== undefined && <p dir="auto">{told.explain}</p>}
    {told.source !== undefined && (
      <p class="in-ink-2 t2" dir="auto">
        {words.source(told.source)}
      </p>
    )}
  </details>
);

export default Told;
