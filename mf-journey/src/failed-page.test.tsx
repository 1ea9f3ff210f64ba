import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderJourney } from './testing/render-journey.js';

const settings = { loads: true, renders: true };

// In time, because the page is loaded when it is first shown.
jest.doMock('./pages/settings/settings.js', () => ({
  get Settings(): () => ReactNode {
    if (!settings.loads) throw new TypeError('The script did not load');
    return () => {
      if (!settings.renders) throw new TypeError('The page is broken');
      return <h1>Settings</h1>;
    };
  },
}));

beforeEach(() => {
  Object.assign(settings, { loads: true, renders: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

it('a page whose script fails to load says so inside the frame and loads on Try again', async () => {
  settings.loads = false;
  const { person } = renderJourney({ at: '/settings' });
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeDefined();

  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeDefined();

  settings.loads = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined();
});

it('a page that throws recovers after visiting another page', async () => {
  settings.renders = false;
  const { person } = renderJourney({ at: '/settings' });
  await screen.findByRole('button', { name: 'Try again' });

  await person.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, jordan' })).toBeDefined();
  expect(screen.queryByText('We couldn’t load this page')).toBeNull();

  settings.renders = true;
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined();
});
