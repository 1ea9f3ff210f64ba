import { requestDataExport, type DataExport } from '@hearthway/contracts/identity';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** @throws {RequestError} `request.too-many` when it was asked for too often today */
export function sendDataExportRequest(session: SessionAccess, signal?: AbortSignal): Promise<DataExport> {
  return callOperation(session.request, requestDataExport, undefined, { signal });
}
