import type { ComponentChildren } from 'preact';

/** A table whose rows are its children. `heads`: column headings. */
export const Listing = ({
  heads,
  children,
}: {
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}) => (
  <div class="scroll">
    <table class="data-table">
      <thead>
        <tr>
          {heads.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
