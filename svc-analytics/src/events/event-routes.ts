import { refusesTracking, trackEvent, trackEvents } from '@hearthway/contracts/analytics';
import { operationRouter, type RequestContext } from '@hearthway/service-kit';
import { recordEvents, type RecordEventsDependencies } from './record-events.js';

/** An event whose sender refuses to be tracked is answered like any other, but not stored. */
export function eventRoutes(dependencies: RecordEventsDependencies) {
  const routes = operationRouter();

  routes.handle(trackEvent, async ({ body }, context) => {
    if (!refusesTracking(context.headers)) await recordEvents(dependencies, [body], senderOf(context));
    return { accepted: true as const };
  });

  routes.handle(trackEvents, async ({ body: { events } }, context) => {
    if (refusesTracking(context.headers)) return { accepted: 0 };
    const valid = events.filter((event) => event !== null);
    return { accepted: await recordEvents(dependencies, valid, senderOf(context)) };
  });

  return routes;
}

const senderOf = ({ headers, clientIp }: RequestContext) => ({ userAgent: headers['user-agent'], address: clientIp });
