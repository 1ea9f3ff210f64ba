import { getDataExport, type DataExport } from '@hearthway/contracts/identity';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export function fetchDataExport(
  session: SessionAccess,
  dataExportId: string,
  signal?: AbortSignal,
): Promise<DataExport> {
  return callOperation(session.request, getDataExport, { params: { dataExportId } }, { signal });
}
