import { trackEvent, trackEvents } from '@hearthway/contracts/analytics';
import { operationRouter, type RequestContext } from '@hearthway/service-kit';
import { recordEvents, type RecordEventsDependencies } from './record-events.js';

export function eventRoutes(dependencies: RecordEventsDependencies) {
  const routes = operationRouter();

  routes.handle(trackEvent, async ({ body }, context) => {
    await recordEvents(dependencies, [body], senderOf(context));
    return { accepted: true as const };
  });

  routes.handle(trackEvents, async ({ body: { events } }, context) => {
    const valid = events.filter((event) => event !== null);
    return { accepted: await recordEvents(dependencies, valid, senderOf(context)) };
  });

  return routes;
}

const senderOf = ({ headers, clientIp }: RequestContext) => ({ userAgent: headers['user-agent'], address: clientIp });
