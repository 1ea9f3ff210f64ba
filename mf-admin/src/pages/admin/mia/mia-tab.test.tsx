import { getChatFeedbackReport } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderSignedIn, type RenderAdminOptions } from '../../../testing/render-admin.js';

async function openMia(options: RenderAdminOptions = {}) {
  const rendered = await renderSignedIn(options);
  await rendered.person.click(screen.getByRole('tab', { name: 'Mia' }));
  return rendered;
}

const feedback = {
  counts: [
    { rating: 'down', reason: 'wrong', engine: 'model', count: 1200 },
    { rating: 'down', reason: null, engine: 'none', count: 3 },
    { rating: 'up', reason: 'helpful', engine: 'none', count: 7 },
  ],
  shared: [
    {
      day: '2026-11-20',
      rating: 'down',
      reason: 'wrong',
      engine: 'model',
      question: 'What is <b>PMI</b>?',
      answer: 'It protects the lender.',
    },
  ],
} as const;

it('feedback is counted by reason, and what buyers share is shown as text', async () => {
  await openMia({ feedback: { counts: [...feedback.counts], shared: [...feedback.shared] } });
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Feedback by reason' });
  expect([...table.tBodies[0]!.rows].map((row) => [...row.cells].map(({ textContent }) => textContent))).toEqual([
    ['Not helpful: Something in it is wrong (with the model)', '1,200'],
    ['Not helpful: No reason given (without a model)', '3'],
    ['Helpful: It helped (without a model)', '7'],
  ]);
  const shared = screen.getByRole('region', { name: 'Shared by buyers' });
  expect(within(shared).getByRole('heading', { name: 'What is <b>PMI</b>?' })).toBeDefined();
});

it('an empty report invites, and a failed one can be tried again', async () => {
  const { admin, person } = await openMia();
  expect(await screen.findByText('No feedback yet')).toBeDefined();
  admin.failWith(getChatFeedbackReport, 503);
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/The data below is from earlier/)).toBeDefined();
});
