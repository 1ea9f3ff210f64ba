import { emptyFinancialProfile, type LoanProgram, type PropertyUse } from '@hearthway/contracts/journey';
import { buyerOf, planningProgram } from './assessment/index.js';
import { circumstancesToday } from './circumstances.js';
import type { FinancialProfileDependencies } from './dependencies.js';

/** What a lender’s figures depend on. `null` and `undefined` mean not answered yet. */
export interface LoanBuyer {
  readonly creditScore: number | null;
  readonly monthlyIncomeCents: number | null;
  readonly firstTimeBuyer: boolean | null;
  readonly propertyUse: PropertyUse | undefined;
  /** The one that the buyer’s plan is estimated with. */
  readonly program: LoanProgram;
}

export function readLoanBuyer(dependencies: FinancialProfileDependencies) {
  return async (userId: string): Promise<LoanBuyer> => {
    const [stored, { circumstances, policy }] = await Promise.all([
      dependencies.store.findByUser(userId),
      circumstancesToday(dependencies, userId),
    ]);
    const buyer = buyerOf(stored?.profile ?? emptyFinancialProfile, circumstances);
    const { creditScore, monthlyIncomeCents, firstTimeBuyer } = buyer;
    const use = buyer.home?.propertyUse;
    return {
      creditScore,
      monthlyIncomeCents,
      firstTimeBuyer,
      propertyUse: use === '' ? undefined : use,
      program: planningProgram(buyer, policy),
    };
  };
}
