import {
  changeContract,
  changeDeadline,
  createContract,
  endContract,
  getContract,
  listDeadlines,
  type Deadline,
  type DeadlineEntry,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export function fetchContract(
  session: SessionAccess,
  signal?: AbortSignal,
): Promise<OperationReply<typeof getContract>> {
  return callOperation(session.request, getContract, undefined, { signal });
}

export function sendNewContract(
  session: SessionAccess,
  terms: PurchaseTerms,
  idempotencyKey?: string,
): Promise<PurchaseContract> {
  return callOperation(session.request, createContract, { body: terms }, { idempotencyKey });
}

export function sendChangedContract(
  session: SessionAccess,
  { version }: Pick<PurchaseContract, 'version'>,
  terms: PurchaseTerms,
): Promise<PurchaseContract> {
  return callOperation(session.request, changeContract, { body: terms }, { ifMatch: version });
}

/** Because it fell through: one that closes ends with the keys. */
export function sendContractEnd(
  session: SessionAccess,
  { version }: Pick<PurchaseContract, 'version'>,
): Promise<PurchaseContract> {
  return callOperation(session.request, endContract, { body: { reason: 'fell_through' } }, { ifMatch: version });
}

export function fetchDeadlines(
  session: SessionAccess,
  signal?: AbortSignal,
): Promise<OperationReply<typeof listDeadlines>> {
  return callOperation(session.request, listDeadlines, undefined, { signal });
}

export function sendDeadline(
  session: SessionAccess,
  { key, version }: Pick<Deadline, 'key' | 'version'>,
  entry: DeadlineEntry,
): Promise<Deadline> {
  return callOperation(
    session.request,
    changeDeadline,
    { params: { deadlineKey: key }, body: entry },
    { ifMatch: version },
  );
}
