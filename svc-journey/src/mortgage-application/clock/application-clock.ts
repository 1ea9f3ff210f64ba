import {
  applicationDaysFrom,
  estimatesOfLender,
  type LoanEstimate,
  type MortgageApplicationEntry,
} from '@hearthway/contracts/journey';
import type { PolicyReader } from '../../policy/index.js';
import { chosenEstimate } from '../application-readers.js';

/** What the days and the checks of a loan application are computed from. Days are YYYY-MM-DD. */
export interface ApplicationClock {
  /** On the property's calendar. */
  readonly today: string;
  readonly closingOn: string;
  readonly application: Pick<MortgageApplicationEntry, 'lender' | 'appliedOn' | 'intentOn' | 'lock' | 'estimateId'>;
  /** All of the buyer's. */
  readonly estimates: readonly LoanEstimate[];
  readonly policy: PolicyReader;
}

/** The Loan Estimates of the lender that the buyer goes ahead with, earliest first; empty before that choice. */
export function estimatesInUse({ application, estimates }: ApplicationClock): readonly LoanEstimate[] {
  const chosen = chosenEstimate(application, estimates);
  // One from before we have rules is no estimate for a contract of today.
  return chosen ? estimatesOfLender(estimates, chosen).filter(({ issuedOn }) => issuedOn >= applicationDaysFrom) : [];
}
