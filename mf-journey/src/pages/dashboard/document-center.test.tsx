import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderJourney } from '../../testing/render-journey.js';

it('the Document Center whose script can’t be loaded says so, and tries again', async () => {
  let isOnline = false;
  jest.doMock('./document-standing.js', () => {
    if (isOnline) return jest.requireActual('./document-standing.js');
    throw new TypeError('The script did not load');
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { person } = renderJourney({ documents: { slots: [] } });
  const card = within(screen.getByRole('region', { name: 'Document Center' }));

  await card.findByText('We couldn’t load your documents');
  isOnline = true;
  await person.click(card.getByRole('button', { name: 'Try again' }));

  await card.findByText(/Keep every document/);
  expect(card.queryByRole('button')).toBeNull();
});
