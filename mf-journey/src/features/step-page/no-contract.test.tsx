import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { storedContract } from '../../testing/in-memory/contract.js';
import { renderJourney } from '../../testing/render-journey.js';

const pages = ['/mortgage-application', '/home-inspection', '/underwriting'];
const stored = storedContract(examplePurchaseTerms);

describe.each(pages)('without a contract, %s', (at) => {
  it('leads to the offers', async () => {
    renderJourney({ at });
    const action = await screen.findByRole('link', { name: /Go to your offers|Make an offer/ });
    expect(action.getAttribute('href')).toBe('/make-offer');
  });

  it('still leads there after a contract fell through', async () => {
    renderJourney({ at, contract: { contract: null, history: [{ ...stored, status: 'fell_through' }] } });
    expect(await screen.findByRole('link', { name: /Go to your offers|Make an offer/ })).toBeDefined();
  });
});
