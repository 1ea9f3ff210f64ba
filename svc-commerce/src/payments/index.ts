import {
  createRepeatedTask,
  keyedQueue,
  sharedQueue,
  type Dependencies,
  type ServiceModule,
} from '@hearthway/service-kit';
import type { PaymentDependencies } from './dependencies.js';
import { paymentRoutes } from './payment-routes.js';
import { sweepPayments } from './sweep/sweep-payments.js';

export { createPaymentStore, type PaymentStore } from './payment-store.js';
export { wasCompleted, type Payment } from './payment.js';
export { createStripeClient } from './provider/stripe-client.js';

type Needed = Pick<Dependencies, 'connection'> & Omit<PaymentDependencies, 'ordersInTurn' | 'seatsInTurn'>;

export function openPayments(needed: Needed): ServiceModule {
  const { connection, logger } = needed;
  const orders = sharedQueue({ connection, collection: 'orders-in-turn', logger });
  const dependencies = { ...needed, ordersInTurn: orders.inTurn, seatsInTurn: keyedQueue() };
  const sweeping = createRepeatedTask({
    name: 'a sweep of the payments',
    run: () => sweepPayments(dependencies),
    pauseMilliseconds: 30_000,
    logger,
  });
  return {
    stores: [needed.store, orders],
    routes: paymentRoutes(dependencies),
    start: () => sweeping.start(),
    stop: () => sweeping.stop(),
  };
}
