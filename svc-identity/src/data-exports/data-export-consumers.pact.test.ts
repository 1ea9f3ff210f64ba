import { commerceDataExported } from '@hearthway/contracts/commerce';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { handleMessage } from '@hearthway/service-kit/testing';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { dataExportConsumer } from './data-export-consumers.js';
import { newDataExport, type DataExportPart } from './data-export.js';

const now = new Date('2026-11-20T12:00:00.000Z');

/** Fixed, so that the pact does not change between runs: a key, and data encrypted with it. */
const privateKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'tYDF30fhy6XP3BB8Cy5n_yvDs4GAVujc43MpMwlW-DQ',
  y: 'QDuM1GvdP0GgXHTzNgnCZYHg9B2nROZ0m9IZoqgdORY',
  d: 'WNyYMPA5FM-HfLsVEmPIuONKSCHt1ca_VqRVS7-Ggsg',
};
const encrypted = [
  'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSIsInR5cCI6IkpTT04iLCJlcGsiOnsieCI6Imd6Z0YtMEdNYUlubjZ5S3BRZUdna0xYcGNZNlI5YjJvZzJ3V3g2aFlDWmsiLCJjcnYiOiJQLTI1NiIsImt0eSI6IkVDIiwieSI6IkhMemw4R1gzeUFoNnVlZ0tqRGN2WV9RS3hTaEtTWEhZLThFU05LNFdLbTAifX0',
  '',
  'tHynTY3suow5MG_m',
  '7n7rr5KWL7TiyHoby2JMJfA',
  'YDqNoqb4Bmq5POxdfnSVGA',
].join('.');

/** The parts stored because of a message. */
async function keep(content: unknown): Promise<DataExportPart[]> {
  const kept: DataExportPart[] = [];
  const dataExports = {
    findOwn: (id: string, userId: string) =>
      Promise.resolve(newDataExport({ id, userId, sealedPrivateKey: 'sealed' }, now)),
    insertPart: (_id: string, part: DataExportPart) => Promise.resolve(void kept.push(part)),
  };
  const sealing = { open: () => JSON.stringify(privateKey) };
  const dependencies = { dataExports, sealing, now: () => now } as unknown as Parameters<typeof dataExportConsumer>[0];
  await handleMessage(dataExportConsumer(dependencies), content);
  return kept;
}

it.each([
  ['journey', 'the data of a buyer', journeyDataExported],
  ['commerce', 'the data of a buyer from commerce', commerceDataExported],
] as const)('data exports need the %s service’s data, encrypted with the key of the request', (service, what, event) =>
  pactBetween('svc-identity', `svc-${service}`)
    .addAsynchronousInteraction()
    .given('a buyer has asked for their data')
    .expectsToReceive(what, (builder) =>
      builder.withJSONContent(
        eventLike(event.type, {
          exportId: MatchersV3.string('export-1'),
          userId: MatchersV3.string('user-1'),
          encrypted: MatchersV3.regex('[\\w-]+\\.\\.[\\w-]+\\.[\\w-]+\\.[\\w-]+', encrypted),
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await keep(contents.content)).toEqual([{ service, encrypted }]);
    }),
);
