import { listWaitlist } from '@hearthway/contracts/commerce';
import { checkAdmin } from '@hearthway/contracts/identity';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderAdmin, renderSignedIn, signIn } from '../testing/render-admin.js';
import { exampleWaitlist } from '../testing/example-records.js';
import { inMemoryAdmin } from '../testing/in-memory-admin.js';
import { adminSession } from './admin-session.js';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const panel = () => screen.findByRole('heading', { level: 1, name: 'Admin Access' });

describe('without a session', () => {
  it('shows a spinner, then the sign-in panel, without any request', async () => {
    const { admin } = renderAdmin();
    expect(screen.getByText('Loading…')).toBeDefined();

    await panel();
    expect(screen.getByText('Authentication required')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(admin.requests).toEqual([]);
  });

  it('shows the same at /email-test', async () => {
    renderAdmin({ at: '/email-test' });
    await panel();
  });

  it('renders nothing for another slice’s path', () => {
    renderAdmin({ at: '/dashboard' });
    expect(screen.queryByText('Loading…')).toBeNull();
  });
});

const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe('signing in', () => {
  it('opens the page and stores the credential nowhere', async () => {
    const { unmount } = await renderSignedIn();

    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Admin' }));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Waitlist',
      'Payments',
      'Analytics',
      'Mia',
    ]);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    unmount();
    renderAdmin();
    await panel();
  });

  it('refuses a wrong credential and keeps what was typed', async () => {
    const { person } = renderAdmin();
    await signIn(person, { password: 'a wrong guess' });

    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect admin username or password.');
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('keeper');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('shows what is missing without a request', async () => {
    const { person, admin } = renderAdmin();
    await panel();
    await person.click(screen.getByRole('button', { name: 'Sign in' }));

    const fields = [screen.getByLabelText('Username'), screen.getByLabelText('Password')];
    await waitFor(() => expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']));
    expect(fields.map(descriptionOf)).toEqual(['Enter your admin username.', 'Enter your admin password.']);
    expect(document.activeElement).toBe(fields[0]);
    expect(admin.requests).toEqual([]);
  });

  it.each([
    ['40', 'a minute'],
    ['840', '14 minutes'],
    [undefined, 'a minute'],
  ])('says how long to wait after too many tries: %s', async (seconds, wait) => {
    const admin = inMemoryAdmin();
    admin.failWith(checkAdmin, 429, { headers: seconds === undefined ? {} : { 'retry-after': seconds } });
    const { person } = renderAdmin({ admin });
    await signIn(person);

    expect((await screen.findByRole('alert')).textContent).toContain(`Please wait ${wait} and try again.`);
  });

  it('says that the server could not be reached', async () => {
    const admin = inMemoryAdmin();
    admin.disconnect();
    const { person } = renderAdmin({ admin });
    await signIn(person);

    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  });
});

describe('the end of a session', () => {
  const waitlist = exampleWaitlist(3, Date.now());

  it('comes with Logout, which drops all data', async () => {
    const { person, admin } = await renderSignedIn({ waitlist });
    await screen.findByText('Ada Rivera');
    await person.click(screen.getByRole('button', { name: 'Logout' }));

    expect(document.activeElement).toBe(await panel());
    expect(screen.queryByText('Ada Rivera')).toBeNull();

    await signIn(person);
    await screen.findByText('Ada Rivera');
    expect(admin.requests.filter((request) => request === `GET ${listWaitlist.path}`)).toHaveLength(2);
  });

  it('comes with a refused credential, and says so', async () => {
    const { person, admin, toasts } = await renderSignedIn({ waitlist });
    await screen.findByText('Ada Rivera');
    admin.revoke();
    await person.click(screen.getByRole('button', { name: 'Refresh' }));

    await panel();
    expect(toasts).toEqual([
      { title: 'Signed out', description: 'Your session is no longer valid. Please sign in again.' },
    ]);
  });

  it('comes after half an hour of inactivity', async () => {
    // Not setTimeout: page rendering and simulated typing wait for it.
    jest.useFakeTimers({ doNotFake: allTimersBut('setInterval', 'clearInterval', 'Date') });
    const { toasts } = await renderSignedIn({ waitlist });
    await screen.findByText('Ada Rivera');
    act(() => jest.advanceTimersByTime(29 * 60_000));
    fireEvent.keyDown(window, { key: 'a' });
    act(() => jest.advanceTimersByTime(29 * 60_000));
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
    act(() => jest.advanceTimersByTime(61_000));

    await panel();
    expect(toasts.map(({ title }) => title)).toEqual(['Signed out']);
  });

  it('is not delayed by the click that wakes a sleeping computer', async () => {
    await renderSignedIn({ waitlist });
    await screen.findByText('Ada Rivera');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 60_000);
    fireEvent.pointerDown(window);

    await panel();
  });
});

describe('requests of a session', () => {
  it('carry the credential in UTF-8 and bypass the cache', async () => {
    const sent: [string, RequestInit | undefined][] = [];
    const { request } = adminSession({ username: 'zoë', password: 'schlüssel' }, (path, init) => {
      sent.push([path, init]);
      return Promise.resolve(new Response());
    });
    await request('/api/admin/waitlist', { headers: { accept: 'application/json' } });

    const [path, init] = sent[0] ?? [];
    expect(path).toBe('/api/admin/waitlist');
    expect(init?.cache).toBe('no-store');
    const headers = new Headers(init?.headers);
    expect(headers.get('accept')).toBe('application/json');
    const [scheme, encoded = ''] = headers.get('authorization')?.split(' ') ?? [];
    expect(scheme).toBe('Basic');
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('zoë:schlüssel');
  });
});

describe('the theme', () => {
  /** As the script of every page does. */
  const showChosen = ({ newValue }: StorageEvent): void => {
    if (newValue) document.documentElement.dataset['theme'] = newValue;
  };
  afterEach(() => {
    window.removeEventListener('storage', showChosen);
    localStorage.clear();
  });

  it('is dark while the slice is mounted, then the chosen one', async () => {
    const { documentElement } = document;
    window.addEventListener('storage', showChosen);
    localStorage.setItem('theme', 'light');
    const { unmount } = renderAdmin();
    expect(documentElement.dataset['theme']).toBe('dark');

    documentElement.removeAttribute('data-theme');
    await waitFor(() => expect(documentElement.dataset['theme']).toBe('dark'));
    unmount();
    expect(documentElement.dataset['theme']).toBe('light');
  });

  it('is then the system’s if none was chosen', () => {
    renderAdmin().unmount();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});
