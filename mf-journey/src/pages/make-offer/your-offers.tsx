import type { ReactNode } from 'react';
import { contractStatuses, getContract, offerStatuses, type Offer } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../features/local-time/index.js';
import { Row, RowNote, Rows, RowTitle } from '../../features/rows/index.js';
import { addressOf } from './offer-address.js';
import { endOf } from './use-offers.js';

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
  const { data: contracts } = useQuery(operationQuery(useCaller(), getContract));
  return (
    <Rows>
      {offers.map((offer) => {
        const end = contracts && endOf(offer, contracts);
        return (
          <Row
            key={offer.id}
            beside={
              end ? (
                <Badge tone={end === 'closed' ? 'success' : 'neutral'}>{contractStatuses[end]}</Badge>
              ) : (
                <Badge tone={tones[offer.status]}>{offerStatuses[offer.status]}</Badge>
              )
            }
          >
            <RowTitle>
              <PageLink to={addressOf(offer.id)}>{offer.address}</PageLink>
            </RowTitle>
            <RowNote>
              {formatCents(offer.terms.priceCents)}, {beginning(offer)}
            </RowNote>
          </Row>
        );
      })}
    </Rows>
  );
}

/** To the minute, which tells two offers for a home apart. */
function beginning({ history: [sent], createdAt }: Offer): string {
  return sent ? `sent ${formatMoment(new Date(sent.at))}` : `begun ${formatMoment(new Date(createdAt))}`;
}
