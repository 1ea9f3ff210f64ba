import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 random bits, safe in URLs and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What we store instead of a random token. Plain SHA-256 is enough, since 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Secret link tokens; only the hash is stored. */
export interface LinkTokens {
  make(): { readonly token: string; readonly hash: string };
  hashOf(token: string): string;
  matches(token: string, hash: string): boolean;
}

export const linkTokens: LinkTokens = {
  make() {
    const token = randomToken();
    return { token, hash: hashToken(token) };
  },
  hashOf: hashToken,
  matches: (token, hash) => timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash)),
};
