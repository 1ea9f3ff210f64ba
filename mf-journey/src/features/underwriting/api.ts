import * as journey from '@hearthway/contracts/journey';
import type {
  AppraisalEntry,
  AppraisalView,
  Condition,
  ConditionEntry,
  UnderwritingEntry,
  UnderwritingView,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** A part of the file as the buyer last read it. */
interface Version {
  readonly contractId: string;
  readonly version: number;
}

export function fetchUnderwriting({ request }: SessionAccess, signal?: AbortSignal): Promise<UnderwritingView> {
  return callOperation(request, journey.getUnderwriting, undefined, { signal });
}

/** @throws RequestError `underwriting.conflict` if the stored version is another one */
export function sendUnderwriting(
  { request }: SessionAccess,
  { contractId, version }: Version,
  entry: UnderwritingEntry,
): Promise<UnderwritingView> {
  return callOperation(request, journey.saveUnderwriting, { body: { contractId, entry } }, { ifMatch: version });
}

export async function fetchConditions({ request }: SessionAccess, signal?: AbortSignal): Promise<Condition[]> {
  return (await callOperation(request, journey.listConditions, undefined, { signal })).conditions;
}

/** @param idempotencyKey the same for as long as the buyer tries to add this one */
export function addCondition(
  { request }: SessionAccess,
  contractId: string,
  { entry, idempotencyKey }: { readonly entry: ConditionEntry; readonly idempotencyKey: string },
): Promise<Condition> {
  return callOperation(request, journey.createCondition, { body: { contractId, entry } }, { idempotencyKey });
}

/** @throws RequestError `condition.conflict` if the stored version is another one */
export function sendCondition(
  { request }: SessionAccess,
  { id: conditionId, version }: Pick<Condition, 'id' | 'version'>,
  body: ConditionEntry,
): Promise<Condition> {
  return callOperation(request, journey.changeCondition, { params: { conditionId }, body }, { ifMatch: version });
}

/** @throws RequestError `condition.conflict` if the stored version is another one */
export async function removeCondition(
  { request }: SessionAccess,
  { id: conditionId, version }: Pick<Condition, 'id' | 'version'>,
): Promise<void> {
  await callOperation(request, journey.deleteCondition, { params: { conditionId } }, { ifMatch: version });
}

export function fetchAppraisal({ request }: SessionAccess, signal?: AbortSignal): Promise<AppraisalView> {
  return callOperation(request, journey.getAppraisal, undefined, { signal });
}

/** @throws RequestError `appraisal.conflict` if the stored version is another one */
export function sendAppraisal(
  { request }: SessionAccess,
  { contractId, version }: Version,
  entry: AppraisalEntry,
): Promise<AppraisalView> {
  return callOperation(request, journey.saveAppraisal, { body: { contractId, entry } }, { ifMatch: version });
}

/** The request to reconsider the value, as a PDF. @throws RequestError `appraisal.nothing-asked` */
export function fetchValueRequest({ request }: SessionAccess): Promise<Uint8Array> {
  return callOperation(request, journey.printValueRequest);
}

export function underwritingQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.getUnderwriting.path, userId],
    queryFn: ({ signal }) => fetchUnderwriting(session, signal),
  });
}

export function conditionsQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.listConditions.path, userId],
    queryFn: ({ signal }) => fetchConditions(session, signal),
  });
}

export function appraisalQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.getAppraisal.path, userId],
    queryFn: ({ signal }) => fetchAppraisal(session, signal),
  });
}
