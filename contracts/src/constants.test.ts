import { expect, it } from '@jest/globals';
import { refreshTimeouts, sessionLifetimes } from './constants.js';

it('in a refresh, outer parts wait longer than inner ones', () => {
  const { browserMilliseconds, gatewayMilliseconds, serviceMilliseconds, databaseMilliseconds } = refreshTimeouts;
  const outermostFirst = [browserMilliseconds, gatewayMilliseconds, serviceMilliseconds, databaseMilliseconds];
  for (const [index, inner] of outermostFirst.slice(1).entries()) {
    expect((outermostFirst[index] ?? 0) - inner).toBeGreaterThanOrEqual(2000);
  }
  // A browser that gave up can still retry while a lost reply is repeated.
  expect(browserMilliseconds).toBeLessThan((sessionLifetimes.refreshRepeatSeconds * 1000) / 2 + 1);
});
