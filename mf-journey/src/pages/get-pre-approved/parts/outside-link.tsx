import type { ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function OutsideLink({ href, children }: OutsideLinkProps): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
