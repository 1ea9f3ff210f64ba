import { lenderMatched, type LenderMatch } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { AppError, isDuplicateKey, retryOnConflict } from '@hearthway/service-kit';
import type { LenderDependencies } from './dependencies.js';
import type { StoredMatch } from './lender-match.js';
import { readRankingToday } from './ranking-today.js';
import { listingOf, rankLenders, rankMatches, type RankingFacts, type RankingToday } from './ranking/index.js';

export interface FindLenderMatches {
  readonly userId: string;
  readonly count: number;
  readonly correlationId: string;
}

/**
 * Adds the best lenders that the buyer isn't matched with yet, and publishes an event for each. Returns the added matches; an
 * empty list if no lender is left.
 * @throws AppError `lender-match.financial-information-required`
 */
export async function findLenderMatches(
  dependencies: LenderDependencies,
  request: FindLenderMatches,
): Promise<LenderMatch[]> {
  const today = await readRankingToday(dependencies, request.userId);
  const { facts } = today;
  if (!facts) {
    throw new AppError('lender-match.financial-information-required', lenderTexts.financialInformationMissing);
  }
  const added = await addBest(dependencies, { ...today, facts }, request);
  return rankMatches(added, today, (lenderId) => dependencies.drawLot(request.userId, lenderId));
}

type Today = RankingToday & { readonly facts: RankingFacts };

/** Chooses again if a concurrent request of the same buyer took one of the lenders. Each conflict leaves fewer. */
async function addBest(
  dependencies: LenderDependencies,
  today: Today,
  request: FindLenderMatches,
): Promise<StoredMatch[]> {
  const chooseAndAdd = async () => {
    const chosen = await chooseBest(dependencies, today, request);
    if (chosen.length > 0) await add(dependencies, chosen, request.correlationId);
    return chosen;
  };
  const attempts = today.source.lenders.length + 1;
  return retryOnConflict(chooseAndAdd, { isConflict: isDuplicateKey, attempts });
}

async function chooseBest(
  { store, drawLot, newId }: LenderDependencies,
  { source, facts }: Today,
  { userId, count }: FindLenderMatches,
): Promise<StoredMatch[]> {
  const present = new Set((await store.findByUser(userId)).map(({ lenderId }) => lenderId));
  const missing = source.lenders.filter(({ id }) => !present.has(id));
  return rankLenders(facts, missing, (lenderId) => drawLot(userId, lenderId))
    .slice(0, count)
    .map(({ lender }) => ({
      id: newId(),
      userId,
      lenderId: lender.id,
      status: 'matched',
      listing: listingOf(lender, source),
    }));
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
          opensSubject: true,
          data: { userId, lenderMatchId: id, lenderId },
          correlationId,
          occurredAt,
        },
        transaction,
      );
    }
  });
}
