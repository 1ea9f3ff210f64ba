import type { LenderAdvice } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { adviseOn } from './advice/index.js';
import type { LenderDependencies } from './dependencies.js';
import { rankingFactsOf } from './ranking/index.js';

/**
 * What would make lenders fit if none does.
 * @throws AppError `lender-match.financial-information-required`
 */
export async function adviseOnLenders(
  { currentLenders, readBuyerPlan }: LenderDependencies,
  userId: string,
): Promise<LenderAdvice> {
  const plan = await readBuyerPlan(userId);
  const advice = adviseOn((change) => rankingFactsOf(plan.matchingFacts(change)), currentLenders().lenders);
  if (!advice) {
    throw new AppError('lender-match.financial-information-required', lenderTexts.financialInformationMissing);
  }
  return advice;
}
