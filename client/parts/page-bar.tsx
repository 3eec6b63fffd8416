import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';
import { paths } from '../paths.ts';

interface Props {
  readonly title: string;
  /** The title of the tab, if it is another. */
  readonly tab?: string;
  /** Beside the title. */
  readonly children?: ComponentChildren;
}

/** The bar at the top of a page of paper, with the way to the lobby. */
export const PageBar = ({ title, tab = title, children }: Props) => {
  const { name } = words().pages;
  useEffect(() => {
    document.title = `${tab} · ${name}`;
  }, [tab]);
  return (
    <header class="page-bar">
      <a href={paths.lobby}>{name}</a>
      <h1>{title}</h1>
      {children}
    </header>
  );
};
