import type { FinancialProfile, PreApprovalInfo } from '@hearthway/contracts/journey';
import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { KeptEvent } from '../calendar-events/index.js';
import type { CurrentContract } from '../purchase-contract/index.js';
import type { InspectFile } from './inspector/inspector-client.js';
import type { DocumentStore } from './storage/document-store.js';
import type { FileStore } from './storage/file-store.js';
import type { KeyRing } from './storage/key-ring.js';
import type { DownloadStore } from './storage/download-store.js';
import type { ShareStore } from './storage/share-store.js';
import type { UploadStore } from './storage/upload-store.js';

/** Dependencies of this room’s use cases. */
export interface DocumentDependencies {
  readonly store: DocumentStore;
  readonly uploads: UploadStore;
  readonly files: FileStore;
  readonly downloads: DownloadStore;
  readonly shares: ShareStore;
  readonly keys: KeyRing;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newFileKey: () => Buffer;
  readonly inspectFile: InspectFile;
  /** What a virus scanner says of a file; `undefined` if none is set up. */
  readonly scanFile: ((file: AsyncIterable<Uint8Array>) => Promise<'clean' | 'malware'>) | undefined;
  readonly readProfile: (userId: string) => Promise<FinancialProfile | undefined>;
  readonly readInfo: (
    userId: string,
  ) => Promise<Pick<PreApprovalInfo, 'firstName' | 'lastName' | 'propertyUse'> | undefined>;
  /** The home under contract, or the one that the buyer closed on last. */
  readonly readContract: (userId: string) => Promise<CurrentContract | undefined>;
  /** `undefined` if it isn’t known. */
  readonly readYearBuilt: (userId: string, homeId: string) => Promise<number | null | undefined>;
  readonly isPayingCash: (userId: string) => Promise<boolean>;
  readonly putCalendarEvent: (event: KeptEvent, transaction: Transaction) => Promise<void>;
  readonly removeCalendarEvent: (userId: string, id: string, transaction: Transaction) => Promise<void>;
}
