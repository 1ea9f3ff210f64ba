import { trackEvent, trackEvents } from '@hearthway/contracts/analytics';
import { operationRouter } from '@hearthway/service-kit';
import { takeEvents, type EventDependencies } from './take-events.js';

export function eventRoutes(dependencies: EventDependencies) {
  const routes = operationRouter();

  routes.handle(trackEvent, async ({ body }) => {
    await takeEvents(dependencies, [body]);
    return { accepted: true as const };
  });

  routes.handle(trackEvents, async ({ body: { events } }) => {
    await takeEvents(dependencies, events);
    return { accepted: events.length };
  });

  return routes;
}
