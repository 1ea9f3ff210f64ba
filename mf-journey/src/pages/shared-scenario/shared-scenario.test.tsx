import { exampleFigures } from '@hearthway/contracts/affordability';
import { getSharedScenario } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { callOperation } from '@hearthway/web-kit/http';
import { shareScenario, stopSharingScenario } from '@hearthway/contracts/journey';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

const params = { scenarioId: 'scenario-1' };

async function sharedBy(figures = exampleFigures) {
  const journey = inMemoryJourney({ scenarios: [{ name: 'Ann and Bob', figures }] });
  const { token } = await callOperation(journey.transport, shareScenario, { params });
  return { journey, at: `/shared/${token}`, user: null };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a shared scenario', () => {
  it('shows anyone the price, what it is for, and that it is no offer', async () => {
    const { journey, ...options } = await sharedBy();
    renderJourney({ journey, ...options });

    await heading('A home-buying budget');
    expect(screen.getByText(/^Someone shared with you/).textContent).toBe(
      'Someone shared with you what they plan to spend on a single-family home in Texas to live in.',
    );
    expect(screen.getByText('Price').nextSibling?.textContent).toMatch(/^about \$\d{3},000$/);
    expect(screen.getByText('Each month').nextSibling?.textContent).toMatch(/^about \$\d,\d\d0$/);
    expect(
      screen.getByText(/^At 6\.25% for 30 years, with the loan limits and costs of November 20, 2026/),
    ).toBeDefined();
    expect(screen.getByText('An estimate, not an offer')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Make your own plan' }).getAttribute('href')).toBe('/auth');
    expect(document.body.textContent).not.toMatch(/Ann and Bob|100,000|40,000/);
  });

  it('asks for nothing of a buyer, and shows no frame of theirs', async () => {
    const { journey, ...options } = await sharedBy();
    renderJourney({ journey, ...options });
    await heading('A home-buying budget');
    expect(journey.requests.filter((request) => request.startsWith('GET'))).toEqual([
      'GET /api/shared-scenarios/link-1',
    ]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says so when there is no price', async () => {
    const { journey, ...options } = await sharedBy({
      ...exampleFigures,
      state: 'OH',
      propertyType: null,
      propertyUse: null,
    });
    renderJourney({ journey, ...options });
    expect(await screen.findByText('There’s no price for these numbers at the moment.')).toBeDefined();
    expect(screen.getByText(/plan to spend on a home in Ohio\.$/)).toBeDefined();
  });
});

describe('a link that doesn’t work', () => {
  it.each(['/shared/revoked', `/shared/${'a'.repeat(64)}`])('says so at %s', async (at) => {
    const { journey } = await sharedBy();
    renderJourney({ journey, at, user: null });
    await heading('This link doesn’t work');
  });

  it('says so once it is revoked', async () => {
    const { journey, ...options } = await sharedBy();
    await callOperation(journey.transport, stopSharingScenario, { params });
    renderJourney({ journey, ...options });
    await heading('This link doesn’t work');
  });

  it('is told apart from a failure, which can be tried again', async () => {
    const { journey, ...options } = await sharedBy();
    journey.failWith(getSharedScenario, 503);
    const { person } = renderJourney({ journey, ...options });
    await heading('We couldn’t load this page');
    journey.failWith(getSharedScenario, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A home-buying budget');
    });
  });
});
