import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The stored private key was sealed with another TOKEN_KEY_SECRET, or was altered. */
export class SealedKeyError extends Error {
  override readonly name = 'SealedKeyError';
}

/** Encrypts a private key for storage, bound to its key id. */
export function sealPrivateKey(privateKey: string, keyId: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, wrappingKey(secret), nonce).setAAD(Buffer.from(keyId));
  const sealed = Buffer.concat([cipher.update(privateKey, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws SealedKeyError */
export function openPrivateKey(sealedPrivateKey: string, keyId: string, secret: string): string {
  const bytes = Buffer.from(sealedPrivateKey, 'base64url');
  try {
    const decipher = createDecipheriv(cipherName, wrappingKey(secret), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(keyId))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new SealedKeyError('TOKEN_KEY_SECRET does not open the stored signing key', { cause: error });
  }
}

function wrappingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'hearthway signing keys', 32));
}
