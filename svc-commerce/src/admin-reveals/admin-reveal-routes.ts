import * as commerce from '@hearthway/contracts/commerce';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, operationRouter } from '@hearthway/service-kit';
import { exportList, type RevealDependencies } from './export-list.js';
import { tellRevealed } from './tell-revealed.js';

/**
 * The audit records each request before it is answered, and the number of rows before they are sent. The owners of the orders
 * are told before, too.
 */
export function adminRevealRoutes(dependencies: RevealDependencies) {
  const { waitlist, payments } = dependencies;
  const routes = operationRouter();

  routes.handle(commerce.revealEmail, async ({ body }, { audit, correlationId }) => {
    await audit(body);
    const { list, id } = body;
    const payment = list === 'payments' ? await payments.find(id) : undefined;
    // An order whose buyer was deleted has none.
    const found = list === 'waitlist' ? await waitlist.find(id) : payment?.buyer;
    if (!found) throw new AppError('admin.entry-not-found', problemTexts.notFound);
    if (payment?.userId !== undefined) await tellRevealed(dependencies, [payment.userId], correlationId);
    return { email: found.email };
  });

  routes.handle(commerce.exportList, async ({ body }, { audit, correlationId }) => {
    await audit(body);
    const { userIds, ...exported } = await exportList(dependencies, body.list);
    await audit({ rows: exported.rows });
    await tellRevealed(dependencies, [...userIds], correlationId);
    return exported;
  });

  return routes;
}
