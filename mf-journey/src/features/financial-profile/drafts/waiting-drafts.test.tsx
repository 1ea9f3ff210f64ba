import { exampleUser } from '@hearthway/contracts/examples';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderJourney } from '../../../testing/render-journey.js';
import { exampleDraftKey } from '../../../testing/in-memory/financial-profile.js';
import { createDraftSealing } from './draft-sealing.js';
import { openDraftStorage } from './draft-storage.js';

const title = 'Part of your financial profile is saved only on this device';
const draft = { values: { savings: '12,000', retirement: '', gift: '' }, from: null };

afterEach(() => {
  localStorage.clear();
});

async function openStorage() {
  const sealing = await createDraftSealing(exampleDraftKey);
  return openDraftStorage({ userId: exampleUser.id, sealing, isSignedIn: () => true });
}

describe('the dashboard with unsent profile edits', () => {
  it('warns and links to the profile', async () => {
    await (await openStorage()).write('savings', draft);
    const { person } = renderJourney();
    expect(await screen.findByText(title)).toBeDefined();

    await person.click(screen.getByText('Open your financial profile'));
    expect(location.pathname).toBe('/pre-approval-form');
  });

  it('stops warning once they are sent', async () => {
    const storage = await openStorage();
    await storage.write('savings', draft);
    renderJourney();
    await screen.findByText(title);

    await storage.remove('savings');
    await waitFor(() => {
      expect(screen.queryByText(title)).toBeNull();
    });
  });
});
