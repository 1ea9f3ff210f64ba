import * as commerce from '@hearthway/contracts/commerce';
import { operationRouter } from '@hearthway/service-kit';
import type { EmailDependencies } from './dependencies.js';
import { previewEmail, sendTestEmail } from './samples/send-test-email.js';
import { unsubscribe } from './unsubscribing/unsubscribe.js';

export function emailRoutes(dependencies: EmailDependencies) {
  const routes = operationRouter();

  routes.handle(commerce.sendTestEmail, ({ query }) => sendTestEmail(dependencies, query));
  routes.handle(commerce.previewEmail, ({ query }) => previewEmail(dependencies, query.type));

  routes.handle(commerce.unsubscribe, async ({ query }) => {
    await unsubscribe(dependencies, query.token);
    return { location: commerce.emailPages.unsubscribed };
  });
  routes.handle(commerce.unsubscribeInOneClick, async ({ query }) => {
    await unsubscribe(dependencies, query.token);
    return { ok: true as const };
  });
  routes.handle(commerce.openUnsubscribe, ({ query }) => ({
    location: `${commerce.emailPages.unsubscribe}?token=${encodeURIComponent(query.token)}`,
  }));

  return routes;
}
