import { trackEvent, trackEvents } from '@hearthway/contracts/analytics';
import { operationRouter, type RequestContext } from '@hearthway/service-kit';
import { takeEvents, type EventDependencies } from './take-events.js';

export function eventRoutes(dependencies: EventDependencies) {
  const routes = operationRouter();

  routes.handle(trackEvent, async ({ body }, context) => {
    await takeEvents(dependencies, [body], senderOf(context));
    return { accepted: true as const };
  });

  routes.handle(trackEvents, async ({ body: { events } }, context) => {
    const valid = events.filter((event) => event !== null);
    return { accepted: await takeEvents(dependencies, valid, senderOf(context)) };
  });

  return routes;
}

const senderOf = ({ headers, clientIp }: RequestContext) => ({ userAgent: headers['user-agent'], address: clientIp });
