import type { ReactNode } from 'react';
import type { Offer, OfferList } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { aboutPrice } from '../../../features/estimates/index.js';
import { Fact } from '../../../features/fact/index.js';
import { TermsSummary } from '../terms/terms-summary.js';
import css from './draft.module.css';

interface SoFarProps {
  readonly offer: Offer;
  readonly caps: OfferList['caps'];
  /** Whether the form differs from what is saved. */
  readonly isUnsaved: boolean;
}

/** What is saved of the offer, and what limits its price, beside the step where there is room. */
export function SoFar({ offer, caps, isUnsaved }: SoFarProps): ReactNode {
  return (
    <Card as="aside" tone="sunken" aria-labelledby="so-far" className={css['so-far']}>
      <h2 id="so-far" className={css['so-far-title']}>
        Your offer so far
      </h2>
      <TermsSummary terms={offer.terms} only={['priceCents', 'earnestMoneyCents', 'closingOn']}>
        <Fact name="Your letter">
          {caps.letterCents === null ? (
            <PageLink to="/get-pre-approved">Log a letter</PageLink>
          ) : (
            formatCents(caps.letterCents)
          )}
        </Fact>
        <Fact name="Most a loan allows">
          {caps.ceilingCents === null ? (
            <PageLink to="/buying-power">Set a budget</PageLink>
          ) : (
            `about ${aboutPrice(caps.ceilingCents)}`
          )}
        </Fact>
      </TermsSummary>
      <p role="status" className={css['saving']}>
        {isUnsaved ? 'You have changes that aren’t saved yet.' : 'Everything is saved.'}
      </p>
    </Card>
  );
}
