import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderJourney } from '../../testing/render-journey.js';
import { openExampleDrafts } from './testing/index.js';

afterEach(() => {
  localStorage.clear();
});

describe.each([
  [
    'profile',
    'Part of your financial profile is saved only on this device',
    'Open your financial profile',
    '/pre-approval-form',
  ],
  ['homeNotes', 'Notes about a home are saved only on this device', 'Open your homes', '/home-search'],
] as const)('the dashboard with unsent edits: %s', (kind, title, link, path) => {
  const openStorage = () => openExampleDrafts(kind);

  it('warns and links to the page that sends them', async () => {
    await (await openStorage()).write('savings', 'typed');
    const { person } = renderJourney();
    expect(await screen.findByText(title)).toBeDefined();

    await person.click(screen.getByText(link));
    expect(location.pathname).toBe(path);
  });

  it('stops warning once they are sent', async () => {
    const storage = await openStorage();
    await storage.write('savings', 'typed');
    renderJourney();
    await screen.findByText(title);

    await storage.remove('savings');
    await waitFor(() => {
      expect(screen.queryByText(title)).toBeNull();
    });
  });
});
