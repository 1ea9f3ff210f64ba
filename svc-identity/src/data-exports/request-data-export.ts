import { dataExportRequested, type DataExport as DataExportStatus } from '@hearthway/contracts/identity';
import { queryTexts } from '@hearthway/contracts/texts';
import {
  AppError,
  generateRecipientKeys,
  type Dependencies,
  type Sealing,
  type Transaction,
} from '@hearthway/service-kit';
import type { AccountMails } from '../account-mails/index.js';
import type { SecurityLog } from '../security-log/index.js';
import type { SessionStore } from '../sessions/index.js';
import type { UserStore } from '../users/index.js';
import type { DataExportStore } from './data-export-store.js';
import { countRequest, newDataExport, statusOf } from './data-export.js';

export interface DataExportDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId'> {
  dataExports: DataExportStore;
  users: Pick<UserStore, 'findExportTimes' | 'updateExportTimes' | 'findForExport'>;
  sessions: Pick<SessionStore, 'findLiveByUser'>;
  mails: Pick<AccountMails, 'findForExport'>;
  securityLog: Pick<SecurityLog, 'record' | 'findForExport'>;
  /** Seals private keys, bound to the id of their export. */
  sealing: Sealing;
}

interface DataExportCommand {
  userId: string;
  device: string | null;
  correlationId: string;
}

/**
 * Asks every service for its data on the user. While one export is still being collected, every request returns that one.
 * @throws AppError `request.too-many`, `session.required` when the user no longer exists
 */
export async function requestDataExport(
  dependencies: DataExportDependencies,
  { userId, device, correlationId }: DataExportCommand,
): Promise<DataExportStatus> {
  const { dataExports, securityLog, sealing, outbox, now, newId } = dependencies;
  const { publicKey, privateKey } = await generateRecipientKeys();
  const id = newId();
  return dependencies.transaction(async (transaction) => {
    const requestedAt = now();
    const newest = await dataExports.findNewest(userId, transaction);
    const running = newest && statusOf(newest, requestedAt);
    if (running?.status === 'gathering') return running;
    await countTowardLimit(dependencies, userId, requestedAt, transaction);
    const begun = newDataExport({ id, userId, sealedPrivateKey: sealing.seal(privateKey, id) }, requestedAt);
    await dataExports.insert(begun, transaction);
    await securityLog.record({ userId, kind: 'data-export-requested', device }, transaction);
    await outbox.insert(
      dataExportRequested,
      {
        subject: id,
        data: { exportId: id, userId, publicKey },
        correlationId,
        occurredAt: requestedAt,
      },
      transaction,
    );
    return statusOf(begun, requestedAt);
  });
}

/** Writes to the user, so that concurrent requests, or a request and a deletion, conflict. */
async function countTowardLimit(
  { users }: DataExportDependencies,
  userId: string,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const earlier = await users.findExportTimes(userId, transaction);
  if (!earlier) throw new AppError('session.required', queryTexts.unauthorized);
  const request = countRequest(earlier, now);
  if ('retryAfterSeconds' in request) {
    throw new AppError(
      'request.too-many',
      'You’ve requested your data several times today. Please try again tomorrow.',
      { ...request, limit: 'data-exports' },
    );
  }
  await users.updateExportTimes(userId, request.counted, transaction);
}
