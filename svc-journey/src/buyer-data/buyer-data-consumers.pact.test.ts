import { dataExportRequested, userDeleted } from '@hearthway/contracts/identity';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { buyerDataConsumer } from './buyer-data-consumers.js';
import type { BuyerDataDependencies } from './erase-buyer.js';

const pact = pactBetween('svc-journey', 'svc-identity');

/** Fixed, so that the pact doesn't change from run to run. */
const publicKey = {
  x: '2Vzl4nIlrBOWSqgFIPFuoS4u6k_h6VeRFkYAuEMRNIs',
  y: 'UlxCxCMkxfGVp49o-ZaH0csSw0L8HzFCwVy7wypI5T8',
};

/** The calls that a message makes to the stores and the outbox. */
async function handle(content: unknown): Promise<unknown[][]> {
  const asked: unknown[][] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) => {
      asked.push([name, ...values]);
      return Promise.resolve();
    };
  const dependencies = {
    parts: { calendar: { findForExport: record('findForExport'), deleteByUser: record('deleteByUser') } },
    erasures: { insert: record('marked') },
    outbox: {
      insert: (event: unknown, { data }: { data: unknown }) => record('published')(event, data),
    },
    now: () => new Date(0),
  } as unknown as BuyerDataDependencies;
  await handleMessage(buyerDataConsumer(dependencies), content);
  return asked;
}

describe('what buyer data needs from identity', () => {
  it('erases the data when the account is deleted', () =>
    pact
      .addAsynchronousInteraction()
      .given('a person has deleted their account')
      .expectsToReceive('a user deleted', (builder) =>
        builder.withJSONContent(eventLike(userDeleted.type, { userId: MatchersV3.string('user-1') })),
      )
      .executeTest(async ({ contents }) => {
        const [erased, marked] = await handle(contents.content);
        expect(erased?.slice(0, 2)).toEqual(['deleteByUser', 'user-1']);
        expect(marked?.slice(0, 2)).toEqual(['marked', 'user-1']);
      }));

  it('answers a data export with the data, encrypted', () =>
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
        const [asked, published] = await handle(contents.content);
        expect(asked).toEqual(['findForExport', 'user-1']);
        const encrypted = expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
        expect(published).toEqual([
          'published',
          journeyDataExported,
          { exportId: 'export-1', userId: 'user-1', encrypted },
        ]);
      }));
});
