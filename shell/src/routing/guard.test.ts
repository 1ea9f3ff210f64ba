import { exampleUser } from '@hearthway/contracts/examples';
import type { User } from '@hearthway/contracts/identity';
import { accountPages } from '@hearthway/contracts/page-paths';
import { describe, expect, it } from '@jest/globals';
import { testSite } from '../testing/test-site.js';
import { createGuard } from './guard.js';

const redirectFor = (path: string, user: User | null | undefined) => createGuard(testSite(), () => user)(path);

describe('the guard', () => {
  it('redirects no one until the user is known', () => {
    expect(redirectFor('/dashboard', undefined)).toBeUndefined();
    expect(redirectFor('/auth', undefined)).toBeUndefined();
  });

  it.each(['/dashboard', '/settings', '/get-to-know-you'])('sends a signed-out visitor from %s to sign in', (path) => {
    expect(redirectFor(path, null)).toBe('/auth');
  });

  it.each(['/', '/landing', '/auth', '/no-such-page'])('lets a signed-out visitor see %s', (path) => {
    expect(redirectFor(path, null)).toBeUndefined();
  });

  it.each(['/auth', '/auth/code'])('sends a signed-in user from %s to the dashboard', (path) => {
    expect(redirectFor(path, exampleUser)).toBe('/dashboard');
  });

  it.each(['/auth/forgot-password', ...Object.values(accountPages)])('lets everyone see %s', (path) => {
    expect(redirectFor(path, exampleUser)).toBeUndefined();
    expect(redirectFor(path, null)).toBeUndefined();
  });

  it.each(['/', '/dashboard', '/no-such-page'])('lets a signed-in user see %s', (path) => {
    expect(redirectFor(path, exampleUser)).toBeUndefined();
  });
});
