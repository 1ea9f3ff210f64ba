import type { ReactNode } from 'react';
import { buttonClassName, Card, EmptyState } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';

export interface NoContractProps {
  readonly title: string;
  readonly action?: string;
  readonly children: ReactNode;
}

/** What will be here once a seller accepts, and the way there. */
export function NoContract({ title, action = 'Go to your offers', children }: NoContractProps): ReactNode {
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={title}
        action={
          <PageLink to="/make-offer" className={buttonClassName()}>
            {action}
          </PageLink>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </Card>
  );
}
