import type { Operation } from '@hearthway/contracts/operation';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '../errors/index.js';
import { unauthorized, type Principal, type Role, type TokenVerifier } from '../tokens/index.js';
import type { Edge } from './request-context.js';

/**
 * Lets the caller in, or not; who is kept from what is for admins is logged and counted. The token comes raw in
 * `Authorization`, with or without `Bearer`.
 * @throws AppError `session.required`, `access.denied`
 */
export async function admit(
  { id, access }: Pick<Operation, 'id' | 'access'>,
  authorization: string | undefined,
  { tokenVerifier, logger, metrics }: Pick<Edge, 'tokenVerifier' | 'logger' | 'metrics'>,
): Promise<Principal | undefined> {
  if (access === 'public' || access === 'internal') return undefined;
  if (!tokenVerifier)
    throw new Error('The application serves an operation with access control but has no token verifier');
  try {
    return await verify(authorization, access, tokenVerifier);
  } catch (error) {
    if (access === 'admin' && error instanceof AppError) {
      const refusal = { operation: id, code: error.code };
      logger.warn(refusal, 'a call for admins was refused');
      metrics.adminRefusals.inc(refusal);
    }
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
