/** A box of dice with two locks: the show's and the player's. */

const Lock = ({ x, kind }: { readonly x: number; readonly kind: string }) => (
  <g class={`lock ${kind}`} transform={`translate(${x} 34)`}>
    <path d="M-6 -2v-6a6 6 0 0 1 12 0v6" />
    <rect x="-9" y="-2" width="18" height="14" rx="3" />
    <circle cx="0" cy="4" r="2" />
  </g>
);

export const TwoLocks = ({ label }: { readonly label: string }) => (
  <svg class="two-locks" viewBox="0 0 96 60" role="img" aria-label={label}>
    <rect class="box" x="6" y="22" width="84" height="34" rx="6" />
    <path class="lid" d="M6 30h84" />
    <rect class="die" x="40" y="6" width="16" height="16" rx="4" />
    <circle class="pip" cx="45" cy="11" r="1.8" />
    <circle class="pip" cx="51" cy="17" r="1.8" />
    <Lock x={30} kind="of-show" />
    <Lock x={66} kind="of-player" />
  </svg>
);
