import { purchaseLinked, purchaseUnlinked } from '@hearthway/contracts/commerce';
import { on, type ConsumerDefinition } from '@hearthway/service-kit';
import type { EntitlementStore } from './entitlement-store.js';

/** Keeps what svc-commerce tells about purchases of our buyers. */
export function entitlementConsumer(store: Pick<EntitlementStore, 'insert' | 'updateEnded'>): ConsumerDefinition {
  return {
    queue: 'journey.entitlements',
    handlers: [
      on(purchaseLinked, ({ data, occurredAt }, transaction) => store.insert(data, new Date(occurredAt), transaction)),
      on(purchaseUnlinked, ({ data, occurredAt }, transaction) =>
        store.updateEnded(data, new Date(occurredAt), transaction),
      ),
    ],
  };
}
