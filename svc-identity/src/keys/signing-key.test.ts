import { sessionLifetimes } from '@hearthway/contracts/constants';
import { describe, expect, it } from '@jest/globals';
import { dueGeneration, keyLifetimes, publishedKeysAt, signingKeyAt, type SigningKey } from './signing-key.js';

const start = new Date('2026-01-01T00:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const key = (generation: number, signsFrom: Date): SigningKey => ({
  id: `key-${generation}`,
  generation,
  publicKey: {},
  sealedPrivateKey: '',
  createdAt: signsFrom,
  signsFrom,
});

describe('the rotation of signing keys', () => {
  it('needs a first key that signs at once', () => {
    expect(dueGeneration([], start)).toEqual({ generation: 1, signsFrom: start });
  });

  it('needs no new key while the newest is young', () => {
    expect(dueGeneration([key(1, start)], later(keyLifetimes.rotationSeconds - 1))).toBeUndefined();
  });

  it('publishes the next key before it signs', () => {
    const now = later(keyLifetimes.rotationSeconds);
    expect(dueGeneration([key(1, start)], now)).toEqual({
      generation: 2,
      signsFrom: later(keyLifetimes.rotationSeconds + keyLifetimes.announcementSeconds),
    });
  });

  it('signs with the newest key whose time has come', () => {
    const keys = [key(2, later(600)), key(1, start)];
    expect(signingKeyAt(keys, later(599))?.id).toBe('key-1');
    expect(signingKeyAt(keys, later(600))?.id).toBe('key-2');
    expect(signingKeyAt([key(1, later(1))], start)).toBeUndefined();
  });

  it('publishes both keys until the last token of the old one has expired', () => {
    const keys = [key(1, start), key(2, later(600))];
    const end = 600 + sessionLifetimes.accessTokenSeconds + keyLifetimes.clockSkewSeconds;
    expect(publishedKeysAt(keys, start).map(({ id }) => id)).toEqual(['key-1', 'key-2']);
    expect(publishedKeysAt(keys, later(end)).map(({ id }) => id)).toEqual(['key-1', 'key-2']);
    expect(publishedKeysAt(keys, later(end + 1)).map(({ id }) => id)).toEqual(['key-2']);
  });
});
