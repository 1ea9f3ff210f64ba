import type { ReactNode } from 'react';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';

/** Above what a buyer saved for a home that they have the keys of. */
export function AfterKeys({ address }: { readonly address: string }): ReactNode {
  return (
    <Alert
      tone="success"
      announce="off"
      title="This step is behind you"
      action={
        <PageLink to="/closing" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          See your first year
        </PageLink>
      }
    >
      You closed on {address}. What you saved stays here to look up. If you buy again, this page starts over with your
      next contract.
    </Alert>
  );
}
