import { createHmac, hkdfSync } from 'node:crypto';
import { emailKey } from '../users/index.js';

/** Pseudonyms of email addresses: the same for every way of typing an address that finds the same account. */
export function createAddressKeys(secret: string): (email: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hearthway account mails', 32));
  return (email) => createHmac('sha256', key).update(emailKey(email)).digest('base64url');
}
