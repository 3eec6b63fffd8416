/** One screen of a phone: its subject at the top, and the one thing to do in the lower third. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';

/** The running clock of this seat, which every sheet shows at the top. */
export const SheetClock = createContext<ComponentChildren>(null);

/** The newest throw as it lies on the table: its faces, and their picture. Dice in the hand are the same ones. */
export const LyingDice = createContext<{
  readonly faces: readonly number[];
  readonly picture: ComponentChildren;
} | null>(null);

interface Props {
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** On felt instead of paper: the moment of the dice. */
  readonly felt?: boolean;
  readonly class?: string;
}

export const Sheet = ({ children, foot, felt = false, ...given }: Props) => (
  <div
    class={`down flex-1 min-h-0 sheet ${felt ? 'felt in-paper' : ''} ${foot === undefined ? '' : 'footed'} ${given.class ?? ''}`}
  >
    <div class="body down flex-1 min-h-0 gap-3">
      {useContext(SheetClock)}
      {children}
    </div>
    {foot !== undefined && <div class="foot down gap-3">{foot}</div>}
  </div>
);

/** Tape and words: the show is in its danger zone. */
export const DangerBanner = () => (
  <div class="danger-banner">
    <div class="tape" aria-hidden="true" />
    <p class="centred font-board in-white t5 p-2">{words().pages.states.danger}</p>
  </div>
);
