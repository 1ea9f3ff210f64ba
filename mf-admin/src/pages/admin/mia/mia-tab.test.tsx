import { getChatFeedbackReport } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderSignedIn, type RenderOptions } from '../../../testing/render-admin.js';

async function openMia(options: RenderOptions = {}) {
  const rendered = await renderSignedIn(options);
  await rendered.person.click(screen.getByRole('tab', { name: 'Mia' }));
  return rendered;
}

it('feedback is counted by reason', async () => {
  await openMia({
    chatFeedback: {
      counts: [
        { rating: 'down', reason: 'wrong', engine: 'model', count: 1200 },
        { rating: 'up', reason: 'helpful', engine: 'none', count: 7 },
        { rating: 'down', reason: null, engine: 'none', count: 3 },
      ],
    },
  });
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Feedback by reason' });
  expect([...table.tBodies[0]!.rows].map((row) => [...row.cells].map(({ textContent }) => textContent))).toEqual([
    ['Not helpful: Something in it is wrong (with the model)', '1,200'],
    ['Helpful: It helped (without a model)', '7'],
    ['Not helpful: No reason given (without a model)', '3'],
  ]);
  expect(screen.getByText('1,203')).toBeDefined();
});

it('an empty report invites, and one that couldn’t be refreshed says so', async () => {
  const { admin, person } = await openMia();
  expect(await screen.findByText('No feedback yet')).toBeDefined();
  admin.failWith(getChatFeedbackReport, 503);
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/The data below is from earlier/)).toBeDefined();
});
