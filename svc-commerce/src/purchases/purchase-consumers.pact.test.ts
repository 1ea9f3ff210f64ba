import { emailVerified, userDeleted } from '@hearthway/contracts/identity';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import type { PurchaseDependencies } from './dependencies.js';
import { purchaseConsumer } from './purchase-consumers.js';

const pact = pactBetween('svc-commerce', 'svc-identity');

/** The questions that a message raises. */
async function handle(content: unknown): Promise<unknown[][]> {
  const asked: unknown[][] = [];
  const record =
    (name: string, result?: unknown) =>
    (...values: unknown[]) => {
      asked.push([name, values[0]]);
      return Promise.resolve(result);
    };
  const dependencies = {
    accounts: { findVerifiedEmail: record('findVerifiedEmail', 'jordan@example.com') },
    payments: {
      findUnowned: record('findUnowned', []),
      findByOwner: record('findByOwner', []),
      deleteOwner: record('deleteOwner'),
    },
  } as unknown as PurchaseDependencies;
  await handleMessage(purchaseConsumer(dependencies), content);
  return asked;
}

describe('what purchases need from identity', () => {
  it('looks for the orders of an address when it is verified', () =>
    pact
      .addAsynchronousInteraction()
      .given('a person has verified their address')
      .expectsToReceive('an email address verified', (builder) =>
        builder.withJSONContent(eventLike(emailVerified.type, { userId: MatchersV3.string('user-1') })),
      )
      .executeTest(async ({ contents }) => {
        expect(await handle(contents.content)).toEqual([
          ['findVerifiedEmail', 'user-1'],
          ['findUnowned', 'jordan@example.com'],
        ]);
      }));

  it('takes the orders from an account that was deleted', () =>
    pact
      .addAsynchronousInteraction()
      .given('a person has deleted their account')
      .expectsToReceive('a user deleted', (builder) =>
        builder.withJSONContent(eventLike(userDeleted.type, { userId: MatchersV3.string('user-1') })),
      )
      .executeTest(async ({ contents }) => {
        expect(await handle(contents.content)).toEqual([
          ['findByOwner', 'user-1'],
          ['deleteOwner', 'user-1'],
        ]);
      }));
});
