import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { Applicant } from '../pre-approval-info/index.js';
import type { DrawPage } from './drawing/page-drawer-client.js';
import type { InspectFile } from './inspector/inspector-client.js';
import type { ScanFile } from './inspector/virus-scan-client.js';
import type { SlotReads } from './read-slots.js';
import type { ShareStore } from './shares/share-store.js';
import type { DocumentStore } from './storage/document-store.js';
import type { DownloadStore } from './storage/download-store.js';
import type { FileStore } from './storage/file-store.js';
import type { KeyRing } from './storage/key-ring.js';
import type { UploadStore } from './storage/upload-store.js';

/** What the use cases about documents need. */
export interface DocumentDependencies
  extends Pick<Dependencies, 'transaction' | 'now' | 'newId'>, Omit<SlotReads, 'now'> {
  /** The date and time whose figures apply. */
  readonly figuresAt: () => Date;
  readonly store: DocumentStore;
  readonly uploads: UploadStore;
  readonly files: FileStore;
  readonly downloads: DownloadStore;
  readonly shares: ShareStore;
  readonly keys: KeyRing;
  readonly newFileKey: () => Buffer;
  readonly inspectFile: InspectFile;
  /** What a virus scanner says of a file; `undefined` if none is set up. */
  readonly scanFile: ScanFile | undefined;
  readonly drawPage: DrawPage;
  readonly keepEvents: KeepEvents;
  readonly findApplicant: (userId: string) => Promise<Applicant | undefined>;
  /** Whether the buyer’s inspection, as its page shows it, has this finding. */
  readonly hasFinding: (userId: string, findingId: string, transaction: Transaction) => Promise<boolean>;
}
