import { createHash, type KeyObject } from 'node:crypto';
import type { Credential, Deployment, Release } from '@hearthway/contracts/releases';
import { ReleaseError } from '../release-error.js';
import { readCredential, requireKey, requireRoot } from './credentials.js';
import { canonicalJson, idOf, publicKeyOf, signValue } from './ed25519.js';

/** Somebody with a token that is good in this store. */
export interface Signer {
  readonly credential: Credential;
  readonly environment: string;
  /** Signs a value for one purpose. @returns base64url */
  readonly sign: (purpose: string, value: unknown) => string;
}

export const deploymentPurpose = 'deployment';

/** @throws ReleaseError `release.not-allowed` if the token is unknown, revoked, expired, or for another environment */
export async function openSigner(store: string, token: string, now: number): Promise<Signer> {
  const key: KeyObject = requireKey(token, 'token');
  const { publicKey, environment } = await requireRoot(store);
  const credential = await readCredential(store, idOf(publicKeyOf(key)), publicKey);
  if (!credential) throw new ReleaseError('release.not-allowed', 'This store does not know this token.');
  const { name, revoked, expiresAt, environments } = credential;
  if (revoked) throw new ReleaseError('release.not-allowed', `The token of ${name} was revoked.`);
  if (now >= Date.parse(expiresAt)) throw new ReleaseError('release.not-allowed', `The token of ${name} has expired.`);
  if (!environments.includes(environment)) {
    throw new ReleaseError('release.not-allowed', `The token of ${name} is not for ${environment}.`);
  }
  return { credential, environment, sign: (purpose, value) => signValue(purpose, value, key) };
}

export const covers = ({ slices }: Pick<Credential, 'slices'>, slice: string): boolean =>
  slices.some((one) => one === '*' || one === slice);

/** @throws ReleaseError `release.not-allowed` */
export function requireAllowed({ credential }: Signer, slice: string): void {
  if (covers(credential, slice)) return;
  const { name, slices } = credential;
  const what = slice === '*' ? 'all slices' : slice;
  throw new ReleaseError('release.not-allowed', `The token of ${name} is for ${slices.join(', ')}, not for ${what}.`);
}

/** @returns the record with its environment, the digest of its release, and its signature */
export function signDeployment(signer: Signer, bare: Deployment, release: Release): Deployment {
  const { credential, environment } = signer;
  const record = { ...bare, environment, digest: digestOfRelease(release) };
  const signed = withoutSignature(record);
  return { ...signed, signature: { credential: credential.id, value: signer.sign(deploymentPurpose, signed) } };
}

/** The part of a record that its signature covers. */
export const withoutSignature = ({ signature: _, ...rest }: Deployment): Deployment => rest;

/** The description of a release has the digests of its files, so this stands for all of it. */
export function digestOfRelease(release: Release): string {
  return `sha384-${createHash('sha384').update(canonicalJson(release)).digest('base64')}`;
}
