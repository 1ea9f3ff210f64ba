import { purchaseRevealed } from '@hearthway/contracts/commerce';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { securityLogConsumer } from './index.js';

it('the security log needs to know when an admin looks up a buyer’s purchase', () =>
  pactBetween('svc-identity', 'svc-commerce')
    .addAsynchronousInteraction()
    .given('an admin looks up the address of a linked order')
    .expectsToReceive('a purchase revealed', (builder) =>
      builder.withJSONContent(eventLike(purchaseRevealed.type, { userId: MatchersV3.string('user-1') })),
    )
    .executeTest(async ({ contents }) => {
      const recorded: unknown[] = [];
      const record = (entry: unknown) => Promise.resolve(void recorded.push(entry));
      const consumer = securityLogConsumer({
        log: { record },
        isUser: (userId) => Promise.resolve(userId === 'user-1'),
      });
      await handleMessage(consumer, contents.content);
      expect(recorded).toEqual([{ userId: 'user-1', kind: 'revealed-to-admin', device: null }]);
    }));
