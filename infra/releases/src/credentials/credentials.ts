import { mkdir, readdir } from 'node:fs/promises';
import type { KeyObject } from 'node:crypto';
import {
  credential as credentialForm,
  credentialId,
  signedCredential,
  storeRoot,
  type Credential,
  type StoreRoot,
} from '@hearthway/contracts/releases';
import { isMissing, readJson, writeJsonAtomically } from '../json-file.js';
import { ReleaseError } from '../release-error.js';
import { credentialPath, credentialsFolder, storeRootPath } from '../store-paths.js';
import { idOf, isSigned, newToken, privateKeyOf, publicKeyOf, signValue } from './ed25519.js';

/*
 * A token is the private key of a credential, and the store has only the public one. The root key signs credentials, and
 * credentials sign deployments. So whoever can write to the store can still release only what their token is for: the gateway
 * knows the root’s public key and follows nothing else.
 */

const purpose = 'credential';

export interface NewCredential extends Pick<Credential, 'name' | 'slices' | 'environments'> {
  readonly store: string;
  /** The root key, as a token. */
  readonly root: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly days: number;
  /** An existing private key. */
  readonly token?: string;
}

/** Takes a store under a root key, once. Doing it again with the same key changes nothing. @returns what the store trusts */
export async function initializeRoot(store: string, root: string, environment: string): Promise<StoreRoot> {
  const publicKey = publicKeyOf(requireKey(root, 'root key'));
  const present = await readRoot(store);
  const wanted = storeRoot.parse({ environment, publicKey });
  if (present) {
    if (present.publicKey === publicKey && present.environment === environment) return present;
    throw new ReleaseError('release.not-allowed', `${store} has another root key, or is for ${present.environment}.`);
  }
  await mkdir(credentialsFolder(store), { recursive: true });
  await writeJsonAtomically(storeRootPath(store), wanted);
  return wanted;
}

/** @returns the credential, and its token, which is stored nowhere */
export async function createCredential(options: NewCredential): Promise<{ credential: Credential; token: string }> {
  const { store, root, name, slices, environments, now, days, token = newToken() } = options;
  const rootKey = await requireRootKey(store, root);
  const publicKey = publicKeyOf(requireKey(token, 'token'));
  const credential = credentialForm.parse({
    id: idOf(publicKey),
    name,
    publicKey,
    slices,
    environments,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + days * 24 * 60 * 60 * 1000).toISOString(),
  });
  await writeCredential(store, credential, rootKey);
  return { credential, token };
}

/** Those that the root key signed, oldest first. */
export async function listCredentials(store: string): Promise<Credential[]> {
  const root = await requireRoot(store);
  const names = await readdir(credentialsFolder(store)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const ids = names.map((name) => name.replace(/\.json$/, '')).filter((id) => credentialId.safeParse(id).success);
  const all = await Promise.all(ids.map((id) => readCredential(store, id, root.publicKey)));
  return all.flatMap((one) => one ?? []).sort((left, right) => (left.createdAt < right.createdAt ? -1 : 1));
}

/** @returns undefined if there is none, or the root did not sign it as it is */
export async function readCredential(store: string, id: string, rootKey: string): Promise<Credential | undefined> {
  const stored = await readJson(credentialPath(store, id), signedCredential);
  if (!stored) return undefined;
  const { credential, signature } = stored;
  const isOwn = credential.id === id && idOf(credential.publicKey) === id;
  return isOwn && isSigned(purpose, credential, { publicKey: rootKey, signature }) ? credential : undefined;
}

export function readRoot(store: string): Promise<StoreRoot | undefined> {
  return readJson(storeRootPath(store), storeRoot);
}

/** @throws ReleaseError `release.not-allowed` */
export async function requireRoot(store: string): Promise<StoreRoot> {
  const root = await readRoot(store);
  if (root) return root;
  throw new ReleaseError('release.not-allowed', `${store} has no root key yet. See credentials init.`);
}

/** @throws ReleaseError `release.not-allowed` */
export function requireKey(token: string, what: string): KeyObject {
  const key = privateKeyOf(token);
  if (key) return key;
  throw new ReleaseError('release.not-allowed', `This is no ${what}: it starts with hearthway_ and has 53 characters.`);
}

/** @throws ReleaseError `release.not-allowed` */
export async function requireRootKey(store: string, token: string): Promise<KeyObject> {
  const key = requireKey(token, 'root key');
  if ((await requireRoot(store)).publicKey === publicKeyOf(key)) return key;
  throw new ReleaseError('release.not-allowed', 'This is not the root key of this store.');
}

export async function writeCredential(store: string, credential: Credential, rootKey: KeyObject): Promise<void> {
  const signature = signValue(purpose, credential, rootKey);
  await writeJsonAtomically(credentialPath(store, credential.id), { credential, signature });
}
