import { emailTypes } from '@hearthway/contracts/commerce';
import { accountMailKinds } from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { afterAttempt, newEmail } from './email.js';

const now = new Date('2026-11-20T12:00:00Z');
const retryMilliseconds = 15_000;
const later = { kind: 'later', reason: 'status 500' } as const;
const receipt = (attempts: number) => ({ type: 'founding', attempts }) as const;
const waitAfter = (attempts: number, afterMilliseconds?: number) => {
  const { dueAt } = afterAttempt(receipt(attempts), { ...later, afterMilliseconds }, retryMilliseconds, now);
  return dueAt && (dueAt.getTime() - now.getTime()) / 1000;
};

describe('a new email', () => {
  it('is due at once; receipts and emails about accounts go before alerts, and those before marketing', () => {
    const base = { id: 'email-1', subjectId: 'subject-1', recipientKey: 'key' };
    expect(newEmail({ ...base, type: 'waitlist', networkKey: 'network' }, now)).toEqual({
      ...base,
      type: 'waitlist',
      networkKey: 'network',
      priority: 2,
      state: 'queued',
      attempts: 0,
      dueAt: now,
      createdAt: now,
    });
    expect(newEmail({ ...base, type: 'founding' }, now)).toMatchObject({ priority: 0 });
    expect(newEmail({ ...base, type: 'sign-in-code' }, now)).toMatchObject({ priority: 0 });
    expect(newEmail({ ...base, type: 'alert' }, now)).toMatchObject({ priority: 1 });
  });
});

describe('after an attempt', () => {
  it('an email that the provider took is sent', () => {
    expect(afterAttempt(receipt(1), { kind: 'taken' }, retryMilliseconds, now)).toEqual({ state: 'sent' });
  });

  it('one that it did not take waits twice as long each time, up to an hour', () => {
    expect([1, 2, 3, 8, 9, 12].map((attempts) => waitAfter(attempts))).toEqual([15, 30, 60, 1920, 3600, 3600]);
  });

  it('one waits at least as long as the provider says', () => {
    expect(waitAfter(1, 60_000)).toBe(60);
    expect(waitAfter(3, 1000)).toBe(60);
  });

  it('one is given up after half a day', () => {
    expect(afterAttempt(receipt(19), later, retryMilliseconds, now).state).toBe('waiting');
    expect(afterAttempt(receipt(20), later, retryMilliseconds, now)).toEqual({ state: 'failed', problem: 'given-up' });
  });

  it('one that waits because our key was refused keeps its attempts, and is never given up', () => {
    const barred = { kind: 'barred', reason: 'status 401' } as const;
    for (const attempts of [1, 20, 1000]) {
      const dueAt = new Date(now.getTime() + 60_000);
      expect(afterAttempt(receipt(attempts), barred, retryMilliseconds, now)).toEqual({
        state: 'waiting',
        attempts: attempts - 1,
        dueAt,
      });
    }
  });

  it('one that was refused is not sent again', () => {
    const refused = { kind: 'refused', reason: 'status 400' } as const;
    expect(afterAttempt(receipt(1), refused, retryMilliseconds, now)).toEqual({ state: 'failed', problem: 'refused' });
  });

  const unknown = { kind: 'unknown', reason: 'ECONNRESET' } as const;

  it.each([...emailTypes, 'alert'] as const)('one with an unknown outcome is not sent again (%s)', (type) => {
    expect(afterAttempt({ type, attempts: 1 }, unknown, retryMilliseconds, now)).toEqual({
      state: 'failed',
      problem: 'unconfirmed',
    });
  });

  it.each(accountMailKinds)(
    'one about an account is sent again, a few times, after an unknown outcome (%s)',
    (type) => {
      const after = (attempts: number) => afterAttempt({ type, attempts }, unknown, retryMilliseconds, now);
      expect(after(1)).toEqual({ state: 'waiting', dueAt: new Date(now.getTime() + 15_000) });
      expect(after(19).state).toBe('waiting');
      expect(after(20)).toEqual({ state: 'failed', problem: 'unconfirmed' });
    },
  );
});
