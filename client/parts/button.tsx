import type { ComponentProps } from 'preact';

/** A button of a page: a small one that does something at once, unless it is given another look or type. */
export const Button = ({ type = 'button', class: look = 'small', ...rest }: ComponentProps<'button'>) => (
  <button type={type} class={look} {...rest} />
);
