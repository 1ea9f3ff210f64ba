import { emptyHomeGoals } from '@hearthway/contracts/home-goals';
import type { StoredHomeGoals } from '@hearthway/contracts/journey';
import type { HomeGoalsDependencies } from './dependencies.js';

/** Empty, at version 0, before the first save. */
export async function getHomeGoals(
  { store, findBudget }: Pick<HomeGoalsDependencies, 'store' | 'findBudget'>,
  userId: string,
): Promise<StoredHomeGoals> {
  const [stored, budgetCents] = await Promise.all([store.findByUser(userId), findBudget(userId)]);
  return {
    ...(stored ?? { version: 0, updatedAt: null, goals: emptyHomeGoals }),
    budgetCents: budgetCents ?? null,
  };
}
