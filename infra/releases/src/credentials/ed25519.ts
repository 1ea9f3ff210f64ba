import { createHash, createPrivateKey, createPublicKey, randomBytes, sign, verify, type KeyObject } from 'node:crypto';

/** The bytes before the 32-byte key in PKCS#8 and SPKI (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** An Ed25519 private key as a text that is easy to tell from others, and to find where it should not be. */
export const newToken = (): string => `hearthway_${randomBytes(32).toString('base64url')}`;

const tokenForm = /^hearthway_([A-Za-z0-9_-]{43})$/;

/** @returns undefined if the text is no token */
export function privateKeyOf(token: string): KeyObject | undefined {
  const [, seed] = tokenForm.exec(token.trim()) ?? [];
  if (seed === undefined) return undefined;
  const bytes = Buffer.from(seed, 'base64url');
  return createPrivateKey({ key: Buffer.concat([privatePrefix, bytes]), format: 'der', type: 'pkcs8' });
}

/** The public half, raw, in base64url. */
export function publicKeyOf(privateKey: KeyObject): string {
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return der.subarray(publicPrefix.length).toString('base64url');
}

/** The public key of a token, raw, in base64url. @throws TypeError if the text is no token */
export function publicKeyOfToken(token: string): string {
  const key = privateKeyOf(token);
  if (!key) throw new TypeError('This is no token');
  return publicKeyOf(key);
}

export const idOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);

/** Signs a value for one purpose. @returns base64url */
export function signValue(purpose: string, value: unknown, privateKey: KeyObject): string {
  return sign(null, messageOf(purpose, value), privateKey).toString('base64url');
}

export function isSigned(purpose: string, value: unknown, { publicKey, signature }: Signed): boolean {
  const key = Buffer.concat([publicPrefix, Buffer.from(publicKey, 'base64url')]);
  const opened = createPublicKey({ key, format: 'der', type: 'spki' });
  return verify(null, messageOf(purpose, value), opened, Buffer.from(signature, 'base64url'));
}

interface Signed {
  readonly publicKey: string;
  readonly signature: string;
}

/** The purpose keeps one kind of signed value from passing for another. */
const messageOf = (purpose: string, value: unknown): Buffer =>
  Buffer.from(`hearthway ${purpose}\n${canonicalJson(value)}`);

/** The same text for the same value, whatever the order of its keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([left], [right]) => (left < right ? -1 : 1)))
      : one,
  );
}
