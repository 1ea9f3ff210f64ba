import { createHmac } from 'node:crypto';
import { networkOf } from './network-of.js';

/** Turns what tells who somebody is into something that can be counted and compared, and by nobody without the secret be told. */
export interface AddressKeys {
  /** One for an address, however it is written. */
  ofEmail(email: string): string;
  /** One for the network of an address of the internet. */
  ofNetwork(address: string): string;
}

export function createAddressKeys(secret: string): AddressKeys {
  const keyed = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64url');
  return {
    ofEmail: (email) => keyed('email', email.trim().toLowerCase()),
    ofNetwork: (address) => keyed('network', networkOf(address)),
  };
}
