import {
  dataExportLifetimes,
  dataExportsPerDay,
  exportingServices,
  type DataExport as DataExportStatus,
} from '@hearthway/contracts/identity';

/** What the other services were asked for, and their answers so far, as ciphertext only. */
export interface DataExport {
  readonly id: string;
  readonly userId: string;
  readonly requestedAt: Date;
  /** When all of it is deleted. */
  readonly expiresAt: Date;
  /** Decrypts the parts. It is sealed, bound to the export's id. */
  readonly sealedPrivateKey: string;
  readonly parts: readonly DataExportPart[];
}

export interface DataExportPart {
  /** Its name in `exportingServices`. */
  readonly service: string;
  readonly encrypted: string;
}

export function newDataExport(
  { id, userId, sealedPrivateKey }: Pick<DataExport, 'id' | 'userId' | 'sealedPrivateKey'>,
  now: Date,
): DataExport {
  const expiresAt = after(now, dataExportLifetimes.fetchableSeconds);
  return { id, userId, requestedAt: now, expiresAt, sealedPrivateKey, parts: [] };
}

/** How far the export is. A late part still makes an incomplete export ready. */
export function statusOf({ id, requestedAt, parts }: DataExport, now: Date): DataExportStatus {
  const missing = exportingServices.filter((service) => !parts.some((part) => part.service === service));
  const mayStillCome = now < after(requestedAt, dataExportLifetimes.gatheringSeconds);
  const status = missing.length === 0 ? 'ready' : mayStillCome ? 'gathering' : 'incomplete';
  return { id, status, missing, requestedAt: requestedAt.toISOString() };
}

/** The requests of the last day including this one, or how long to wait for the next. */
export function countRequest(
  earlier: readonly Date[],
  now: Date,
): { readonly counted: readonly Date[] } | { readonly retryAfterSeconds: number } {
  const counting = earlier.filter((request) => after(request, daySeconds) > now);
  const [oldest] = counting;
  if (oldest === undefined || counting.length < dataExportsPerDay) return { counted: [...counting, now] };
  const waitMilliseconds = after(oldest, daySeconds).getTime() - now.getTime();
  return { retryAfterSeconds: Math.ceil(waitMilliseconds / 1000) };
}

const daySeconds = 24 * 60 * 60;

function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
