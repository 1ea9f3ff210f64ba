import { ToastViewport } from '@hearthway/web-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followLinks } from '../../routing/index.js';
import { json, jordan, problem } from '../../testing/identity-stand-in.js';
import { createTestSession, type SessionUnderTest } from '../../testing/test-session.js';
import { testSite } from '../../testing/test-site.js';
import { Screens } from '../screens.js';

let tab: SessionUnderTest;
let stop: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/auth');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  tab = createTestSession();
  stop = tab.session.start();
});
afterEach(() => {
  stop();
  localStorage.clear();
  jest.restoreAllMocks();
});

function show(path = '/auth'): void {
  history.replaceState(null, '', path);
  render(
    <>
      <Screens session={tab.session} bare={tab.server.transport} />
      <ToastViewport store={tab.toasts} />
    </>,
  );
}
/** Changes the URL and fires popstate, as single-spa does. */
function moveTo(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
const nameOrEmail = 'Username or email';
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' });
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const errorOf = (input: HTMLInputElement): string | undefined => {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join();
};

describe('the two tabs', () => {
  it('default to Login', () => {
    show();
    expect(screen.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('select Register from the URL and follow it', async () => {
    show('/auth?tab=register');
    expect(field('Email')).toBeTruthy();
    moveTo('/auth');
    await waitFor(() => {
      expect(screen.queryByLabelText('Email')).toBeNull();
    });
  });

  it('update the URL', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
    expect(location.search).toBe('?tab=register');
    moveTo('/auth?tab=register');
    await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
    expect(location.search).toBe('');
  });

  it('link to each other', () => {
    show();
    const link = screen.getByRole('link', { name: 'Register' });
    expect(link.getAttribute('href')).toBe('/auth?tab=register');
    expect(link.parentElement?.textContent).toBe('Don’t have an account? Register');
  });

  it('keep what was typed and focus the first field after following the link', async () => {
    show();
    await userEvent.type(field(nameOrEmail), 'jordan');
    const stop = followLinks({ pageAt: testSite().pageAt, go: moveTo, hasFailed: () => false });
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    stop();
    await waitFor(() => {
      expect(field('Email')).toBeTruthy();
    });
    expect(document.activeElement).toBe(field('Username'));
    expect(field('Username').value).toBe('jordan');
  });

  it('have autocomplete names for password managers', () => {
    show();
    expect([field(nameOrEmail).autocomplete, field('Password').autocomplete]).toEqual(['username', 'current-password']);
    moveTo('/auth?tab=register');
    return waitFor(() => {
      const names = ['Username', 'Email', 'Password'].map((name) => field(name).autocomplete);
      expect(names).toEqual(['username', 'email', 'new-password']);
    });
  });

  it('are next to the side panel', () => {
    show();
    const panel = screen.getByRole('complementary');
    expect(within(panel).getByText(/gives no legal, financial, or/)).toBeTruthy();
  });

  it('are hidden until the user is known, and from a signed-in user', async () => {
    stop();
    localStorage.setItem('auth_token', tab.server.issueToken());
    tab = createTestSession(tab.server);
    show();
    expect(screen.queryByRole('tab')).toBeNull();
    stop = tab.session.start();
    await waitFor(() => {
      expect(tab.session.user()).toBeTruthy();
    });
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('where the browser blocks site data', () => {
  it.each(['/auth', '/auth?tab=register'])('%s says what to allow instead of showing a form', (path) => {
    stop();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    tab = createTestSession();
    stop = tab.session.start();
    show(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in or register');
    expect(screen.getByText(/allow cookies and site data for localhost:3000/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    jest.restoreAllMocks();
  });
});

describe('the login form', () => {
  it('shows errors under the fields, focuses the first, and sends nothing', async () => {
    show();
    await userEvent.type(field(nameOrEmail), 'jo');
    expect(errorOf(field(nameOrEmail))).toBe('');
    await submit('Log in');
    expect(errorOf(field(nameOrEmail))).toBe('Username must be at least 3 characters');
    expect(errorOf(field('Password'))).toBe('Password must be at least 6 characters');
    expect(field(nameOrEmail).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(nameOrEmail));
    expect(tab.server.requests).toEqual([]);
  });

  it('clears an error as soon as it is fixed', async () => {
    show();
    await userEvent.type(field(nameOrEmail), 'jordan');
    await submit('Log in');
    expect(document.activeElement).toBe(field('Password'));
    await userEvent.type(field('Password'), '12345');
    expect(errorOf(field('Password'))).not.toBe('');
    await userEvent.type(field('Password'), '6');
    expect(errorOf(field('Password'))).toBe('');
  });

  it('explains a username that is too long or has invalid characters', async () => {
    show();
    await userEvent.click(field(nameOrEmail));
    await userEvent.paste('x'.repeat(255));
    await submit('Log in');
    expect(errorOf(field(nameOrEmail))).toBe('Username or email must be at most 254 characters');
    await userEvent.clear(field(nameOrEmail));
    await userEvent.paste('jor\u200bdan');
    expect(errorOf(field(nameOrEmail))).toBe('Username contains characters that can’t be used');
  });

  it('signs in on Enter and trims the name', async () => {
    show();
    const signIn = jest.spyOn(tab.session, 'signIn');
    await userEvent.type(field(nameOrEmail), ' jordan ');
    await userEvent.type(field('Password'), `${jordan.password}{Enter}`);
    await screen.findByText('Login successful');
    expect(screen.getByText('Welcome back!')).toBeTruthy();
    expect(signIn.mock.calls).toEqual([[{ username: 'jordan', password: jordan.password }]]);
    expect(tab.session.user()).toMatchObject({ username: 'jordan' });
  });

  it('shows that it is pending and cannot be sent twice', async () => {
    let answer: (response: Response) => void = () => undefined;
    tab.server.answerNext(
      '/api/auth/login',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    show();
    await userEvent.type(field(nameOrEmail), 'jordan');
    await userEvent.type(field('Password'), jordan.password);
    await submit('Log in');
    await submit('Logging in...');
    await userEvent.type(field('Password'), '{Enter}');
    expect(tab.server.count('/api/auth/login')).toBe(1);
    answer(problem(401, 'session.invalid-credentials', 'Invalid username or password'));
    await screen.findByRole('button', { name: 'Log in' });
  });

  it('shows why the server refused and focuses the password', async () => {
    show();
    await userEvent.type(field(nameOrEmail), 'jordan');
    await userEvent.type(field('Password'), 'not this one');
    await submit('Log in');
    await screen.findByText('Login failed');
    // In the toast, which goes away, and in the form, which stays.
    expect(screen.getAllByText('Invalid username or password')).toHaveLength(2);
    const form = screen.getByRole('form', { name: 'Login' });
    expect(within(form).getByText('Invalid username or password')).toBeTruthy();
    await waitFor(() => {
      expect(document.activeElement).toBe(field('Password'));
    });
    expect(errorOf(field('Password'))).toBe('');
    expect(field('Password').value).toBe('not this one');
  });
});

describe('the register form', () => {
  async function fill(username: string, email: string, password: string): Promise<void> {
    await userEvent.type(field('Username'), username);
    await userEvent.type(field('Email'), email);
    await userEvent.type(field('Password'), password);
  }

  it('asks for a valid email', async () => {
    show('/auth?tab=register');
    await fill('casey', 'casey@', 'correct horse');
    await submit('Create account');
    expect(errorOf(field('Email'))).toBe('Please enter a valid email address');
    expect(document.activeElement).toBe(field('Email'));
    expect(tab.server.requests).toEqual([]);
  });

  it('creates the account and says so', async () => {
    show('/auth?tab=register');
    await fill('casey', 'casey@example.com', 'correct horse');
    await submit('Create account');
    await screen.findByText('Registration successful');
    expect(screen.getByText('Your account has been created!')).toBeTruthy();
  });

  it('says Creating account... while it waits', async () => {
    tab.server.answerNext('/api/auth/register', () => new Promise(() => undefined));
    show('/auth?tab=register');
    await fill('casey', 'casey@example.com', 'correct horse');
    await submit('Create account');
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeTruthy();
  });

  it('shows at the field that a username is taken, until it changes', async () => {
    show('/auth?tab=register');
    await fill('jordan', 'new@example.com', 'correct horse');
    await submit('Create account');
    await screen.findByText('Registration failed');
    await waitFor(() => {
      expect(errorOf(field('Username'))).toBe('Username already exists');
    });
    expect(document.activeElement).toBe(field('Username'));
    await userEvent.type(field('Username'), '2');
    expect(errorOf(field('Username'))).toBe('');
  });

  it('shows a server error at its field', async () => {
    const message = 'Please enter a valid email address';
    const body = { error: 'Some of the information is not valid', message: 'Some of the information is not valid' };
    tab.server.answerNext('/api/auth/register', () =>
      json(400, { ...body, code: 'request.invalid', requestId: 'r', details: [{ path: 'body.email', message }] }),
    );
    show('/auth?tab=register');
    await fill('casey', 'casey@example.com', 'correct horse');
    await submit('Create account');
    await waitFor(() => {
      expect(errorOf(field('Email'))).toBe(message);
    });
  });

  it('has the terms and age notice before the button', () => {
    show('/auth?tab=register');
    const notice = screen.getByText(/^By creating an account, you accept/);
    expect(notice.textContent).toMatch(/confirm that you are 18 or older\.$/);
    const links = within(notice).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ pathname, target }) => [pathname, target])).toEqual([
      ['/terms', '_blank'],
      ['/privacy', '_blank'],
    ]);
    expect(links[0]?.textContent).toBe('Terms of Service (opens in a new tab)');
    const button = screen.getByRole('button', { name: 'Create account' });
    expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('sends only the three fields', async () => {
    show('/auth?tab=register');
    const sent = jest.spyOn(tab.session, 'register');
    await fill('casey', 'casey@example.com', 'correct horse');
    await submit('Create account');
    await screen.findByText('Registration successful');
    expect(sent.mock.calls).toEqual([
      [
        {
          username: 'casey',
          email: 'casey@example.com',
          password: 'correct horse',
        },
      ],
    ]);
  });

  it('rejects an email as username and says it can be used to log in', async () => {
    show('/auth?tab=register');
    await fill('casey@example.com', 'casey@example.com', 'correct horse');
    await submit('Create account');
    expect(errorOf(field('Username'))).toBe('Username can’t contain @. You can also log in with your email address.');
    expect(tab.server.requests).toEqual([]);
  });

  it('warns about a common password, and shows the refusal at its field', async () => {
    const message = 'This password is too common. Please choose another.';
    tab.server.answerNext('/api/auth/register', () => problem(400, 'user.password-too-common', message));
    show('/auth?tab=register');
    await fill('casey', 'casey@example.com', 'password1');
    await screen.findByText('Too common. Please choose another password.');
    await submit('Create account');
    await waitFor(() => {
      expect(errorOf(field('Password'))).toBe(message);
    });
    expect(document.activeElement).toBe(field('Password'));
    await userEvent.type(field('Password'), ' of my own');
    expect(errorOf(field('Password'))).toBe('');
  });
});
