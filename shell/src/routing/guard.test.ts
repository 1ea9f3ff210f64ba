import { exampleUser } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { redirectFor } from './guard.js';

describe('the guard', () => {
  it('sends nobody anywhere while it is not known who they are', () => {
    expect(redirectFor('/dashboard', undefined)).toBeUndefined();
    expect(redirectFor('/auth', undefined)).toBeUndefined();
  });

  it.each(['/dashboard', '/settings', '/get-to-know-you'])('sends a stranger from %s to sign in', (path) => {
    expect(redirectFor(path, null)).toBe('/auth');
  });

  it.each(['/', '/landing', '/auth', '/no-such-page'])('lets a stranger see %s', (path) => {
    expect(redirectFor(path, null)).toBeUndefined();
  });

  it('sends who is signed in from the sign-in screen to the dashboard', () => {
    expect(redirectFor('/auth', exampleUser)).toBe('/dashboard');
  });

  it.each(['/', '/dashboard', '/no-such-page'])('lets who is signed in see %s', (path) => {
    expect(redirectFor(path, exampleUser)).toBeUndefined();
  });
});
