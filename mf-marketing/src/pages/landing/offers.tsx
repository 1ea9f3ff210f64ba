import type { ReactNode } from 'react';
import { FoundingMemberCard, OfferToolkitCard } from '../../features/offers/index.js';
import type { PageProps } from '../../page.js';
import { Band } from './band.js';
import css from './offers.module.css';

export function Offers({ platform }: PageProps): ReactNode {
  return (
    <Band
      id="offers"
      heading="Two ways to be early"
      intro="Both are paid once. Neither is a subscription, and neither is needed to use the roadmap."
    >
      <div className={css['offers']}>
        <FoundingMemberCard platform={platform} />
        <OfferToolkitCard platform={platform} />
      </div>
    </Band>
  );
}
