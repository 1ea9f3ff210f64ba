import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What makes a link work that only one person was given. It stands in that link alone; kept is its hash. */
export interface LinkKeys {
  make(): { readonly token: string; readonly hash: string };
  hashOf(token: string): string;
  fits(token: string, hash: string): boolean;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const linkKeys: LinkKeys = {
  make() {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: hashOf(token) };
  },
  hashOf,
  fits: (token, hash) => timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(hash)),
};
