import type { ReactNode } from 'react';
import type { AssessedInspection } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { dollars } from '../../features/estimates/index.js';
import { Fact, Facts, Muted, Part } from '../../features/page-parts/index.js';
import { rangeText } from './range-text.js';

type TotalsOf = AssessedInspection['totals'];

/** What everything costs, beside what the buyer has left to pay for it. */
export function Totals({ totals: { all, asked, accepted, reserves } }: { readonly totals: TotalsOf }): ReactNode {
  return (
    <Part title="What it adds up to">
      <Facts>
        <Fact name="Everything">{rangeText(all.lowCents, all.highCents)}</Fact>
        <Fact name="You ask the seller for">{rangeText(asked.lowCents, asked.highCents)}</Fact>
        <Fact name="You take on yourself">{rangeText(accepted.lowCents, accepted.highCents)}</Fact>
        {reserves && <Fact name={reserveNames[reserves.after]}>about {dollars(reserves.cents)}</Fact>}
      </Facts>
      {reserves === null ? (
        <Muted>
          Add your savings to your <PageLink to="/pre-approval-form#savings">financial profile</PageLink>, and we’ll
          compare these costs with what you have left.
        </Muted>
      ) : all.highCents > reserves.cents ? (
        <Alert
          tone="warning"
          title={`If the seller pays nothing, you may be short about ${dollars(all.highCents - reserves.cents)}`}
        >
          That’s at the high end of your estimates. Ask for a credit or a repair of what can’t wait, or get firm quotes
          before you decide.
        </Alert>
      ) : (
        <Muted>Your savings cover the high end of these estimates, even if the seller pays nothing.</Muted>
      )}
    </Part>
  );
}

const reserveNames: Readonly<Record<NonNullable<TotalsOf['reserves']>['after'], string>> = {
  closing: 'Your savings after closing',
  price: 'Your savings after the price',
  nothing: 'Your savings, before closing costs',
};
