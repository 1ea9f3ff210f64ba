import { dataExportRequested } from '@hearthway/contracts/identity';
import { generateRecipientKeys } from '@hearthway/service-kit';
import { eventually } from '@hearthway/tooling/testing';
import { randomUUID } from 'node:crypto';
import type { JourneyUnderTest } from '../../src/testing/index.js';

/** The answer to a data export, from the outbox of the running service. */
export async function dataOfABuyer(journey: JourneyUnderTest): Promise<unknown> {
  const { userId } = await journey.buyer();
  const exportId = randomUUID();
  const { publicKey } = await generateRecipientKeys();
  await journey.publish(dataExportRequested, exportId, { exportId, userId, publicKey });
  const row = await eventually(async () => {
    const found = await journey.database.collection('outbox').findOne({ subject: exportId });
    return found ? String(found['body']) : false;
  });
  return JSON.parse(String(row));
}
