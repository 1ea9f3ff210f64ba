import type { Access } from '@hearthway/contracts/operation';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '../errors/index.js';
import { unauthorized, type Principal, type TokenVerifier } from '../tokens/index.js';

/**
 * Lets the caller in, or not. The token comes raw in `Authorization`, with or without `Bearer`.
 * @throws AppError `session.required`, `access.denied`
 */
export async function admit(
  access: Access,
  authorization: string | undefined,
  tokenVerifier: TokenVerifier | undefined,
): Promise<Principal | undefined> {
  if (access === 'public' || access === 'internal') return undefined;
  if (!tokenVerifier)
    throw new Error('The application serves an operation with access control but has no token verifier');
  const token = authorization?.replace(/^Bearer /i, '').trim();
  if (!token) throw unauthorized();
  const principal = await tokenVerifier.verify(token);
  if (principal.role !== access) throw new AppError('access.denied', problemTexts.forbidden);
  return principal;
}
