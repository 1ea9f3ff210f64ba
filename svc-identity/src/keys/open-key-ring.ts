import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import { keySet } from '@hearthway/contracts/identity';
import {
  accessTokenType,
  createSealing,
  generateSigningKeys,
  operationRouter,
  publicKeyFromJwk,
  signToken,
  type Dependencies,
  type FindPublicKey,
  type OperationRouter,
  type Sealing,
  type SealingOptions,
} from '@hearthway/service-kit';
import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { SigningKeyStore } from './signing-key-store.js';
import { dueGeneration, publishedKeysAt, signingKeyAt, type SigningKey } from './signing-key.js';

export interface TokenClaims {
  userId: string;
  sessionId: string;
  role: 'buyer' | 'admin';
  issuedAt: Date;
  expiresAt: Date;
}

export interface KeyRing {
  sign(claims: TokenClaims): Promise<string>;
  /** The public keys currently in the store, including those that another instance has just created. */
  publicKeys(): Promise<Record<string, unknown>[]>;
  /** For the service's own token verifier. */
  findPublicKey: FindPublicKey;
}

export interface KeyRingDependencies extends Pick<Dependencies, 'now' | 'newId'> {
  keys: SigningKeyStore;
  /** The first one seals, all of them open. */
  secrets: SealingOptions['secrets'];
}

const reloadAfterMilliseconds = 60_000;

/**
 * Opens the stored keys, creates the first one if there is none, and rotates when one is due.
 * @throws SealingError when no secret opens them
 */
export async function openKeyRing(dependencies: KeyRingDependencies): Promise<KeyRing> {
  const { keys, secrets, now, newId } = dependencies;
  const sealing = createSealing({
    secretName: 'TOKEN_KEY_SECRET',
    secrets,
    purpose: 'hearthway signing keys',
  });
  const opened = new Map<string, KeyObject>();
  let ring: SigningKey[] = [];
  let loadedAt = 0;

  async function load(): Promise<SigningKey[]> {
    loadedAt = now().getTime();
    ring = await rotateKeys({ keys, sealing, now, newId });
    return ring;
  }

  async function fresh(): Promise<SigningKey[]> {
    return now().getTime() - loadedAt < reloadAfterMilliseconds ? ring : await load();
  }

  function privateKeyOf({ id, sealedPrivateKey }: SigningKey): KeyObject {
    const known = opened.get(id);
    if (known) return known;
    const jwk = JSON.parse(sealing.open(sealedPrivateKey, id)) as JsonWebKey;
    const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    opened.set(id, privateKey);
    return privateKey;
  }

  for (const key of await load()) privateKeyOf(key);

  return {
    async sign({ userId, sessionId, role, issuedAt, expiresAt }) {
      const key = signingKeyAt(await fresh(), now());
      if (!key) throw new Error('No signing key is active');
      const claims = {
        iss: tokenIssuer,
        aud: tokenAudience,
        sub: userId,
        sid: sessionId,
        role,
        iat: secondsOf(issuedAt),
        exp: secondsOf(expiresAt),
      };
      return signToken(claims, { type: accessTokenType, keyId: key.id, privateKey: privateKeyOf(key) });
    },
    async publicKeys() {
      return publishedKeysAt(await load(), now()).map(({ publicKey }) => publicKey);
    },
    async findPublicKey(keyId) {
      const isAsked = ({ id }: SigningKey) => id === keyId;
      const key = (await fresh()).find(isAsked) ?? (await load()).find(isAsked);
      return key && publicKeyFromJwk(key.publicKey);
    },
  };
}

export function keyRoutes(keyRing: KeyRing): OperationRouter {
  const routes = operationRouter();
  routes.handle(keySet, async () => ({ keys: await keyRing.publicKeys() }));
  return routes;
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

interface RotatedKeys extends Omit<KeyRingDependencies, 'secrets'> {
  sealing: Sealing;
}

async function rotateKeys({ keys, sealing, now, newId }: RotatedKeys): Promise<SigningKey[]> {
  const stored = await keys.findAll();
  const due = dueGeneration(stored, now());
  if (due) {
    await keys.insert({ ...(await makeKey(newId(), sealing)), ...due, createdAt: now() });
    return rotateKeys({ keys, sealing, now, newId });
  }
  const published = publishedKeysAt(stored, now());
  for (const { id } of stored.filter((key) => !published.includes(key))) await keys.delete(id);
  return published;
}

async function makeKey(
  id: string,
  sealing: Sealing,
): Promise<Pick<SigningKey, 'id' | 'publicKey' | 'sealedPrivateKey'>> {
  const { publicKey, privateKey } = await generateSigningKeys();
  return {
    id,
    publicKey: { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' },
    sealedPrivateKey: sealing.seal(JSON.stringify(privateKey.export({ format: 'jwk' })), id),
  };
}
