import { userDeleted, userRegistered } from '@hearthway/contracts/identity';
import { on, type ConsumerDefinition } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './dependencies.js';
import { startJourney } from './start-journey.js';

export function milestoneConsumer(dependencies: MilestoneDependencies): ConsumerDefinition {
  const { store, now } = dependencies;
  return {
    queue: 'journey.milestones',
    handlers: [
      on(userRegistered, ({ data }, session) => startJourney(dependencies, data.userId, session)),
      on(userDeleted, ({ data }, session) => store.erase(data.userId, now(), session)),
    ],
  };
}
