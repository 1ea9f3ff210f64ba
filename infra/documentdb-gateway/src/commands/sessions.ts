import { randomUUID } from 'node:crypto';
import { Binary } from 'bson';
import { SQL } from '../bson-sql.js';
import { readArguments, sessionId } from '../command.js';
import type { CommandContext, Handler } from '../command-context.js';
import type { Reply } from '../framing.js';
import { SESSION_TIMEOUT_MINUTES } from './handshake.js';

export const sessionCommands: Record<string, Handler> = {
  startSession: () => ({
    id: { id: new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), Binary.SUBTYPE_UUID) },
    timeoutMinutes: SESSION_TIMEOUT_MINUTES,
    ok: 1,
  }),
  refreshSessions: () => ({ ok: 1 }),
  endSessions: (context) => endSessions(context, 'endSessions'),
  killSessions: (context) => endSessions(context, 'killSessions'),
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

async function endSessions(
  { command, query, services }: CommandContext,
  field: 'endSessions' | 'killSessions',
): Promise<Reply> {
  const named: unknown = readArguments(command)[field];
  const ids = (Array.isArray(named) ? named : []).map(sessionId).filter((id) => id !== undefined);
  await services.transactions.endSessions(ids);
  const cursors = services.cursors.forgetSessions(new Set(ids));
  if (cursors.length > 0) await query(SQL.deleteCursors, cursors);
  return { ok: 1 };
}
