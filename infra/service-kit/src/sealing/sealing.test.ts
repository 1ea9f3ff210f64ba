import { describe, expect, it } from '@jest/globals';
import { createSealing, SealingError } from './index.js';

const secret = 'a secret of at least thirty-two characters';
const nextSecret = 'another secret of at least thirty-two characters';
const options = { secretName: 'ANSWERS_SECRET', purpose: 'the answers of a test' };
const sealing = createSealing({ ...options, secrets: [secret] });

const bodyOf = (sealed: string) => Buffer.from(String(sealed.split('.')[1]), 'base64url');

describe('sealing', () => {
  it.each(['', 'widowed', 'ñ 🏡', 'x'.repeat(63), 'x'.repeat(64), '\u0080 at the end \u0080'])(
    'opens what it sealed: %j',
    (text) => {
      expect(sealing.open(sealing.seal(text, 'user-1'), 'user-1')).toBe(text);
    },
  );

  it('shows nothing of the text, and does not give short texts away by their length', () => {
    const [short, long] = [sealing.seal('single', 'user-1'), sealing.seal('non_permanent_resident', 'user-1')];
    expect(bodyOf(short).toString('latin1')).not.toContain('single');
    expect(short).toHaveLength(long.length);
  });

  it('never gives the same result twice', () => {
    expect(sealing.seal('same', 'user-1')).not.toBe(sealing.seal('same', 'user-1'));
  });

  it('does not open for another context', () => {
    const sealed = sealing.seal('widowed', 'user-1');
    expect(() => sealing.open(sealed, 'user-2')).toThrow(SealingError);
  });

  it('does not open with the same secret for another purpose', () => {
    const other = createSealing({ ...options, purpose: 'other answers', secrets: [secret] });
    expect(() => other.open(sealing.seal('widowed', 'user-1'), 'user-1')).toThrow(SealingError);
  });

  it('does not open with another secret, and names the variable to check', () => {
    const other = createSealing({ ...options, secrets: [nextSecret] });
    expect(() => other.open(sealing.seal('widowed', 'user-1'), 'user-1')).toThrow(
      'ANSWERS_SECRET does not open the stored value',
    );
  });

  it.each([0, 12, 28])('does not open when byte %i was altered', (place) => {
    const [keyId] = sealing.seal('widowed', 'user-1').split('.');
    const bytes = bodyOf(sealing.seal('widowed', 'user-1'));
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    expect(() => sealing.open(`${keyId}.${bytes.toString('base64url')}`, 'user-1')).toThrow(SealingError);
  });

  it.each(['', '.', 'no sealed text', 'a.b.c'])('does not open %j', (sealed) => {
    expect(() => sealing.open(sealed, 'user-1')).toThrow(SealingError);
  });
});

describe('rotating secrets', () => {
  const rotated = createSealing({ ...options, secrets: [nextSecret, secret] });

  it('opens what a former secret sealed', () => {
    expect(rotated.open(sealing.seal('widowed', 'user-1'), 'user-1')).toBe('widowed');
  });

  it('seals with the first one', () => {
    const onlyNext = createSealing({ ...options, secrets: [nextSecret] });
    expect(onlyNext.open(rotated.seal('widowed', 'user-1'), 'user-1')).toBe('widowed');
  });

  it('tells what a former secret sealed', () => {
    const sealed = [rotated.seal('widowed', 'user-1'), sealing.seal('widowed', 'user-1')];
    expect(sealed.map((one) => rotated.isCurrent(one))).toEqual([true, false]);
  });
});
