import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { plainCode, type AccountMailKind } from '@hearthway/contracts/identity';
import { newCode } from './account-mail.js';

/** Codes are short, so their hashes need a key that isn't in the database. */
export interface AccountMailCodes {
  make(kind: AccountMailKind, mailId: string): { readonly code: string; readonly hash: string };
  /** A missing hash takes the same time. */
  matches(typed: string, mailId: string, hash: string | undefined): boolean;
}

/** @param secrets the current one first */
export function createAccountMailCodes(secrets: readonly [string, ...string[]]): AccountMailCodes {
  const hashers = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'hearthway account codes', 32));
    return (mailId: string, code: string) => createHmac('sha256', key).update(`${mailId}:${code}`).digest();
  });
  return {
    make(kind, mailId) {
      const code = newCode(kind, (count) => randomInt(count));
      const [hashed] = hashers.map((hash) => hash(mailId, code));
      return { code, hash: String(hashed?.toString('base64url')) };
    },
    matches(typed, mailId, hash) {
      const stored = Buffer.alloc(32);
      if (hash !== undefined) Buffer.from(hash, 'base64url').copy(stored);
      return hashers.some((of) => timingSafeEqual(of(mailId, plainCode(typed)), stored)) && hash !== undefined;
    },
  };
}
