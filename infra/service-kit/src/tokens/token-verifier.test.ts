import { labeled } from '@hearthway/tooling/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FindPublicKey } from '../signed-tokens/index.js';
import { createTestIssuer, type TestIssuer } from '../testing/index.js';
import { createTokenVerifier } from './index.js';

const claims = { userId: 'user-1', sessionId: 'session-1', role: 'buyer' } as const;
const refused = { code: 'session.required', message: 'Unauthorized' };

describe('a token verifier', () => {
  let issuer: TestIssuer;
  beforeAll(async () => {
    issuer = await createTestIssuer();
  });

  it('returns whose valid token it is', async () => {
    const principal = await issuer.verifier().verify(await issuer.sign(claims));

    expect(principal).toMatchObject(claims);
    expect(Date.parse(principal.expiresAt)).toBeGreaterThan(Date.now());
  });

  it('refuses what is expired, foreign, changed, of another type, of no known role, or no token at all', async () => {
    const stranger = await createTestIssuer();
    const elsewhere = await createTestIssuer({ issuer: issuer.issuer, audience: 'another' });
    const valid = await issuer.sign(claims);
    const tokens = {
      expired: await issuer.sign({ ...claims, expiresInSeconds: -1 }),
      'signed by another key': await stranger.sign(claims),
      'for another audience': await elsewhere.sign(claims),
      changed: valid.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('.', '.e30'),
      'of another type': await issuer.sign(claims, { type: 'call+jwt' }),
      'of an unknown key': await issuer.sign(claims, { keyId: 'unknown' }),
      'of an unknown role': await issuer.sign({ ...claims, role: 'owner' as 'buyer' }),
      empty: '',
      nonsense: 'not-a-token',
      endless: 'x'.repeat(5000),
    };

    for (const [name, token] of Object.entries(tokens)) {
      await labeled(name, () => expect(issuer.verifier().verify(token)).rejects.toMatchObject(refused));
    }
  });

  it('refuses a revoked session at once, although the signature is cached', async () => {
    const revoked = new Set<string>();
    const verifier = issuer.verifier((sessionId) => revoked.has(sessionId));
    const token = await issuer.sign(claims);
    await verifier.verify(token);

    revoked.add('session-1');

    await expect(verifier.verify(token)).rejects.toMatchObject(refused);
  });

  it('caches a signature for a minute and never beyond the token’s expiry', async () => {
    let checks = 0;
    let now = Date.now();
    const keys: FindPublicKey = (keyId) => {
      checks += 1;
      return issuer.keys(keyId);
    };
    const { issuer: name, audience } = issuer;
    const verifier = createTokenVerifier({ keys, issuer: name, audience, isRevoked: () => false, now: () => now });
    const token = await issuer.sign({ ...claims, expiresInSeconds: 90 });

    await verifier.verify(token);
    now += 59_000;
    await verifier.verify(token);
    expect(checks).toBe(1);
    now += 2000;
    await verifier.verify(token);
    expect(checks).toBe(2);
    now += 31_000;
    await expect(verifier.verify(token)).rejects.toMatchObject(refused);
  });
});
