import { describe, expect, it } from '@jest/globals';
import { decryptWith, DecryptionError, encryptFor, generateRecipientKeys } from './index.js';

const value = { name: 'José 🏡', amounts: [1, 2], nothing: null };

describe('encryption to a recipient', () => {
  it('can be decrypted by the recipient, and shows nothing to anyone else', async () => {
    const { publicKey, privateKey } = await generateRecipientKeys();
    const encrypted = await encryptFor(publicKey, value);
    expect(await decryptWith(privateKey, encrypted)).toEqual(value);
    for (const part of encrypted.split('.')) {
      expect(Buffer.from(part, 'base64url').toString('utf8')).not.toContain('José');
    }
  });

  it('names its algorithms in its header', async () => {
    const { publicKey } = await generateRecipientKeys();
    const [header] = (await encryptFor(publicKey, value)).split('.');
    const expected = { alg: 'ECDH-ES', enc: 'A256GCM', epk: { kty: 'EC', crv: 'P-256' } };
    expect(JSON.parse(Buffer.from(String(header), 'base64url').toString())).toMatchObject(expected);
  });

  it('has a public key without the private one', async () => {
    const { publicKey } = await generateRecipientKeys();
    expect(Object.keys(publicKey).sort()).toEqual(['crv', 'kty', 'x', 'y']);
  });

  it('never gives the same ciphertext twice', async () => {
    const { publicKey } = await generateRecipientKeys();
    expect(await encryptFor(publicKey, value)).not.toBe(await encryptFor(publicKey, value));
  });

  it('does not open with another key', async () => {
    const [one, other] = [await generateRecipientKeys(), await generateRecipientKeys()];
    await expect(decryptWith(other.privateKey, await encryptFor(one.publicKey, value))).rejects.toThrow(
      DecryptionError,
    );
  });

  it.each([1, 2, 3, 4])('does not open when part %i was altered', async (place) => {
    const { publicKey, privateKey } = await generateRecipientKeys();
    const parts = (await encryptFor(publicKey, value)).split('.');
    parts[place] = `${parts[place]?.startsWith('A') ? 'B' : 'A'}${parts[place]?.slice(1)}`;
    await expect(decryptWith(privateKey, parts.join('.'))).rejects.toThrow(DecryptionError);
  });

  it.each(['', 'a.b.c.d.e', 'plain'])('does not open %j', async (nothing) => {
    const { privateKey } = await generateRecipientKeys();
    await expect(decryptWith(privateKey, nothing)).rejects.toThrow(DecryptionError);
  });
});
