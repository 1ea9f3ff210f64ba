import type { Connection } from 'mongoose';
import type { OperationRouter } from '../http/index.js';
import type { Logger } from '../logging/index.js';
import type { ConsumerDefinition, Outbox } from '../messaging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { Store, Transaction } from '../mongo/index.js';

/** Runs work in one transaction; see `inTransaction`. */
export type RunInTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** Passed to every module of a service. */
export interface Dependencies {
  readonly connection: Connection;
  readonly outbox: Outbox;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** What a service needs to know about one of its modules: its stores, routes, and consumers. Its public index opens it. */
export interface ServiceModule {
  /** Their indexes are created before anything else starts. Empty for a module that stores nothing, or creates them itself. */
  readonly stores: readonly Store[];
  readonly routes?: OperationRouter;
  readonly consumers?: readonly ConsumerDefinition[];
  /** Data it stores about buyers, keyed by the parts' names in a data export. */
  readonly buyerData?: Readonly<Record<string, BuyerData>>;
  /** Called once messages are consumed, before the public port opens. */
  start?(): Promise<void> | void;
  /** Called when the service is about to stop but still answers requests: ends streams that could outlast them. */
  endStreams?(): Promise<void>;
  /** Called after the last request was answered, even if it never started. */
  stop?(): Promise<void> | void;
}

/** A kind of data stored about buyers. */
export interface BuyerData {
  /** Everything stored about the buyer, readable; undefined if there is nothing. */
  findForExport(userId: string): Promise<unknown>;
  deleteByUser(userId: string, transaction: Transaction): Promise<void>;
}
