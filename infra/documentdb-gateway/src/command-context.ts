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
  readonly now: () => number;
  /** The gateway's address for clients, `host:port`. */
  readonly address: () => string;
}

export interface CommandContext {
  readonly command: Command;
  /** Inside a transaction, runs on its connection; otherwise on any. */
  readonly query: Query;
  readonly services: Services;
  /** The wire connection of the command. */
  readonly connection: symbol;
}

export type Handler = (context: CommandContext) => Reply | Promise<Reply>;

/** A reply with a write error. The command itself succeeds, but its transaction ends. */
export class TransactionEndingReply extends Error {
  override readonly name = 'TransactionEndingReply';

  constructor(readonly reply: Reply) {
    super('a write failed inside a transaction');
  }
}
