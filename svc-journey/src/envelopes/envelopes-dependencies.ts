import type { Dependencies, Sealing } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { DrawPage, FileStore, FindNewestPdf, KeepPdf, KeyRing } from '../documents/index.js';
import type { Applicant } from '../pre-approval-info/index.js';
import type { Sha256 } from './audit-chain.js';
import type { RunFillJob } from './sealing/fill-pdf-client.js';
import type { SigningCertificate } from './sealing/signing-certificate.js';
import type { EnvelopeStore } from './storage/envelope-store.js';
import type { SignerAccessStore } from './storage/signer-access-store.js';
import type { SigningMailStore } from './storage/signing-mail-store.js';

/** What the use cases about envelopes need. */
export interface EnvelopeDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId'> {
  readonly store: EnvelopeStore;
  readonly access: SignerAccessStore;
  readonly mails: SigningMailStore;
  /** Beside those of the documents. */
  readonly files: FileStore;
  readonly keys: KeyRing;
  readonly newFileKey: () => Buffer;
  /** Of mailed codes. */
  readonly codeSealing: Sealing;
  /** Random digits. */
  readonly newCode: () => string;
  readonly sha256: Sha256;
  readonly runFillJob: RunFillJob;
  readonly drawPage: DrawPage;
  readonly signingCertificate: () => Promise<SigningCertificate>;
  readonly findNewestPdf: FindNewestPdf;
  readonly keepPdf: KeepPdf;
  readonly keepEvents: KeepEvents;
  /** @throws AppError `offer.not-found`, `offer.toolkit-required` */
  readonly writeTermSheet: (userId: string, offerId: string) => Promise<Uint8Array>;
  /** `undefined` if it has none. @throws AppError `server.unavailable` */
  readonly findConfirmedEmail: (userId: string) => Promise<string | undefined>;
  readonly findApplicant: (userId: string) => Promise<Applicant | undefined>;
}
