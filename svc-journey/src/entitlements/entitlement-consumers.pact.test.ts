import { purchaseLinked, purchaseUnlinked } from '@hearthway/contracts/commerce';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { entitlementConsumer } from './entitlement-consumers.js';

const pact = pactBetween('svc-journey', 'svc-commerce');
const purchaseLike = {
  paymentId: MatchersV3.string('payment-1'),
  userId: MatchersV3.string('user-1'),
  productType: MatchersV3.regex('founding_member|offer_toolkit', 'offer_toolkit'),
};
const purchase = { paymentId: 'payment-1', userId: 'user-1', productType: 'offer_toolkit' };

/** The calls that a message makes to the store. */
async function handle(content: unknown): Promise<unknown[][]> {
  const asked: unknown[][] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) => {
      asked.push([name, ...values.slice(0, 2)]);
      return Promise.resolve();
    };
  await handleMessage(entitlementConsumer({ insert: record('insert'), updateEnded: record('updateEnded') }), content);
  return asked;
}

describe('what entitlements need from commerce', () => {
  it('starts one when a purchase is linked to its buyer', () =>
    pact
      .addAsynchronousInteraction()
      .given('a buyer verified the address of a paid order')
      .expectsToReceive('a purchase linked', (builder) =>
        builder.withJSONContent(eventLike(purchaseLinked.type, purchaseLike)),
      )
      .executeTest(async ({ contents }) => {
        expect(await handle(contents.content)).toEqual([['insert', purchase, expect.any(Date)]]);
      }));

  it('ends one when its purchase is refunded', () =>
    pact
      .addAsynchronousInteraction()
      .given('the order of a buyer was refunded')
      .expectsToReceive('a purchase unlinked', (builder) =>
        builder.withJSONContent(eventLike(purchaseUnlinked.type, purchaseLike)),
      )
      .executeTest(async ({ contents }) => {
        expect(await handle(contents.content)).toEqual([['updateEnded', purchase, expect.any(Date)]]);
      }));
});
