import { describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { jordan } from '../testing/identity-stand-in.js';
import { createTestSession } from '../testing/test-session.js';
import { Screens } from './screens.js';

describe('the shell screens', () => {
  it('show not found below the header, with ways home and to log in', () => {
    history.replaceState(null, '', '/no-such-page');
    const { session, server } = createTestSession();
    session.start()();
    render(<Screens session={session} bare={server.transport} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Hearthway' }).getAttribute('href')).toBe('/');
    expect(header.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('lead a signed-in buyer from not found to the dashboard', async () => {
    history.replaceState(null, '', '/no-such-page');
    const { session, server } = createTestSession();
    render(<Screens session={session} bare={server.transport} />);
    await act(() => session.signIn({ username: jordan.username, password: jordan.password }));
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Hearthway' }).getAttribute('href')).toBe('/dashboard');
    expect(header.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard');
    session.forget();
  });

  it('show sign-in at /auth', () => {
    history.replaceState(null, '', '/auth');
    const { session, server } = createTestSession();
    session.start()();
    render(<Screens session={session} bare={server.transport} />);
    expect(screen.getByRole('tab', { name: 'Login' })).toBeTruthy();
  });
});
