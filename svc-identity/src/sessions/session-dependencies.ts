import type { Logger, Outbox, PrivateCookie, RevocationList, RunInTransaction } from '@hearthway/service-kit';
import type { KeyRing, RefreshSuccessors } from '../keys/index.js';
import type { SessionStore } from './session-store.js';

export interface SessionDependencies {
  sessions: SessionStore;
  successors: RefreshSuccessors;
  refreshCookie: PrivateCookie;
  /** What this process already refuses before the event arrives. */
  refused: Pick<RevocationList, 'add'>;
  keyRing: Pick<KeyRing, 'sign'>;
  outbox: Outbox;
  transaction: RunInTransaction;
  logger: Logger;
  now: () => Date;
  newId: () => string;
}
