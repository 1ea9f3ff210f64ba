import type { AdminCredential } from './identity-client.js';

/** The credential in an `Authorization: Basic …` header (RFC 7617, UTF-8), if there is one. */
export function readBasicCredential(authorization: string | undefined): AdminCredential | undefined {
  const encoded = /^basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1 || text.includes('\uFFFD')) return undefined;
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}
