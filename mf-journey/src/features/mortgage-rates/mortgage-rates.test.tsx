import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { renderJourney } from '../../testing/render-journey.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { momentOf } from '../local-time/index.js';
import { formatOrigin, formatPercent } from './format-rates.js';

afterEach(() => void jest.useRealTimers());

describe('the mortgage rates', () => {
  it('are labeled as samples', async () => {
    renderJourney();
    const card = await ratesCard();

    expect(figures(card)).toEqual(['30-Year Fixed 6.25%', '15-Year Fixed 5.50%', '5/1 ARM 5.75%']);
    expect(within(card).getByText('Sample')).toBeDefined();
    expect(card.textContent).toContain('not today’s market.');
  });

  it('name their source and date', async () => {
    jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: momentOf('2026-11-20', '23:59')! });
    renderJourney({ mortgageRates: survey('2026-11-20') });
    const card = await ratesCard();

    expect(figures(card)).toEqual(['30-Year Fixed 6.05%']);
    expect(within(card).getByText('Updated today. Source: Weekly survey.')).toBeDefined();
    expect(within(card).queryByText('Sample')).toBeNull();
  });

  it('can be retried after a failure', async () => {
    const journey = inMemoryJourney();
    journey.failWith(getMortgageRates, 403);
    const { person } = renderJourney({ journey });
    const failure = await screen.findByText('We couldn’t load the rates');
    journey.failWith(getMortgageRates, undefined);

    const alert = failure.closest<HTMLElement>('[role=alert]');
    if (alert) await person.click(within(alert).getByRole('button', { name: 'Try again' }));

    expect(figures(await ratesCard())).toHaveLength(3);
  });
});

describe('formatting rates', () => {
  it.each([
    [625, '6.25%'],
    [550, '5.50%'],
    [0, '0.00%'],
    [1005, '10.05%'],
  ])('shows %i basis points as %s', (basisPoints, words) => {
    expect(formatPercent(basisPoints)).toBe(words);
  });

  it('says “updated today” only for today’s rates', () => {
    expect(formatOrigin(survey('2026-11-19').source, '2026-11-20')).toBe('As of Nov 19, 2026. Source: Weekly survey.');
    expect(formatOrigin(survey('2026-11-20').source, '2026-11-20')).toBe('Updated today. Source: Weekly survey.');
  });
});

const ratesCard = () => screen.findByRole('region', { name: 'Current Mortgage Rates' });
const figures = (card: HTMLElement) =>
  within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

function survey(asOf: string): MortgageRates {
  return { rates: [{ product: '30-Year Fixed', rateBasisPoints: 605 }], source: { name: 'Weekly survey', asOf } };
}
