import { brand } from '@hearthway/contracts/brand';
import { offerToolkit } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import { Badge, buttonClassName } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../../layout/index.js';
import { dollars } from '../money/index.js';
import { OfferCard } from './offer-card.js';
import css from './offer-card.module.css';

export interface OfferToolkitCardProps {
  platform: Platform;
}

const { listPriceCents, preOrderPriceCents, savingCents } = offerToolkit;

export function OfferToolkitCard({ platform }: OfferToolkitCardProps): ReactNode {
  return (
    <OfferCard
      id="offer-toolkit"
      badge={<Badge>Coming soon</Badge>}
      title="Offer Toolkit"
      price={
        <>
          {dollars(preOrderPriceCents)} <span className={css['unit']}>for the early waitlist</span>
        </>
      }
      priceNote={`Save ${dollars(savingCents)} on the standard price of ${dollars(listPriceCents)}.`}
      points={[
        'An offer strategy made with AI',
        'Your state’s contract forms, filled in from what you enter',
        'A flow to sign documents',
        `Guidance from ${brand.assistant}`,
      ]}
      action={
        <SiteLink
          platform={platform}
          to="/#waitlist"
          current="/"
          element="offer-toolkit"
          className={buttonClassName({ variant: 'secondary', size: 'large', fullWidth: true })}
        >
          {`Join the Waitlist, Get ${dollars(savingCents)} Off`}
        </SiteLink>
      }
      smallPrint={<p>One-time payment, not a subscription. Available until closing.</p>}
    />
  );
}
