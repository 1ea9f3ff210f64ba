import * as commerce from '@hearthway/contracts/commerce';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, operationRouter } from '@hearthway/service-kit';
import { exportList, type RevealDependencies } from './export-list.js';

/** The audit records each request before it is answered, and the number of rows before they are sent. */
export function adminRevealRoutes(dependencies: RevealDependencies) {
  const { waitlist, payments } = dependencies;
  const routes = operationRouter();

  routes.handle(commerce.revealEmail, async ({ body }, { audit }) => {
    await audit(body);
    const { list, id } = body;
    // An order whose buyer was deleted has none.
    const found = list === 'waitlist' ? await waitlist.find(id) : (await payments.find(id))?.buyer;
    if (!found) throw new AppError('admin.entry-not-found', problemTexts.notFound);
    return { email: found.email };
  });

  routes.handle(commerce.exportList, async ({ body }, { audit }) => {
    await audit(body);
    const exported = await exportList(dependencies, body.list);
    await audit({ rows: exported.rows });
    return exported;
  });

  return routes;
}
