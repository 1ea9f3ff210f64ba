import type { LenderAdvice } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { adviseOn } from './advice/index.js';
import { rankingFactsOf } from './ranking/index.js';
import type { LenderDependencies } from './remaining-lenders.js';

/**
 * What would make a lender match the buyer's plan, if none does.
 * @throws AppError `lender-match.financial-information-required`
 */
export async function adviseOnLenders(
  { readBuyerPlan, currentLenders }: Pick<LenderDependencies, 'readBuyerPlan' | 'currentLenders'>,
  userId: string,
): Promise<LenderAdvice> {
  const plan = await readBuyerPlan(userId);
  const advice = adviseOn((change) => rankingFactsOf(plan.matchingFacts(change)), currentLenders().lenders);
  if (!advice) {
    throw new AppError('lender-match.financial-information-required', lenderTexts.financialInformationMissing);
  }
  return advice;
}
