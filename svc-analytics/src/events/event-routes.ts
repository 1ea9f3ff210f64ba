import { trackEvent } from '@hearthway/contracts/analytics';
import { operationRouter } from '@hearthway/service-kit';
import { takeEvent, type EventDependencies } from './take-event.js';

export function eventRoutes(dependencies: EventDependencies) {
  const routes = operationRouter();

  routes.handle(trackEvent, async ({ body }) => {
    await takeEvent(dependencies, body);
    return { accepted: true as const };
  });

  return routes;
}
