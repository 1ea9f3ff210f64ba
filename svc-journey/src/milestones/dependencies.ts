import type { inTransaction, Outbox } from '@hearthway/service-kit';
import type { MilestoneStore } from './milestone-store.js';

/** The session of a transaction, as the kit hands it to its work. */
export type Session = Parameters<Parameters<typeof inTransaction>[1]>[0];

/** What the use cases of this room are given. */
export interface MilestoneDependencies {
  readonly store: MilestoneStore;
  readonly outbox: Outbox;
  readonly transaction: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  readonly now: () => Date;
  readonly newId: () => string;
}
