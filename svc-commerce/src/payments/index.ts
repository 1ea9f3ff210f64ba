import { createRepeatedTask, keyedQueue, type ServiceModule } from '@hearthway/service-kit';
import type { PaymentDependencies } from './dependencies.js';
import { paymentRoutes } from './payment-routes.js';
import { sweepPayments } from './sweep/sweep-payments.js';

export { createPaymentStore, type PaymentStore } from './payment-store.js';
export { wasCompleted, type Payment } from './payment.js';
export { createStripeClient } from './provider/stripe-client.js';

export function openPayments(needed: Omit<PaymentDependencies, 'queue'>): ServiceModule {
  const dependencies = { ...needed, queue: keyedQueue() };
  const sweeping = createRepeatedTask({
    name: 'a sweep of the payments',
    run: () => sweepPayments(dependencies),
    pauseMilliseconds: 30_000,
    logger: needed.logger,
  });
  return {
    stores: [needed.store],
    routes: paymentRoutes(dependencies),
    start: () => sweeping.start(),
    stop: () => sweeping.stop(),
  };
}
