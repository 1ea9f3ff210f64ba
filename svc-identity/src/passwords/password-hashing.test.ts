import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { createPasswords } from './password-hashing.js';
import { createWorkQueue } from './work-queue.js';

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB, two passes, one lane', async () => {
    const passwordHash = await (await createPasswords()).hash('correct horse');
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect(parseOptions(passwordHash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  it('are verified', async () => {
    const passwords = await createPasswords();
    const passwordHash = await passwords.hash('correct horse');
    expect(await passwords.verify(passwordHash, 'correct horse')).toBe(true);
    expect(await passwords.verify(passwordHash, 'Correct horse')).toBe(false);
  });

  it('are the same composed and decomposed', async () => {
    const passwords = await createPasswords();
    expect(await passwords.verify(await passwords.hash('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true);
  });

  it('cost the same work for a user who does not exist, and are never right', async () => {
    const functions = {
      hash: vi.fn(() => Promise.resolve('hash of nobody')),
      verify: vi.fn(() => Promise.resolve(true)),
    };
    const passwords = await createPasswords(functions);
    expect(functions.hash).toHaveBeenCalledWith(expect.any(String), {
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    });
    expect(await passwords.verify(undefined, 'anything')).toBe(false);
    expect(functions.verify.mock.calls).toEqual([['hash of nobody', 'anything']]);
  });

  it('answer that the service is unavailable when too many wait', async () => {
    const never = new Promise<boolean>(() => undefined);
    const passwords = await createPasswords(
      { hash: () => Promise.resolve('hash'), verify: () => never },
      createWorkQueue({ atOnce: 1, waiting: 0 }),
    );
    void passwords.verify('hash', 'first');
    await expect(passwords.verify('hash', 'second')).rejects.toMatchObject({ code: 'server.unavailable' });
  });
});
