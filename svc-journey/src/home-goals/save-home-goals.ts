import { homeGoalsChecklist, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { StoredHomeGoals } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict } from '@hearthway/service-kit';
import { isCountyNameOf } from '../counties/index.js';
import type { HomeGoalsDependencies } from './dependencies.js';
import { getHomeGoals } from './get-home-goals.js';
import { GoalsChanged } from './home-goals-store.js';

export interface SaveHomeGoals {
  readonly userId: string;
  /** The version that was read; 0 before the first save. */
  readonly version: number;
  readonly goals: HomeGoals;
  readonly correlationId: string;
}

/**
 * Replaces the goals that were read at this version, and updates their milestone in the same transaction.
 * @throws VersionConflict `home-goals.conflict` if they have changed since; nothing is overwritten
 * @throws AppError `home-goals.unknown-county`
 */
export async function saveHomeGoals(
  dependencies: HomeGoalsDependencies,
  { userId, version, goals, correlationId }: SaveHomeGoals,
): Promise<StoredHomeGoals> {
  requireKnownCounties(goals);
  const { store, transaction, updateBasis, findBudget, now } = dependencies;
  const updatedAt = now();
  const met = homeGoalsChecklist(goals).every(({ done }) => done);
  try {
    const saved = await transaction(async (transaction) => {
      const stored = await store.update(userId, version, goals, updatedAt, transaction);
      await updateBasis({ userId, title: 'Home Goals', met, correlationId }, transaction);
      return stored;
    });
    return { ...saved, budgetCents: (await findBudget(userId)) ?? null };
  } catch (error) {
    if (!(error instanceof GoalsChanged)) throw error;
    const current = await getHomeGoals(dependencies, userId);
    throw new VersionConflict('home-goals.conflict', problemTexts.homeGoalsConflict, { yours: goals, current });
  }
}

function requireKnownCounties({ buyer, coBuyer }: HomeGoals): void {
  const sets = [
    { path: 'buyer', areas: buyer.areas },
    { path: 'coBuyer.goals', areas: coBuyer?.goals.areas ?? [] },
  ];
  const message = problemTexts.unknownCounty;
  const details = sets.flatMap(({ path, areas }) =>
    areas.flatMap((area, index) =>
      area.kind === 'county' && !isCountyNameOf(area.state, area.name)
        ? [{ path: `body.${path}.areas.${index}.name`, message }]
        : [],
    ),
  );
  if (details.length > 0) throw new AppError('home-goals.unknown-county', message, { details });
}
