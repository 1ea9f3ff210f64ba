import { SQL } from '../bson-sql.js';
import { readArguments, sessionId } from '../command.js';
import type { CommandContext, Handler } from '../command-context.js';
import type { Reply } from '../framing.js';

export const sessionCommands: Record<string, Handler> = {
  endSessions,
};

/** Both run outside of the transaction that they end. */
export const transactionCommands: Record<string, Handler> = {
  commitTransaction: async ({ command, services }) => {
    await services.transactions.commit(command);
    return { ok: 1 };
  },
  abortTransaction: async ({ command, services }) => {
    await services.transactions.abort(command);
    return { ok: 1 };
  },
};

async function endSessions({ command, query, services }: CommandContext): Promise<Reply> {
  const named: unknown = readArguments(command)['endSessions'];
  const ids = (Array.isArray(named) ? named : []).map(sessionId).filter((id) => id !== undefined);
  await services.transactions.endSessions(ids);
  const cursors = services.cursors.forgetSessions(new Set(ids));
  if (cursors.length > 0) await query(SQL.deleteCursors, cursors);
  return { ok: 1 };
}
