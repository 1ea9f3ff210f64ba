import { keySet, me, refresh } from '@hearthway/contracts/identity';
import { publicKeySet, verifyToken } from '@hearthway/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startIdentityUnderTest, tokenKeySecret, type IdentityUnderTest } from '../testing/index.js';
import { keyLifetimes } from './signing-key.js';

let identity: IdentityUnderTest;
beforeEach(async () => {
  identity = await startIdentityUnderTest();
});
afterEach(() => identity.stop());

interface KeySet {
  readonly keys: readonly { readonly kid: string }[];
}
const publishedKeys = async () => ((await identity.call(keySet)).body as unknown as KeySet).keys;
const keyIdOf = (token: string) =>
  (JSON.parse(Buffer.from(String(token.split('.')[0]), 'base64url').toString()) as { kid: string }).kid;

describe('signing keys', () => {
  it('publish only the public key, which verifies the tokens', async () => {
    const { token, userId } = await identity.buyer();
    const keys = await publishedKeys();
    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: keyIdOf(token),
        alg: 'ES256',
        use: 'sig',
      },
    ]);
    const known = publicKeySet({ keys });
    const findKey = (keyId: string) => Promise.resolve(known.get(keyId));
    const { sub } = await verifyToken(token, findKey, { audience: 'hearthway', type: 'at+jwt' });
    expect(sub).toBe(userId);
  });

  it('are sealed in the database', async () => {
    const [stored] = await identity.database.collection('signing-keys').find().toArray();
    expect(Object.keys(stored?.['publicKey'] as object)).not.toContain('d');
    const [, sealed] = String(stored?.['sealedPrivateKey']).split('.');
    expect(Buffer.from(String(sealed), 'base64url').toString('latin1')).not.toContain('"d"');
  });

  it('outlive the process', async () => {
    const { token } = await identity.buyer();
    const next = await identity.anotherInstance();
    try {
      expect((await next.call(me, { token })).status).toBe(200);
    } finally {
      await next.stop();
    }
  });

  it('are created once by instances that start at the same moment', async () => {
    await identity.database.collection('signing-keys').deleteMany({});
    const instances = await Promise.all(Array.from({ length: 3 }, () => identity.anotherInstance()));
    try {
      const sets = await Promise.all(instances.map((instance) => instance.call(keySet)));
      const ids = sets.flatMap(({ body }) => (body as unknown as KeySet).keys.map(({ kid }) => kid));
      expect(new Set(ids).size).toBe(1);
      expect(await identity.database.collection('signing-keys').countDocuments()).toBe(1);
    } finally {
      for (const instance of instances) await instance.stop();
    }
  });

  it('do not open with another secret, so that the service does not start', async () => {
    await expect(
      identity.anotherInstance({ TOKEN_KEY_SECRET: 'another secret of thirty-two characters' }),
    ).rejects.toThrow('TOKEN_KEY_SECRET does not open');
  });

  it('open with a former secret, which can be removed once every key is sealed with the new one', async () => {
    const renewed = { TOKEN_KEY_SECRET: 'another secret of thirty-two characters' };
    const { token, cookie } = await identity.buyer();
    const next = await identity.anotherInstance({ ...renewed, TOKEN_KEY_FORMER_SECRETS: [tokenKeySecret] });
    try {
      expect((await next.call(refresh, { cookie })).status).toBe(200);
      expect((await next.call(me, { token })).status).toBe(200);

      identity.moveClock(keyLifetimes.rotationSeconds);
      expect((await next.call(keySet)).body['keys']).toHaveLength(2);
      identity.moveClock(keyLifetimes.announcementSeconds + 15 * 60 + keyLifetimes.clockSkewSeconds + 1);
      expect((await next.call(keySet)).body['keys']).toHaveLength(1);
    } finally {
      await next.stop();
    }
    const last = await identity.anotherInstance(renewed);
    await last.stop();
  });

  it('are rotated: published, then used, while tokens of the old one stay valid until they expire', async () => {
    let cookie = '';
    const [first] = await publishedKeys();
    const renew = async () => {
      const reply = await identity.call(refresh, { cookie });
      expect(reply.status).toBe(200);
      cookie = String(reply.cookie);
      return String(reply.body['token']);
    };
    identity.moveClock(keyLifetimes.rotationSeconds);
    cookie = (await identity.buyer()).cookie;

    const beforeChange = await renew();
    expect(keyIdOf(beforeChange)).toBe(first?.kid);
    expect(await publishedKeys()).toHaveLength(2);

    identity.moveClock(keyLifetimes.announcementSeconds);
    const afterChange = await renew();
    expect(keyIdOf(afterChange)).not.toBe(first?.kid);
    for (const token of [beforeChange, afterChange]) expect((await identity.call(me, { token })).status).toBe(200);

    identity.moveClock(15 * 60 + keyLifetimes.clockSkewSeconds + 1);
    expect((await publishedKeys()).map(({ kid }) => kid)).toEqual([keyIdOf(afterChange)]);
    expect(await identity.database.collection('signing-keys').countDocuments()).toBe(1);
  });
});
