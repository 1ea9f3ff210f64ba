import { signingMailRequested } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { expect } from '@jest/globals';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { createBuyerDocumentsStore } from '../../src/documents/index.js';
import { createBuyerEnvelopesStore } from '../../src/envelopes/index.js';
import { readyEnvelope } from '../../src/envelopes/testing/ready-envelope.js';
import type { JourneyUnderTest } from '../../src/testing/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly journey: () => JourneyUnderTest;
}

/** Sends a new envelope. @returns the email to its signer */
export async function askSomeone({ connection, journey }: Provider): Promise<string> {
  const { userId, call } = await journey().buyer();
  const id = randomUUID();
  const { envelopes } = createBuyerEnvelopesStore(connection(), createBuyerDocumentsStore(connection()).files);
  await inTransaction(connection(), (transaction) => envelopes.insert(readyEnvelope(userId, id), transaction));
  const sent = await call(`/api/envelopes/${id}/send`, { method: 'POST', headers: { 'if-match': '"1"' } });
  expect(sent.status).toBe(200);
  const mail = await journey().database.collection<{ _id: string }>('signing-mails').findOne({ envelopeId: id });
  return String(mail?._id);
}

export function envelopeStates(provider: Provider) {
  return {
    'someone is asked to sign': async () => ({ mailId: await askSomeone(provider) }),
    'nobody is asked to sign': () => Promise.resolve({}),
  };
}

export function envelopeMessages(provider: Provider) {
  return {
    'an email to a signer requested': async () => {
      const subject = await askSomeone(provider);
      const row = await provider
        .journey()
        .database.collection('outbox')
        .findOne({ subject, type: signingMailRequested.type });
      return JSON.parse(String(row?.['body'])) as unknown;
    },
  };
}
