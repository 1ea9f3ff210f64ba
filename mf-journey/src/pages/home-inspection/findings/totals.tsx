import type { ReactNode } from 'react';
import type { InspectionView } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { dollars } from '../../../features/estimates/index.js';
import { Fact, Facts } from '../../../features/fact/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { rangeText } from '../range-text.js';

type TotalsOf = InspectionView['totals'];

interface TotalsProps {
  readonly totals: TotalsOf;
  /** How many findings have no cost yet. */
  readonly unknown: number;
}

/** What everything costs, beside what the buyer has left to pay for it. */
export function Totals({ totals: { all, asked, accepted, reserves }, unknown }: TotalsProps): ReactNode {
  const missing =
    unknown > 0 &&
    `${unknown === 1 ? 'One finding has' : `${unknown} findings have`} no cost yet, and may add to this.`;
  return (
    <div className={parts['part']}>
      <h3 className={parts['subtitle']}>What it adds up to</h3>
      <Facts>
        <Fact name="Everything">{rangeText(all)}</Fact>
        <Fact name="You ask the seller for">{rangeText(asked)}</Fact>
        <Fact name="You take on yourself">{rangeText(accepted)}</Fact>
        {reserves && <Fact name={reserveNames[reserves.after]}>about {dollars(reserves.cents)}</Fact>}
      </Facts>
      {reserves === null ? (
        <p className={parts['note']}>
          Add your savings to your <PageLink to="/pre-approval-form">financial profile</PageLink>, and we’ll compare
          these costs with what you have left.
        </p>
      ) : all.highCents > reserves.cents ? (
        <Alert
          tone="warning"
          title={`If the seller pays nothing, you may be short about ${dollars(all.highCents - reserves.cents)}`}
        >
          That’s at the high end of your estimates. Ask for a credit or a repair of what can’t wait, or get firm quotes
          before you decide.
        </Alert>
      ) : (
        all.highCents > 0 && (
          <p className={parts['note']}>
            Your savings cover the high end of these estimates, even if the seller pays nothing.
          </p>
        )
      )}
      {reserves && <ReservesSource reserves={reserves} />}
      {missing && <p className={parts['note']}>{missing}</p>}
    </div>
  );
}

type Reserves = NonNullable<TotalsOf['reserves']>;

/** Which cash to close the savings are compared with. */
function ReservesSource({ reserves: { after, estimate } }: { readonly reserves: Reserves }): ReactNode {
  if (estimate) {
    return (
      <p className={parts['note']}>
        Cash to close is that of your{' '}
        <PageLink to="/mortgage-application">Loan Estimate from {estimate.lender}</PageLink>, issued{' '}
        {formatDay(estimate.issuedOn)}. It leaves out the deposits you paid: if your savings still count them, less is
        left.
      </p>
    );
  }
  return (
    after === 'closing' && (
      <p className={parts['note']}>
        Cash to close is our own estimate. Once you choose a{' '}
        <PageLink to="/mortgage-application">Loan Estimate</PageLink> that gives it, we count with that.
      </p>
    )
  );
}

const reserveNames: Readonly<Record<Reserves['after'], string>> = {
  'loan-estimate': 'Your savings after cash to close',
  closing: 'Your savings after closing',
  price: 'Your savings after the price',
  nothing: 'Your savings, before closing costs',
};
