import type { ComponentProps, ReactNode } from 'react';

export interface AnchorLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly toId: string;
}

/** A link within the page. It moves the focus but not the address, which the router reads. */
export function AnchorLink({ toId, ...rest }: AnchorLinkProps): ReactNode {
  return (
    <a
      {...rest}
      href={`#${toId}`}
      onClick={(event) => {
        event.preventDefault();
        focusById(toId);
      }}
    />
  );
}

/** Focuses an element, which also scrolls it into view. */
export function focusById(id: string): void {
  document.getElementById(id)?.focus();
}
