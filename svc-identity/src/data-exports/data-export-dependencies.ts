import type { Outbox, RunInTransaction, Sealing } from '@hearthway/service-kit';
import type { AccountMails } from '../account-links/index.js';
import type { SessionStore } from '../sessions/index.js';
import type { UserStore } from '../users/index.js';
import type { DataExportStore } from './data-export-store.js';

export interface DataExportDependencies {
  dataExports: DataExportStore;
  users: Pick<UserStore, 'findExportTimes' | 'updateExportTimes' | 'findForExport'>;
  sessions: Pick<SessionStore, 'findLiveByUser'>;
  accountMails: Pick<AccountMails, 'findForExport'>;
  /** Seals private keys, bound to the id of their export. */
  sealing: Sealing;
  outbox: Outbox;
  transaction: RunInTransaction;
  now: () => Date;
  newId: () => string;
}
