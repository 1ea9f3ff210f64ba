import { purchaseLinked, purchaseUnlinked } from '@hearthway/contracts/commerce';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { unlockedOfferConsumer } from './unlocked-offer-consumers.js';

const pact = pactBetween('svc-journey', 'svc-commerce');
const purchaseLike = {
  paymentId: MatchersV3.string('payment-1'),
  userId: MatchersV3.string('user-1'),
  productType: MatchersV3.regex('founding_member|offer_toolkit', 'offer_toolkit'),
};
const purchase = {
  id: 'id',
  paymentId: 'payment-1',
  userId: 'user-1',
  productType: 'offer_toolkit',
  linkedAt: expect.any(Date),
};

/** The calls that a message makes to the store. */
async function handle(content: unknown): Promise<unknown[][]> {
  const asked: unknown[][] = [];
  const record = (name: string) => (given: unknown) => {
    asked.push([name, given]);
    return Promise.resolve();
  };
  const consumer = unlockedOfferConsumer({
    store: { insert: record('insert'), updateRefunded: record('updateRefunded') },
    newId: () => 'id',
    wasErased: () => Promise.resolve(false),
  });
  await handleMessage(consumer, content);
  return asked;
}

describe('what unlocked offers need from commerce', () => {
  it('are there once a purchase is linked to its buyer', () =>
    pact
      .addAsynchronousInteraction()
      .given('a purchase was linked to a buyer')
      .expectsToReceive('a purchase linked', (builder) =>
        builder.withJSONContent(eventLike(purchaseLinked.type, purchaseLike)),
      )
      .executeTest(async ({ contents }) => {
        expect(await handle(contents.content)).toEqual([['insert', purchase]]);
      }));

  it('are gone once the purchase is refunded', () =>
    pact
      .addAsynchronousInteraction()
      .given('a linked purchase was refunded')
      .expectsToReceive('a purchase unlinked', (builder) =>
        builder.withJSONContent(eventLike(purchaseUnlinked.type, purchaseLike)),
      )
      .executeTest(async ({ contents }) => {
        expect(await handle(contents.content)).toEqual([['updateRefunded', purchase]]);
      }));
});
