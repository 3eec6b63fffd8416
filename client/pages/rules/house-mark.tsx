/** The mark of a house ruling: a small house. */
export const HouseMark = () => (
  <svg class="house-mark" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1.5 19 9.5h-2.6V18H3.6V9.5H1z" fill="currentColor" />
    <path d="M8 18v-5.5h4V18z" fill="var(--paper)" />
  </svg>
);
