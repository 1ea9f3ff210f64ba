import { createHmac, hkdfSync } from 'node:crypto';

export interface RefreshSuccessors {
  /** The secret that follows this one. It takes our key, so a stolen secret does not give away its successors. */
  after(secret: string): string;
  /** All possible successors, including those made with former keys. */
  candidatesAfter(secret: string): readonly string[];
}

/**
 * Derives each refresh secret from the one before it. We store only hashes, so we can resend a successor that was lost on the
 * way only if we can compute it again.
 */
export function createRefreshSuccessors(keySecrets: readonly [string, ...string[]]): RefreshSuccessors {
  const keys = keySecrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'hearthway refresh successors', 32)),
  ) as [Buffer, ...Buffer[]];
  const derive = (key: Buffer, secret: string) => createHmac('sha256', key).update(secret).digest('base64url');
  return {
    after: (secret) => derive(keys[0], secret),
    candidatesAfter: (secret) => keys.map((key) => derive(key, secret)),
  };
}
