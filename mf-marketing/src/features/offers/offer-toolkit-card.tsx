import { offerPoints } from '@hearthway/contracts/commerce';
import { offerToolkit } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import { Badge, Button, buttonClassName } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/index.js';
import { formatCents } from '@hearthway/web-kit/money';
import { clicked } from '../tracking/index.js';
import { OfferCard, PaymentNeedsScript } from './offer-card.js';
import css from './offer-card.module.css';

export interface OfferToolkitCardProps {
  platform: Platform;
  onPreOrder: () => void;
  /** Hover or focus on the button: a good time to preload. */
  onIntent?: (() => void) | undefined;
}

const { listPriceCents, preOrderPriceCents, savingCents } = offerToolkit;

export function OfferToolkitCard({ platform, onPreOrder, onIntent }: OfferToolkitCardProps): ReactNode {
  return (
    <OfferCard
      id="offer-toolkit"
      badge={<Badge>Coming soon</Badge>}
      title="Offer Toolkit"
      price={
        <>
          {formatCents(preOrderPriceCents)} <span className={css['unit']}>early-waitlist price</span>
        </>
      }
      priceNote={`Save ${formatCents(savingCents)} on the ${formatCents(listPriceCents)} standard price.`}
      points={offerPoints.offer_toolkit}
      action={
        <div className={css['actions']}>
          <Button
            variant="secondary"
            size="large"
            fullWidth
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => {
              platform.track(clicked('offer-toolkit'));
              onPreOrder();
            }}
          >
            {`Pre-order for ${formatCents(preOrderPriceCents)}`}
          </Button>
          <SiteLink
            platform={platform}
            to="/#waitlist"
            current="/"
            element="offer-toolkit-waitlist"
            className={buttonClassName({ variant: 'quiet', fullWidth: true })}
          >
            {`Join the Waitlist, Get ${formatCents(savingCents)} Off`}
          </SiteLink>
        </div>
      }
      smallPrint={
        <>
          <p>One-time payment, not a subscription. Available until closing.</p>
          <PaymentNeedsScript />
        </>
      }
    />
  );
}
