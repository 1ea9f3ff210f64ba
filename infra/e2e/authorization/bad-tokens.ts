import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import { createSealing, generateSigningKeys, signToken, type TokenClaims } from '@hearthway/service-kit';
import { createHmac, createPrivateKey, type JsonWebKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SystemUnderTest } from '../faults/system-under-test.js';

interface StoredKey {
  readonly _id: string;
  readonly publicKey: Record<string, unknown>;
  readonly sealedPrivateKey: string;
}

/** Tokens that were once valid, or look valid. Each is derived from a real one. */
export async function badTokens(under: SystemUnderTest, real: string): Promise<Readonly<Record<string, string>>> {
  const [header, claims] = real.split('.').slice(0, 2).map(decoded) as [{ kid: string }, TokenClaims];
  const keys = under.database('identity').collection<StoredKey>('signing-keys');
  const stored = await keys.findOne({ _id: header.kid });
  if (!stored) throw new Error('The key that signed the token is not stored');
  const ours = {
    type: 'at+jwt',
    keyId: header.kid,
    privateKey: createPrivateKey({ key: openKey(under, stored), format: 'jwk' }),
  };
  const { privateKey: strange } = await generateSigningKeys();
  const signed = (payload: TokenClaims, changed = {}) => signToken(payload, { ...ours, ...changed });
  const now = Math.floor(Date.now() / 1000);
  const good = { ...claims, iss: tokenIssuer, aud: tokenAudience, iat: now, exp: now + 900 };
  return {
    expired: signed({ ...good, iat: now - 2000, exp: now - 1000 }),
    'signed by a stranger': signed(good, { privateKey: strange }),
    'of an unknown key': signed(good, { keyId: 'unknown' }),
    'of another issuer': signed({ ...good, iss: 'https://elsewhere.example' }),
    'for another audience': signed({ ...good, aud: 'elsewhere' }),
    'of another type': signed(good, { type: 'JWT' }),
    'without a signature': `${encoded({ ...header, alg: 'none' })}.${encoded(good)}.`,
    'signed with the public key as a secret': hs256(
      { ...header, alg: 'HS256' },
      good,
      JSON.stringify(stored.publicKey),
    ),
    'with a changed role': withPayload(real, { ...claims, role: 'admin' }),
  };
}

function openKey({ system }: SystemUnderTest, { _id, sealedPrivateKey }: StoredKey): JsonWebKey {
  const { tokenKeySecret } = JSON.parse(readFileSync(system.folders.secrets, 'utf8')) as { tokenKeySecret: string };
  const sealing = createSealing({
    secretName: 'TOKEN_KEY_SECRET',
    secrets: [tokenKeySecret],
    purpose: 'hearthway signing keys',
  });
  return JSON.parse(sealing.open(sealedPrivateKey, _id)) as JsonWebKey;
}

function hs256(header: object, payload: object, secret: string): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function withPayload(token: string, payload: object): string {
  const [header = '', , signature = ''] = token.split('.');
  return [header, encoded(payload), signature].join('.');
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
