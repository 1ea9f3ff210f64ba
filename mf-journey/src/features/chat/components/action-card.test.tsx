import { afterEach, describe, expect, it } from '@jest/globals';
import { type ChatAction } from '@hearthway/contracts/journey';
import { screen, within } from '@testing-library/react';
import { openThread, stored } from '../testing/conversations.js';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what Mia proposes', () => {
  const action: ChatAction = {
    id: 'action-1',
    kind: 'add-event',
    status: 'proposed',
    title: 'Add “Home tour” to your calendar?',
    fields: [{ label: 'When', value: 'December 3, 2026, 2:30 PM' }],
    draft: null,
    path: null,
    failure: null,
  };
  const proposed = stored({
    parts: [
      { type: 'data-action', id: 'action-1', data: action },
      { type: 'text', text: 'Shall I add it?' },
    ],
  });
  const card = () => screen.findByRole('region', { name: action.title });

  it('is done once it is confirmed', async () => {
    const { person } = openThread(proposed);
    expect(within(await card()).getByText('December 3, 2026, 2:30 PM')).toBeDefined();

    await person.click(within(await card()).getByRole('button', { name: 'Add it' }));

    expect(await within(await card()).findByText('Added to your calendar.')).toBeDefined();
    expect(
      within(await card())
        .getByRole('link', { name: 'Open' })
        .getAttribute('href'),
    ).toBe('/dashboard');
  });

  it('isn’t done when it is declined', async () => {
    const { person } = openThread(proposed);

    await person.click(within(await card()).getByRole('button', { name: 'No, thanks' }));

    expect(await within(await card()).findByText('You said no. Nothing was saved.')).toBeDefined();
  });
});
