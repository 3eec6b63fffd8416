/** An item as players will see it: on the real stage and a real phone, in a show that robots have played up to it. */
import '../../style/phone.css';
import '../../style/phone-turns.css';
import '../../style/phone-sizes.css';
import '../../style/in-reach.css';
import '../../style/titles.css';
import { useMemo } from 'preact/hooks';
import type { Episode } from '../../../shared/engine/episode.ts';
import { nextItems } from '../../../shared/packs/preview.ts';
import { type Moment, momentNow } from '../../../shared/recap/story.ts';
import { manifestOf } from '../../../shared/shows/index.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import { narratorFor } from '../../../shared/words/index.ts';
import { GenericTurn } from '../../controls/coming.tsx';
import { controlsOf } from '../../controls/index.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { useLoaded } from '../../parts/task.ts';
import { shellOf } from '../../stage/shell-of.ts';
import { Stage } from '../../stage/stage.tsx';
import type { Item } from './fields.ts';

interface Props {
  readonly show: string;
  readonly list: string;
  readonly item: Item;
  /** A whole pack, because the show needs other items on the way. */
  readonly filler: { readonly [list: string]: unknown };
}

const Phone = ({ episode, moment }: { readonly episode: Episode; readonly moment: Moment }) => {
  const [seat = 0] = moment.waiting;
  const view = episode.view(seat);
  const { Turn = GenericTurn } = controlsOf(view.show, view.act);
  const tell = narratorFor(view.seats.map(({ name }) => name));
  const legal = episode.legal().filter(({ by }) => by === seat);
  if (legal.length === 0) {
    const { Board } = controlsOf(view.show, view.act);
    return <Sheet class="waiting-sheet">{Board !== undefined && <Board view={view} tell={tell} />}</Sheet>;
  }
  return (
    <Turn view={view} tell={tell} seat={seat} legal={legal} lines={[]} cues={[]} sending={false} send={() => {}} />
  );
};

const { preview } = words;

/** A preview has no code of its own. */
const code = 'PREVIEW2';

const Preview = ({ show: name, list, item, filler }: Props) => {
  const show = useLoaded(async () => manifestOf(name)?.rules(), [name]);
  const text = JSON.stringify(item);
  const shown = useMemo(() => {
    const episode = show === undefined ? null : nextItems(show, list, item, filler, preview.seats);
    return episode === null ? null : { episode, moment: momentNow(episode) };
  }, [show, list, text, filler]);
  if (show?.name !== name) return null;
  if (shown === null) return <p class="problem">{preview.faulty}</p>;
  const { episode, moment } = shown;
  const family = episode.show.name;
  return (
    <div class="packs-preview as-grid items-start gap-4">
      <figure>
        <figcaption>{preview.tv}</figcaption>
        <div class="stage-box packs-tv r3">
          <Stage
            key={text}
            shell={shellOf(code, moment)}
            view={moment.view}
            speaks={false}
            embedded
            lamp={preview.lamp}
          />
        </div>
      </figure>
      <figure>
        <figcaption>{preview.phone}</figcaption>
        {/* It can be looked at, not played. */}
        <div class="packs-phone clip on-paper r5" inert>
          <div class={`phone show-${family}`}>
            <div class="live down flex-1 min-h-0">
              <fieldset class="controls" disabled>
                <Phone episode={episode} moment={moment} />
              </fieldset>
            </div>
          </div>
        </div>
      </figure>
    </div>
  );
};

export default Preview;
