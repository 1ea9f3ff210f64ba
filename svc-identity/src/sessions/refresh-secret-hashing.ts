import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

export function makeRefreshSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What the store knows a secret by. Plain SHA-256 is enough: 256 random bits cannot be guessed back. */
export function hashRefreshSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
