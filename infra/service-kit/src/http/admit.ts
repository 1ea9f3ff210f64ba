import type { Operation } from '@hearthway/contracts/operation';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, describeError } from '../errors/index.js';
import { unauthorized, type Principal, type Role, type TokenVerifier } from '../tokens/index.js';
import type { Edge } from './request-context.js';

/**
 * Checks whether the caller may use the operation. Refusals of admin operations are logged and counted. A user's token is
 * the plain value of `Authorization`, with or without `Bearer`.
 * @throws AppError `session.required`, `caller.unknown`, `access.denied`
 */
export async function admit(
  operation: Pick<Operation, 'id' | 'access' | 'callers'>,
  authorization: string | undefined,
  edge: Pick<Edge, 'tokenVerifier' | 'callVerifier' | 'logger' | 'metrics'>,
): Promise<Principal | undefined> {
  const { id, access } = operation;
  const { tokenVerifier, logger, metrics } = edge;
  if (access === 'public') return undefined;
  if (access === 'internal') {
    await admitCaller(operation, authorization, edge);
    return undefined;
  }
  if (!tokenVerifier)
    throw new Error('The application serves an operation with access control but has no token verifier');
  try {
    return await verify(authorization, access, tokenVerifier);
  } catch (error) {
    if (access === 'admin' && error instanceof AppError) {
      const refusal = { operation: id, code: error.code };
      logger.warn(refusal, 'refused a call for admins');
      metrics.adminRefusals.inc(refusal);
    }
    throw error;
  }
}

async function admitCaller(
  operation: Pick<Operation, 'id' | 'callers'>,
  authorization: string | undefined,
  { callVerifier, logger }: Pick<Edge, 'callVerifier' | 'logger'>,
): Promise<void> {
  if (!callVerifier) throw new Error('The application serves an internal operation but has no call verifier');
  try {
    await callVerifier.verify(authorization, operation);
  } catch (error) {
    const { code, cause } = error instanceof AppError ? error : {};
    logger.warn(
      { operation: operation.id, code, reason: describeError(cause) },
      'a call of an internal operation was refused',
    );
    throw error;
  }
}

async function verify(authorization: string | undefined, role: Role, tokenVerifier: TokenVerifier): Promise<Principal> {
  const token = authorization?.replace(/^Bearer /i, '').trim();
  if (!token) throw unauthorized();
  const principal = await tokenVerifier.verify(token);
  if (principal.role !== role) throw new AppError('access.denied', problemTexts.forbidden);
  return principal;
}
