import { exampleAppraisal, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { storedContract } from '../../../testing/in-memory/contract.js';
import { renderJourney } from '../../../testing/render-journey.js';

it('a buyer who leaves over the value ends the contract on the same page', async () => {
  const decision = { outcome: 'cancel', on: '2026-11-23', valueCents: 38_000_000, note: '' } as const;
  const { journey, person } = renderJourney({
    at: '/underwriting',
    contract: { contract: storedContract(examplePurchaseTerms) },
    appraisal: { entry: { ...exampleAppraisal, decision } },
  });
  await person.click(await screen.findByRole('button', { name: 'End the contract' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Did this contract fall through?' }));
  await person.click(dialog.getByRole('button', { name: 'It fell through' }));
  await screen.findByRole('link', { name: 'Go to your offers' });
  expect(journey.contract()).toBeNull();
  expect(screen.queryByRole('button', { name: 'End the contract' })).toBeNull();
});
