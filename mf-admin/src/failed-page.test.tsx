import { afterEach, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { SignInPanel } from './session/sign-in-panel.js';
import { inMemoryAdmin } from './testing/in-memory-admin.js';
import { renderSignedIn } from './testing/render-admin.js';
import { testPlatform } from './testing/test-platform.js';

const emailTest = { loads: true };
const signIn = { loads: true };

// In time, because the page is loaded when it is first shown.
jest.doMock('./pages/email-test/email-test-page.js', () => ({
  get EmailTestPage(): () => ReactNode {
    if (!emailTest.loads) throw new TypeError('The script did not load');
    return () => <h1>Email test</h1>;
  },
}));

jest.doMock('./session/sign-in-panel.js', () => ({
  get SignInPanel() {
    if (!signIn.loads) throw new TypeError('The script did not load');
    return jest.requireActual<{ SignInPanel: typeof SignInPanel }>('./session/sign-in-panel.js').SignInPanel;
  },
}));

afterEach(() => void jest.restoreAllMocks());

// Before the panel has loaded.
it('a sign-in panel that doesn’t load is a failed page, which the shell may heal with another version', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn.loads = false;
  window.history.replaceState(null, '', '/admin');
  const { mount, unmount } = await import('./spa.js');
  const onPageFailure = jest.fn(() => () => undefined);
  const props = { name: 'mf-admin', platform: testPlatform(), send: inMemoryAdmin().transport, onPageFailure };
  await mount(props);
  await waitFor(() => expect(onPageFailure).toHaveBeenCalled());
  await unmount(props);
  signIn.loads = true;
});

it('a page whose script fails to load loads on Try again, and the admin stays signed in', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  emailTest.loads = false;
  const { person } = await renderSignedIn();
  await person.click(screen.getByRole('link', { name: 'Email test' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This part didn’t load' })).toBeDefined();

  emailTest.loads = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Email test' })).toBeDefined();
  expect(screen.queryByLabelText('Username')).toBeNull();
});
