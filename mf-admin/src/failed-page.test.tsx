import { afterEach, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderSignedIn } from './testing/render-admin.js';

const emailTest = { loads: true };

// In time, because the page is loaded when it is first shown.
jest.doMock('./pages/email-test/email-test-page.js', () => ({
  get EmailTestPage(): () => ReactNode {
    if (!emailTest.loads) throw new TypeError('The script did not load');
    return () => <h1>Email test</h1>;
  },
}));

afterEach(() => void jest.restoreAllMocks());

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
