import { describe, expect, it } from 'vitest';
import { openPrivateKey, SealedKeyError, sealPrivateKey } from './sealed-keys.js';

const secret = 'a secret of at least thirty-two characters';

describe('sealing of private keys', () => {
  it('opens what it sealed, and shows nothing of it', () => {
    const sealed = sealPrivateKey('{"d":"private"}', 'key-1', secret);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('private');
    expect(openPrivateKey(sealed, 'key-1', secret)).toBe('{"d":"private"}');
  });

  it('never seals the same twice', () => {
    expect(sealPrivateKey('same', 'key-1', secret)).not.toBe(sealPrivateKey('same', 'key-1', secret));
  });

  it.each([
    ['another secret', 'key-1', 'another secret of at least thirty-two'],
    ['another key id', 'key-2', secret],
  ])('refuses %s', (_, keyId, otherSecret) => {
    const sealed = sealPrivateKey('{"d":"private"}', 'key-1', secret);
    expect(() => openPrivateKey(sealed, keyId, otherSecret)).toThrow(SealedKeyError);
  });

  it('refuses an altered key', () => {
    const bytes = Buffer.from(sealPrivateKey('{"d":"private"}', 'key-1', secret), 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => openPrivateKey(bytes.toString('base64url'), 'key-1', secret)).toThrow(SealedKeyError);
  });
});
