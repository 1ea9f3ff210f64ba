import { paymentCompleted, paymentPrepared, paymentRefunded, waitlistJoined } from '@hearthway/contracts/commerce';
import { userRegistered } from '@hearthway/contracts/identity';
import { lenderMatched, lenderStatusChanged, milestoneChanged } from '@hearthway/contracts/journey';
import { on, type ConsumerDefinition } from '@hearthway/service-kit';
import type { FactStore } from './fact-store.js';
import { factOf } from './fact.js';

export function factConsumer(store: FactStore): ConsumerDefinition {
  return {
    queue: 'analytics.facts',
    // A day's events of one kind change one document: side by side they would only get in each other's way.
    prefetch: 100,
    together: 100,
    handlers: [
      on(userRegistered, ({ occurredAt }, session) => store.count(factOf('registered', occurredAt), session)),
      on(milestoneChanged, ({ occurredAt, data }, session) =>
        store.count(factOf(`milestone-${data.to}`, occurredAt), session),
      ),
      on(lenderMatched, ({ occurredAt }, session) => store.count(factOf('lender-matched', occurredAt), session)),
      on(lenderStatusChanged, ({ occurredAt, data }, session) =>
        store.count(factOf(`lender-${data.to}`, occurredAt), session),
      ),
      on(waitlistJoined, ({ occurredAt }, session) => store.count(factOf('waitlist-joined', occurredAt), session)),
      on(paymentPrepared, ({ occurredAt }, session) => store.count(factOf('payment-prepared', occurredAt), session)),
      on(paymentCompleted, ({ occurredAt }, session) => store.count(factOf('payment-completed', occurredAt), session)),
      on(paymentRefunded, ({ occurredAt }, session) => store.count(factOf('payment-refunded', occurredAt), session)),
    ],
  };
}
