import { words } from '../../shared/words/index.ts';

/** Tape and words: the show is in its danger zone. */
export const DangerBanner = () => (
  <div class="danger-banner">
    <div class="tape" aria-hidden="true" />
    <p>{words().pages.states.danger}</p>
  </div>
);
