import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const secretBytes = 32;

export function makeRefreshSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What the store knows a secret by. Plain SHA-256 is enough: 256 random bits cannot be guessed back. */
export function hashRefreshSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export interface RefreshSuccessors {
  /** The secret that follows this one. Needs our key, so nobody can work it out from a stolen secret. */
  after(secret: string): string;
  /** What may have followed it: also the successors made with former keys. */
  candidatesAfter(secret: string): readonly string[];
}

/**
 * Derives each refresh secret from the one before. Only hashes are stored, so a successor that got lost on its way can be
 * given again only if it can be computed again.
 */
export function createRefreshSuccessors(keySecrets: readonly [string, ...string[]]): RefreshSuccessors {
  const keys = keySecrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'hearthway refresh successors', secretBytes)),
  ) as [Buffer, ...Buffer[]];
  const derive = (key: Buffer, secret: string) => createHmac('sha256', key).update(secret).digest('base64url');
  return {
    after: (secret) => derive(keys[0], secret),
    candidatesAfter: (secret) => keys.map((key) => derive(key, secret)),
  };
}
