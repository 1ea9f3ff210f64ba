import type { ReactNode } from 'react';
import { PageLink } from '@hearthway/web-kit/router';
import { parts } from '../../features/page-parts/index.js';

/** One line on what the Offer Toolkit adds here, for a buyer without it. */
export function ToolkitLine({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={parts['note']}>
      {children} <PageLink to="/#offer-toolkit">See the Offer Toolkit</PageLink>
    </p>
  );
}
