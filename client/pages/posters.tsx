import { manifestOf, skinOf } from '../../shared/shows/index.ts';
import { lobby } from '../../shared/words/en/lobby.ts';
import type { ShowFacts } from '../api.ts';
import { DicePicture } from '../parts/dice-picture.tsx';
import { ShowSign } from '../parts/show-sign.tsx';

interface Props {
  readonly shows: readonly ShowFacts[];
  readonly chosen: string;
  readonly title: (show: string) => string;
  readonly onChoose: (show: ShowFacts) => void;
}

/** The posters of the shows in the lobby, one of them lit. */
export const Posters = ({ shows, chosen, title, onChoose }: Props) => {
  return (
    <fieldset class="posters as-grid gap-4">
      <legend class="unseen">{lobby.shows}</legend>
      {shows.map(show => {
        const [fewest, most] = show.seats;
        const minutes = manifestOf(show.name)?.minutes;
        return (
          <label
            key={show.name}
            class={`block relative clip pointer r4 poster show-${show.name} ${show.name === chosen ? 'chosen' : ''}`}
          >
            <input
              type="radio"
              name="show"
              class="unseen"
              checked={show.name === chosen}
              aria-label={title(show.name)}
              onChange={() => onChoose(show)}
            />
            <ShowSign show={show.name} title={title(show.name)} />
            <DicePicture values={manifestOf(show.name)?.faces ?? [6, 6]} skin={skinOf(show.name)} />
            <span class="facts">
              {lobby.players(fewest, most ?? 99)}
              {minutes === undefined ? '' : ` · ${lobby.minutes(minutes)}`}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
