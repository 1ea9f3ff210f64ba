import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderJourney } from '../../testing/render-journey.js';

it('says on a phone where the buyer stands before anything is opened', async () => {
  renderJourney({ at: '/get-pre-approved', small: true });
  const checklist = within(await screen.findByRole('region', { name: 'To complete this step' }));
  expect(checklist.getByText('Log a letter, or say that you’re paying cash')).toBeDefined();

  const statuses = [
    ['Documents to gather', '0 of 4 ready'],
    ['Your lenders', 'None yet'],
    ['Your letters', 'None yet'],
    ['Compare Loan Estimates', 'None yet'],
  ] as const;
  for (const [title, status] of statuses) {
    const section = within(screen.getByRole('region', { name: title }));
    const shown = await section.findByText(status, { selector: 'summary *' });
    expect(shown.closest('details')?.open).toBe(false);
  }
});
