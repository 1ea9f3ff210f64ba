import type { Dependencies } from '@hearthway/service-kit';
import type { MortgageRates } from '@hearthway/contracts/journey';
import type { ReadBuyerPlan } from '../financial-profile/index.js';
import type { LenderList } from './catalogue/index.js';
import type { LenderMatchStore } from './lender-match-store.js';
import { drawLot } from './lot-hashing.js';
import { rankingFactsOf, rankLenders, type RankedLender, type RankingFacts } from './ranking/index.js';

export interface LenderDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId'> {
  readonly store: LenderMatchStore;
  readonly readBuyerPlan: ReadBuyerPlan;
  readonly currentLenders: () => LenderList;
  readonly currentRates: () => MortgageRates;
}

/** The lenders that fit a buyer's plan and are not matched yet, best first. */
export async function rankRemaining(
  { store, currentLenders }: Pick<LenderDependencies, 'store' | 'currentLenders'>,
  facts: RankingFacts,
  userId: string,
): Promise<RankedLender[]> {
  const present = new Set((await store.findByUser(userId)).map(({ lenderId }) => lenderId));
  const missing = currentLenders().lenders.filter(({ id }) => !present.has(id));
  return rankLenders(facts, missing, (lenderId) => drawLot(userId, lenderId));
}

/** The number of those lenders; `null` while the financial information is incomplete. */
export async function countRemaining(dependencies: LenderDependencies, userId: string): Promise<number | null> {
  const facts = rankingFactsOf((await dependencies.readBuyerPlan(userId)).matchingFacts());
  return facts ? (await rankRemaining(dependencies, facts, userId)).length : null;
}
