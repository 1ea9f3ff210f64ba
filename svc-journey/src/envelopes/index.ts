import type { Envelope } from '@hearthway/contracts/journey';
import {
  createRepeatedTask,
  type Dependencies,
  type Sealing,
  type ServiceClient,
  type ServiceModule,
} from '@hearthway/service-kit';
import { createFileStore, createKeyRing, createPageDrawer, newFileKey } from '../documents/index.js';
import { createConfirmedEmailFinder } from './confirmed-email-client.js';
import { newCode, sha256 } from './envelope-keys.js';
import { envelopeRoutes } from './envelope-routes.js';
import { shownEnvelope } from './envelope.js';
import type { EnvelopeDependencies } from './envelopes-dependencies.js';
import { createFillJobs } from './sealing/fill-pdf-client.js';
import { lookAfterEnvelopes } from './sending/look-after-envelopes.js';
import { sealEnvelopes } from './sending/seal-envelopes.js';
import { createSigningCertificate } from './signing-certificate-client.js';
import { createEnvelopeStore } from './storage/envelope-store.js';
import { createSignerAccessStore } from './storage/signer-access-store.js';
import { createSigningCertificateStore } from './storage/signing-certificate-store.js';
import { createSigningMailStore } from './storage/signing-mail-store.js';
import { wrapEnvelopeKeys } from './wrap-envelope-keys.js';

interface Needed
  extends
    Pick<Dependencies, 'connection' | 'logger' | 'outbox' | 'transaction' | 'now' | 'newId'>,
    Pick<
      EnvelopeDependencies,
      'codeSealing' | 'findNewestPdf' | 'keepPdf' | 'keepEvents' | 'writeTermSheet' | 'findApplicant'
    > {
  /** Calls svc-identity. */
  readonly identity: ServiceClient;
  /** Of the keys of files. */
  readonly keySealing: Sealing;
  readonly certificateSealing: Sealing;
  /** The operator’s certificate and key; a trial certificate without it. */
  readonly p12: { readonly file: string; readonly password: string } | undefined;
}

interface EnvelopesModule extends ServiceModule {
  /** The newest first. */
  readonly listEnvelopes: (userId: string) => Promise<readonly Envelope[]>;
}

export function openEnvelopes(needed: Needed): EnvelopesModule {
  const { connection, logger, now, keySealing, certificateSealing, p12 } = needed;
  const store = createEnvelopeStore(connection);
  const access = createSignerAccessStore(connection);
  const mails = createSigningMailStore(connection);
  const files = createFileStore(connection);
  const certificates = createSigningCertificateStore(connection, certificateSealing);
  const dependencies: EnvelopeDependencies = {
    ...needed,
    store,
    access,
    mails,
    files,
    keys: createKeyRing(keySealing),
    newFileKey,
    newCode,
    sha256,
    findConfirmedEmail: createConfirmedEmailFinder(needed.identity),
    runFillJob: createFillJobs(),
    drawPage: createPageDrawer(),
    signingCertificate: createSigningCertificate({ p12, store: certificates, logger, now }),
  };
  const repeated = (name: string, pauseMilliseconds: number, run: () => Promise<void>) =>
    createRepeatedTask({ name, pauseMilliseconds, run, logger });
  const tasks = [
    repeated('sealing of signed envelopes', 1_000, () => sealEnvelopes(dependencies)),
    repeated('expiry and reminders of envelopes', 60_000, () => lookAfterEnvelopes(dependencies)),
    repeated('wrapping of envelope keys with the current secret', 60 * 60_000, async () => {
      const wrapped = await wrapEnvelopeKeys(dependencies);
      if (wrapped > 0) logger.info({ wrapped }, 'envelope keys of a former secret are wrapped with the current one');
    }),
  ];
  return {
    stores: [store, access, mails, certificates],
    routes: envelopeRoutes(dependencies),
    buyerData: {
      envelopes: {
        async deleteByUser(userId, transaction) {
          await files.delete(await store.deleteByUser(userId, transaction), transaction);
          await access.deleteByUser(userId, transaction);
          await mails.deleteByUser(userId, transaction);
        },
        async findForExport(userId) {
          const found = await store.findForExport(userId);
          return found.length > 0 ? found : undefined;
        },
      },
    },
    listEnvelopes: async (userId) => (await store.findByUser(userId)).map(shownEnvelope),
    start() {
      for (const task of tasks) task.start();
    },
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}
