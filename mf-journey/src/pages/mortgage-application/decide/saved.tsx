import type { ReactNode } from 'react';
import {
  applicationSectionIds,
  estimatesByLender,
  listLoanEstimates,
  type MortgageApplicationView,
} from '@hearthway/contracts/journey';
import { Badge } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { Fact, Facts } from '../../../features/fact/index.js';
import { Bullets } from '../../../features/guide/index.js';
import { loanText } from '../../../features/loan-estimates/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { NotLoaded, Section } from '../../../features/page-section/index.js';
import { lockText } from './decide.js';

/** What the buyer kept of the loan that they closed with. */
export function Saved({ view: { application } }: { readonly view: MortgageApplicationView }): ReactNode {
  const estimates = useQuery(operationQuery(useCaller(), listLoanEstimates));
  const { lender, appliedOn, intentOn, lock, finished, estimateId } = application;
  return (
    <Section title="Your application" startsOpen>
      <Facts>
        <Fact name="Lender">{lender || 'Not noted'}</Fact>
        <Fact name="Day you applied">{dayOr(appliedOn)}</Fact>
        <Fact name="Day you said yes">{dayOr(intentOn)}</Fact>
        <Fact name="Rate lock">{lock ? lockText(lock) : 'Not noted'}</Fact>
        <Fact name="The form">
          {finished.length} of {applicationSectionIds.length} parts filled in
        </Fact>
      </Facts>
      <h3 className={parts['subtitle']}>Loan Estimates</h3>
      {!estimates.data ? (
        <NotLoaded what="Loan Estimates" queries={[estimates]} />
      ) : estimates.data.length === 0 ? (
        <p className={parts['note']}>You kept none.</p>
      ) : (
        <Bullets>
          {estimatesByLender(estimates.data)
            .flat()
            .map((estimate) => (
              <li key={estimate.id}>
                {estimate.lender}, {formatDay(estimate.issuedOn)}: {loanText(estimate)}{' '}
                {estimate.id === estimateId && <Badge tone="success">You went ahead</Badge>}
              </li>
            ))}
        </Bullets>
      )}
    </Section>
  );
}

const dayOr = (day: string | null): string => (day === null ? 'Not noted' : formatDay(day));
