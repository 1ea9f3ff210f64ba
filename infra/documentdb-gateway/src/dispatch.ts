import type { Command } from './command.js';
import { TransactionEndingReply, type Handler, type Services } from './command-context.js';
import { catalogCommands } from './commands/catalog.js';
import { handshakeCommands } from './commands/handshake.js';
import { indexCommands } from './commands/indexes.js';
import { readCommands } from './commands/reads.js';
import { sessionCommands, transactionCommands } from './commands/sessions.js';
import { writeCommands } from './commands/writes.js';
import { CommandError } from './errors.js';
import type { Reply } from './framing.js';

const HANDLERS: ReadonlyMap<string, Handler> = new Map(
  [
    handshakeCommands,
    sessionCommands,
    transactionCommands,
    readCommands,
    writeCommands,
    catalogCommands,
    indexCommands,
  ].flatMap((commands) => Object.entries(commands)),
);

/** The commands that MongoDB allows in transactions. */
const TRANSACTIONAL = new Set([
  ...Object.keys(writeCommands),
  ...['find', 'aggregate', 'distinct', 'getMore', 'killCursors', 'create', 'createIndexes'],
]);

/** Sends a command to its handler, inside its transaction if it has one. @throws CommandError */
export async function dispatch(command: Command, connection: symbol, services: Services): Promise<Reply> {
  const handler = HANDLERS.get(command.name);
  if (handler === undefined) throw new CommandError('CommandNotFound', `no such command: '${command.name}'`);
  const isTransactional = command.session?.inTransaction === true && !Object.hasOwn(transactionCommands, command.name);
  if (!isTransactional) {
    const query = services.postgres.query(command.maxTimeMilliseconds);
    return handler({ command, query, services, connection });
  }
  if (!TRANSACTIONAL.has(command.name)) {
    throw new CommandError('OperationNotSupportedInTransaction', `Cannot run '${command.name}' in a transaction`);
  }
  try {
    return await services.transactions.run(command, connection, async (query) =>
      handler({ command, query, services, connection }),
    );
  } catch (error) {
    if (error instanceof TransactionEndingReply) return error.reply;
    throw error;
  }
}
