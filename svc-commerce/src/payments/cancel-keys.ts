import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is put into the address that a buyer comes back by. Only its hash is kept. */
export interface CancelKeys {
  make(): { readonly key: string; readonly hash: string };
  fits(key: string, hash: string): boolean;
}

export const cancelKeys: CancelKeys = {
  make() {
    const key = randomBytes(24).toString('base64url');
    return { key, hash: hashOf(key) };
  },
  fits: (key, hash) => timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(hash)),
};

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
