import { paymentCompleted, paymentPrepared, paymentRefunded, waitlistJoined } from '@hearthway/contracts/commerce';
import { userRegistered } from '@hearthway/contracts/identity';
import { contractAccepted, contractClosed, lenderMatched, milestoneChanged } from '@hearthway/contracts/journey';
import { on, type ConsumerDefinition, type Transaction } from '@hearthway/service-kit';
import { factOf, type FactStore } from './fact-store.js';

export function factConsumer(store: Pick<FactStore, 'updateCount'>): ConsumerDefinition {
  const count = (name: string, { occurredAt }: { occurredAt: string }, transaction: Transaction) =>
    store.updateCount(factOf(name, occurredAt), transaction);
  const countAs = (name: string) => (event: { occurredAt: string }, transaction: Transaction) =>
    count(name, event, transaction);
  return {
    queue: 'analytics.facts',
    // A day's events of one kind update one document, so handling them in parallel would only cause conflicts.
    prefetch: 100,
    together: 100,
    handlers: [
      on(userRegistered, countAs('registered')),
      on(milestoneChanged, (event, transaction) => count(`milestone-${event.data.to}`, event, transaction)),
      on(lenderMatched, countAs('lender-matched')),
      on(contractAccepted, countAs('contract-accepted')),
      on(contractClosed, countAs('contract-closed')),
      on(waitlistJoined, countAs('waitlist-joined')),
      on(paymentPrepared, countAs('payment-prepared')),
      on(paymentCompleted, countAs('payment-completed')),
      on(paymentRefunded, countAs('payment-refunded')),
    ],
  };
}
