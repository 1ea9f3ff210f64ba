import type { Command } from './command.js';
import type { Cursors } from './cursors.js';
import type { Reply } from './framing.js';
import type { Postgres, Query } from './postgres.js';
import type { Transactions } from './transactions.js';
import type { UpsertConflicts } from './upsert-conflicts.js';

export interface Services {
  readonly postgres: Postgres;
  readonly cursors: Cursors;
  readonly transactions: Transactions;
  readonly upsertConflicts: UpsertConflicts;
  readonly startedAt: number;
  readonly now: () => number;
  /** The address clients reach the gateway at, `host:port`. */
  readonly address: () => string;
}

export interface CommandContext {
  readonly command: Command;
  /** Runs on the transaction's connection inside one, on any other connection outside. */
  readonly query: Query;
  readonly services: Services;
  /** The wire connection the command came over. */
  readonly connection: symbol;
}

export type Handler = (context: CommandContext) => Reply | Promise<Reply>;

/** A reply that reports success of the command and failure of a write in it, which ends a transaction. */
export class TransactionEndingReply extends Error {
  override readonly name = 'TransactionEndingReply';

  constructor(readonly reply: Reply) {
    super('a write failed inside a transaction');
  }
}
