import type { SessionAccess } from '@hearthway/contracts/platform';
import { fetchGatheredData, type GatheredData, fetchDataExport, sendDataExportRequest } from './api.js';

const pollMilliseconds = 400;

/**
 * All that is held of the buyer, as soon as every part has come or no longer will; `missing` names those that did not.
 * @throws {RequestError} when it could not be gathered.
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
