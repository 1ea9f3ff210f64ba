import { applicationDaysFrom, type LoanEstimate, type MortgageApplicationEntry } from '@hearthway/contracts/journey';
import type { PolicyReader } from '../../policy/index.js';
import { estimatesOfApplication } from '../application-readers.js';

/** What the days and the checks of a loan application are computed from. Days are YYYY-MM-DD. */
export interface ApplicationClock {
  /** On the property's calendar. */
  readonly today: string;
  /** The day that the buyer expects: their own, or the contract's. */
  readonly closingOn: string;
  readonly application: Pick<MortgageApplicationEntry, 'lender' | 'appliedOn' | 'intentOn' | 'lock' | 'estimateId'>;
  /** All of the buyer's. */
  readonly estimates: readonly LoanEstimate[];
  readonly policy: PolicyReader;
}

/** The Loan Estimates of this application, earliest first; empty before the choice of one. */
export const estimatesInUse = ({ application, estimates }: ApplicationClock): readonly LoanEstimate[] =>
  estimatesOfApplication(application, estimates).filter(({ issuedOn }) => issuedOn >= applicationDaysFrom);
