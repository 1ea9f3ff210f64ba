/**
 * Wraps the keys of all documents and envelopes with the current secret, so that the former one can be removed:
 *
 *   MONGODB_URI=… MONGODB_DATABASE=… SENSITIVE_DATA_SECRET=new SENSITIVE_DATA_FORMER_SECRETS=old npm run documents:rotate
 */
import { connectMongo, createLogger, createSealing, formerSecrets, loadConfig, secret } from '@hearthway/service-kit';
import * as z from 'zod/mini';
import { createBuyerDocumentsStore, createKeyRing, rotateKeys } from '../src/documents/index.js';
import { createBuyerEnvelopesStore, rotateEnvelopeKeys } from '../src/envelopes/index.js';

const config = loadConfig(
  z.object({
    MONGODB_URI: z.string(),
    MONGODB_DATABASE: z.string(),
    SENSITIVE_DATA_SECRET: secret,
    SENSITIVE_DATA_FORMER_SECRETS: formerSecrets,
  }),
  process.env,
);
const logger = createLogger({ name: 'rotate-document-keys', level: 'warn', pretty: false });
const connection = await connectMongo({ uri: config.MONGODB_URI, database: config.MONGODB_DATABASE, logger });
try {
  const { documents: store, uploads, files } = createBuyerDocumentsStore(connection);
  const { envelopes } = createBuyerEnvelopesStore(connection, files);
  const sealing = createSealing({
    secretName: 'SENSITIVE_DATA_SECRET',
    secrets: [config.SENSITIVE_DATA_SECRET, ...config.SENSITIVE_DATA_FORMER_SECRETS],
    purpose: 'hearthway document keys',
  });
  const keys = createKeyRing(sealing);
  const { wrapped } = await rotateKeys({ store, uploads, keys });
  const ofEnvelopes = await rotateEnvelopeKeys({ store: envelopes, keys });
  process.stdout.write(`Wrapped ${wrapped + ofEnvelopes.wrapped} keys again\n`);
} finally {
  await connection.close();
}
