import type { Operation } from '@hearthway/contracts/operation';
import type { AuditDetails } from '../audits/index.js';
import type { Principal } from '../tokens/index.js';
import type { Edge } from './request-context.js';

/** Records an admin's call before it is handled. If that fails, the call is not answered. */
export async function beginAudit(
  { id, access }: Pick<Operation, 'id' | 'access'>,
  principal: Principal | undefined,
  { requestId, adminAudits }: Pick<Edge, 'requestId' | 'adminAudits'>,
): Promise<(details: AuditDetails) => Promise<void>> {
  if (access !== 'admin' || !principal) return notAudited;
  if (!adminAudits) throw new Error('The application serves an operation for admins but has no audits');
  return adminAudits.begin({ admin: principal.userId, operation: id, requestId });
}

function notAudited(): never {
  throw new Error('Only calls of admins are audited');
}
