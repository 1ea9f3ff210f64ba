import * as journey from '@hearthway/contracts/journey';
import type {
  MortgageApplication,
  MortgageApplicationEntry,
  MortgageApplicationView,
  MortgagePacket,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export function fetchApplication({ request }: SessionAccess, signal?: AbortSignal): Promise<MortgageApplicationView> {
  return callOperation(request, journey.getMortgageApplication, undefined, { signal });
}

/** Which contract’s application, as it was read. */
interface ApplicationVersion extends Pick<MortgageApplication, 'version'> {
  readonly contractId: string;
}

/**
 * @throws RequestError `mortgage-application.conflict` if the stored version is another one, `contract.not-found` if the
 * contract is
 */
export function sendApplication(
  { request }: SessionAccess,
  { contractId, version }: ApplicationVersion,
  entry: MortgageApplicationEntry,
): Promise<MortgageApplicationView> {
  return callOperation(request, journey.saveMortgageApplication, { body: { contractId, entry } }, { ifMatch: version });
}

export function fetchPacket({ request }: SessionAccess): Promise<MortgagePacket> {
  return callOperation(request, journey.getMortgagePacket, undefined);
}

/** The packet as a PDF. */
export function fetchPrintedPacket({ request }: SessionAccess): Promise<Uint8Array> {
  return callOperation(request, journey.printMortgagePacket, undefined);
}

/** Keyed by buyer, so that a second account on this device never sees the first one’s. */
export function applicationQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.getMortgageApplication.path, userId],
    queryFn: ({ signal }) => fetchApplication(session, signal),
  });
}
