import { accountMailKinds } from '@hearthway/contracts/identity';
import { signingMailKinds } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { capsOf, testCaps, windowEnd } from './email.js';

const day = 86_400_000;
const limits = {
  windowMilliseconds: day,
  perAddress: 5,
  ofAccountPerAddress: 30,
  alertsPerAddress: 15,
  signingPerAddress: 12,
  perNetwork: 50,
  marketing: 1000,
  ofAccounts: 500,
  alerts: 200,
  signing: 300,
  all: 2000,
  tests: 20,
};
const noon = new Date('2026-11-20T12:00:00Z');
const capped = (email: Parameters<typeof capsOf>[0]) =>
  capsOf(email, limits, noon).map(({ name, maximum }) => [name, maximum]);

describe('the caps of an email', () => {
  it('limit a confirmation by its address, its network, marketing and all mail', () => {
    expect(capped({ type: 'waitlist', recipientKey: 'a', networkKey: 'n' })).toEqual([
      ['address', 5],
      ['network', 50],
      ['news', 1000],
      ['all', 2000],
    ]);
  });

  it('leave room for receipts, which marketing cannot use up', () => {
    expect(capped({ type: 'founding', recipientKey: 'a' })).toEqual([
      ['address', 5],
      ['all', 2000],
    ]);
  });

  it.each(['email-verification', 'verification-reminder', 'sign-in-code', 'new-device'] as const)(
    'of the kind %s leave room for receipts, and receipts for them',
    (type) => {
      expect(capped({ type, recipientKey: 'a' })).toEqual([
        ['account', 30],
        ['all-accounts', 500],
        ['all', 2000],
      ]);
    },
  );

  it.each(['password-reset', 'password-changed', 'email-changed', 'email-change-undone'] as const)(
    'of the kind %s, which brings an account back, are all mail’s alone',
    (type) => expect(capped({ type, recipientKey: 'a' })).toEqual([['all', 2000]]),
  );

  it('of an alert leave room for receipts and login codes', () => {
    expect(capped({ type: 'alert', recipientKey: 'a' })).toEqual([
      ['alerts', 15],
      ['all-alerts', 200],
      ['all', 2000],
    ]);
  });

  it('of an email to a signer leave room for receipts, and for the code and the copy that they wait for', () => {
    expect(capped({ type: 'signature-request', recipientKey: 'a' })).toEqual([
      ['signing', 12],
      ['all-signing', 300],
      ['all', 2000],
    ]);
    expect(capped({ type: 'signature-code', recipientKey: 'a' })).toEqual([
      ['signing-own', 12],
      ['all', 2000],
    ]);
    expect(capped({ type: 'signature-completed', recipientKey: 'a' })).toEqual([
      ['signing-own', 12],
      ['all-signing', 300],
      ['all', 2000],
    ]);
    expect(capped({ type: 'signature-ended', recipientKey: 'a' })).toEqual([
      ['signing-news', 12],
      ['all-signing', 300],
      ['all', 2000],
    ]);
  });

  it('have different counters', () => {
    const keys = (['waitlist', 'founding', 'alert', ...accountMailKinds, ...signingMailKinds] as const).flatMap(
      (type) =>
        capsOf({ type, recipientKey: 'all', networkKey: 'all' }, limits, noon).map(
          ({ name, key }) => [key, name] as const,
        ),
    );
    expect(new Set(keys.map(([key]) => key)).size).toBe(new Set(keys.map(([, name]) => name)).size);
  });

  it('do not limit notices to us by our address', () => {
    expect(capped({ type: 'admin', recipientKey: 'a' })).toEqual([['all', 2000]]);
  });

  it('count each address, network and window separately', () => {
    const keys = (recipientKey: string, now: Date) =>
      capsOf({ type: 'waitlist', recipientKey, networkKey: 'n' }, limits, now).map(({ key }) => key);
    const [first, ...rest] = keys('a', noon);
    const [second, ...same] = keys('b', noon);
    expect(first).not.toBe(second);
    expect(rest).toEqual(same);
    const nextDay = keys('a', new Date(noon.getTime() + day));
    expect(nextDay.filter((key) => [first, ...rest].includes(key))).toEqual([]);
  });

  it('end with their window, at the same instant on every instance', () => {
    expect(windowEnd(limits, noon)).toEqual(new Date('2026-11-21T00:00:00Z'));
    expect(windowEnd(limits, new Date('2026-11-21T00:00:00Z'))).toEqual(new Date('2026-11-22T00:00:00Z'));
  });

  it('limit test emails separately', () => {
    expect(testCaps(limits, noon)).toMatchObject([{ name: 'tests', maximum: 20 }]);
  });
});
