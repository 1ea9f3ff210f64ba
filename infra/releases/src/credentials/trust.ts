import type { Credential, CurrentReleases, Deployment } from '@hearthway/contracts/releases';
import { readCredential } from './credentials.js';
import { isSigned } from './ed25519.js';
import { covers, deploymentPurpose, withoutSignature } from './signer.js';

/** What a gateway is configured to trust. */
export interface Trust {
  /** Raw, in base64url. */
  readonly rootKey: string;
  readonly environment: string;
}

/** What a gateway follows: what trusted records make live, and the digests that those releases must have. */
export interface TrustedReleases extends CurrentReleases {
  /** By slice and version. */
  readonly digests: ReadonlyMap<string, string>;
}

export const releaseKey = (slice: string, version: string): string => `${slice}/${version}`;

/** Why a record does not count, in words for the log; undefined if it does. */
export async function distrustOf(store: string, trust: Trust, record: Deployment): Promise<string | undefined> {
  const { signature } = record;
  const signed = withoutSignature(record);
  if (!signature || !record.digest) return 'it is not signed';
  const credential = await readCredential(store, signature.credential, trust.rootKey);
  if (!credential) return `nobody trusted has the credential ${signature.credential}`;
  const { publicKey } = credential;
  if (!isSigned(deploymentPurpose, signed, { publicKey, signature: signature.value })) return 'its signature is wrong';
  return distrustOfHolder(credential, trust, record);
}

function distrustOfHolder(credential: Credential, { environment }: Trust, record: Deployment): string | undefined {
  const { name, expiresAt, revoked } = credential;
  if (!covers(credential, record.slice)) return `the token of ${name} is not for ${record.slice}`;
  if (record.environment !== environment) return `it is for ${record.environment ?? 'no environment'}`;
  if (!credential.environments.includes(environment)) return `the token of ${name} is not for ${environment}`;
  if (Date.parse(record.at) >= Date.parse(expiresAt)) return `the token of ${name} had expired`;
  if (revoked && record.revision > revoked.afterRevision) return `the token of ${name} was revoked`;
  return undefined;
}

/** What is live after a trusted record. Only its own slice counts, because its signer speaks for no other. */
export function afterRecord(before: TrustedReleases, record: Deployment): TrustedReleases {
  const { slice, version, kind, percent, digest = '' } = record;
  const others = Object.entries(before.canaries ?? {}).filter(([name]) => name !== slice);
  const canaries = Object.fromEntries(others);
  return {
    revision: record.revision,
    slices: kind === 'canary' ? before.slices : { ...before.slices, [slice]: version },
    canaries: kind === 'canary' && percent !== undefined ? { ...canaries, [slice]: { version, percent } } : canaries,
    digests: new Map(before.digests).set(releaseKey(slice, version), digest),
  };
}

export const nothingTrusted: TrustedReleases = { revision: 0, slices: {}, digests: new Map() };
