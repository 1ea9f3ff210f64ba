import type { ReactNode } from 'react';
import { offerToolkit } from '@hearthway/contracts/constants';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';

/** What the Offer Toolkit adds and costs. Everything else works without it. */
export function Toolkit(): ReactNode {
  return (
    <Alert
      title="The Offer Toolkit prices this offer three ways"
      action={
        <PageLink to="/#offer-toolkit" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          See the Offer Toolkit
        </PageLink>
      }
    >
      <p>
        It turns your sales into a conservative, a market, and a competitive price, each with its reasons and never
        above your letter, and it writes your offer up as a term sheet. {formatCents(offerToolkit.preOrderPriceCents)}{' '}
        once, not a subscription. You can go on without it, and the rest is free.
      </p>
      <p>
        Bought it already? <PageLink to="/settings#settings-email">Confirm your email address</PageLink>, and it’s yours
        here.
      </p>
    </Alert>
  );
}
