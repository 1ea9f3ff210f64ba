import type { SessionAccess } from '@hearthway/contracts/platform';
import { fetchGatheredData, type GatheredData, fetchDataExport, sendDataExportRequest } from './api.js';

const pollMilliseconds = 400;

/**
 * Everything stored about the buyer. Waits until each service has answered or timed out; `missing` names the latter.
 * @throws {RequestError}
 */
export async function gatherDataExport(session: SessionAccess, signal: AbortSignal): Promise<GatheredData> {
  let dataExport = await sendDataExportRequest(session, signal);
  while (dataExport.status === 'gathering') {
    await pause(signal);
    dataExport = await fetchDataExport(session, dataExport.id, signal);
  }
  return fetchGatheredData(session, dataExport.id, signal);
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
