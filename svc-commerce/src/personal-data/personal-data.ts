import { clientNetwork } from '@hearthway/service-kit';
import { createHmac } from 'node:crypto';

/** Control characters, line breaks, and direction marks, which can make one name look like another. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A person's name on one line, without invisible characters. HTML stays plain text. */
export function tidyName(name: string): string {
  return name.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
}

/** What email addresses are compared by: case and surrounding spaces make no difference. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Keyed hashes that can be counted and compared, but not traced back without the secret. */
export interface Pseudonyms {
  /** The same for every spelling of an email address. */
  ofEmail(email: string): string;
  /** The same for all IP addresses of one network. */
  ofNetwork(address: string): string;
}

export function createPseudonyms(secret: string): Pseudonyms {
  const keyed = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64url');
  return {
    ofEmail: (email) => keyed('email', emailKey(email)),
    ofNetwork: (address) => keyed('network', clientNetwork(address)),
  };
}
