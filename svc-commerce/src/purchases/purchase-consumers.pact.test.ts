import { commerceDataExported } from '@hearthway/contracts/commerce';
import { dataExportRequested, emailVerified, userDeleted } from '@hearthway/contracts/identity';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import type { PurchaseDependencies } from './dependencies.js';
import { purchaseConsumer } from './purchase-consumers.js';

const pact = pactBetween('svc-commerce', 'svc-identity');

/** Fixed, so that the pact doesn't change from run to run. */
const publicKey = {
  x: '2Vzl4nIlrBOWSqgFIPFuoS4u6k_h6VeRFkYAuEMRNIs',
  y: 'UlxCxCMkxfGVp49o-ZaH0csSw0L8HzFCwVy7wypI5T8',
};

/** What a message asks for and publishes. */
async function handle(content: unknown): Promise<unknown[][]> {
  const asked: unknown[][] = [];
  const record =
    (name: string, result?: unknown) =>
    (value: unknown): Promise<unknown> => {
      asked.push([name, value]);
      return Promise.resolve(result);
    };
  const dependencies = {
    accounts: { findVerifiedEmail: record('findVerifiedEmail', 'jordan@example.com') },
    payments: {
      findCompleted: record('findCompleted', []),
      findByUser: record('findByUser', []),
      deleteUser: record('deleteUser'),
    },
    outbox: { insert: ({ type }: { type: string }, { data }: { data: unknown }) => record(type)(data) },
    now: () => new Date(0),
  } as unknown as PurchaseDependencies;
  await handleMessage(purchaseConsumer(dependencies), content);
  return asked;
}

describe('what purchases need from identity', () => {
  it('looks for the orders of an address when it is confirmed', () =>
    pact
      .addAsynchronousInteraction()
      .given('a person has verified their address')
      .expectsToReceive('an email address is confirmed', (builder) =>
        builder.withJSONContent(eventLike(emailVerified.type, { userId: MatchersV3.string('user-1') })),
      )
      .executeTest(async ({ contents }) => {
        expect(await handle(contents.content)).toEqual([
          ['findVerifiedEmail', 'user-1'],
          ['findCompleted', 'jordan@example.com'],
          ['findCompleted', 'jordan@example.com'],
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
          ['findByUser', 'user-1'],
          ['findByUser', 'user-1'],
          ['deleteUser', 'user-1'],
        ]);
      }));

  it('answers a data export with the orders, encrypted', () =>
    pact
      .addAsynchronousInteraction()
      .given('a person has asked for their data')
      .expectsToReceive('a data export requested', (builder) =>
        builder.withJSONContent(
          eventLike(dataExportRequested.type, {
            exportId: MatchersV3.string('export-1'),
            userId: MatchersV3.string('user-1'),
            publicKey: {
              kty: 'EC',
              crv: 'P-256',
              x: MatchersV3.string(publicKey.x),
              y: MatchersV3.string(publicKey.y),
            },
          }),
        ),
      )
      .executeTest(async ({ contents }) => {
        const encrypted = expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
        expect(await handle(contents.content)).toEqual([
          ['findByUser', 'user-1'],
          [commerceDataExported.type, { exportId: 'export-1', userId: 'user-1', encrypted }],
        ]);
      }));
});
