import { describe, expect, it } from '@jest/globals';
import { emailKey, newUser, usernameKey } from './user-store.js';

describe('a username', () => {
  it.each([
    ['case', 'Jordan', 'jORDAN'],
    ['surrounding space', ' jordan ', 'jordan'],
    ['full-width letters', 'ｊｏｒｄａｎ', 'jordan'],
    ['a ligature', 'ﬁona', 'fiona'],
    ['a composed or decomposed accent', 'jos\u00e9', 'jose\u0301'],
  ])('is the same whatever the %s', (_, one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  it('is different with an accent', () => {
    expect(usernameKey('josé')).not.toBe(usernameKey('jose'));
  });
});

describe('an email', () => {
  it('is the same whatever the case and surrounding space', () => {
    expect(emailKey(' Jordan@Example.COM')).toBe('jordan@example.com');
  });
});

describe('a new user', () => {
  it('keeps what was typed and is found by its keys', () => {
    const typed = { id: 'user-1', username: 'Jordan', email: 'Jordan@Example.com', passwordHash: 'hash' };
    expect(newUser({ ...typed, createdAt: new Date(0) })).toMatchObject({
      ...typed,
      usernameKey: 'jordan',
      emailKey: 'jordan@example.com',
    });
  });
});
