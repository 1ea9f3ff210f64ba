import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { padded, unpadded } from './padding.js';

export interface SealingOptions {
  /** Of the variable that has the secrets: errors name it. */
  readonly secretName: string;
  /** The first seals; all open. A new one goes in front, and an old one may go once nothing is left that it sealed. */
  readonly secrets: readonly [string, ...string[]];
  /** What is sealed for one purpose does not open for another, though the secret be the same. */
  readonly purpose: string;
}

export interface Sealing {
  /** Encrypts for storage, bound to its context: moved to another one, it does not open. Of the text it tells a rough length. */
  seal(text: string, context: string): string;
  /** @throws SealingError */
  open(sealed: string, context: string): string;
}

/** What is stored was sealed with a secret that is not given, or for another context, or was altered. */
export class SealingError extends Error {
  override readonly name = 'SealingError';
}

/** AES-256-GCM under keys that HKDF derives from the secrets. What is sealed reads `<key id>.<nonce, tag, ciphertext>`. */
export function createSealing({ secretName, secrets, purpose }: SealingOptions): Sealing {
  const keys = secrets.map((secret) => deriveKey(secret, purpose)) as [Key, ...Key[]];
  const [sealingKey] = keys;

  return {
    seal: (text, context) => `${sealingKey.id}.${encrypt(padded(Buffer.from(text)), context, sealingKey)}`,

    open(sealed, context) {
      try {
        return open(sealed, context, keys).toString();
      } catch (cause) {
        throw new SealingError(`${secretName} does not open what is stored`, { cause });
      }
    },
  };
}

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

function deriveKey(secret: string, purpose: string): Key {
  const derive = (use: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', use, length));
  return { id: derive(`key id of ${purpose}`, 6).toString('base64url'), bytes: derive(purpose, 32) };
}

function open(sealed: string, context: string, keys: readonly Key[]): Buffer {
  const [keyId, body] = sealed.split('.');
  if (body !== undefined) return unpadded(decrypt(body, context, keyWithId(keyId, keys)));
  // What was sealed before keys had ids names none, and was not padded.
  return firstSuccess(keys.map((key) => () => decrypt(sealed, context, key)));
}

function encrypt(plain: Buffer, context: string, { bytes }: Key): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, bytes, nonce).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

function decrypt(body: string, context: string, key: Key): Buffer {
  const bytes = Buffer.from(body, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(cipherName, key.bytes, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

function keyWithId(keyId: string | undefined, keys: readonly Key[]): Key {
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new Error('No secret is given that has the key it was sealed with');
  return key;
}

function firstSuccess<Result>(attempts: readonly (() => Result)[]): Result {
  const failures: unknown[] = [];
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, 'No secret is given that opens it');
}
