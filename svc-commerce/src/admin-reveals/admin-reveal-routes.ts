import * as commerce from '@hearthway/contracts/commerce';
import { operationRouter } from '@hearthway/service-kit';
import type { RevealDependencies } from './dependencies.js';
import { exportList } from './export-list.js';
import { revealEmail } from './reveal-email.js';

/** The audit records each request before it is answered, and the number of rows before they are sent. */
export function adminRevealRoutes(dependencies: RevealDependencies) {
  const routes = operationRouter();

  routes.handle(commerce.revealEmail, async ({ body }, { audit }) => {
    await audit(body);
    return revealEmail(dependencies, body);
  });

  routes.handle(commerce.exportList, async ({ body }, { audit }) => {
    await audit(body);
    const exported = await exportList(dependencies, body.list);
    await audit({ rows: exported.rows });
    return exported;
  });

  return routes;
}
