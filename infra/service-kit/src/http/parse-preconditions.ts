import type { Operation } from '@hearthway/contracts/operation';
import { problemTexts } from '@hearthway/contracts/texts';
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../errors/index.js';
import type { Principal } from '../tokens/index.js';

export interface Preconditions {
  readonly version?: number;
  readonly creationId?: string;
}

/**
 * Reads `If-Match` of a versioned operation and `Idempotency-Key` of an idempotent one.
 * @throws AppError `request.version-required`, `request.invalid`
 */
export function parsePreconditions(
  operation: Pick<Operation, 'id' | 'versioned' | 'idempotent'>,
  headers: IncomingHttpHeaders,
  principal: Principal | undefined,
): Preconditions {
  return {
    ...(operation.versioned && { version: parseVersion(headers['if-match']) }),
    ...(operation.idempotent && { creationId: idOf(operation.id, headers['idempotency-key'], principal) }),
  };
}

function parseVersion(header: string | undefined): number {
  if (header === undefined) throw new AppError('request.version-required', problemTexts.versionRequired);
  const [, digits] = /^"(\d{1,15})"$/.exec(header) ?? [];
  if (digits === undefined) throw invalid('headers.if-match', problemTexts.versionInvalid);
  return Number(digits);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The same for the same caller, operation, and key. Nobody else can make a request that leads to it. */
function idOf(operationId: string, key: string | string[] | undefined, principal: Principal | undefined): string {
  if (key === undefined) return randomUUID();
  if (typeof key !== 'string' || !uuid.test(key)) {
    throw invalid('headers.idempotency-key', problemTexts.idempotencyKeyInvalid);
  }
  const parts = JSON.stringify([operationId, principal?.userId ?? null, key.toLowerCase()]);
  return createHash('sha256').update(parts).digest('base64url');
}

function invalid(path: string, message: string): AppError {
  return new AppError('request.invalid', problemTexts.invalid, { details: [{ path, message }] });
}
