import * as commerce from '@hearthway/contracts/commerce';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { operationRouter } from '@hearthway/service-kit';
import { linkToNext } from '../pagination/index.js';
import type { WaitlistDependencies } from './dependencies.js';
import { joinByForm, joinWaitlist } from './join-waitlist.js';
import { leaveWaitlist } from './leave-waitlist.js';
import { listWaitlist } from './list-waitlist.js';

export function waitlistRoutes(dependencies: WaitlistDependencies) {
  const routes = operationRouter();

  routes.handle(commerce.joinWaitlist, async ({ body }, { clientIp, correlationId }) => {
    await joinWaitlist(dependencies, { ...body, clientIp, correlationId });
    return { ok: true as const, message: waitlistTexts.joined };
  });

  routes.handle(commerce.joinWaitlistByForm, ({ body }, { clientIp, correlationId }) =>
    joinByForm(dependencies, body, { clientIp, correlationId }),
  );

  routes.handle(commerce.countWaitlist, async () => ({ count: await dependencies.store.count() }));

  routes.handle(commerce.leaveWaitlist, async ({ query }) => {
    await leaveWaitlist(dependencies, query.token);
    return { location: commerce.emailPages.left };
  });

  routes.handle(commerce.listWaitlist, async ({ query }, { response }) => {
    const { entries, next } = await listWaitlist(dependencies, query.before);
    if (next) response.set('link', linkToNext(commerce.listWaitlist.path, next));
    return entries;
  });

  return routes;
}
