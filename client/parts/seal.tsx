/** A small lock that opens a code: only whoever wants to compare it reads it. */
interface Props {
  /** What the lock is, for readers of the screen. */
  readonly label: string;
  readonly code: string;
  /** Called when it opens and closes. */
  readonly onToggle?: (open: boolean) => void;
}

export const Seal = ({ label, code, onToggle }: Props) => (
  <details class="seal inline-flex wrap items-center" onToggle={event => onToggle?.(event.currentTarget.open)}>
    <summary class="as-grid place-center tap pointer no-list" aria-label={label} title={label}>
      <svg viewBox="0 0 20 24" width="20" height="24" aria-hidden="true">
        <path d="M5 11V7a5 5 0 0 1 10 0v4" fill="none" stroke="currentColor" stroke-width="2.5" />
        <rect x="2" y="11" width="16" height="12" rx="3" fill="currentColor" />
      </svg>
    </summary>
    <code class="anywhere">{code}</code>
  </details>
);
