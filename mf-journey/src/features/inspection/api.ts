import * as journey from '@hearthway/contracts/journey';
import type {
  Inspection,
  InspectionDecided,
  InspectionEntry,
  InspectionRoom,
  InspectionStep,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** An inspection as the buyer last read it. */
export type InspectionVersion = Pick<Inspection, 'contractId' | 'version'>;

export function fetchInspection({ request }: SessionAccess, signal?: AbortSignal): Promise<InspectionRoom> {
  return callOperation(request, journey.getInspection, undefined, { signal });
}

/** @throws RequestError `inspection.conflict` if the stored version is another one */
export function sendInspection(
  { request }: SessionAccess,
  { contractId, version }: InspectionVersion,
  entry: InspectionEntry,
): Promise<InspectionRoom> {
  return callOperation(request, journey.saveInspection, { body: { contractId, entry } }, { ifMatch: version });
}

/** @throws RequestError `inspection.conflict`, `inspection.window-passed`, `inspection.wrong-time` */
export function sendDecision(
  { request }: SessionAccess,
  { contractId, version }: InspectionVersion,
  step: InspectionStep,
): Promise<InspectionDecided> {
  return callOperation(request, journey.decideInspection, { body: { contractId, step } }, { ifMatch: version });
}

/** @throws RequestError `inspection.nothing-asked` */
export function fetchLetter({ request }: SessionAccess): Promise<Uint8Array> {
  return callOperation(request, journey.getInspectionLetter);
}

export function inspectionQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.getInspection.path, userId],
    queryFn: ({ signal }) => fetchInspection(session, signal),
  });
}
