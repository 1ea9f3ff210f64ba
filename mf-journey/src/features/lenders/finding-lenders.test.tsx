import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { exampleFinancialProfile, exampleMilestones } from '@hearthway/contracts/examples';
import { adviseOnLenders, findLenderMatches, listMilestones } from '@hearthway/contracts/journey';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { cards, renderCard } from '../../testing/render-lender-card.js';

describe('before the first milestone is completed', () => {
  it('links to the profile and fetches no lenders', async () => {
    const { journey, person } = renderCard({ milestones: exampleMilestones });

    expect(await screen.findByText('Complete your profile to see lender matches')).toBeDefined();
    expect(await screen.findByText(/made-up examples, not real companies/)).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'Complete Profile' }));

    expect(location.pathname).toBe('/pre-approval-form');
    expect(journey.requests.toSorted()).toEqual(['GET /api/lender-list', 'GET /api/milestones']);
  });

  it('shows a skeleton while the milestones load', () => {
    const journey = inMemoryJourney();
    journey.hold(listMilestones);
    renderCard({}, journey);

    expect(screen.getByText('Loading your lender matches')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Complete Profile' })).toBeNull();
  });
});

describe('without matches', () => {
  it('says so and finds three at once', async () => {
    const { journey, person, toasts } = renderCard();

    expect(await screen.findByRole('heading', { name: 'No lender matches found yet.' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Find Matching Lenders' }));

    expect(await cards()).toHaveLength(3);
    expect(toasts).toEqual([{ title: 'Lender matches found', description: 'We added 3 lenders to your list.' }]);
    expect(journey.lenderMatches()).toHaveLength(3);
  });

  it('says that the lenders are made up, unless they are real, before it finds any', async () => {
    renderCard();
    expect(await screen.findByText(/made-up examples, not real companies/)).toBeDefined();
    cleanup();

    renderCard({ lenders: { fictional: false } });
    expect(await screen.findByText('No lender pays for its ranking.')).toBeDefined();
    expect(screen.queryByText(/made-up/)).toBeNull();
  });

  it('says which changes would make lenders fit when none does', async () => {
    const advice = {
      suggestions: [
        { kind: 'price' as const, text: 'At a price of $320,000, 2 lenders would fit.', lenderCount: 2 },
        { kind: 'propertyType' as const, text: 'For a condo, 1 lender would fit.', lenderCount: 1 },
      ],
      obstacle: null,
    };
    const { person, toasts } = renderCard({ lenders: { left: [], advice } });

    await person.click(await screen.findByRole('button', { name: 'Find Matching Lenders' }));

    expect(await screen.findByText('None of our lenders fit this plan yet')).toBeDefined();
    expect(await screen.findByText('At a price of $320,000, 2 lenders would fit.')).toBeDefined();
    expect(screen.getByText('For a condo, 1 lender would fit.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change your plan' }).getAttribute('href')).toBe(
      '/pre-approval-form#section-plan',
    );
    const toWizard = screen.getByRole('link', { name: 'Change the type of home or its use' });
    expect(toWizard.getAttribute('href')).toBe('/get-to-know-you');
    expect(toasts).toEqual([]);
  });

  it('says what is in the way when no single change is enough', async () => {
    const advice = { suggestions: [], obstacle: 'None of our lenders lends in Oregon yet.' };
    const { person } = renderCard({ lenders: { left: [], advice } });

    await person.click(await screen.findByRole('button', { name: 'Find Matching Lenders' }));

    expect(await screen.findByText('None of our lenders lends in Oregon yet.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Change the type of home or its use' })).toBeNull();
  });

  it('still links to the plan if the advice can’t be loaded', async () => {
    const { journey, person } = renderCard({ lenders: { left: [] } });
    journey.failWith(adviseOnLenders, 403);

    await person.click(await screen.findByRole('button', { name: 'Find Matching Lenders' }));

    expect(await screen.findByRole('link', { name: 'Change your plan' })).toBeDefined();
    await waitFor(() => {
      expect(screen.queryByText(/working out/)).toBeNull();
    });
  });

  it('asks once, however often the button is clicked', async () => {
    const { journey, person } = renderCard();
    const release = journey.hold(findLenderMatches);

    await person.tripleClick(await screen.findByRole('button', { name: 'Find Matching Lenders' }));
    release();
    await cards();

    expect(journey.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });
});

describe('a refused search', () => {
  it('names and links the sections that are missing', async () => {
    const financialProfile = { ...exampleFinancialProfile, income: null, debts: null };
    const { journey, person, toasts } = renderCard({ financialProfile });
    journey.failWith(findLenderMatches, 400, { message: 'Your financial information is required to match lenders' });

    await person.click(await screen.findByRole('button', { name: 'Find Matching Lenders' }));

    await waitFor(() => {
      expect(toasts).toEqual([
        {
          title: 'Failed to find matches',
          description: 'Please complete your financial information before finding lender matches',
          tone: 'destructive',
        },
      ]);
    });
    const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await linkTo('Income')).toBe('/pre-approval-form#section-income');
    expect(await linkTo('Debts')).toBe('/pre-approval-form#section-debts');
    expect(screen.queryByRole('link', { name: 'Location' })).toBeNull();
    expect(await linkTo('Complete Profile')).toBe('/pre-approval-form#section-income');
  });

  it('shows any other error of the server, and can be retried', async () => {
    const { journey, person, toasts } = renderCard();
    journey.failWith(findLenderMatches, 500, { message: 'Something went wrong on our end. Please try again.' });
    await person.click(await screen.findByRole('button', { name: 'Find Matching Lenders' }));
    await waitFor(() => {
      expect(toasts).toEqual([
        {
          title: 'Failed to find matches',
          description: 'Something went wrong on our end. Please try again.',
          tone: 'destructive',
        },
      ]);
    });
    journey.failWith(findLenderMatches, undefined);

    await person.click(screen.getByRole('button', { name: 'Find Matching Lenders' }));

    expect(await cards()).toHaveLength(3);
  });
});
