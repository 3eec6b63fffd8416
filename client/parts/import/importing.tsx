/** The field that takes anybody's questions (import-field.tsx), fetched where it is shown. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { lazily } from '../lazy.ts';
import type { ImportProps } from './import-field.tsx';

export const ImportField = lazily<ImportProps>(() => import('./import-field.tsx'));

interface Props extends ImportProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** Behind a heading that opens it. */
export const ImportDetails = ({ title, children, ...rest }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && <ImportField {...rest} />}
      {children}
    </details>
  );
};
