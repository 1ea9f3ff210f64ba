import type { ReactNode } from 'react';
import type { Offer, OfferList } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { TermsSummary } from '../terms/terms-summary.js';
import css from './draft.module.css';

interface SoFarProps {
  readonly offer: Offer;
  readonly caps: OfferList['caps'];
  /** Whether the form differs from what is saved. */
  readonly isUnsaved: boolean;
}

/** What is saved of the offer, and what limits its price, beside the step on a wide screen. */
export function SoFar({ offer, caps, isUnsaved }: SoFarProps): ReactNode {
  return (
    <Card as="aside" tone="sunken" aria-labelledby="so-far" className={css['so-far']}>
      <h2 id="so-far" className={css['so-far-title']}>
        Your offer so far
      </h2>
      <TermsSummary terms={offer.terms} only={['priceCents', 'financing', 'earnestMoneyCents', 'closingOn']} />
      <dl className={css['caps']}>
        <Cap name="Your letter" cents={caps.letterCents} to="/get-pre-approved" add="Log a letter" />
        <Cap name="The most a loan allows" cents={caps.ceilingCents} to="/buying-power" add="Set a budget" />
      </dl>
      <p role="status" className={css['saving']}>
        {isUnsaved ? 'You have changes that aren’t saved yet.' : 'Everything is saved.'}
      </p>
    </Card>
  );
}

interface CapProps {
  readonly name: string;
  readonly cents: number | null;
  /** Where the buyer can tell it. */
  readonly to: string;
  readonly add: string;
}

function Cap({ name, cents, to, add }: CapProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{cents === null ? <PageLink to={to}>{add}</PageLink> : formatCents(cents)}</dd>
    </div>
  );
}
