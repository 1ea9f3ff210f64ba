import * as commerce from '@hearthway/contracts/commerce';
import { operationRouter } from '@hearthway/service-kit';
import { linkToNext } from '../pagination/index.js';
import type { PaymentDependencies } from './dependencies.js';
import { listPayments } from './list-payments.js';
import { preparePayment } from './ordering/prepare-payment.js';
import { cancelPayment } from './settlement/cancel-payment.js';
import { receiveWebhook } from './settlement/receive-webhook.js';
import { verifyPayment } from './settlement/verify-payment.js';

export function paymentRoutes(dependencies: PaymentDependencies) {
  const routes = operationRouter();

  routes.handle(commerce.countFoundingMembers, () => dependencies.store.countMembers());

  routes.handle(commerce.preparePayment, ({ body }, { clientIp, correlationId }) =>
    preparePayment(dependencies, body, { clientIp, correlationId }),
  );

  routes.handle(commerce.verifyPayment, ({ query }, { correlationId }) =>
    verifyPayment(dependencies, query.session_id, correlationId),
  );

  routes.handle(commerce.cancelPayment, async ({ query }, { correlationId }) => {
    await cancelPayment(dependencies, query.token, correlationId);
    return { location: commerce.paymentPages.cancelled };
  });

  routes.handle(commerce.receiveStripeWebhook, async ({ body }, { correlationId, headers }) => {
    const signature = [headers['stripe-signature']].flat()[0];
    await receiveWebhook(dependencies, { body, signature }, correlationId);
    return { received: true as const };
  });

  routes.handle(commerce.listPayments, async ({ query }, { response }) => {
    const { next, ...page } = await listPayments(dependencies, query.before);
    if (next) response.set('link', linkToNext(commerce.listPayments.path, next));
    return page;
  });

  return routes;
}
