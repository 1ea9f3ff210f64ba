import { purchaseLinked, purchaseUnlinked } from '@hearthway/contracts/commerce';
import { on, type ConsumerDefinition, type Dependencies, type Transaction } from '@hearthway/service-kit';
import type { UnlockedOfferStore } from './unlocked-offer-store.js';

export interface UnlockedOfferConsumerDependencies extends Pick<Dependencies, 'newId'> {
  readonly store: Pick<UnlockedOfferStore, 'insert' | 'updateRefunded'>;
  /** Whether the buyer's account was deleted recently. */
  readonly wasErased: (userId: string, transaction: Transaction) => Promise<boolean>;
}

export function unlockedOfferConsumer({
  store,
  newId,
  wasErased,
}: UnlockedOfferConsumerDependencies): ConsumerDefinition {
  return {
    queue: 'journey.purchases',
    // A message can take longer to arrive than the wait before its buyer's second erasure.
    handlers: [
      on(purchaseLinked, async ({ data, occurredAt }, transaction) => {
        if (await wasErased(data.userId, transaction)) return;
        await store.insert({ id: newId(), ...data, linkedAt: new Date(occurredAt) }, transaction);
      }),
      on(purchaseUnlinked, async ({ data, occurredAt }, transaction) => {
        if (await wasErased(data.userId, transaction)) return;
        await store.updateRefunded({ id: newId(), ...data, linkedAt: new Date(occurredAt) }, transaction);
      }),
    ],
  };
}
