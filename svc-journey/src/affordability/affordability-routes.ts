import { affordability, estimateAffordability, listAffordabilityRows } from '@hearthway/contracts/affordability';
import { operationRouter } from '@hearthway/service-kit';
import { createHash } from 'node:crypto';
import { dayOf, rowsInForce } from '../policy/index.js';
import { affordabilityRows } from './affordability-rows.js';

export function affordabilityRoutes({ now }: { readonly now: () => Date }) {
  const routes = operationRouter();

  routes.handle(estimateAffordability, ({ body }) => {
    const date = dayOf(now());
    return { date, ...affordability(body, rowsInForce(date)) };
  });

  routes.handle(listAffordabilityRows, ({ query }, { response }) => {
    const date = dayOf(now());
    // The same for everyone, and replaced only with a release or a new day.
    response.set('cache-control', 'public, max-age=300');
    const reply = { date, rows: affordabilityRows(date, query) };
    // A page that asks again with it gets 304 and no body.
    response.set('etag', `"${createHash('sha256').update(JSON.stringify(reply)).digest('base64url')}"`);
    return reply;
  });

  return routes;
}
