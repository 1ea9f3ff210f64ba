import { lenderMatched, type LenderMatch } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { AppError, isDuplicateKey, retryOnConflict } from '@hearthway/service-kit';
import type { StoredMatch } from './lender-match.js';
import { matchesToday } from './ranking-today.js';
import { rankingFactsOf, type RankingFacts } from './ranking/index.js';
import { rankRemaining, type LenderDependencies } from './remaining-lenders.js';

export interface FindLenderMatches {
  readonly userId: string;
  readonly count: number;
  readonly correlationId: string;
}

/**
 * Adds the best lenders that the buyer isn't matched with yet, and publishes an event for each. Returns the added
 * matches, or an empty list if no lender is left.
 * @throws AppError `lender-match.financial-information-required`
 */
export async function findLenderMatches(
  dependencies: LenderDependencies,
  request: FindLenderMatches,
): Promise<LenderMatch[]> {
  const plan = await dependencies.readBuyerPlan(request.userId);
  const facts = rankingFactsOf(plan.matchingFacts());
  if (!facts) {
    throw new AppError('lender-match.financial-information-required', lenderTexts.financialInformationMissing);
  }
  const added = await addBest(dependencies, facts, request);
  return matchesToday(dependencies, { userId: request.userId, matches: added, plan });
}

/** Chooses again if a concurrent request of the same buyer took one of the lenders. Each conflict leaves fewer. */
async function addBest(
  dependencies: LenderDependencies,
  facts: RankingFacts,
  request: FindLenderMatches,
): Promise<StoredMatch[]> {
  const chooseAndAdd = async () => {
    const chosen = await chooseBest(dependencies, facts, request);
    if (chosen.length > 0) await add(dependencies, chosen, request.correlationId);
    return chosen;
  };
  const attempts = dependencies.currentLenders().lenders.length + 1;
  return retryOnConflict(chooseAndAdd, { isConflict: isDuplicateKey, attempts });
}

async function chooseBest(
  dependencies: LenderDependencies,
  facts: RankingFacts,
  { userId, count }: FindLenderMatches,
): Promise<StoredMatch[]> {
  const remaining = await rankRemaining(dependencies, facts, userId);
  return remaining
    .slice(0, count)
    .map(({ lender }) => ({ id: dependencies.newId(), userId, lenderId: lender.id, status: 'matched' }));
}

async function add(
  { store, outbox, transaction, now }: LenderDependencies,
  matches: readonly StoredMatch[],
  correlationId: string,
): Promise<void> {
  const occurredAt = now();
  await transaction(async (transaction) => {
    await store.insert(matches, occurredAt, transaction);
    for (const { id, userId, lenderId } of matches) {
      await outbox.insert(
        lenderMatched,
        {
          subject: id,
          data: { userId, lenderMatchId: id, lenderId },
          correlationId,
          occurredAt,
        },
        transaction,
      );
    }
  });
}
