import { describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleFigures } from '@hearthway/contracts/affordability';
import { exampleMilestones } from '@hearthway/contracts/examples';
import {
  adviseOnLenders,
  changeLenderMatchStatus,
  findLenderMatches,
  getBudget,
  listLenderMatches,
  listMilestones,
  rankingInputs,
  type LenderMatch,
  type LenderSuggestion,
} from '@hearthway/contracts/journey';
import type { Toast } from '@hearthway/contracts/platform';
import { createQueryClient } from '@hearthway/web-kit/http';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { SliceRouter } from '@hearthway/web-kit/router';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { exampleLenderMatches } from '../../testing/in-memory/example-lenders.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import type { GivenScenario } from '../../testing/in-memory/scenarios.js';
import { testPlatform } from '../../testing/test-platform.js';
import { MilestonesProvider } from '../milestones/index.js';
import { LenderMatchesCard } from './index.js';

const [first, second, third, nearMiss] = exampleLenderMatches as [LenderMatch, LenderMatch, LenderMatch, LenderMatch];

describe('before the first milestone is completed', () => {
  it('links to the profile and fetches no lenders', async () => {
    const { journey, person } = renderCard({ milestones: exampleMilestones });

    expect(await screen.findByText('Complete your profile to see lender matches')).toBeDefined();
    expect(screen.getByText(/made-up examples, not real companies/)).toBeDefined();
    await person.click(screen.getByRole('link', { name: 'Complete Profile' }));

    expect(location.pathname).toBe('/pre-approval-form');
    expect(journey.requests.filter((request) => request.includes('lender'))).toEqual(['GET /api/lender-list']);
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
    expect(journey.reply(listLenderMatches)).toHaveLength(3);
  });

  it('says that the lenders are made up, unless they are real, before it finds any', async () => {
    renderCard();
    await screen.findByRole('button', { name: 'Find Matching Lenders' });
    expect(screen.getByText(/made-up examples, not real companies/)).toBeDefined();
    cleanup();

    renderCard({ lenders: { fictional: false } });
    await screen.findByRole('button', { name: 'Find Matching Lenders' });
    expect(screen.queryByText(/made-up/)).toBeNull();
  });

  it('names the changes with which lenders would match when none does', async () => {
    const suggestions: LenderSuggestion[] = [
      { change: { downPaymentCents: 5_000_000 }, lenderCount: 3, text: 'With about $5,000 more down, 3 would match.' },
      { change: { propertyType: 'condo' }, lenderCount: 1, text: 'For a condo, 1 lender would match.' },
    ];
    const { person, toasts } = renderCard({ lenders: { left: [], advice: { suggestions, obstacle: null } } });

    await person.click(await screen.findByRole('button', { name: 'Find Matching Lenders' }));

    expect(await screen.findByText('None of our lenders fit this plan yet')).toBeDefined();
    expect(screen.queryByText('No lender matches found yet.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Find Matching Lenders' })).toBeNull();
    for (const { text } of suggestions) expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change your plan' }).getAttribute('href')).toBe('/pre-approval-form');
    const toWizard = screen.getByRole('link', { name: 'Change the type or use of the home' });
    expect(toWizard.getAttribute('href')).toBe('/get-to-know-you');
    expect(toasts).toEqual([]);
  });

  it('says what is in the way when no single change is enough', async () => {
    const advice = { suggestions: [], obstacle: 'None of our lenders lends in Oregon yet.' };
    const { person } = renderCard({ lenders: { left: [], advice } });

    await person.click(await screen.findByRole('button', { name: 'Find Matching Lenders' }));

    expect(await screen.findByText(advice.obstacle)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Change the type or use of the home' })).toBeNull();
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
  it('links to the financial profile if it is incomplete', async () => {
    const { journey, person, toasts } = renderCard();
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
    await person.click(screen.getByRole('link', { name: 'Complete Profile' }));
    expect(location.pathname).toBe('/pre-approval-form');
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

describe('the list', () => {
  it('shows each lender with its score, status, and requirements', async () => {
    renderCard({ lenders: { matches: [{ ...first, status: 'approved' }, nearMiss] } });
    const [card, near] = (await cards()) as [HTMLElement, HTMLElement];

    expect(within(card).getByRole('heading', { name: 'Wandering Armadillo Home Loans' })).toBeDefined();
    expect(within(card).getByText('90%')).toBeDefined();
    expect(within(card).getByText('Approved')).toBeDefined();
    expect(
      within(card)
        .getAllByRole('definition')
        .map((figure) => figure.textContent),
    ).toEqual([
      ...['6.25%', 'A sample, not today’s market'],
      ...['about $2,740', 'Conventional loan'],
      ...['about $52,400', '$48,900 to $56,100'],
      ...['620', '45%', '5%'],
    ]);
    expect(
      screen.getByText(/^Figures are for the \$350,000 target price in your finances, with \$42,000 down/),
    ).toBeDefined();
    const change = screen.getByRole('link', { name: 'Change your target price' });
    expect(change.getAttribute('href')).toBe('/pre-approval-form#section-plan');
    expect(screen.queryByText(/^Your budget/)).toBeNull();
    expect(within(near).getByText('near miss')).toBeDefined();
  });

  it.each([
    [29_123_456, 'Your budget is lower: about $291,000, compared with about $350,000 here.'],
    [36_250_000, 'Your budget is higher: about $363,000, compared with about $350,000 here.'],
  ])('says that the budget is another price: %i cents', async (priceCents, said) => {
    renderCard({ lenders: { matches: [first] }, scenarios: [pinned(priceCents)] });

    expect(await screen.findByText(said)).toBeDefined();
  });

  it('says nothing of a budget of about the same price', async () => {
    const { journey, client } = renderCard({ lenders: { matches: [first] }, scenarios: [pinned(35_049_900)] });
    await cards();

    await waitFor(() => {
      expect(client.isFetching()).toBe(0);
    });
    expect(journey.requests).toContain(`GET ${getBudget.path}`);
    expect(screen.queryByText(/^Your budget/)).toBeNull();
  });

  it('explains each score, and always shows what would fix a near miss', async () => {
    const { person } = renderCard({ lenders: { matches: [first, nearMiss] } });
    const [card, near] = (await cards()) as [HTMLElement, HTMLElement];

    await person.click(within(card).getByText('Why 90%'));

    expect(within(card).getByText('Debt-to-income: met')).toBeDefined();
    expect(within(card).getByText('16 of 16 points')).toBeDefined();
    expect(within(card).getAllByText(/(above|below) this lender’s/)).toHaveLength(3);
    const [lift, reason] = within(near).getAllByText(/A score of 680 would meet it/);
    expect(lift?.closest('details')).toBeNull();
    expect(reason?.closest('details')).not.toBeNull();
  });

  it('shows why a lender no longer fits the plan, without a score', async () => {
    const left = { ...first, matchScore: 0, unranked: 'This lender doesn’t lend in Nevada.' };
    renderCard({ lenders: { matches: [left] } });
    const [card] = (await cards()) as [HTMLElement];

    expect(within(card).getByText('Not ranked')).toBeDefined();
    expect(within(card).getByText('This lender doesn’t lend in Nevada.')).toBeDefined();
    expect(within(card).queryByText('0%')).toBeNull();
  });

  it('shows a lender for certain buyers alone as one to check first, not as matched, while they haven’t said', async () => {
    const unconfirmed = 'Lends only to people who served. You haven’t told us if you’re one of them.';
    const reasons = first.reasons.map((reason) => ({ ...reason, points: 0, maximum: 0 }));
    const service = { ...first, matchScore: 59, reasons, unconfirmed };
    const { person } = renderCard({ lenders: { matches: [second, service], left: [] } });
    const [, card] = (await cards()) as [HTMLElement, HTMLElement];

    expect(within(card).queryByText('Matched')).toBeNull();
    expect(within(card).queryByText('match')).toBeNull();
    expect(within(card).getByText('Check first')).toBeDefined();
    expect(within(card).getByText('59%')).toBeDefined();
    const [shown, explained] = within(card).getAllByText(unconfirmed);
    expect(shown?.closest('details')).toBeNull();
    expect(explained?.closest('details')).not.toBeNull();
    expect(within(card).getByText('Who it lends to: not known yet')).toBeDefined();
    const answer = within(card).getByRole('link', { name: `Answer in your finances, for ${first.lender.name}` });
    expect(answer.getAttribute('href')).toBe('/pre-approval-form#section-household');

    for (const box of screen.getAllByRole('checkbox')) await person.click(box);
    await person.click(screen.getByRole('button', { name: 'Compare 2 lenders' }));
    const compared = within(screen.getByRole('row', { name: /^Status/ })).getAllByRole('cell');
    expect(compared.map(({ lastChild }) => lastChild?.textContent)).toEqual(['Matched', 'Check first']);
    expect(within(screen.getByRole('dialog')).getByText(unconfirmed)).toBeDefined();
  });

  it.each(['unranked', 'unconfirmed'] as const)(
    'keeps the status that the buyer gave a lender that is %s',
    async (kind) => {
      renderCard({ lenders: { matches: [{ ...first, status: 'applied', [kind]: 'A reason.' }] } });
      const [card] = (await cards()) as [HTMLElement];

      expect(within(card).getByText('Applied')).toBeDefined();
    },
  );

  it('adds lenders with Find More Matches and focuses the first new one', async () => {
    const { person } = renderCard({ lenders: { matches: [second], left: [first, second] } });

    await person.click(await screen.findByRole('button', { name: 'Find More Matches' }));

    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: first.lender.name }));
    });
    const names = (await cards()).map((card) => within(card).getByRole('heading').textContent);
    expect([...names].sort()).toEqual([first.lender.name, second.lender.name].sort());
  });

  it('offers no search where all were seen before', async () => {
    const { journey, person, toasts } = renderCard({ lenders: { matches: [first], left: [] } });

    await screen.findByText('You’ve seen every lender we have for your plan.');
    const more = screen.getByRole('button', { name: 'Find More Matches' });
    expect(more.ariaDisabled).toBe('true');
    await person.click(more);

    expect(journey.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it.each([[[second]], [[second, third, nearMiss]]])(
    'offers none after the one that found the last: %#',
    async (left) => {
      const { journey, person } = renderCard({ lenders: { matches: [first], left } });
      const more = await screen.findByRole('button', { name: 'Find More Matches' });
      expect(more.ariaDisabled).toBeNull();

      await person.click(more);

      await screen.findByText('You’ve seen every lender we have for your plan.');
      expect(more.ariaDisabled).toBe('true');
      await person.click(more);
      expect(journey.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
    },
  );

  it('offers to find lenders if loading fails twice, one second apart', async () => {
    const journey = inMemoryJourney({ milestones: introduced, lenders: { matches: [first] } });
    journey.failWith(listLenderMatches, 500);
    const { person } = renderCard({}, journey);
    const heading = { name: 'Get matched with lenders that fit your financial profile.' };

    expect(await screen.findByRole('heading', heading)).toBeDefined();
    expect(journey.requests.filter((request) => request === 'GET /api/lender-matches')).toHaveLength(2);
    journey.failWith(listLenderMatches, undefined);
    await person.click(screen.getByRole('button', { name: 'Find Matching Lenders' }));

    await waitFor(async () => {
      expect(await cards()).toHaveLength(4);
    });
  });
});

describe('the website of a lender', () => {
  it('is linked if there is one, which made-up lenders don’t have', async () => {
    const real = { ...second, lender: { ...second.lender, website: 'https://kettle.example', fictional: false } };
    renderCard({ lenders: { matches: [first, real] } });
    const [sampleCard, realCard] = (await cards()) as [HTMLElement, HTMLElement];

    expect(within(sampleCard).queryByRole('link')).toBeNull();
    expect(
      within(realCard)
        .getByRole('link', { name: /^Visit website/ })
        .getAttribute('href'),
    ).toBe('https://kettle.example');
  });
});

describe('the comparison', () => {
  const choose = (name: string) => screen.getByRole('checkbox', { name: `Compare, ${name}` });
  const fifth = { ...first, id: 'fifth', lender: { ...first.lender, name: 'Fifth Lender' } };

  it('has the chosen lenders side by side, row by row, opened and closed by keyboard', async () => {
    const { person } = renderCard({ lenders: { matches: [first, second, third] } });
    await cards();

    choose(second.lender.name).focus();
    await person.keyboard(' ');
    expect(screen.queryByRole('button', { name: /^Compare \d/ })).toBeNull();
    choose(first.lender.name).focus();
    await person.keyboard(' ');
    screen.getByRole('button', { name: 'Compare 2 lenders' }).focus();
    await person.keyboard('{Enter}');

    const dialog = screen.getByRole('dialog', { name: 'Compare lenders' });
    const names = within(dialog).getAllByRole('columnheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([first.lender.name, second.lender.name]);
    const rate = within(dialog).getByRole('row', { name: /^Example rate/ });
    const [ofFirst, ofSecond] = within(rate).getAllByRole('cell');
    expect(ofFirst?.textContent).toContain('6.25%');
    expect(ofSecond?.textContent).toContain('6.12%Rate sheet, Nov 19, 2026');
    expect(
      within(dialog)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['Match', 'Status', 'Example rate', 'Monthly payment', 'Cash needed'],
      ...['Min credit score', 'Max debt-to-income', 'Min down payment'],
    ]);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has at most four, and starts over when cleared', async () => {
    const { person } = renderCard({ lenders: { matches: [first, second, third, nearMiss, fifth] } });
    await cards();
    for (const { lender } of [first, second, third, nearMiss]) await person.click(choose(lender.name));

    expect(screen.getByText('4 lenders to compare, the most at once.')).toBeDefined();
    expect(choose('Fifth Lender')).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('button', { name: 'Clear' }));

    expect(document.activeElement).toBe(screen.getByText('Check two or more lenders to compare them.'));
    expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  });

  it('needs a second lender', async () => {
    renderCard({ lenders: { matches: [first] } });
    await cards();

    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the status of a match', () => {
  it('goes from matched to applied to pre-qualified, and has no button after that', async () => {
    const { journey, person, toasts } = renderCard({ lenders: { matches: [third] } });
    const [card] = (await cards()) as [HTMLElement];

    await person.click(within(card).getByRole('button', { name: /^Mark as Applied/ }));
    await person.click(await within(card).findByRole('button', { name: /^Mark as Pre-Qualified/ }));

    expect(await within(card).findByText('Pre-Qualified')).toBeDefined();
    expect(within(card).queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(within(card).getByRole('heading'));
    expect(toasts).toEqual([
      { title: 'Status updated', description: 'Paper Lighthouse Mortgage: Applied' },
      { title: 'Status updated', description: 'Paper Lighthouse Mortgage: Pre-Qualified' },
    ]);
    expect(journey.reply(listLenderMatches)[0]?.status).toBe('pre_qualified');
  });

  it('changes only once on a double click', async () => {
    const { journey, person } = renderCard({ lenders: { matches: [third] } });
    const [card] = (await cards()) as [HTMLElement];

    await person.dblClick(within(card).getByRole('button', { name: /^Mark as Applied/ }));

    expect(await within(card).findByText('Applied')).toBeDefined();
    expect(journey.reply(listLenderMatches)[0]?.status).toBe('applied');
  });

  it('changes where the card is: the list isn’t fetched again, which could move it', async () => {
    const { journey, person } = renderCard({ lenders: { matches: [third] } });
    const [card] = (await cards()) as [HTMLElement];
    const before = journey.requests.length;

    await person.click(within(card).getByRole('button', { name: /^Mark as Applied/ }));
    await within(card).findByRole('button', { name: /^Mark as Pre-Qualified/ });

    expect(journey.requests.slice(before)).toEqual([`PATCH /api/lender-matches/${third.id}`]);
  });

  it('stays the same if the server refuses, and shows its message', async () => {
    const { journey, person, toasts } = renderCard({ lenders: { matches: [third] } });
    journey.failWith(changeLenderMatchStatus, 409, { message: 'This lender match can’t be changed to that status' });
    const [card] = (await cards()) as [HTMLElement];

    await person.click(within(card).getByRole('button', { name: /^Mark as Applied/ }));

    await waitFor(() => {
      expect(toasts).toEqual([
        {
          title: 'Failed to update status',
          description: 'This lender match can’t be changed to that status',
          tone: 'destructive',
        },
      ]);
    });
    expect(within(card).getByText('Matched')).toBeDefined();
  });

  it.each(['pre_qualified', 'approved', 'denied'] as const)('has no button when it is %s', async (status) => {
    renderCard({ lenders: { matches: [{ ...third, status }] } });
    const [card] = (await cards()) as [HTMLElement];

    expect(within(card).queryByRole('button')).toBeNull();
  });
});

describe('How this is ranked', () => {
  it('shows the formula, its inputs, and what is never used', async () => {
    const { person } = renderCard({ lenders: { matches: [first] } });

    await person.click(await screen.findByRole('button', { name: 'How this is ranked' }));
    const dialog = screen.getByRole('dialog', { name: 'How lenders are ranked' });

    for (const input of rankingInputs) expect(within(dialog).getByText(input)).toBeDefined();
    expect(within(dialog).getByText(/No lender pays for its ranking/)).toBeDefined();
    expect(within(dialog).getByText(/Citizenship, marital status, name, email, phone, and age/)).toBeDefined();
    expect(within(dialog).getByText(/starts at 60 points\. It can earn up to 40 more/)).toBeDefined();
    expect(within(dialog).getByText(/up to 16 points; you get all 16 at 10 points or more below/)).toBeDefined();
    expect(within(dialog).getByText(/up to 14 points; you get all 14 at 80 points or more above/)).toBeDefined();
    expect(
      within(dialog).getByText(/up to 10 points; you get all 10 at 10 percentage points or more above/),
    ).toBeDefined();
  });
});

const pinned = (priceCents: number): GivenScenario => ({
  name: 'Our plan',
  figures: exampleFigures,
  pinned: true,
  plan: { program: 'fha', priceCents, downPaymentCents: 1_500_000, monthlyCents: 230_000, cashCents: 3_900_000 },
});

const introduced = exampleMilestones.map((milestone, index) =>
  index === 0 ? { ...milestone, status: 'completed' as const } : milestone,
);

function renderCard(given: GivenJourney = {}, journey = inMemoryJourney({ milestones: introduced, ...given })) {
  polyfillDialog();
  window.history.replaceState(null, '', '/dashboard');
  const toasts: Toast[] = [];
  const client = createQueryClient();
  const platform = testPlatform({ transport: journey.transport, toast: (toast) => void toasts.push(toast) });
  render(
    <PlatformProvider name="mf-journey" platform={platform}>
      <SliceRouter>
        <QueryClientProvider client={client}>
          <MilestonesProvider>
            <LenderMatchesCard />
          </MilestonesProvider>
        </QueryClientProvider>
      </SliceRouter>
    </PlatformProvider>,
  );
  return { journey, client, toasts, person: userEvent.setup({ delay: null }) };
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Your lenders' }))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading') !== null);
