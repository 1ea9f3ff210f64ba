import { offerPoints } from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import { Badge, Button, VisuallyHidden } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { formatCents } from '@hearthway/web-kit/money';
import { clicked } from '../tracking/index.js';
import type { FoundingPlaces } from './founding-places.js';
import { OfferCard, PayingNeedsScript } from './offer-card.js';
import css from './offer-card.module.css';

export interface FoundingMemberCardProps {
  platform: Platform;
  places: FoundingPlaces;
  /** Opens the payment. */
  onContribute: () => void;
  /** The button is pointed at or has the focus. */
  onApproach?: (() => void) | undefined;
}

const { limit, priceCents, struckThroughPriceCents } = foundingMember;
const element = 'founding-member';

export function FoundingMemberCard(props: FoundingMemberCardProps): ReactNode {
  const { platform, places, onContribute, onApproach } = props;
  return (
    <OfferCard
      id="founding-member"
      badge={<Badge tone="accent">{places.words}</Badge>}
      title="Founding Member"
      price={
        <>
          <s className={css['planned']}>
            <VisuallyHidden>Planned price </VisuallyHidden>
            {formatCents(struckThroughPriceCents)}
          </s>{' '}
          <VisuallyHidden>Founding price </VisuallyHidden>
          {formatCents(priceCents)} <span className={css['unit']}>one time</span>
        </>
      }
      priceNote={`${formatCents(struckThroughPriceCents)} is the price we plan to charge after the first ${limit} members. No one has paid it yet.`}
      points={[...offerPoints.founding_member, 'One payment, no subscription']}
      action={
        places.isSoldOut ? (
          <Button size="large" fullWidth disabled>
            Sold out
          </Button>
        ) : (
          <Button
            size="large"
            fullWidth
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onClick={() => {
              platform.track(clicked(element));
              onContribute();
            }}
          >
            Become a Founding Member
          </Button>
        )
      }
      smallPrint={
        <>
          <p>Contributions are final and non-refundable.</p>
          <PayingNeedsScript />
        </>
      }
    />
  );
}
