import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { changeLenderMatchStatus, listLenderMatches, rankingInputs } from '@hearthway/contracts/journey';
import { exampleLenderMatches } from '../../testing/in-memory/example-lenders.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { cards, introduced, matches, renderCard } from '../../testing/render-lender-card.js';

const [first, second, third, nearMiss] = matches;

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
      '6.17%',
      'Weekly survey, Nov 19, 2026',
      'about $2,720',
      'Conventional loan',
      'about $52,400',
      '$49,600 to $57,100',
      '620',
      '45%',
      '5%',
    ]);
    expect(within(near).getByText('near miss')).toBeDefined();
    expect(
      screen.getByText(/^Figures are for your \$350,000 home with \$42,000 down.* estimates, not offers\.$/),
    ).toBeDefined();
  });

  it('links only websites that exist, and the public register', async () => {
    const real = { ...second, lender: { ...second.lender, fictional: false, website: 'https://harbor.test' } };
    const inRegister = { ...real, id: nearMiss.id, lender: { ...real.lender, nmlsId: '123456' } };
    renderCard({ lenders: { matches: [first, real, inRegister] } });
    const [madeUp, card, registered] = (await cards()) as [HTMLElement, HTMLElement, HTMLElement];
    const linksOf = (lender: HTMLElement) =>
      within(lender)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));

    expect(within(madeUp).queryByRole('link')).toBeNull();
    expect(linksOf(card)).toEqual(['https://harbor.test']);
    expect(linksOf(registered)).toEqual([
      'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/123456',
      'https://harbor.test',
    ]);
  });

  it('calls the sample rate one, and leaves out figures that are not known', async () => {
    const rate = { basisPoints: 625, source: null, asOf: null };
    const { estimate, ...unknown } = second;
    renderCard({ lenders: { matches: [{ ...first, estimate: { ...estimate!, rate } }, unknown] } });
    const [sample, without] = (await cards()) as [HTMLElement, HTMLElement];

    expect(within(sample).getByText('A sample, not today’s market')).toBeDefined();
    expect(within(without).getAllByText('—')).toHaveLength(3);
  });

  it('explains each score, and always shows what would fix a near miss', async () => {
    const { person } = renderCard({ lenders: { matches: [first, nearMiss] } });
    const [card, near] = (await cards()) as [HTMLElement, HTMLElement];

    await person.click(within(card).getByText('Why you match 90%'));

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

  it('adds lenders with Find More Matches and focuses the first new one', async () => {
    const { person } = renderCard({ lenders: { matches: [second], left: [first, second] } });

    await person.click(await screen.findByRole('button', { name: 'Find More Matches' }));

    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: first.lender.name }));
    });
    const names = (await cards()).map((card) => within(card).getByRole('heading').textContent);
    expect([...names].sort()).toEqual([first.lender.name, second.lender.name].sort());
  });

  it('says when there are no more lenders', async () => {
    const { person, toasts } = renderCard({ lenders: { matches: [first], left: [] } });

    await person.click(await screen.findByRole('button', { name: 'Find More Matches' }));

    expect(await screen.findByText('You’ve seen every lender we have for your plan.')).toBeDefined();
    expect(toasts).toEqual([]);
  });

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

describe('the comparison', () => {
  const five = [...exampleLenderMatches, { ...first, id: '00000000-0000-4000-8000-00000000a005' }];
  const check = async (person: ReturnType<typeof userEvent.setup>, places: readonly number[]) => {
    const boxes = await screen.findAllByRole('checkbox', { name: /^Compare,/ });
    for (const place of places) await person.click(boxes[place]!);
  };

  it('shows the chosen lenders in a table, in the order of the list', async () => {
    const { person } = renderCard({ lenders: { matches: five } });
    await check(person, [2, 0]);
    await person.click(screen.getByRole('button', { name: 'Compare 2 lenders' }));
    const dialog = screen.getByRole('dialog', { name: 'Compare lenders' });
    const table = within(dialog).getByRole('table');

    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual([first.lender.name, third.lender.name]);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual([
      'Match',
      'Status',
      'Example rate',
      'Monthly payment',
      'Cash to bring',
      'Min credit score',
      'Max debt-to-income',
      'Min down payment',
    ]);
    const row = within(table).getByRole('rowheader', { name: 'Min credit score' }).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual(['620', '660']);
  });

  it('takes four lenders, by keyboard too, and can be cleared', async () => {
    const { person } = renderCard({ lenders: { matches: five } });
    await check(person, [0, 1, 2]);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare,/ });
    boxes[3]!.focus();
    await person.keyboard(' ');

    expect(screen.getByText(/4 lenders to compare, which is the most/)).toBeDefined();
    expect(boxes[4]!.disabled).toBe(true);
    await person.click(boxes[0]!);
    expect(boxes[4]!.disabled).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: /^Compare \d/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Check two or more lenders to compare them.');
  });

  it('is not offered for a single lender', async () => {
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
    expect(journey.lenderMatches()[0]?.status).toBe('pre_qualified');
  });

  it('changes only once on a double click', async () => {
    const { journey, person } = renderCard({ lenders: { matches: [third] } });
    const [card] = (await cards()) as [HTMLElement];

    await person.dblClick(within(card).getByRole('button', { name: /^Mark as Applied/ }));

    expect(await within(card).findByText('Applied')).toBeDefined();
    expect(journey.lenderMatches()[0]?.status).toBe('applied');
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
    expect(
      within(dialog).getByText(/up to 16 points. You get all of them at 10 percentage points below/),
    ).toBeDefined();
    expect(within(dialog).getByText(/up to 14 points. You get all of them at 80 points above/)).toBeDefined();
    expect(
      within(dialog).getByText(/up to 10 points. You get all of them at 10 percentage points above/),
    ).toBeDefined();
  });
});
