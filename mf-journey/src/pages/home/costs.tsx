import type { ReactNode } from 'react';
import { loanClasses, usStates, type AssessedHome, type Home, type listHomes } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { formatRounded } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { aboutMonthly, aboutPrice, dollars } from '../../features/estimates/index.js';
import { Fact } from '../../features/fact/index.js';
import { planText } from '../../features/homes/index.js';
import { Section } from '../../features/page-section/index.js';
import { PolicyRows } from '../../features/policy-rows/index.js';
import css from './home.module.css';

export type HomeList = OperationReply<typeof listHomes>;

interface CostsProps {
  readonly home: AssessedHome;
  readonly list: Pick<HomeList, 'missing' | 'plan' | 'policyRows' | 'policyRowSets'>;
  readonly startsOpen: boolean;
}

/** What the home would cost this buyer. Estimates, not an approval. */
export function Costs({ home, list, startsOpen }: CostsProps): ReactNode {
  const { assessment } = home;
  const { monthlyPaymentCents, cashToClose, loanClass, pricePerSquareFootCents, aboveBudgetCents } = assessment;
  const lacksFinances = list.missing.includes('finances');
  const rowIds = list.policyRowSets[assessment.policyRowSet] ?? [];
  const rows = list.policyRows.filter(({ id }) => rowIds.includes(id));
  const unknown = lacksFinances ? <PageLink to="/pre-approval-form">Add your finances</PageLink> : whyUnknown(home);
  return (
    <Section
      title="What it would cost"
      status={
        monthlyPaymentCents !== null && (
          <span className={css['status']}>about {aboutMonthly(monthlyPaymentCents)} a month</span>
        )
      }
      startsOpen={startsOpen}
    >
      <dl className={css['figures']}>
        <Fact name="Monthly payment">
          {monthlyPaymentCents === null ? unknown : `about ${aboutMonthly(monthlyPaymentCents)}`}
        </Fact>
        <Fact name="Cash to close">
          {cashToClose === null ? (
            unknown
          ) : (
            <>
              about {aboutCash(cashToClose.expectedCents)}
              <span className={css['fine']}>
                {aboutCash(cashToClose.lowCents)} to {aboutCash(cashToClose.highCents)}
              </span>
            </>
          )}
        </Fact>
        <Fact name="Against your budget">
          {aboveBudgetCents === null ? (
            <PageLink to="/buying-power">Pin a budget</PageLink>
          ) : (
            positionText(aboveBudgetCents)
          )}
        </Fact>
        <Fact name="Price per square foot">
          {pricePerSquareFootCents === null ? 'Not known without square feet' : dollars(pricePerSquareFootCents)}
        </Fact>
        {loanClass && <Fact name="Kind of loan">{loanClasses[loanClass]}</Fact>}
      </dl>
      {list.plan && <p className={css['fine']}>By your plan: {planText(list.plan)}. Estimates, not an approval.</p>}
      {rows.length > 0 && (
        <details>
          <summary className={css['sources']}>Where these figures come from</summary>
          <PolicyRows rows={rows} />
        </details>
      )}
    </Section>
  );
}

/** Land and mobile homes are financed differently; otherwise, we don't know the usual costs of the place. */
function whyUnknown({ propertyType, state }: Home): string {
  if (propertyType === 'land' || propertyType === 'mobile_home') return 'We can’t estimate this for this kind of home';
  const name = usStates.find(([code]) => code === state)?.[1];
  return name ? `We don’t have the costs of ${name} yet` : 'We don’t have the costs of its state yet';
}

/** `about $160,000 above`, as far as the nearest thousand dollars tells. */
function positionText(aboveCents: number): string {
  const distance = aboutPrice(Math.abs(aboveCents));
  if (distance === aboutPrice(0)) return 'about the same';
  return `about ${distance} ${aboveCents > 0 ? 'above' : 'below'}`;
}

/** An estimate, to the nearest hundred dollars. */
const aboutCash = (cents: number): string => formatRounded(cents, 10_000);
