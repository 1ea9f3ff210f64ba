import type { ReactNode } from 'react';
import { PaymentResult } from '../../templates/payment-result/index.js';
import type { PageProps } from '../../page.js';

export function ToolkitSuccess({ platform }: PageProps): ReactNode {
  return (
    <PaymentResult
      platform={platform}
      product="offer_toolkit"
      name="Offer Toolkit Pre-Order"
      element="toolkit-success"
      unknown="There was an issue verifying your Offer Toolkit pre-order payment. Please contact support."
      thanks="Thank you for your pre-order!"
      next={[
        'We’re emailing you a receipt. Please keep it.',
        'The Offer Toolkit is coming soon. We haven’t set a date, and we’ll email you when it’s ready.',
        'It’s yours from that day until you close on your home. One payment, not a subscription.',
      ]}
    />
  );
}
