import { completeEmailVerification, completePasswordReset, requestPasswordReset } from '@hearthway/contracts/identity';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '../../testing/identity-stand-in.js';
import { createTestSession, type SessionUnderTest } from '../../testing/test-session.js';
import { Screens } from '../screens.js';

const token = 'T'.repeat(43);
const done = () => new Response(null, { status: 204 });
const unusable = () => problem(410, 'account-link.unusable', 'This link doesn’t work anymore.');

let tab: SessionUnderTest;
let stop: () => void;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  tab = createTestSession();
});
afterEach(() => {
  stop();
  localStorage.clear();
  jest.restoreAllMocks();
});

function show(path: string): void {
  history.replaceState(null, '', path);
  stop = tab.session.start();
  render(<Screens session={tab.session} />);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' });

it('the sign-in screen leads to the page for a forgotten password', () => {
  show('/auth');
  return waitFor(() => {
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
  });
});

describe('a forgotten password', () => {
  it('is asked for by email, with the same words whether or not there is an account', async () => {
    show('/auth/forgot-password');
    await press('Email me a link');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    await userEvent.type(field('Email'), 'jordan@example.com');
    tab.server.answerNext(requestPasswordReset.path, done);
    await press('Email me a link');
    expect(document.activeElement).toBe(await heading('Check your email'));
    expect(screen.getByText(/If there’s an account for jordan@example.com/)).toBeTruthy();
    await press('Ask again');
    expect(field('Email').value).toBe('jordan@example.com');
  });

  it('says how long to wait after too many requests', async () => {
    show('/auth/forgot-password');
    await userEvent.type(field('Email'), 'jordan@example.com');
    const refused = problem(429, 'request.too-many', 'Too many');
    refused.headers.set('retry-after', '60');
    tab.server.answerNext(requestPasswordReset.path, () => refused);
    await press('Email me a link');
    expect(await screen.findByText(/Please wait/)).toBeTruthy();
  });

  it('is replaced with the link’s token, which is then gone from the address, and this session ends', async () => {
    tab.server.issueToken();
    localStorage.setItem('auth_token', tab.server.issueToken());
    show(`/auth/new-password#${token}`);
    tab.server.answerNext(completePasswordReset.path, done);
    await userEvent.type(field('New password'), 'lantern by the gate');
    await press('Change password');
    expect(document.activeElement).toBe(await heading('Your password was changed'));
    expect(location.hash).toBe('');
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth');
  });

  it('shows what is wrong with the new one at its field', async () => {
    show(`/auth/new-password#${token}`);
    await userEvent.type(field('New password'), 'abc');
    await press('Change password');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    tab.server.answerNext(completePasswordReset.path, () =>
      problem(400, 'user.password-too-common', 'This password is too common. Please choose another.'),
    );
    await userEvent.type(field('New password'), 'defghi');
    await press('Change password');
    expect(await screen.findByText('This password is too common. Please choose another.')).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
  });

  it('leads to a new link if this one does not work, or is incomplete', async () => {
    show(`/auth/new-password#${token}`);
    tab.server.answerNext(completePasswordReset.path, unusable);
    await userEvent.type(field('New password'), 'lantern by the gate');
    await press('Change password');
    expect(document.activeElement).toBe(await heading('This link doesn’t work'));
    expect(screen.getByRole('link', { name: 'Email me a new link' }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
  });

  it('takes the link that is opened next in the same tab, which changes only what is after the #', async () => {
    show('/auth/new-password');
    await heading('This link doesn’t work');
    location.hash = token;
    await heading('Choose a new password');
    tab.server.answerNext(completePasswordReset.path, done);
    await userEvent.type(field('New password'), 'lantern by the gate');
    await press('Change password');
    await heading('Your password was changed');
    expect(tab.server.count(completePasswordReset.path)).toBe(1);
  });

  it('says so at once if the link has no token', async () => {
    show('/auth/new-password');
    await heading('This link doesn’t work');
  });
});

describe('an email address', () => {
  it('is verified on the press of a button only', async () => {
    show(`/auth/verify-email#${token}`);
    expect(tab.server.count(completeEmailVerification.path)).toBe(0);
    tab.server.answerNext(completeEmailVerification.path, done);
    await press('Verify my email');
    expect(document.activeElement).toBe(await heading('Your email is verified'));
    expect(location.hash).toBe('');
  });

  it('can be tried again after a failure, but not with a link that does not work', async () => {
    show(`/auth/verify-email#${token}`);
    tab.server.answerNext(completeEmailVerification.path, () => problem(503, 'server.unavailable', 'Not now'));
    await press('Verify my email');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t verify your email');
    tab.server.answerNext(completeEmailVerification.path, unusable);
    await press('Verify my email');
    await heading('This link doesn’t work');
    expect(screen.getByRole('link', { name: 'Go to your settings' }).getAttribute('href')).toBe('/settings');
  });
});
