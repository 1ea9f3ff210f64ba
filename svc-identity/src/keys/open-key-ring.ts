import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import { createSealing, type Sealing, type SealingOptions } from '@hearthway/service-kit';
import { errors, exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWTVerifyGetKey } from 'jose';
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
  /** The public keys as the store has them now: also those that another instance has just made. */
  publicKeys(): Promise<Record<string, unknown>[]>;
  /** For the service's own token verifier. */
  findPublicKey: JWTVerifyGetKey;
}

export interface KeyRingDependencies {
  keys: SigningKeyStore;
  /** The first seals; all open. */
  secrets: SealingOptions['secrets'];
  now: () => Date;
  newId: () => string;
}

const algorithm = 'ES256';
const reloadAfterMilliseconds = 60_000;

/**
 * Opens the stored keys, makes the first one where there is none, and rotates when one is due.
 * @throws SealingError when no secret opens them
 */
export async function openKeyRing(dependencies: KeyRingDependencies): Promise<KeyRing> {
  const { keys, secrets, now, newId } = dependencies;
  const sealing = createSealing({
    secretName: 'TOKEN_KEY_SECRET',
    secrets,
    purpose: 'hearthway signing keys',
  });
  const opened = new Map<string, CryptoKey>();
  let ring: SigningKey[] = [];
  let loadedAt = 0;

  async function load(): Promise<SigningKey[]> {
    loadedAt = now().getTime();
    ring = await tendKeys({ keys, sealing, now, newId });
    return ring;
  }

  async function fresh(): Promise<SigningKey[]> {
    return now().getTime() - loadedAt < reloadAfterMilliseconds ? ring : await load();
  }

  async function privateKey(key: SigningKey): Promise<CryptoKey> {
    const known = opened.get(key.id);
    if (known) return known;
    const imported = (await importJWK(JSON.parse(sealing.open(key.sealedPrivateKey, key.id)), algorithm)) as CryptoKey;
    opened.set(key.id, imported);
    return imported;
  }

  for (const key of await load()) await privateKey(key);

  return {
    async sign({ userId, sessionId, role, issuedAt, expiresAt }) {
      const key = signingKeyAt(await fresh(), now());
      if (!key) throw new Error('No signing key is in force');
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: algorithm, typ: 'at+jwt', kid: key.id })
        .setIssuer(tokenIssuer)
        .setAudience(tokenAudience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await privateKey(key));
    },
    async publicKeys() {
      return publishedKeysAt(await load(), now()).map(({ publicKey }) => publicKey);
    },
    findPublicKey: async ({ kid }) => {
      const isAsked = ({ id }: SigningKey) => id === kid;
      const key = (await fresh()).find(isAsked) ?? (await load()).find(isAsked);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return importJWK(key.publicKey, algorithm);
    },
  };
}

interface TendedKeys extends Omit<KeyRingDependencies, 'secrets'> {
  sealing: Sealing;
}

async function tendKeys({ keys, sealing, now, newId }: TendedKeys): Promise<SigningKey[]> {
  const stored = await keys.list();
  const due = dueGeneration(stored, now());
  if (due) {
    await keys.add({ ...(await makeKey(newId(), sealing)), ...due, createdAt: now() });
    return tendKeys({ keys, sealing, now, newId });
  }
  const published = publishedKeysAt(stored, now());
  for (const { id } of stored.filter((key) => !published.includes(key))) await keys.remove(id);
  return published;
}

async function makeKey(
  id: string,
  sealing: Sealing,
): Promise<Pick<SigningKey, 'id' | 'publicKey' | 'sealedPrivateKey'>> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  return {
    id,
    publicKey: { ...(await exportJWK(pair.publicKey)), kid: id, alg: algorithm, use: 'sig' },
    sealedPrivateKey: sealing.seal(JSON.stringify(await exportJWK(pair.privateKey)), id),
  };
}
