import { describe, expect, it } from '@jest/globals';
import { capsOf, testCaps, windowEnd } from './email.js';

const day = 86_400_000;
const limits = {
  windowMilliseconds: day,
  perAddress: 5,
  perNetwork: 50,
  marketing: 1000,
  all: 2000,
  security: 500,
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

  it('do not limit notices to us by our address', () => {
    expect(capped({ type: 'admin', recipientKey: 'a' })).toEqual([['all', 2000]]);
  });

  it('count emails about accounts apart from receipts', () => {
    expect(capped({ type: 'email-verification', recipientKey: 'a' })).toEqual([
      ['account', 5],
      ['news', 1000],
      ['all', 2000],
    ]);
  });

  it('count emails to signers apart from codes, which somebody waits for', () => {
    expect(capped({ type: 'signature-request', recipientKey: 'a' })).toEqual([
      ['signing', 5],
      ['news', 1000],
      ['all', 2000],
    ]);
    expect(capped({ type: 'signature-code', recipientKey: 'a' })).toEqual([
      ['signing-code', 5],
      ['all', 2000],
    ]);
  });

  it('count what keeps an account safe apart from all other mail, and each kind of it', () => {
    expect(capped({ type: 'password-changed', recipientKey: 'a' })).toEqual([
      ['security', 5],
      ['security', 500],
    ]);
    // An address can’t be capped here: anyone could keep its owner out for a day.
    expect(capped({ type: 'password-reset', recipientKey: 'a' })).toEqual([['security', 500]]);
    const keys = (['password-changed', 'password-reset', 'email-verification'] as const).flatMap((type) =>
      capsOf({ type, recipientKey: 'a' }, limits, noon).map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(keys.length);
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
