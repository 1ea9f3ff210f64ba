import { createHash, randomBytes } from 'node:crypto';

/** What makes a link of an email work. It stands in that email alone; kept is its hash. */
export interface LinkKeys {
  make(): { readonly token: string; readonly hash: string };
  hashOf(token: string): string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const linkKeys: LinkKeys = {
  make() {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: hashOf(token) };
  },
  hashOf,
};
