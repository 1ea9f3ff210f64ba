import type { ReactNode } from 'react';
import {
  applicationSectionIds,
  applicationSections,
  estimatesByLender,
  type LoanEstimate,
  type MortgageApplication,
} from '@hearthway/contracts/journey';
import { Badge, CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { formatPercent, formatTerm } from '../../features/loan-estimates/index.js';
import { Fact, Facts, Item, Items, More, Muted, Part, Section } from '../../features/page-parts/index.js';
import css from './mortgage-application.module.css';

export interface SavedApplicationProps {
  readonly application: MortgageApplication;
  readonly estimates: readonly LoanEstimate[];
}

/** What the buyer saved of an application whose home they have the keys of, to look up. */
export function SavedApplication({ application, estimates }: SavedApplicationProps): ReactNode {
  const { lender, appliedOn, intentOn, lock } = application;
  return (
    <Section id="saved-application" title="Your application">
      <Facts>
        <Fact name="Lender">{lender || 'Not noted'}</Fact>
        <Fact name="Day you applied">{dayOr(appliedOn)}</Fact>
        <Fact name="Day you said yes">{dayOr(intentOn)}</Fact>
        <Fact name="Rate lock">{lock ? lockText(lock) : 'Not noted'}</Fact>
      </Facts>
      <Part title="Loan Estimates">
        {estimates.length === 0 ? (
          <Muted>You recorded none.</Muted>
        ) : (
          <Items>
            {estimatesByLender(estimates).flatMap((group) =>
              group.map((estimate, index) => (
                <Item
                  key={estimate.id}
                  name={
                    <>
                      {estimate.lender}{' '}
                      {estimate.id === application.estimateId && <Badge tone="success">You went ahead</Badge>}
                    </>
                  }
                >
                  <Muted>{estimateText(estimate, index === 0 ? 'First' : 'Revised')}</Muted>
                </Item>
              )),
            )}
          </Items>
        )}
      </Part>
      <FinishedParts finished={application.finished} />
    </Section>
  );
}

function FinishedParts({ finished }: Pick<MortgageApplication, 'finished'>): ReactNode {
  return (
    <More title={`The form: ${finished.length} of ${applicationSectionIds.length} parts filled in`}>
      <ul className={css['finished']}>
        {applicationSectionIds.map((id) => (
          <li key={id} data-done={finished.includes(id)}>
            {finished.includes(id) ? <CheckIcon size={18} /> : <span aria-hidden="true">–</span>}
            <span>
              {applicationSections[id].name}
              <VisuallyHidden>{finished.includes(id) ? ', filled in' : ', not marked as filled in'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </More>
  );
}

const dayOr = (day: string | null): string => (day === null ? 'Not noted' : formatDay(day));

function lockText({ lockedOn, until, rateMillionths }: NonNullable<MortgageApplication['lock']>): string {
  const rate = rateMillionths === null ? '' : `${formatPercent(rateMillionths)}, `;
  return `${rate}${formatDay(lockedOn)} to ${formatDay(until)}`;
}

function estimateText(estimate: LoanEstimate, version: string): string {
  const { issuedOn, loanCents, rateMillionths, months, cashToCloseCents, changedCircumstance } = estimate;
  return [
    `${version}, ${formatDay(issuedOn)}`,
    `${formatCents(loanCents)} at ${formatPercent(rateMillionths)}, ${formatTerm(months)}`,
    cashToCloseCents !== null && `${formatCents(cashToCloseCents)} to close`,
    changedCircumstance,
  ]
    .filter(Boolean)
    .join(' · ');
}
