import { sessionLifetimes } from '@hearthway/contracts/constants';
import { expect, it } from '@jest/globals';
import { finalErasuresUntil } from './erasure.js';

it('an erasure is final only when no access token of the account can be alive', () => {
  const erasedAt = new Date('2026-11-20T12:00:00.000Z');
  const later = (seconds: number) => new Date(erasedAt.getTime() + seconds * 1000);
  expect(finalErasuresUntil(later(sessionLifetimes.accessTokenSeconds)).getTime()).toBeLessThan(erasedAt.getTime());
  expect(finalErasuresUntil(later(20 * 60))).toEqual(erasedAt);
});
