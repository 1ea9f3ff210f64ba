import { offerPoints } from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import { Badge, Button, VisuallyHidden } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { formatCents } from '@hearthway/web-kit/money';
import { clicked } from '../tracking/index.js';
import type { FoundingSpots } from './founding-spots.js';
import { OfferCard, PaymentNeedsScript } from './offer-card.js';
import css from './offer-card.module.css';

export interface FoundingMemberCardProps {
  platform: Platform;
  spots: FoundingSpots;
  onContribute: () => void;
  /** Hover or focus on the button: a good time to preload. */
  onIntent?: (() => void) | undefined;
}

const { limit, priceCents, struckThroughPriceCents } = foundingMember;
const element = 'founding-member';

export function FoundingMemberCard(props: FoundingMemberCardProps): ReactNode {
  const { platform, spots, onContribute, onIntent } = props;
  return (
    <OfferCard
      id="founding-member"
      badge={<Badge tone="accent">{spots.label}</Badge>}
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
        spots.isSoldOut ? (
          <Button size="large" fullWidth disabled>
            Sold out
          </Button>
        ) : (
          <Button
            size="large"
            fullWidth
            onPointerEnter={onIntent}
            onFocus={onIntent}
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
          <PaymentNeedsScript />
        </>
      }
    />
  );
}
