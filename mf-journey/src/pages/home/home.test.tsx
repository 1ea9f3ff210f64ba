import { emptyHomeGoals, type HomeGoals } from '@hearthway/contracts/home-goals';
import { changeHome, listCalendarEvents, listHomes, type ComparableSale } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';
import { oak, renderHome, section } from './testing/render-home.js';

const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label);

async function openEditing(rendered: Awaited<ReturnType<typeof renderHome>>) {
  await rendered.person.click(screen.getByText('Edit the facts'));
  await screen.findByRole('dialog');
  return async (label: string, text: string): Promise<void> => {
    field(label).focus();
    field(label).select();
    await rendered.person.paste(text);
  };
}

describe('the page of a home', () => {
  it('says what it is, what it would cost, and how it fits', async () => {
    await renderHome();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('12 Oak Street');
    expect(screen.getByRole('link', { name: 'Write an offer' }).getAttribute('href')).toBe('/make-offer?home=home-1');
    expect(screen.getByText('Austin, TX 78756 · 3 beds · 2.5 baths · 1,650 sq ft')).toBeDefined();
    const costs = section('What it would cost');
    expect(costs.getByText('Monthly payment').nextSibling?.textContent).toMatch(/^about \$\d,\d{3}$/);
    expect(costs.getByText('Cash to close').nextSibling?.textContent).toMatch(/^about \$[\d,]+\$[\d,]+ to \$[\d,]+$/);
    expect(costs.getByText('Price per square foot').nextSibling?.textContent).toBe('$258');
    expect(costs.getByText(/^By your plan: Conventional loan over 30 years at 6.25%, with 10% down./)).toBeDefined();
    expect(section('Your goals').getByText('3 or more bedrooms').textContent).toBe('Met: 3 or more bedrooms');
  });

  it('links to what the estimates still need', async () => {
    await renderHome({ given: { homes: [oak] } });
    expect(
      [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')).filter((path) => path !== null),
    ).toEqual(expect.arrayContaining(['/pre-approval-form', '/buying-power', '/home-goals']));
    expect(section('What it would cost').queryByText(/\$NaN|null/)).toBeNull();
  });

  it.each([
    ['this kind of home', { propertyType: 'land' }, 'We can’t estimate this for this kind of home'],
    ['its state', { state: 'AK' }, 'We don’t have the costs of Alaska yet'],
  ] as const)('says that %s has no estimates', async (_what, part, text) => {
    await renderHome({ given: { homes: [{ ...oak, ...part }], missing: [] } });
    expect(section('What it would cost').getByText('Monthly payment').nextSibling?.textContent).toBe(text);
  });

  it('says what to know, in links that open safely', async () => {
    await renderHome();
    const flags = section('Good to know');
    expect(flags.getByText('Built before 1978')).toBeDefined();
    const map = flags.getByText(/^Open FEMA’s flood map/).closest('a');
    expect([map?.target, map?.rel]).toEqual(['_blank', 'noopener noreferrer nofollow']);
    // Shown once, with the tour.
    expect(screen.getAllByText('Sign before you tour with an agent')).toHaveLength(1);
  });

  it('shows drops and rises of the price', async () => {
    const priceHistory = [
      { priceCents: 44_000_000, since: '2026-10-20T15:00:00.000Z' },
      { priceCents: 42_500_000, since: '2026-11-18T15:00:00.000Z' },
    ];
    await renderHome({ given: { homes: [{ ...oak, priceHistory }] } });
    const rows = within(section('Price history').getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Seen sincePriceChange',
      'Nov 18, 2026$425,000down $15,000',
      'Oct 20, 2026$440,000First seen',
    ]);
  });

  it('compares with what was sold in the ZIP code', async () => {
    const { address, city, state, priceCents, bedrooms, bathrooms, yearBuilt, propertyType } = oak;
    const facts = { address, city, state, priceCents, bedrooms, bathrooms, yearBuilt, propertyType };
    const comparableSales: readonly ComparableSale[] = [1_000, 2_000, null].map((squareFeet, place) => {
      return { id: `sale-${place}`, ...facts, zipCode: '78756', squareFeet, soldOn: `2026-0${place + 1}-15` };
    });
    const { person, journey } = await renderHome({ given: { homes: [oak], comparableSales } });
    await screen.findByText('Sold in 78756');
    const sold = section('Sold in 78756');
    expect(sold.getByText('3 sales')).toBeDefined();
    expect(sold.getByText('Median per square foot').nextSibling?.textContent).toBe('$319');
    expect(sold.getByText('Range').nextSibling?.textContent).toBe('$213 to $425');
    expect(sold.getByText('This home').nextSibling?.textContent).toBe('$258');
    expect(sold.getAllByRole('listitem')).toHaveLength(3);

    await person.click(sold.getAllByText('Remove')[0]!);
    await person.click(screen.getByText('Remove sale'));
    await waitFor(() => expect(sold.getAllByRole('listitem')).toHaveLength(2));
    expect(journey.comparableSales()).toHaveLength(2);
  });

  it('leaves out comparable sales without any', async () => {
    await renderHome();
    expect(screen.queryByText(/^Sold in/)).toBeNull();
  });
});

describe('what only the buyer can find out', () => {
  const goals: HomeGoals = {
    ...emptyHomeGoals,
    must: [{ trait: 'own', text: 'Gas stove', weight: 3 }],
    never: [{ trait: 'own', text: 'Steep driveway', weight: 3 }],
    areas: [
      { kind: 'zip', zip: '10001' },
      { kind: 'commute', place: 'my office', minutes: 30 },
    ],
  };
  const open = async () => {
    const rendered = await renderHome({ given: { homes: [oak], missing: [], goals } });
    const press = (name: string) => rendered.person.click(screen.getByRole('button', { name }));
    return { ...rendered, press, text: (text: string) => section('Your goals').findByText(text) };
  };

  it('is said on its page, until all is known', async () => {
    const { press, text, stored } = await open();
    expect(await text('Something to find out')).toBeDefined();
    await press('Yes: Gas stove');
    expect((await text('Gas stove')).textContent).toBe('Met: Gas stove');
    await press('No: Steep driveway');
    expect(await text('Clear of: Steep driveway')).toBeDefined();
    await press('Yes: Within 30 minutes of my office');
    expect(await text('Fits your goals · 100%')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Yes: Gas stove' }).getAttribute('aria-pressed')).toBe('true');

    await press('Yes: Steep driveway');
    expect(await text('Has something you don’t want · 67%')).toBeDefined();
    expect(stored().answers).toEqual([
      { about: 'Gas stove', isTrue: true },
      { about: 'Within 30 minutes of my office', isTrue: true },
      { about: 'Steep driveway', isTrue: true },
    ]);
  });

  it('can be taken back, and leaves the focus there', async () => {
    const { press, stored, person } = await open();
    await press('No: Gas stove');
    await person.click(await screen.findByText(/^Clear/));
    await waitFor(() => expect(stored().answers).toEqual([]));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Yes: Gas stove'));
  });

  it('is saved on top of what another device changed meanwhile, and stays when the facts are edited', async () => {
    const rendered = await open();
    const answers = [{ about: 'Steep driveway', isTrue: false }];
    rendered.journey.changeHomeElsewhere('home-1', { priceCents: 41_000_000, answers });
    await rendered.press('Yes: Gas stove');
    const expected = [...answers, { about: 'Gas stove', isTrue: true }];
    await waitFor(() => expect(rendered.stored()).toMatchObject({ priceCents: 41_000_000, answers: expected }));

    const fill = await openEditing(rendered);
    await fill('Bedrooms', '4');
    await rendered.person.click(screen.getByText('Save changes'));
    await waitFor(() => expect(rendered.stored()).toMatchObject({ bedrooms: 4, answers: expected }));
  });

  it('says so if it can’t be saved', async () => {
    const { journey, press, toasts } = await open();
    journey.failWith(changeHome, 404, { code: 'home.not-found', message: 'We couldn’t find that home' });
    await press('Yes: Gas stove');
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('We couldn’t save your answer'));
  });
});

describe('a home that', () => {
  it('isn’t there is said so, with the way back', async () => {
    const { person } = renderJourney({ at: '/home-search/no-such-home', journey: inMemoryJourney() });
    expect(await screen.findByText('We couldn’t find this home')).toBeDefined();
    await person.click(screen.getByText('Back to your homes'));
    expect(location.pathname).toBe('/home-search');
  });

  it('fails to load is loaded again', async () => {
    const journey = inMemoryJourney({ homes: { homes: [oak] } });
    journey.failWith(listHomes, 503);
    const { person } = renderJourney({ at: '/home-search/home-1', journey });
    const retry = await screen.findByText('Try again', undefined, { timeout: 5_000 });
    journey.failWith(listHomes, undefined);
    await person.click(retry);
    expect(await screen.findByText('Your notes and ratings')).toBeDefined();
  });
});

describe('moving a home', () => {
  it('to Offer completes the milestone', async () => {
    const { person, stored } = await renderHome();
    await person.click(screen.getByText(/^Move/, { selector: 'button *' }));
    await person.click(screen.getByRole('menuitem', { name: 'Offer' }));
    await waitFor(() => expect(stored().stage).toBe('offer'));
    expect(await screen.findByRole('dialog', undefined, { timeout: 5_000 })).toBeDefined();
  });
});

describe('editing the facts', () => {
  it('saves them, and a new price goes into the history', async () => {
    const rendered = await renderHome();
    const fill = await openEditing(rendered);
    await fill('Price', '410,000');
    await rendered.person.click(screen.getByText('Save changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rendered.stored().priceHistory.map(({ priceCents }) => priceCents)).toEqual([42_500_000, 41_000_000]);
    expect(await section('Price history').findByText('down $15,000', { selector: 'td' })).toBeDefined();
  });

  it('keeps what another device changed meanwhile', async () => {
    const rendered = await renderHome();
    const fill = await openEditing(rendered);
    await fill('Bedrooms', '4');
    rendered.journey.changeHomeElsewhere('home-1', { priceCents: 41_000_000, stage: 'tour' });
    await rendered.person.click(screen.getByText('Save changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rendered.stored()).toMatchObject({ bedrooms: 4, priceCents: 41_000_000, stage: 'tour' });
  });

  it.each([
    ['Keep mine', 40_000_000],
    ['Use the newer version', 41_000_000],
  ])('lets the buyer choose where both changed the same: %s', async (choice, priceCents) => {
    const rendered = await renderHome();
    const fill = await openEditing(rendered);
    await fill('Price', '400,000');
    await fill('Bedrooms', '4');
    rendered.journey.changeHomeElsewhere('home-1', { priceCents: 41_000_000 });
    await rendered.person.click(screen.getByText('Save changes'));

    const clash = await screen.findByText('These facts changed somewhere else, too');
    expect(document.activeElement).toBe(clash);
    expect(screen.getByRole('row', { name: /^Price/ }).textContent).toBe('Price$400,000$410,000');
    expect(rendered.stored().bedrooms).toBe(3);

    await rendered.person.click(screen.getByText(choice));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rendered.stored()).toMatchObject({ priceCents, bedrooms: 4 });
  });

  it('says that two homes became one, and shows what is refused', async () => {
    const other = { ...oak, address: '99 Elm Street' };
    const rendered = await renderHome({ given: { homes: [oak, other] } });
    const fill = await openEditing(rendered);
    await fill('Street address', '99 Elm St');
    rendered.journey.failWith(changeHome, 409, { code: 'home.too-much-to-merge', message: 'Shorten the notes first' });
    await rendered.person.click(screen.getByText('Save changes'));
    expect(await screen.findByText('Shorten the notes first')).toBeDefined();

    rendered.journey.failWith(changeHome, undefined);
    await rendered.person.click(screen.getByText('Save changes'));
    await waitFor(() => expect(rendered.toasts.at(-1)?.title).toBe('Merged into one home'));
    expect(rendered.journey.homes()).toHaveLength(1);
  });
});

describe('the calendar, shown before, is fetched again after', () => {
  it.each<[string, (rendered: Awaited<ReturnType<typeof renderHome>>) => Promise<void>]>([
    [
      'a move to Passed',
      async ({ person, stored }) => {
        await person.click(screen.getByText(/^Move/, { selector: 'button *' }));
        await person.click(screen.getByRole('menuitem', { name: 'Passed' }));
        await waitFor(() => expect(stored().stage).toBe('passed'));
      },
    ],
    [
      'a change of the address',
      async (rendered) => {
        const fill = await openEditing(rendered);
        await fill('Street address', '14 Oak Street');
        await rendered.person.click(screen.getByText('Save changes'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    ],
  ])('%s', async (_what, change) => {
    const tourAt = new Date(2030, 11, 5, 14, 30).toISOString();
    const rendered = await renderHome({ given: { homes: [{ ...oak, tourAt }], missing: [] } });
    const fetches = () =>
      rendered.journey.requests.filter((request) => request === `GET ${listCalendarEvents.path}`).length;
    const goTo = (path: string): void => {
      act(() => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    };
    goTo('/dashboard');
    await waitFor(() => expect(fetches()).toBe(1));
    goTo('/home-search/home-1');
    await screen.findByText('Your notes and ratings', { selector: 'h2' });
    await change(rendered);
    goTo('/dashboard');
    await waitFor(() => expect(fetches()).toBe(2));
  });
});

describe('deleting a home', () => {
  it('asks first, and goes back to the others', async () => {
    const { person, journey } = await renderHome();
    await person.click(screen.getByText('Delete'));
    expect(journey.homes()).toHaveLength(1);
    await person.click(screen.getByText('Delete home'));
    await waitFor(() => expect(location.pathname).toBe('/home-search'));
    expect(journey.homes()).toEqual([]);
  });
});
