import { describe, expect, it } from '@jest/globals';
import jwt, { type JwtHeader, type JwtPayload } from 'jsonwebtoken';
import { createHmac, createSecretKey, generateKeyPairSync } from 'node:crypto';
import { publicKeySet, signToken, verifyToken } from './index.js';

const now = Date.parse('2026-11-22T12:00:00Z');
const seconds = now / 1000;
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const known = publicKeySet({
  keys: [
    { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' },
    { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }), kid: 'rsa' },
  ],
});
const findKey = (id: string) => Promise.resolve(known.get(id));
const expected = { type: 'test+jwt', audience: 'us', issuer: 'them', now };
const claims = { iss: 'them', aud: 'us', sub: 'somebody', iat: seconds, exp: seconds + 60 };
const header: JwtHeader = { alg: 'ES256', typ: 'test+jwt', kid: 'one' };

const signed = (changedClaims: JwtPayload = {}, changedHeader: object = {}) =>
  jwt.sign({ ...claims, ...changedClaims }, privateKey, {
    algorithm: 'ES256',
    header: { ...header, ...changedHeader },
  });
const encoded = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const parts = (token: string) => token.split('.') as [string, string, string];
const verify = (token: string, change: Partial<typeof expected & { clockToleranceSeconds: number }> = {}) =>
  verifyToken(token, findKey, { ...expected, ...change });

describe('a signed token', () => {
  it('gives back its claims', async () => {
    const token = signToken(claims, { type: 'test+jwt', keyId: 'one', privateKey });
    expect(await verify(token)).toEqual(claims);
    expect(JSON.parse(Buffer.from(parts(token)[0], 'base64url').toString())).toEqual(header);
  });

  it('is good to the last second, and longer by the clocks that may differ', async () => {
    const token = signed();
    await expect(verify(token, { now: now + 59_000 })).resolves.toMatchObject(claims);
    await expect(verify(token, { now: now + 60_000 })).rejects.toMatchObject({ code: 'TokenExpiredError' });
    const clockToleranceSeconds = 5;
    await expect(verify(token, { now: now + 64_000, clockToleranceSeconds })).resolves.toMatchObject(claims);
    await expect(verify(token, { now: now + 65_000, clockToleranceSeconds })).rejects.toThrow();
    const early = signed({ nbf: seconds + 4 });
    await expect(verify(early, { clockToleranceSeconds })).resolves.toMatchObject(claims);
    await expect(verify(early)).rejects.toMatchObject({ code: 'NotBeforeError' });
  });

  const [head, body, signature] = parts(signed());
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
  const publicPem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const hs256 = (secret: string) => {
    const content = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  };
  const es384 = { ...header, alg: 'ES384' as const };
  it.each<[string, string]>([
    ['nothing', ''],
    ['a word', 'nonsense'],
    ['two parts', `${head}.${body}`],
    ['four parts', `${head}.${body}.${signature}.${signature}`],
    ['alg none, without a signature', `${encoded({ ...header, alg: 'none' })}.${body}.`],
    ['alg none, with the signature', `${encoded({ ...header, alg: 'none' })}.${body}.${signature}`],
    ['alg NONE', `${encoded({ ...header, alg: 'NONE' })}.${body}.`],
    ['HS256 with the public key as PEM', hs256(publicPem)],
    ['HS256 with the public key as JWK', hs256(JSON.stringify(publicKey.export({ format: 'jwk' })))],
    [
      'HS256 with the public key as DER',
      jwt.sign(claims, createSecretKey(publicKey.export({ format: 'der', type: 'spki' })), {
        algorithm: 'HS256',
        header: { ...header, alg: 'HS256' },
      }),
    ],
    ['ES384', jwt.sign(claims, p384, { algorithm: 'ES384', header: es384 })],
    ['es256 in small letters', `${encoded({ ...header, alg: 'es256' })}.${body}.${signature}`],
    ['no algorithm', `${encoded({ typ: 'test+jwt', kid: 'one' })}.${body}.${signature}`],
    ['a list of algorithms', `${encoded({ ...header, alg: ['ES256'] })}.${body}.${signature}`],
    ['the key of a stranger', jwt.sign(claims, stranger, { algorithm: 'ES256', header })],
    [
      'its own key in the header',
      jwt.sign(claims, stranger, {
        algorithm: 'ES256',
        header: { ...header, jwk: publicKey.export({ format: 'jwk' }) } as JwtHeader,
      }),
    ],
    ['an unknown key id', signed({}, { kid: 'two' })],
    ['the id of a key of another kind', signed({}, { kid: 'rsa' })],
    ['the key id __proto__', signed({}, { kid: '__proto__' })],
    ['no key id', signed({}, { kid: undefined })],
    ['a number for its key id', signed({}, { kid: 1 })],
    ['another type', signed({}, { typ: 'JWT' })],
    ['no type', signed({}, { typ: undefined })],
    ['a critical extension', signed({}, { crit: ['b64'], b64: false })],
    ['another audience', signed({ aud: 'elsewhere' })],
    ['no audience', signed({ aud: undefined })],
    ['another issuer', signed({ iss: 'somebody' })],
    ['an audience that is no text', signed({ aud: [['us']] as unknown as string })],
    ['other claims', `${head}.${encoded({ ...claims, sub: 'somebody else' })}.${signature}`],
    ['claims that are text', `${head}.${encoded('"text"')}.${signature}`],
    ['claims that are no JSON', `${head}.${encoded('{')}.${signature}`],
    ['a signature of zeros', `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`],
    ['a short signature', `${head}.${body}.${Buffer.alloc(63).toString('base64url')}`],
    ['a signature as DER', `${head}.${body}.${Buffer.from([0x30, 6, 2, 1, 1, 2, 1, 1]).toString('base64url')}`],
    ['no signature', `${head}.${body}.`],
    ['blanks around', ` ${head}.${body}.${signature}\n`],
  ])('is refused with %s', async (_what, token) => {
    await expect(verify(token)).rejects.toMatchObject({ name: 'InvalidTokenError' });
  });

  it.each([
    ['no expiry', { exp: undefined }],
    ['no issue time', { iat: undefined }],
    ['an expiry that is text', { exp: '4e9' }],
    ['an expiry that is no number', { exp: null }],
  ])('is refused with %s', async (_what, change) => {
    const changed = JSON.stringify({ ...claims, ...change });
    const token = jwt.sign(changed, privateKey, { algorithm: 'ES256', header });
    await expect(verify(token)).rejects.toMatchObject({ name: 'InvalidTokenError' });
  });

  it('whose key cannot be read now is not invalid', async () => {
    const away = () => Promise.reject(new Error('The issuer is away'));
    await expect(verifyToken(signed(), away, expected)).rejects.toThrow('The issuer is away');
  });
});
