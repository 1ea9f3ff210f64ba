import type { ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';

interface OutsideLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The other site learns nothing of this one, and can't change it. */
export function OutsideLink({ href, className, children }: OutsideLinkProps): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
