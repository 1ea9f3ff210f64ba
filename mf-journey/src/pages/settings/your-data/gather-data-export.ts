import { downloadDataExport, getDataExport, requestDataExport } from '@hearthway/contracts/identity';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export type GatheredData = OperationReply<typeof downloadDataExport>;

const pollMilliseconds = 400;

/**
 * Everything stored about the buyer. Waits until each service has answered or timed out; `missing` names the latter.
 * @throws {RequestError}
 */
export async function gatherDataExport(request: Transport, signal: AbortSignal): Promise<GatheredData> {
  let dataExport = await callOperation(request, requestDataExport, undefined, { signal });
  const params = { dataExportId: dataExport.id };
  while (dataExport.status === 'gathering') {
    await pause(signal);
    dataExport = await callOperation(request, getDataExport, { params }, { signal });
  }
  return callOperation(request, downloadDataExport, { params }, { signal });
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pollMilliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
