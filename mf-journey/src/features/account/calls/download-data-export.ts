import { downloadDataExport } from '@hearthway/contracts/identity';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export type GatheredData = OperationReply<typeof downloadDataExport>;

/** @throws {RequestError} `data-export.not-ready` while it is being gathered */
export function fetchGatheredData(
  session: SessionAccess,
  dataExportId: string,
  signal?: AbortSignal,
): Promise<GatheredData> {
  return callOperation(session.request, downloadDataExport, { params: { dataExportId } }, { signal });
}
