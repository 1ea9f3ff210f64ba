import * as commerce from '@hearthway/contracts/commerce';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { operationRouter } from '@hearthway/service-kit';
import type { WaitlistDependencies } from './dependencies.js';
import { joinByForm } from './join-by-form.js';
import { joinWaitlist } from './join-waitlist.js';

export function waitlistRoutes(dependencies: WaitlistDependencies) {
  const routes = operationRouter();

  routes.handle(commerce.joinWaitlist, async ({ body }, { correlationId }) => {
    await joinWaitlist(dependencies, { ...body, correlationId });
    return { ok: true as const, message: waitlistTexts.joined };
  });

  routes.handle(commerce.joinWaitlistByForm, ({ body }, { correlationId }) =>
    joinByForm(dependencies, body, correlationId),
  );

  routes.handle(commerce.countWaitlist, async () => ({ count: await dependencies.store.count() }));

  return routes;
}
