import {
  completeEmailVerification,
  completePasswordReset,
  endSessionByLink,
  requestPasswordReset,
  requestSignInCode,
  signInByCode,
  undoEmailChange,
} from '@hearthway/contracts/identity';
import type { Transport } from '@hearthway/contracts/platform';
import { ToastViewport } from '@hearthway/web-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followLinks } from '../../routing/index.js';
import { jordan, problem } from '../../testing/identity-stand-in.js';
import { createTestSession, type SessionUnderTest } from '../../testing/test-session.js';
import { testSite } from '../../testing/test-site.js';
import { Screens } from '../screens.js';

const token = 'T'.repeat(43);
const done = () => new Response(null, { status: 204 });
const unusable = () => problem(410, 'account-link.unusable', 'This link doesn’t work anymore.');
const tooMany = () => {
  const refusal = problem(429, 'request.too-many', 'Too many requests. Please wait a moment and try again.');
  refusal.headers.set('retry-after', '600');
  return refusal;
};

let tab: SessionUnderTest;
let stops: (() => void)[];
const bare = jest.fn<Transport>();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  tab = createTestSession();
  bare.mockReset();
  bare.mockImplementation((path, init) => tab.server.transport(path, init));
});
afterEach(() => {
  for (const stop of stops) stop();
  localStorage.clear();
  jest.restoreAllMocks();
});

function show(path: string): void {
  history.replaceState(null, '', path);
  stops = [tab.session.start(), followLinks({ pageAt: testSite().pageAt, go: moveTo, hasFailed: () => false })];
  render(
    <>
      <Screens session={tab.session} bare={bare} />
      <ToastViewport store={tab.toasts} />
    </>,
  );
}
/** Changes the URL and fires popstate, as single-spa does. */
function moveTo(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
/** In this browser, before the page opens. */
const signIn = () => {
  localStorage.setItem('auth_token', tab.server.issueToken());
};
const sent = (path: string): unknown[] =>
  bare.mock.calls
    .filter((call) => call[0] === path)
    .map(([, init]): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : ''));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' });
const errorOf = (input: HTMLInputElement): string =>
  (input.getAttribute('aria-describedby')?.split(' ') ?? [])
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join();
async function expectFocusedHeading(name: string): Promise<void> {
  const shown = await heading(name);
  await waitFor(() => {
    expect(document.activeElement).toBe(shown);
  });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}

describe('what was typed as username', () => {
  it('goes along to both other ways in and back, but into no address', async () => {
    show('/auth');
    await userEvent.type(field('Username or email'), 'jordan');
    await follow('Forgot your password?');
    await heading('Forgot your password?');
    expect(field('Username or email').value).toBe('jordan');
    expect(location.href).toBe('http://localhost:3000/auth/forgot-password');
    await userEvent.type(field('Username or email'), '2');
    await follow('Back to login');
    await heading('Welcome back');
    expect(field('Username or email').value).toBe('jordan2');
    await follow('Email me a code instead');
    await heading('Log in with a code');
    expect(field('Username or email').value).toBe('jordan2');
    expect(location.href).toBe('http://localhost:3000/auth/code');
    await follow('Use my password instead');
    await heading('Welcome back');
    expect(field('Username or email').value).toBe('jordan2');
    expect(history.state).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('is asked for by username or email, and the answer says what to do', async () => {
    show('/auth/forgot-password');
    await userEvent.type(field('Username or email'), 'jo');
    await press('Email me a link');
    expect(errorOf(field('Username or email'))).toBe('Username must be at least 3 characters');
    expect(document.activeElement).toBe(field('Username or email'));
    tab.server.answerNext(requestPasswordReset.path, done);
    await userEvent.type(field('Username or email'), 'rdan {Enter}');
    await expectFocusedHeading('Check your email');
    expect(sent(requestPasswordReset.path)).toEqual([{ username: 'jordan' }]);
    expect(
      screen.getByText(
        'If there’s an account with that username or email, we’ve sent its username and a link for choosing a new password. It works for 30 minutes.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Look in your spam folder.')).toBeTruthy();
    expect(screen.getByText(/We send only a few of these emails in an hour\./)).toBeTruthy();
    expect(target('support@hearthway.example')).toBe('mailto:support@hearthway.example');
    await press('Try again');
    await expectFocusedHeading('Forgot your password?');
    expect(field('Username or email').value.trim()).toBe('jordan');
  });

  it('says how long to wait after too many requests', async () => {
    show('/auth/forgot-password');
    await userEvent.type(field('Username or email'), 'jordan');
    tab.server.answerNext(requestPasswordReset.path, tooMany);
    await press('Email me a link');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many tries. Please wait 10 minutes and try again.',
    );
    expect(document.activeElement).toBe(field('Username or email'));
  });

  it('can be asked for by someone who is logged in', async () => {
    signIn();
    show('/auth/forgot-password');
    await screen.findByRole('link', { name: 'Back to your dashboard' });
    expect(field('Username or email')).toBeTruthy();
  });
});

describe('the link for a new password', () => {
  it('is used up by the form only, is gone from the address, and ends the session of this browser', async () => {
    signIn();
    // With the bracket that follows the link in the plain text of the email.
    show(`/auth/new-password#token=${token}]`);
    expect(location.href).toBe('http://localhost:3000/auth/new-password');
    expect(bare).not.toHaveBeenCalled();
    tab.server.answerNext(completePasswordReset.path, () => {
      tab.server.endSession();
      return done();
    });
    await userEvent.type(field('New password'), 'lantern by the gate{Enter}');
    await expectFocusedHeading('Your password is changed');
    expect(screen.getByText(/^You’ve been logged out everywhere\./)).toBeTruthy();
    expect(sent(completePasswordReset.path)).toEqual([{ token, newPassword: 'lantern by the gate' }]);
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(target('Log in')).toBe('/auth');
  });

  it('leaves someone else logged in, and says so', async () => {
    signIn();
    show(`/auth/new-password#token=${token}`);
    tab.server.answerNext(completePasswordReset.path, done);
    await userEvent.type(field('New password'), 'lantern by the gate');
    await press('Change password');
    await heading('Your password is changed');
    expect(screen.getByText(/logged in to another account, jordan\./)).toBeTruthy();
    expect(target('Go to your dashboard')).toBe('/dashboard');
    expect(localStorage.getItem('auth_token')).not.toBeNull();
  });

  it('still works after a password that is refused, which is said at the field', async () => {
    show(`/auth/new-password#token=${token}`);
    await userEvent.type(field('New password'), 'abc');
    await press('Change password');
    expect(errorOf(field('New password'))).toBe('Password must be at least 6 characters');
    await userEvent.type(field('New password'), 'password1');
    expect(await screen.findByText(/^(Too common|Easy to guess|Fair|Strong)/)).toBeTruthy();
    const personal = 'Your password can’t be your username or email. Please choose another.';
    tab.server.answerNext(completePasswordReset.path, () => problem(400, 'user.password-personal', personal));
    await press('Change password');
    await waitFor(() => {
      expect(errorOf(field('New password'))).toBe(personal);
    });
    expect(document.activeElement).toBe(field('New password'));
    tab.server.answerNext(completePasswordReset.path, done);
    await userEvent.type(field('New password'), 'lantern by the gate{Enter}');
    await heading('Your password is changed');
    expect(sent(completePasswordReset.path)).toMatchObject([{ token }, { token }]);
  });

  it('can be tried again after a failure', async () => {
    show(`/auth/new-password#token=${token}`);
    tab.server.answerNext(completePasswordReset.path, () => problem(503, 'server.unavailable', 'Not now.'));
    await userEvent.type(field('New password'), 'lantern by the gate{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    tab.server.answerNext(completePasswordReset.path, done);
    await press('Change password');
    await heading('Your password is changed');
  });

  it('leads to a new one when it doesn’t work', async () => {
    show(`/auth/new-password#token=${token}`);
    tab.server.answerNext(completePasswordReset.path, unusable);
    await userEvent.type(field('New password'), 'lantern by the gate{Enter}');
    await expectFocusedHeading('This link doesn’t work');
    expect(screen.getByText(/^This link doesn’t work anymore\. It’s too old/)).toBeTruthy();
    expect(target('Email me a new link')).toBe('/auth/forgot-password');
  });

  it.each(['', '#', '#token=', `#token=${'T'.repeat(201)}`])(
    'leads to a new one when part of it is missing: %s',
    async (rest) => {
      show(`/auth/new-password${rest}`);
      await heading('This link doesn’t work');
      expect(screen.getByText(/^Part of the link is missing\. If you reloaded this page/)).toBeTruthy();
      expect(target('Email me a new link')).toBe('/auth/forgot-password');
    },
  );

  it('gives way to the link that is opened next in the same tab', async () => {
    show('/auth/new-password');
    await heading('This link doesn’t work');
    act(() => {
      location.hash = `token=${token}`;
    });
    await expectFocusedHeading('Choose a new password');
    expect(location.hash).toBe('');
    tab.server.answerNext(completePasswordReset.path, done);
    await userEvent.type(field('New password'), 'lantern by the gate{Enter}');
    await heading('Your password is changed');
    expect(sent(completePasswordReset.path)).toMatchObject([{ token }]);
  });
});

describe('a link with a button', () => {
  const pages = [
    {
      path: '/auth/confirm-email',
      operation: completeEmailVerification,
      button: 'Confirm my email',
      result: 'Your email is confirmed',
      instead: ['Go to Settings', '/settings'],
    },
    {
      path: '/auth/undo-email-change',
      operation: undoEmailChange,
      button: 'Undo the change',
      result: 'Your former email is back',
      instead: ['support@hearthway.example', 'mailto:support@hearthway.example'],
    },
    {
      path: '/auth/end-session',
      operation: endSessionByLink,
      button: 'Log this device out',
      result: 'That device is logged out',
      instead: ['Choose a new password', '/auth/forgot-password'],
    },
  ] as const;

  it.each(pages)('does nothing before the button is pressed, at $path', async ({ path, operation, button, result }) => {
    show(`${path}#token=${token}`);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(location.href).toBe(`http://localhost:3000${path}`);
    expect(bare).not.toHaveBeenCalled();
    tab.server.answerNext(operation.path, done);
    screen.getByRole('button', { name: button }).focus();
    await userEvent.keyboard('{Enter}');
    await expectFocusedHeading(result);
    expect(sent(operation.path)).toEqual([{ token }]);
  });

  it.each(pages)(
    'can be tried again, and says when it doesn’t work, at $path',
    async ({ path, operation, button, instead }) => {
      show(`${path}#token=${token}`);
      tab.server.answerNext(operation.path, tooMany);
      await press(button);
      expect((await screen.findByRole('alert')).textContent).toMatch(/Please wait 10 minutes/);
      tab.server.answerNext(operation.path, unusable);
      await press(button);
      await expectFocusedHeading('This link doesn’t work');
      expect(target(instead[0])).toBe(instead[1]);
    },
  );

  it.each(pages)('says when part of it is missing, at $path', async ({ path, instead }) => {
    show(path);
    await heading('This link doesn’t work');
    expect(target(instead[0])).toBe(instead[1]);
    expect(bare).not.toHaveBeenCalled();
  });

  it('shows the confirmed address in the browser that is logged in', async () => {
    signIn();
    show(`/auth/confirm-email#token=${token}`);
    await waitFor(() => {
      expect(tab.session.user()).toMatchObject({ emailVerified: false });
    });
    tab.server.confirmEmail();
    tab.server.answerNext(completeEmailVerification.path, done);
    await press('Confirm my email');
    await heading('Your email is confirmed');
    expect(tab.session.user()).toMatchObject({ emailVerified: true });
    expect(target('Go to your dashboard')).toBe('/dashboard');
  });

  it('gives way to the link that is opened next in the same tab, also once it was used', async () => {
    show(`/auth/confirm-email#token=${token}`);
    tab.server.answerNext(completeEmailVerification.path, done);
    await press('Confirm my email');
    await heading('Your email is confirmed');
    const next = 'N'.repeat(43);
    act(() => {
      location.hash = `token=${next}`;
    });
    await expectFocusedHeading('Confirm your email');
    tab.server.answerNext(completeEmailVerification.path, done);
    await press('Confirm my email');
    await heading('Your email is confirmed');
    expect(sent(completeEmailVerification.path)).toEqual([{ token }, { token: next }]);
    act(() => {
      location.hash = 'token=';
    });
    await expectFocusedHeading('This link doesn’t work');
    expect(screen.getByText(/^Part of the link is missing/)).toBeTruthy();
  });

  it('says that another account has the address', async () => {
    show(`/auth/confirm-email#token=${token}`);
    tab.server.answerNext(completeEmailVerification.path, () =>
      problem(409, 'user.email-taken', 'Email already registered'),
    );
    await press('Confirm my email');
    await expectFocusedHeading('This address belongs to another account');
    expect(target('Go to Settings')).toBe('/settings');
  });

  it.each(pages.slice(1))('ends the session of this browser if it was that one, at $path', async (page) => {
    signIn();
    show(`${page.path}#token=${token}`);
    tab.server.answerNext(page.operation.path, () => {
      tab.server.endSession();
      return done();
    });
    await press(page.button);
    await heading(page.result);
    expect(tab.session.user()).toBeNull();
    expect(localStorage.getItem('auth_token')).toBeNull();
  });
});

describe('a code', () => {
  async function ask(): Promise<void> {
    show('/auth/code');
    await userEvent.type(field('Username or email'), 'jordan');
    await press('Email me a code');
    await expectFocusedHeading('Check your email');
  }

  it('logs in as a password does', async () => {
    await ask();
    expect(sent(requestSignInCode.path)).toEqual([{ username: 'jordan' }]);
    expect(screen.getByText(/We send only a few of these emails in an hour\./)).toBeTruthy();
    const code = field('Code');
    expect([
      code.autocomplete,
      code.inputMode,
      code.getAttribute('autocapitalize'),
      code.getAttribute('spellcheck'),
    ]).toEqual(['one-time-code', 'text', 'characters', 'false']);
    await userEvent.type(code, `${jordan.code.toLowerCase()}{Enter}`);
    await screen.findByText('Login successful');
    expect(screen.getByText('Welcome back!')).toBeTruthy();
    expect(tab.session.user()).toMatchObject({ username: 'jordan' });
    expect(Object.keys(localStorage)).toEqual(['auth_token']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('that is missing or wrong is said at the field', async () => {
    await ask();
    await press('Log in');
    expect(errorOf(field('Code'))).toBe('Enter the code from the email');
    const signInByCodeSent = jest.spyOn(tab.session, 'signInByCode');
    for (const typed of ['BCDF', 'ABCD-EFGH', '123456', 'B'.repeat(50)]) {
      await userEvent.clear(field('Code'));
      await userEvent.type(field('Code'), `${typed}{Enter}`);
      expect(errorOf(field('Code'))).toBe('The code has 8 letters, without vowels');
    }
    expect(signInByCodeSent).not.toHaveBeenCalled();
    await userEvent.clear(field('Code'));
    await userEvent.type(field('Code'), 'ZZZZ-ZZZZ{Enter}');
    await waitFor(() => {
      expect(errorOf(field('Code'))).toMatch(/^That code isn’t right/);
    });
    expect(document.activeElement).toBe(field('Code'));
    expect(screen.getByText('Login failed')).toBeTruthy();
  });

  it('says how long to wait after too many tries', async () => {
    await ask();
    tab.server.answerNext(signInByCode.path, tooMany);
    await userEvent.type(field('Code'), 'ZZZZ-ZZZZ{Enter}');
    expect(await screen.findByText('Too many tries. Please wait 10 minutes and try again.')).toBeTruthy();
  });

  it('can be sent again, and then only the new one is used', async () => {
    await ask();
    await userEvent.type(field('Code'), 'ZZZZ');
    await press('Send another code');
    await waitFor(() => {
      expect(screen.getByText(/Only the newest one works/).getAttribute('role')).toBe('status');
    });
    expect(field('Code').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send another code' }));
    const signInByCodeSent = jest.spyOn(tab.session, 'signInByCode');
    await userEvent.type(field('Code'), jordan.code);
    await press('Log in');
    await screen.findByText('Login successful');
    expect(signInByCodeSent.mock.calls).toEqual([[{ requestToken: 'request-2', code: jordan.code }]]);
    expect(sent(requestSignInCode.path)).toEqual([{ username: 'jordan' }, { username: 'jordan' }]);
  });

  it('is asked for anew after a typing error in the username', async () => {
    await ask();
    await press('Use another username or email');
    await expectFocusedHeading('Log in with a code');
    expect(field('Username or email').value).toBe('jordan');
  });

  it('needs a browser that keeps site data', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    show('/auth/code');
    expect(screen.getByText('Your browser blocks site data')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    jest.restoreAllMocks();
  });
});
