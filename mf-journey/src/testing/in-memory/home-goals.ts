import { emptyHomeGoals, homeGoalsChecklist, type HomeGoals } from '@hearthway/contracts/home-goals';
import { getHomeGoals, saveHomeGoals, type StoredHomeGoals } from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export interface GivenHomeGoals {
  readonly goals?: HomeGoals;
  readonly budgetCents?: number;
}

/** `onSaved` is told whether the goals are enough for their milestone. */
export function inMemoryHomeGoals(
  { goals = emptyHomeGoals, budgetCents }: GivenHomeGoals = {},
  onSaved: (met: boolean) => void = () => undefined,
) {
  let kept: StoredHomeGoals = {
    version: goals === emptyHomeGoals ? 0 : 1,
    updatedAt: goals === emptyHomeGoals ? null : '2026-11-20T15:00:00.000Z',
    goals,
    budgetCents: budgetCents ?? null,
  };
  const keep = (next: HomeGoals): StoredHomeGoals => {
    kept = { ...kept, version: kept.version + 1, updatedAt: '2026-11-20T15:00:00.000Z', goals: next };
    onSaved(homeGoalsChecklist(next).every(({ done }) => done));
    return kept;
  };
  let isNextOutdated = false;
  return {
    homeGoals: () => kept,
    /** Simulates a save by another tab or device. */
    changeGoalsElsewhere(next: HomeGoals): void {
      keep(next);
      isNextOutdated = true;
    },
    routes: [
      route(getHomeGoals, () => kept),
      route(saveHomeGoals, ({ body }) => {
        if (isNextOutdated) {
          isNextOutdated = false;
          throw new Refusal(409, 'home-goals.conflict', 'Your goals changed in another window');
        }
        return keep(body);
      }),
    ],
  };
}
