import * as journey from '@hearthway/contracts/journey';
import type { Closing, ClosingEntry, ClosingView, KeysEntry } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** Which contract’s closing, as it was read. */
export interface ClosingVersion extends Pick<Closing, 'version'> {
  readonly contractId: string;
}

export function fetchClosing({ request }: SessionAccess, signal?: AbortSignal): Promise<ClosingView> {
  return callOperation(request, journey.getClosing, undefined, { signal });
}

/** @throws RequestError `closing.conflict` if the stored version is another one, `contract.not-found` if the contract is */
export function sendClosing(
  { request }: SessionAccess,
  { contractId, version }: ClosingVersion,
  entry: ClosingEntry,
): Promise<ClosingView> {
  return callOperation(request, journey.saveClosing, { body: { contractId, entry } }, { ifMatch: version });
}

/** @throws RequestError `closing.conflict`, `closing.impossible-day`, `day.in-future` */
export function sendKeys(
  { request }: SessionAccess,
  { contractId, version }: ClosingVersion,
  entry: KeysEntry,
): Promise<ClosingView> {
  return callOperation(request, journey.recordKeys, { body: { contractId, entry } }, { ifMatch: version });
}

/** @throws RequestError `closing.conflict`, `closing.no-keys`, `contract.exists`, `contract.not-found` */
export function takeKeysBack(
  { request }: SessionAccess,
  { contractId, version }: ClosingVersion,
): Promise<ClosingView> {
  return callOperation(request, journey.takeBackKeys, { query: { contractId } }, { ifMatch: version });
}

/** Keyed by buyer, so that a second account on this device never sees the first one’s. */
export function closingQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.getClosing.path, userId],
    queryFn: ({ signal }) => fetchClosing(session, signal),
  });
}
