import { exampleUser } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { testSiteMap } from '../testing/test-site-map.js';
import { redirectFor } from './guard.js';

const site = testSiteMap();

describe('the guard', () => {
  it('redirects no one until the user is known', () => {
    expect(redirectFor(site, '/dashboard', undefined)).toBeUndefined();
    expect(redirectFor(site, '/auth', undefined)).toBeUndefined();
  });

  it.each(['/dashboard', '/settings', '/get-to-know-you'])('sends a signed-out visitor from %s to sign in', (path) => {
    expect(redirectFor(site, path, null)).toBe('/auth');
  });

  it.each(['/', '/landing', '/auth', '/no-such-page'])('lets a signed-out visitor see %s', (path) => {
    expect(redirectFor(site, path, null)).toBeUndefined();
  });

  it('sends a signed-in user from the sign-in screen to the dashboard', () => {
    expect(redirectFor(site, '/auth', exampleUser)).toBe('/dashboard');
  });

  it.each(['/', '/dashboard', '/no-such-page'])('lets a signed-in user see %s', (path) => {
    expect(redirectFor(site, path, exampleUser)).toBeUndefined();
  });
});
