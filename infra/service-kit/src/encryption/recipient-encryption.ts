import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import * as z from 'zod/mini';

const keyAgreement = 'ECDH-ES';
const contentEncryption = 'A256GCM';

const publicKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
const privateKey = z.object({ ...publicKey.shape, d: z.string() });

/** The public key to encrypt with: a JWK (RFC 7517) on the curve P-256. */
export type PublicKey = z.infer<typeof publicKey>;

export interface RecipientKeys {
  readonly publicKey: PublicKey;
  /** The private key, a JWK as JSON. Seal it before storing it. */
  readonly privateKey: string;
}

/** The ciphertext is for another key, was altered, or is not a JWE of this kind. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

/** A key pair for one exchange. Once the private key is deleted, nothing encrypted for it can be read. */
export async function generateRecipientKeys(): Promise<RecipientKeys> {
  const pair = await generateKeyPair(keyAgreement, { crv: 'P-256', extractable: true });
  return {
    publicKey: publicKey.parse(await exportJWK(pair.publicKey)),
    privateKey: JSON.stringify(privateKey.parse(await exportJWK(pair.privateKey))),
  };
}

/** The value as an encrypted JSON: a JWE (RFC 7516, compact; ECDH-ES with A256GCM). */
export async function encryptFor(recipient: PublicKey, value: unknown): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: keyAgreement, enc: contentEncryption, typ: 'JSON' })
    .encrypt(await importJWK(recipient, keyAgreement));
}

/** The decrypted value. @throws DecryptionError */
export async function decryptWith(key: RecipientKeys['privateKey'], encrypted: string): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(
      encrypted,
      await importJWK(privateKey.parse(JSON.parse(key)), keyAgreement),
      {
        keyManagementAlgorithms: [keyAgreement],
        contentEncryptionAlgorithms: [contentEncryption],
      },
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)) as unknown;
  } catch (error) {
    throw new DecryptionError('Cannot decrypt with this key', { cause: error });
  }
}
