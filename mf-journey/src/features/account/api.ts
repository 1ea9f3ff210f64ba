import {
  changePassword,
  changeProfile,
  type DataExport,
  deleteAccount,
  downloadDataExport,
  getDataExport,
  listSessions,
  type PasswordChange,
  type ProfileChange,
  requestDataExport,
  requestEmailVerification,
  revokeSession,
  type Session,
  type User,
} from '@hearthway/contracts/identity';
import { listPurchases, type Purchases } from '@hearthway/contracts/commerce';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';
import type { OperationReply } from '@hearthway/contracts/operation';
import {
  getNotificationChoices,
  type NotificationChoices,
  saveNotificationChoices,
} from '@hearthway/contracts/journey';

/** @throws {RequestError} `user.wrong-password`, `user.username-taken`, `user.email-taken` */
export function sendProfileChange(session: SessionAccess, change: ProfileChange): Promise<User> {
  return callOperation(session.request, changeProfile, { body: change });
}

/** @throws {RequestError} `user.wrong-password` */
export async function sendPasswordChange(session: SessionAccess, change: PasswordChange): Promise<void> {
  await callOperation(session.request, changePassword, { body: change });
}

/** Newest first. */
export function fetchSessions(session: SessionAccess, signal?: AbortSignal): Promise<Session[]> {
  return callOperation(session.request, listSessions, undefined, { signal });
}

export function sessionsQuery(session: SessionAccess, userId: string) {
  return queryOptions({
    queryKey: [listSessions.path, userId],
    queryFn: ({ signal }) => fetchSessions(session, signal),
    // Shows who is signed in now.
    staleTime: 0,
  });
}

/**
 * Ends one of the buyer's sessions. Succeeds if it has already ended.
 * @throws {RequestError}
 */
export async function sendSessionEnd(session: SessionAccess, sessionId: string): Promise<void> {
  try {
    await callOperation(session.request, revokeSession, { params: { sessionId } });
  } catch (error) {
    if (!(error instanceof RequestError && error.code === 'session.not-found')) throw error;
  }
}

/** Another email with a link that verifies the buyer's address. @throws {RequestError} `request.too-many` */
export async function sendVerificationRequest(session: SessionAccess): Promise<void> {
  await callOperation(session.request, requestEmailVerification);
}

export function fetchPurchases(session: SessionAccess, signal?: AbortSignal): Promise<Purchases> {
  return callOperation(session.request, listPurchases, undefined, { signal });
}

/** Depends on whether the address is verified, so that verifying it shows what was bought with it. */
export function purchasesQuery(session: SessionAccess, { id, emailVerifiedAt = null }: User) {
  return queryOptions({
    queryKey: [listPurchases.path, id, emailVerifiedAt],
    queryFn: ({ signal }) => fetchPurchases(session, signal),
    // What was verified or paid a moment ago is linked a moment later.
    staleTime: 0,
  });
}

/** @throws {RequestError} `user.wrong-password` */
export async function sendAccountDeletion(session: SessionAccess, password: string): Promise<void> {
  await callOperation(session.request, deleteAccount, { body: { password } });
}

/** @throws {RequestError} `request.too-many` after too many requests today */
export function sendDataExportRequest(session: SessionAccess, signal?: AbortSignal): Promise<DataExport> {
  return callOperation(session.request, requestDataExport, undefined, { signal });
}

export function fetchDataExport(
  session: SessionAccess,
  dataExportId: string,
  signal?: AbortSignal,
): Promise<DataExport> {
  return callOperation(session.request, getDataExport, { params: { dataExportId } }, { signal });
}

export type GatheredData = OperationReply<typeof downloadDataExport>;

/** @throws {RequestError} `data-export.not-ready` until every part has arrived */
export function fetchGatheredData(
  session: SessionAccess,
  dataExportId: string,
  signal?: AbortSignal,
): Promise<GatheredData> {
  return callOperation(session.request, downloadDataExport, { params: { dataExportId } }, { signal });
}

export function fetchNotificationChoices(session: SessionAccess, signal?: AbortSignal): Promise<NotificationChoices> {
  return callOperation(session.request, getNotificationChoices, undefined, { signal });
}

export function notificationChoicesQuery(session: SessionAccess, userId: string) {
  return queryOptions({
    queryKey: [getNotificationChoices.path, userId],
    queryFn: ({ signal }) => fetchNotificationChoices(session, signal),
  });
}

export function sendNotificationChoices(
  session: SessionAccess,
  choices: NotificationChoices,
): Promise<NotificationChoices> {
  return callOperation(session.request, saveNotificationChoices, { body: choices });
}
