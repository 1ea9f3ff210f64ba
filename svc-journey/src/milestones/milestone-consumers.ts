import { userRegistered } from '@hearthway/contracts/identity';
import { on, type ConsumerDefinition } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './change-milestone-status.js';
import { startJourney } from './start-journey.js';

export function milestoneConsumer(
  dependencies: Pick<MilestoneDependencies, 'store' | 'now' | 'newId'>,
): ConsumerDefinition {
  return {
    queue: 'journey.milestones',
    handlers: [on(userRegistered, ({ data }, transaction) => startJourney(dependencies, data.userId, transaction))],
  };
}
