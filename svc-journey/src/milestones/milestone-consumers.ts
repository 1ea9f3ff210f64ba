import { userDeleted, userRegistered } from '@hearthway/contracts/identity';
import { on, type ConsumerDefinition } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './dependencies.js';
import { startJourney } from './start-journey.js';

export function milestoneConsumer(dependencies: MilestoneDependencies): ConsumerDefinition {
  const { store, now } = dependencies;
  return {
    queue: 'journey.milestones',
    handlers: [
      on(userRegistered, ({ data }, transaction) => startJourney(dependencies, data.userId, transaction)),
      on(userDeleted, ({ data }, transaction) => store.deleteByUser(data.userId, now(), transaction)),
    ],
  };
}
