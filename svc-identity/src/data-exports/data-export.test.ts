import { dataExportsPerDay } from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { countRequest, newDataExport, statusOf } from './data-export.js';

const start = new Date('2026-11-20T12:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const asked = newDataExport({ id: 'export-1', userId: 'user-1', sealedPrivateKey: 'sealed' }, start);
const part = { encrypted: 'jwe' };
const answered = {
  ...asked,
  parts: [
    { service: 'journey', ...part },
    { service: 'commerce', ...part },
  ],
};

describe('a data export', () => {
  it('expires an hour after its request', () => {
    expect(asked.expiresAt).toEqual(later(3600));
  });

  it.each([
    ['gathering', asked, 0, ['commerce', 'journey']],
    ['gathering', asked, 29, ['commerce', 'journey']],
    ['incomplete', asked, 30, ['commerce', 'journey']],
    ['ready', answered, 1, []],
    ['ready', answered, 31, []],
  ] as const)('is %s', (status, dataExport, seconds, missing) => {
    expect(statusOf(dataExport, later(seconds))).toEqual({
      id: 'export-1',
      status,
      missing,
      requestedAt: start.toISOString(),
    });
  });
});

describe('the limit on requests', () => {
  const hour = 3600;

  it('counts the requests of the last day', () => {
    const earlier = [later(-25 * hour), later(-24 * hour), later(-hour)];
    expect(countRequest(earlier, start)).toEqual({ counted: [later(-hour), start] });
  });

  it('allows a number of them per day, and the next when the oldest is a day old', () => {
    const earlier = Array.from({ length: dataExportsPerDay }, (_, index) => later(index - 10 * hour));
    expect(countRequest(earlier.slice(1), start)).toHaveProperty('counted');
    expect(countRequest(earlier, start)).toEqual({ retryAfterSeconds: 14 * hour });
  });
});
