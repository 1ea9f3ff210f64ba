import type { ReactNode } from 'react';
import { FoundingMemberCard, OfferToolkitCard, useFoundingPlaces } from '../../features/offers/index.js';
import { usePaymentDialog } from '../../features/payment/index.js';
import type { PageProps } from '../../page.js';
import { Band } from './band.js';
import css from './offers.module.css';

export function Offers({ platform }: PageProps): ReactNode {
  const [places, onRefused] = useFoundingPlaces(platform);
  const payment = usePaymentDialog(platform, { isSoldOut: places.isSoldOut, onSoldOut: onRefused });
  return (
    <Band
      id="offers"
      heading="Two ways to be early"
      intro="Both are paid once. Neither is a subscription, and neither is needed to use the roadmap."
    >
      <div className={css['offers']}>
        <FoundingMemberCard
          platform={platform}
          places={places}
          onApproach={payment.loadAhead}
          onContribute={() => {
            payment.open('founding_member');
          }}
        />
        <OfferToolkitCard
          platform={platform}
          onApproach={payment.loadAhead}
          onPreOrder={() => {
            payment.open('offer_toolkit');
          }}
        />
      </div>
      {payment.dialog}
    </Band>
  );
}
