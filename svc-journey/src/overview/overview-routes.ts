import * as journey from '@hearthway/contracts/journey';
import type { Overview } from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';

/** Each finds what is known about a buyer. */
export interface OverviewDependencies {
  readonly readFirstName: (userId: string) => Promise<string | undefined>;
  readonly readBudgetCents: (userId: string) => Promise<number | undefined>;
  readonly readLetter: (userId: string) => Promise<Overview['letter'] | undefined>;
  readonly readHomeCounts: (userId: string) => Promise<{ readonly homes: number; readonly offers: number }>;
  readonly readHomeowner: (userId: string) => Promise<Overview['homeowner']>;
  readonly readNextEvent: (userId: string) => Promise<Overview['nextEvent'] | undefined>;
}

export function overviewRoutes(dependencies: OverviewDependencies) {
  const { readFirstName, readBudgetCents, readLetter, readHomeCounts, readHomeowner, readNextEvent } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.getOverview, async (_input, context) => {
    const { userId } = principalOf(context);
    const [firstName, budgetCents, letter, { homes, offers }, homeowner, nextEvent] = await Promise.all([
      readFirstName(userId),
      readBudgetCents(userId),
      readLetter(userId),
      readHomeCounts(userId),
      readHomeowner(userId),
      readNextEvent(userId),
    ]);
    return {
      firstName: firstName ?? null,
      budgetCents: budgetCents ?? null,
      letter: letter ?? null,
      homes: homes > 0 ? { saved: homes, offers } : null,
      nextEvent: nextEvent ?? null,
      homeowner: homeowner ?? null,
    };
  });

  return routes;
}
