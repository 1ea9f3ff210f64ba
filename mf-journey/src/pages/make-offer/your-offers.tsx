import type { ReactNode } from 'react';
import { offerStatuses, type Offer } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { formatShortDay } from '../../features/local-time/index.js';
import { addressOf } from './offer-address.js';
import css from './make-offer.module.css';

const tones: Readonly<Record<Offer['status'], Tone>> = {
  draft: 'neutral',
  sent: 'info',
  countered: 'warning',
  accepted: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** Every offer with where it stands, the latest first. */
export function YourOffers({ offers }: { readonly offers: readonly Offer[] }): ReactNode {
  return (
    <ul className={css['rows']}>
      {offers.map(({ id, address, status, terms, updatedAt }) => (
        <li key={id} className={css['row']}>
          <div className={css['facts']}>
            <h3 className={css['address']}>
              <PageLink to={addressOf(id)}>{address}</PageLink>
            </h3>
            <p className={css['note']}>
              {formatCents(terms.priceCents)}, changed {formatShortDay(new Date(updatedAt))}
            </p>
          </div>
          <Badge tone={tones[status]}>{offerStatuses[status]}</Badge>
        </li>
      ))}
    </ul>
  );
}
