import type { ReactNode } from 'react';
import { FoundingMemberCard, OfferToolkitCard, useFoundingSpots } from '../../features/offers/index.js';
import { usePaymentDialog } from '../../features/payment/index.js';
import type { PageProps } from '../../page.js';
import { Band } from './band.js';
import css from './offers.module.css';

export function Offers({ platform }: PageProps): ReactNode {
  const [spots, onSoldOut] = useFoundingSpots(platform);
  const payment = usePaymentDialog(platform, { isSoldOut: spots.isSoldOut, onSoldOut: onSoldOut });
  return (
    <Band
      id="offers"
      heading="Get in early"
      intro="Both are one-time payments, not subscriptions. You don’t need either to use the roadmap."
    >
      <div className={css['offers']}>
        <FoundingMemberCard
          platform={platform}
          spots={spots}
          onIntent={payment.preload}
          onContribute={() => {
            payment.open('founding_member');
          }}
        />
        <OfferToolkitCard
          platform={platform}
          onIntent={payment.preload}
          onPreOrder={() => {
            payment.open('offer_toolkit');
          }}
        />
      </div>
      {payment.dialog}
    </Band>
  );
}
