import type { FinancialProfile, Milestone } from '@hearthway/contracts/journey';
import { inMemoryFinancialProfile } from './in-memory/financial-profile.js';
import { inMemoryServer } from './in-memory/in-memory-server.js';
import { inMemoryLenders, type GivenLenders } from './in-memory/lenders.js';
import { inMemoryMilestones } from './in-memory/milestones.js';

/** What the buyer has from the start; each area has its own default. */
export interface GivenJourney {
  readonly milestones?: readonly Milestone[] | undefined;
  readonly financialProfile?: FinancialProfile | undefined;
  readonly lenders?: GivenLenders | undefined;
}

export type InMemoryJourney = ReturnType<typeof inMemoryJourney>;

/** svc-journey without a network, area by area. */
export function inMemoryJourney(given: GivenJourney = {}) {
  const { routes: milestoneRoutes, ...milestones } = inMemoryMilestones(given.milestones);
  const { routes: profileRoutes, ...profile } = inMemoryFinancialProfile(given.financialProfile);
  const { routes: lenderRoutes, ...lenders } = inMemoryLenders(given.lenders);
  return {
    ...inMemoryServer([...milestoneRoutes, ...profileRoutes, ...lenderRoutes]),
    ...milestones,
    ...profile,
    ...lenders,
  };
}
