import { expect, it } from '@jest/globals';
import { refreshTimeouts, sessionLifetimes } from './constants.js';

it('on the way of a refresh, whoever waits outside waits longer', () => {
  const { browserMilliseconds, gatewayMilliseconds, serviceMilliseconds, databaseMilliseconds } = refreshTimeouts;
  const outermostFirst = [browserMilliseconds, gatewayMilliseconds, serviceMilliseconds, databaseMilliseconds];
  for (const [index, inner] of outermostFirst.slice(1).entries()) {
    expect((outermostFirst[index] ?? 0) - inner).toBeGreaterThanOrEqual(2000);
  }
  // A browser that gave up can still ask again in the time in which a lost answer is repeated.
  expect(browserMilliseconds).toBeLessThan((sessionLifetimes.refreshRepeatSeconds * 1000) / 2 + 1);
});
