import { TableIllustration, buttonClassName } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { ShortPage, ShortPageActions, ShortPageText, ShortPageTitle } from '../../layout/index.js';
import { SiteLink } from '../../features/site-link/index.js';
import type { PageProps } from '../../page.js';
import css from './payment-cancelled.module.css';

/** Doesn't mention a specific payment, because anyone can open the URL. */
export function PaymentCancelled({ platform }: PageProps): ReactNode {
  return (
    <ShortPage platform={platform}>
      <TableIllustration className={css['picture']} />
      <ShortPageTitle>You left the payment page</ShortPageTitle>
      <ShortPageText>
        You haven’t been charged. A payment you finished in another tab still counts, and we’ll email its receipt.
      </ShortPageText>
      <ShortPageActions>
        <SiteLink
          platform={platform}
          to="/#offers"
          element="payment-cancelled-offers"
          className={buttonClassName({ size: 'large' })}
        >
          Back to the offers
        </SiteLink>
        <SiteLink
          platform={platform}
          to="/"
          element="payment-cancelled-home"
          className={buttonClassName({ size: 'large', variant: 'secondary' })}
        >
          Return to Home
        </SiteLink>
      </ShortPageActions>
    </ShortPage>
  );
}
