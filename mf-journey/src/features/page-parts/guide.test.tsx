import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import { getFinancialProfile } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { storedContract } from '../../testing/in-memory/contract.js';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import type { GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

const guide = { name: 'Good to know' };
const statesOf = () =>
  within(screen.getByRole('region', guide))
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

async function renderGuide(given: GivenJourney) {
  const { journey } = renderJourney({ at: '/closing', ...given });
  await screen.findByRole('region', guide);
  return journey;
}

it('starts with the state of the home under contract', async () => {
  const contract = storedContract({ ...examplePurchaseTerms, state: 'CO', timeZone: 'America/Denver' });
  await renderGuide({ contract: { contract }, financialProfile: exampleProfile });
  await waitFor(() => expect(statesOf()[0]).toBe('Colorado (your state)'));
  expect(statesOf()).toHaveLength(6);
});

it('starts with the state where the buyer looks, before there is a contract', async () => {
  await renderGuide({ financialProfile: { ...exampleProfile, location: { state: 'TN', countyFips: '47037' } } });
  await waitFor(() => expect(statesOf()[0]).toBe('Tennessee (your state)'));
});

it('keeps its order for a buyer from elsewhere', async () => {
  const journey = await renderGuide({
    financialProfile: { ...exampleProfile, location: { state: 'OH', countyFips: '39049' } },
  });
  await waitFor(() => expect(journey.requests).toContain(`GET ${getFinancialProfile.path}`));
  await waitFor(() => expect(statesOf()).toEqual(['Texas', 'Florida', 'Arizona', 'Nevada', 'Colorado', 'Tennessee']));
});

it('names usual costs with their source and date', async () => {
  await renderGuide({});
  const known = within(screen.getByRole('region', guide));
  expect(await known.findByText('Closing costs, usually 2% to 5% of the price')).toBeDefined();
  expect(known.getByText('A notary who comes to you, often $75 to $200')).toBeDefined();
  const sources = known.getByText('Where this comes from').closest('details');
  expect(sources?.textContent).toContain(
    'Notary who comes to you: General industry practice, not yet verified, in force since January 1, 2026',
  );
});
