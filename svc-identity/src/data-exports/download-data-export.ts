import type { downloadDataExport as operation } from '@hearthway/contracts/identity';
import type { OperationReply } from '@hearthway/contracts/operation';
import { queryTexts } from '@hearthway/contracts/texts';
import { AppError, decryptWith } from '@hearthway/service-kit';
import { statusOf, type DataExport } from './data-export.js';
import type { DataExportDependencies } from './request-data-export.js';

/** @throws AppError `data-export.not-found`, also for another user's export */
export async function findDataExport(
  { dataExports, now }: DataExportDependencies,
  { dataExportId, userId }: { dataExportId: string; userId: string },
): Promise<DataExport> {
  const found = await dataExports.findOwn(dataExportId, userId, now());
  if (!found) throw new AppError('data-export.not-found', 'We couldn’t find that download');
  return found;
}

/**
 * Everything the services sent, plus what svc-identity holds now. It is decrypted for this answer only.
 * @throws AppError `data-export.not-found`, `data-export.not-ready` while parts may still arrive
 */
export async function downloadDataExport(
  dependencies: DataExportDependencies,
  { device, ...asked }: { dataExportId: string; userId: string; device: string | null },
): Promise<OperationReply<typeof operation>> {
  const { sealing, securityLog, now } = dependencies;
  const found = await findDataExport(dependencies, asked);
  const { status, missing, requestedAt } = statusOf(found, now());
  if (status === 'gathering') throw new AppError('data-export.not-ready', 'We’re still gathering your data');
  const privateKey = sealing.open(found.sealedPrivateKey, found.id);
  const parts = new Map<string, unknown>([['identity', await identityPart(dependencies, found.userId)]]);
  for (const { service, encrypted } of found.parts) parts.set(service, await decryptWith(privateKey, encrypted));
  const entry = { userId: found.userId, kind: 'data-export-downloaded', device } as const;
  await dependencies.transaction((transaction) => securityLog.record(entry, transaction));
  return { requestedAt, missing, parts: Object.fromEntries(parts) };
}

async function identityPart({ users, sessions, mails, securityLog, now }: DataExportDependencies, userId: string) {
  const user = await users.findForExport(userId);
  if (!user) throw new AppError('session.required', queryTexts.unauthorized);
  const live = await sessions.findLiveByUser(userId, now());
  return {
    user,
    sessions: live.map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      device,
      createdAt,
      lastUsedAt,
      expiresAt,
    })),
    emails: await mails.findForExport(userId),
    securityLog: await securityLog.findForExport(userId),
  };
}
