import { createHash } from 'node:crypto';

/**
 * The id of the thing that a request with this idempotency key creates: the same for a repeated request, and never
 * another buyer's. An insert that finds the id taken returns the existing thing, so no keys need to be stored.
 */
export function idFromKey(userId: string, idempotencyKey: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, idempotencyKey.toLowerCase()]))
    .digest('base64url');
}
