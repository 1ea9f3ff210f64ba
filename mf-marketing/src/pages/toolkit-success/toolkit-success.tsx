import type { ReactNode } from 'react';
import { PaymentResult } from '../../templates/payment-result/index.js';
import { ShortPageText } from '../../layout/index.js';
import type { PageProps } from '../../page.js';

export const name = 'Offer Toolkit Pre-Order';

export function ToolkitSuccess({ platform }: PageProps): ReactNode {
  return (
    <PaymentResult
      platform={platform}
      product="offer_toolkit"
      name={name}
      element="toolkit-success"
      unknown="There was an issue verifying your Offer Toolkit pre-order payment. Please contact support."
      thanks="Thank you for your pre-order!"
    >
      {() => (
        <ShortPageText>
          The Offer Toolkit is yours from the day it’s ready until you close. We emailed you a receipt, and we’ll email
          you when the toolkit is ready.
        </ShortPageText>
      )}
    </PaymentResult>
  );
}
