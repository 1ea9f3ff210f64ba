import type { ReactNode } from 'react';

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** A name and its value in a `dl`, whose styles lay them out, such as `Facts`. */
export function Fact({ name, children }: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
