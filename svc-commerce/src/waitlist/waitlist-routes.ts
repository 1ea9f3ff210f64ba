import * as commerce from '@hearthway/contracts/commerce';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { operationRouter } from '@hearthway/service-kit';
import { linkToNext, readCursor, takePage } from '../pagination/index.js';
import { joinByForm, joinWaitlist, type WaitlistDependencies } from './join-waitlist.js';
import { createWaitlistCount } from './waitlist-count.js';
import type { WaitlistEntry } from './waitlist-entry.js';

export function waitlistRoutes(dependencies: WaitlistDependencies) {
  const { store, linkTokens, transaction, deleteEmailRecipients } = dependencies;
  const count = createWaitlistCount(store);
  const routes = operationRouter();

  routes.handle(commerce.joinWaitlist, async ({ body }, { clientIp, correlationId }) => {
    await joinWaitlist(dependencies, { ...body, clientIp, correlationId });
    return { ok: true as const, message: waitlistTexts.joined };
  });

  routes.handle(commerce.joinWaitlistByForm, ({ body }, { clientIp, correlationId }) =>
    joinByForm(dependencies, body, { clientIp, correlationId }),
  );

  routes.handle(commerce.countWaitlist, async () => ({ count: await count() }));

  // A link that was used before, or that we never sent, does nothing and looks the same.
  routes.handle(commerce.leaveWaitlist, async ({ query }) => {
    const entry = await store.findByLink(linkTokens.hashOf(query.token));
    if (entry) {
      await transaction(async (transaction) => {
        await store.delete(entry.id, transaction);
        await deleteEmailRecipients(entry.id, transaction);
      });
    }
    return { location: commerce.emailPages.left };
  });

  routes.handle(commerce.listWaitlist, async ({ query }, { response }) => {
    const { adminPageSize, listWaitlist } = commerce;
    const found = await store.findPage(readCursor(query.before), adminPageSize + 1);
    const { items, next } = takePage(found, adminPageSize);
    if (next) response.set('link', linkToNext(listWaitlist.path, next));
    return items.map(toAdminEntry);
  });

  return routes;
}

function toAdminEntry({ id, email, name, state, source, createdAt }: WaitlistEntry): commerce.AdminWaitlistEntry {
  return { id, email: commerce.maskedEmail(email), name, state, source, createdAt: createdAt.toISOString() };
}
