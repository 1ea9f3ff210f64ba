import { describe, expect, it, jest } from '@jest/globals';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createPasswords, createWorkQueue } from './password-hashing.js';

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB, two passes, one lane', async () => {
    const passwordHash = await createPasswords().hash('correct horse');
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect(parseOptions(passwordHash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  it('are verified', async () => {
    const passwords = createPasswords();
    const passwordHash = await passwords.hash('correct horse');
    expect(await passwords.verify(passwordHash, 'correct horse')).toBe(true);
    expect(await passwords.verify(passwordHash, 'Correct horse')).toBe(false);
  });

  it('are the same composed and decomposed', async () => {
    const passwords = createPasswords();
    expect(await passwords.verify(await passwords.hash('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true);
  });

  it('take the same work for a user who does not exist, and are never right', async () => {
    const functions = { hash, verify: jest.fn(verify) };
    const passwords = createPasswords(functions);
    const passwordHash = await passwords.hash('correct horse');
    expect(await passwords.verify(undefined, 'correct horse')).toBe(false);
    expect(await passwords.verify(passwordHash, 'wrong horse')).toBe(false);
    const [ofNobody, ofSomebody] = functions.verify.mock.calls.map(([compared]) => parseOptions(compared));
    expect(ofNobody).toEqual(ofSomebody);
  });

  it('make the service unavailable when too many wait', async () => {
    const never = new Promise<boolean>(() => undefined);
    const passwords = createPasswords(
      { hash: () => Promise.resolve('hash'), verify: () => never },
      createWorkQueue({ atOnce: 1, waiting: 0 }),
    );
    void passwords.verify('hash', 'first');
    await expect(passwords.verify('hash', 'second')).rejects.toMatchObject({ code: 'server.unavailable' });
  });
});
