import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { jordan } from '../testing/identity-stand-in.js';
import { createTestSession } from '../testing/test-session.js';
import { Screens } from './screens.js';

afterEach(() => localStorage.clear());

describe('the shell screens', () => {
  it('show not found with a link home', () => {
    history.replaceState(null, '', '/no-such-page');
    render(<Screens session={createTestSession().session} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('show not found with a link to the dashboard after signing in', async () => {
    history.replaceState(null, '', '/no-such-page');
    const { session } = createTestSession();
    render(<Screens session={session} />);
    await act(() => session.signIn({ username: jordan.username, password: jordan.password }));
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('link', { name: 'Go to the home page' })).toBeNull();
  });

  it('show sign-in at /auth', () => {
    history.replaceState(null, '', '/auth');
    const { session } = createTestSession();
    session.start()();
    render(<Screens session={session} />);
    expect(screen.getByRole('tab', { name: 'Login' })).toBeTruthy();
  });
});
