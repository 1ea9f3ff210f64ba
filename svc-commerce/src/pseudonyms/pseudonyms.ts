import { clientNetwork } from '@hearthway/service-kit';
import { createHmac } from 'node:crypto';

/** Pseudonyms that can be counted and compared, and traced back by nobody without the secret. */
export interface Pseudonyms {
  /** The same for every spelling of an email address. */
  ofEmail(email: string): string;
  /** One for the network that an IP address belongs to. */
  ofNetwork(address: string): string;
}

export function createPseudonyms(secret: string): Pseudonyms {
  const keyed = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64url');
  return {
    ofEmail: (email) => keyed('email', email.trim().toLowerCase()),
    ofNetwork: (address) => keyed('network', clientNetwork(address)),
  };
}
