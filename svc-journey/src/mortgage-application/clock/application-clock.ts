import {
  applicationDaysFrom,
  estimatesOfLender,
  type LoanEstimate,
  type MortgageApplicationEntry,
} from '@hearthway/contracts/journey';

/** What the days and the checks of a loan application are computed from. Days are YYYY-MM-DD. */
export interface ApplicationClock {
  /** On the property’s calendar. */
  readonly today: string;
  readonly closingOn: string;
  readonly application: Pick<MortgageApplicationEntry, 'appliedOn' | 'intentOn' | 'lock' | 'estimateId'>;
  /** All of the buyer’s. */
  readonly estimates: readonly LoanEstimate[];
}

/** The Loan Estimates of the lender that the buyer goes ahead with, earliest first; empty before that choice. */
export function estimatesInUse({ application, estimates }: ApplicationClock): readonly LoanEstimate[] {
  const chosen = estimates.find(({ id }) => id === application.estimateId);
  if (!chosen) return [];
  // One from before we have rules is no estimate for a contract of today.
  return estimatesOfLender(estimates, chosen).filter(({ issuedOn }) => issuedOn >= applicationDaysFrom);
}
