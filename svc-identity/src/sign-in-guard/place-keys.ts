import { clientNetwork } from '@hearthway/service-kit';
import { createHmac, hkdfSync } from 'node:crypto';

/** The account whose password is tried: a buyer's, an admin's, or a nonexistent one. */
export type GuardedAccount = `${'user' | 'admin' | 'nobody'}:${string}`;

/** Emails of a kind to one account or address. */
export type MailCount = `mail:${string}`;

/** Where someone signs in from. */
export interface SignInOrigin {
  readonly address: string;
  /** The random secret in the device's cookie. */
  readonly device: string;
}

/** Pseudonyms: rows distinguish accounts, networks and devices, but reveal nothing about them without our key. */
export interface PlaceKeys {
  account(account: GuardedAccount | MailCount): string;
  /** Bound to the account, so that nobody can see which accounts share a network. */
  network(account: GuardedAccount, origin: SignInOrigin): string;
  device(account: GuardedAccount, origin: SignInOrigin): string;
}

/** The keys of each secret, the current one first. */
export function createPlaceKeys(secrets: readonly [string, ...string[]]): readonly [PlaceKeys, ...PlaceKeys[]] {
  return secrets.map(placeKeysOf) as unknown as [PlaceKeys, ...PlaceKeys[]];
}

function placeKeysOf(secret: string): PlaceKeys {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hearthway sign-in places', 32));
  const pseudonym = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return {
    account: (account) => pseudonym(account),
    network: (account, { address }) => pseudonym(account, 'network', clientNetwork(address)),
    device: (account, { device }) => pseudonym(account, 'device', device),
  };
}
