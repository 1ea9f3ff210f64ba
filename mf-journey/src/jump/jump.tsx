import type { ComponentProps, ReactNode } from 'react';
import { goTo } from './go-to.js';

export interface JumpProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly toId: string;
}

/** A link within the page. It moves the focus and leaves the address alone, which is the journey's map. */
export function Jump({ toId, ...rest }: JumpProps): ReactNode {
  return (
    <a
      {...rest}
      href={`#${toId}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(toId);
      }}
    />
  );
}
