import type { ReactNode } from 'react';
import { buttonClassName, Card, EmptyState } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';

interface NoContractProps {
  readonly title: string;
  /** What is here once there is one, and what to do until then. */
  readonly children: string;
}

/** In place of the workspace for a buyer without a contract. */
export function NoContract({ title, children }: NoContractProps): ReactNode {
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <PageLink to="/make-offer" className={buttonClassName()}>
            Go to your offers
          </PageLink>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </Card>
  );
}
