import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { padded, unpadded } from './padding.js';

export interface SealingOptions {
  /** The variable that holds the secrets, for error messages. */
  readonly secretName: string;
  /**
   * The first one seals, all of them open. Put a new one first, and remove an old one once nothing sealed with it is left.
   */
  readonly secrets: readonly [string, ...string[]];
  /** What is sealed for one purpose does not open for another, even with the same secret. */
  readonly purpose: string;
}

export interface Sealing {
  /**
   * Encrypts for storage, bound to its context: in any other place it does not open. It shows only the rough length of the
   * text.
   */
  seal(text: string, context: string): string;
  /** @throws SealingError */
  open(sealed: string, context: string): string;
  /** Whether the first secret sealed it. */
  isCurrent(sealed: string): boolean;
}

/** The stored value was sealed with an unknown secret, for another context, or was altered. */
export class SealingError extends Error {
  override readonly name = 'SealingError';
}

/** AES-256-GCM with keys derived by HKDF from the secrets. The format is `<key id>.<nonce, tag, ciphertext>`. */
export function createSealing({ secretName, secrets, purpose }: SealingOptions): Sealing {
  const keys = secrets.map((secret) => deriveKey(secret, purpose)) as [Key, ...Key[]];
  const [sealingKey] = keys;

  return {
    seal: (text, context) => `${sealingKey.id}.${encrypt(padded(Buffer.from(text)), context, sealingKey)}`,

    isCurrent: (sealed) => sealed.startsWith(`${sealingKey.id}.`),

    open(sealed, context) {
      try {
        return open(sealed, context, keys).toString();
      } catch (cause) {
        throw new SealingError(`${secretName} does not open the stored value`, { cause });
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
  const [keyId, body = ''] = sealed.split('.');
  return unpadded(decrypt(body, context, keyWithId(keyId, keys)));
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
  if (!key) throw new Error('None of the secrets has the key it was sealed with');
  return key;
}
