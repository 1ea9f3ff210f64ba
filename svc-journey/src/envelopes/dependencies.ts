import type { LinkTokens, Outbox, RunInTransaction, Sealing, Transaction } from '@hearthway/service-kit';
import type { DocumentSlotKey } from '@hearthway/contracts/journey';
import type { FileStore, KeyRing, OwnPdf } from '../documents/index.js';
import type { Sha256 } from './audit-chain.js';
import type { EnvelopeStore } from './storage/envelope-store.js';
import type { SignerAccessStore } from './storage/signer-access-store.js';
import type { SigningMailStore } from './storage/signing-mail-store.js';
import type { RunFillJob } from './sealing/fill-pdf-client.js';
import type { SigningCertificate } from './sealing/signing-certificate.js';

/** The newest file of a document. */
export interface SourceFile {
  readonly name: string;
  readonly slot: DocumentSlotKey | null;
  readonly type: string;
  readonly dangers: readonly string[];
  readonly bytes: number;
  readonly read: (range: { readonly start: number; readonly end: number }) => AsyncIterable<Uint8Array>;
}

/** Dependencies of this room’s use cases. */
export interface EnvelopeDependencies {
  readonly store: EnvelopeStore;
  readonly access: SignerAccessStore;
  readonly mails: SigningMailStore;
  /** Shared with the documents. */
  readonly files: FileStore;
  readonly keys: KeyRing;
  readonly newFileKey: () => Buffer;
  /** Of mailed codes. */
  readonly sealing: Sealing;
  readonly linkTokens: LinkTokens;
  /** Six random digits. */
  readonly newCode: () => string;
  readonly sha256: Sha256;
  readonly runFillJob: RunFillJob;
  readonly signingCertificate: () => Promise<SigningCertificate>;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
  /** @throws AppError `document.not-found` */
  readonly findNewestFile: (userId: string, documentId: string) => Promise<SourceFile>;
  /** Writes a PDF; what is returned makes it a document in a transaction, unless the buyer has no room for it. */
  readonly keepFile: (file: OwnPdf) => Promise<(transaction: Transaction) => Promise<string | null>>;
  /** @throws AppError `offer.not-found`, `offer.toolkit-required` */
  readonly writeTermSheet: (userId: string, offerId: string) => Promise<Uint8Array>;
  /** As the buyer gave it; empty if they didn’t. */
  readonly readName: (userId: string) => Promise<string>;
}
