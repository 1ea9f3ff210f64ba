import type { Logger, Outbox, PrivateCookie, RevocationList, RunInTransaction } from '@hearthway/service-kit';
import type { KeyRing } from '../keys/index.js';
import type { RefreshSuccessors } from './refresh-successors.js';
import type { RefreshSecretStore } from './refresh-secret-store.js';
import type { RevocationStore } from './revocation-store.js';
import type { SessionStore } from './session-store.js';

export interface SessionDependencies {
  sessions: SessionStore;
  refreshSecrets: RefreshSecretStore;
  successors: RefreshSuccessors;
  refreshCookie: PrivateCookie;
  revocations: RevocationStore;
  /** What this process already refuses before the event arrives. */
  refused: Pick<RevocationList, 'add'>;
  keyRing: Pick<KeyRing, 'sign'>;
  outbox: Outbox;
  inTransaction: RunInTransaction;
  logger: Logger;
  now: () => Date;
  newId: () => string;
}
