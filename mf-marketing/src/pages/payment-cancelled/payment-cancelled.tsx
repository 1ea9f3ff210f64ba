import { TableIllustration, buttonClassName } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLayout, SiteLink } from '../../layout/index.js';
import type { PageProps } from '../../page.js';
import css from './payment-cancelled.module.css';

/** Says nothing of one payment, because whoever knows the address can come here. */
export function PaymentCancelled({ platform }: PageProps): ReactNode {
  return (
    <SiteLayout platform={platform}>
      <div className={css['page']}>
        <TableIllustration className={css['picture']} />
        <h1 className={css['title']}>You left the payment page</h1>
        <p className={css['text']}>
          If you did not pay, you have not been charged, and nothing is left to cancel. If you did pay, the receipt
          comes by email.
        </p>
        <div className={css['actions']}>
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
        </div>
      </div>
    </SiteLayout>
  );
}
