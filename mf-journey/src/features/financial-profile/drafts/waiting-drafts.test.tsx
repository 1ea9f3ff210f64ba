import { exampleUser } from '@hearthway/contracts/examples';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderJourney } from '../../../testing/render-journey.js';
import { profileDraftsOf } from './profile-drafts.js';

const title = 'Part of your financial profile is saved only on this device';
const draft = { values: { savings: '12,000', retirement: '', gift: '' }, from: null };

afterEach(() => {
  localStorage.clear();
});

describe('the dashboard with unsent profile edits', () => {
  it('warns and links to the profile', async () => {
    profileDraftsOf(exampleUser.id).write('savings', draft);
    const { person } = renderJourney();
    expect(await screen.findByText(title)).toBeDefined();

    await person.click(screen.getByText('Open your financial profile'));
    expect(location.pathname).toBe('/pre-approval-form');
  });

  it('stops warning once they are sent', async () => {
    const storage = profileDraftsOf(exampleUser.id);
    storage.write('savings', draft);
    renderJourney();
    await screen.findByText(title);

    storage.remove('savings', draft);
    await waitFor(() => {
      expect(screen.queryByText(title)).toBeNull();
    });
  });
});
