import type { listHomes as operation } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { dayOf, policyAt } from '../policy/index.js';
import { assessHome, type BuyerForHomes, type HomeCosts } from './assessment/index.js';
import type { HomeDependencies } from './dependencies.js';
import { duplicatesOf, shown, type StoredHome } from './stored-home.js';

/** A buyer's homes, newest first, each with what the buyer's numbers and goals say about it. */
export async function listHomes(
  { store, readBuyer, now }: Pick<HomeDependencies, 'store' | 'readBuyer' | 'now'>,
  userId: string,
): Promise<OperationReply<typeof operation>> {
  const [homes, buyer] = await Promise.all([store.findByUser(userId), readBuyer(userId)]);
  return homeList(homes, buyer, now());
}

/** Pure. The order is that of the homes given: by when they were saved. */
export function homeList(
  homes: readonly StoredHome[],
  buyer: BuyerForHomes,
  now: Date,
): OperationReply<typeof operation> {
  const policy = policyAt(dayOf(now));
  const duplicates = duplicatesOf(homes);
  const costRows = new Map<string, PolicyRow>();
  const remembering: BuyerForHomes = {
    ...buyer,
    costsOf: buyer.costsOf && ((home) => remember(buyer.costsOf?.(home), costRows)),
  };
  const assessed = homes.map((home) => ({
    ...shown(home),
    assessment: assessHome(home, remembering, policy),
    duplicateIds: [...(duplicates.get(home.id) ?? [])],
  }));
  return {
    homes: assessed,
    missing: [
      ...(buyer.costsOf ? [] : ['finances' as const]),
      ...(buyer.goals ? [] : ['goals' as const]),
      ...(buyer.budgetCents === undefined ? ['budget' as const] : []),
    ],
    policyRows: [...new Map([...costRows, ...policy.used().map((row) => [row.id, row] as const)]).values()],
  };
}

/** Notes the rows that costs are based on. */
function remember(costs: HomeCosts | undefined, rows: Map<string, PolicyRow>): HomeCosts | undefined {
  for (const row of costs?.policyRows ?? []) rows.set(row.id, row);
  return costs;
}
