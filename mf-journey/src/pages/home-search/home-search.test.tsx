import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { createHome, listHomes, listMilestones, moveHome } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manyHomes } from '../../testing/in-memory/example-homes.js';
import type { GivenHome } from '../../testing/in-memory/homes.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

const oak: GivenHome = { ...exampleHomeEntry, address: '12 Oak Street' };
const birch: GivenHome = { ...exampleHomeEntry, address: '9 Birch Road', priceCents: 30_000_000, bedrooms: 2 };

async function open(homes: readonly GivenHome[], { at = '/home-search', ...options }: RenderOptions = {}) {
  const rendered = renderJourney({ at, homes: { homes, missing: [] }, ...options });
  const { journey, person } = rendered;
  await screen.findByRole(
    'heading',
    homes.length > 0 ? { name: /^Your (home|\d+ homes)$/ } : { name: 'Add your first home' },
  );
  return {
    ...rendered,
    press: (name: string | RegExp) => person.click(screen.getByRole('button', { name })),
    async move(address: string, column: string) {
      await person.click(await screen.findByRole('button', { name: `Move ${address}` }));
      await person.click(screen.getByRole('menuitem', { name: column }));
    },
    stages: () => journey.homes().map(({ stage }) => stage),
    fill: (label: string, text: string) => person.type(screen.getByLabelText(label), text),
  };
}

const column = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name} \\d+$`) }))
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('without homes', () => {
  it.each(['Type it', 'Paste a listing', 'Import a file'])('opens “%s”', async (way) => {
    const { press } = await open([]);
    await press(way);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a home' }));
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe(way);
  });

  it('saves the first home once, also if the answer to it was lost', async () => {
    const { press, fill, journey, toasts } = await open([]);
    await press('Type it');
    await screen.findByRole('dialog');
    await press('Save this home');
    expect(screen.getByText('Please enter the street address')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Street address'));

    await fill('Street address', '12 Oak Street');
    await fill('Price', '425,000');
    journey.failWith(createHome, 503, { message: 'Please try again in a minute' });
    await press('Save this home');
    await screen.findByText('Please try again in a minute');
    journey.failWith(createHome, undefined);
    await press('Save this home');

    expect(await screen.findByRole('article', { name: '12 Oak Street' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts.at(-1)).toEqual({ title: 'Home saved', description: '12 Oak Street' });
    expect(await screen.findByText('Save a home you like')).toBeDefined();
    expect(journey.homes()).toMatchObject([{ priceCents: 42_500_000, bedrooms: null, stage: 'saved' }]);
  });

  it('says gently what usually comes first, with the ways there', async () => {
    await open([], { homes: {} });
    const notice = (await screen.findByText('You’re early, and that’s fine')).parentElement;
    const links = within(notice!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/get-pre-approved',
      '/pre-approval-form',
      '/home-goals',
      '/buying-power',
    ]);
  });

  it('says only what is missing to a buyer with a letter', async () => {
    const milestones = inMemoryJourney()
      .reply(listMilestones)
      .map((one) => (one.key === 'get-pre-approved' ? { ...one, status: 'completed' as const } : one));
    await open([], { homes: { missing: ['goals'] }, milestones });
    expect(await screen.findByText('See more about each home')).toBeDefined();
    expect(screen.queryByText(/You’re early/)).toBeNull();
  });
});

describe('adding a home', () => {
  it('keeps what was typed while another way is looked at, and warns before it is discarded', async () => {
    const { press, fill, person } = await open([]);
    await press('Type it');
    await screen.findByRole('dialog');
    await fill('Street address', '12 Oak Street');
    await person.click(screen.getByRole('tab', { name: 'Paste a listing' }));
    await fill('Text of the listing', '$425,000');
    await person.click(screen.getByRole('tab', { name: 'Type it' }));
    expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe('12 Oak Street');
    await person.click(screen.getByRole('tab', { name: 'Paste a listing' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text of the listing').value).toBe('$425,000');
    await press('Close');
    expect(screen.getByText(/^You’ve entered something here/)).toBeDefined();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes at once if nothing was entered, whatever was looked at', async () => {
    const { press, person } = await open([]);
    await press('Paste a listing');
    await screen.findByLabelText('Text of the listing');
    await person.click(screen.getByRole('tab', { name: 'Type it' }));
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('at an address that the buyer has asks before that home is updated', async () => {
    const { press, fill, journey, person, toasts } = await open([{ ...oak, zipCode: '' }]);
    const prices = () => journey.homes().map(({ priceCents }) => priceCents);
    await press('Add a home');
    await screen.findByRole('dialog');
    await fill('Street address', '12 OAK ST');
    await fill('City', 'Austin');
    await person.selectOptions(screen.getByLabelText('State'), 'Texas');
    await fill('Price', '410,000');
    await press('Save this home');
    const question = await screen.findByRole('region', { name: 'You already have this home' });
    expect(document.activeElement).toBe(question);
    expect(within(question).getByText('You already have this home: 12 Oak Street, $425,000')).toBeDefined();
    expect(within(question).getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/home-search/home-1');

    await fill('Street address', ' #4');
    expect(question.isConnected).toBe(false);
    await person.clear(screen.getByLabelText('Street address'));
    await fill('Street address', '12 Oak Street');
    await press('Save this home');
    await screen.findByRole('button', { name: 'Update it' });
    expect(prices()).toEqual([42_500_000]);

    journey.failWith(createHome, 409, { code: 'home.too-many', message: 'You can keep 500 homes.' });
    await press('Update it');
    await screen.findByText('You can keep 500 homes.');
    journey.failWith(createHome, undefined);
    await press('Update it');
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('You had this address, so we updated it'));
    expect(prices()).toEqual([41_000_000]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('says that homes couldn’t be loaded, and tries again', async () => {
  const journey = inMemoryJourney({ homes: { homes: [oak] } });
  journey.failWith(listHomes, 400);
  const { person } = renderJourney({ at: '/home-search', journey });
  const again = await screen.findByRole('button', { name: 'Try again' });
  journey.failWith(listHomes, undefined);
  await person.click(again);
  expect(await screen.findByRole('article', { name: '12 Oak Street' })).toBeDefined();
});

describe('the board', () => {
  it('shows what matters about a home', async () => {
    const priceHistory = [46_000_000, 42_500_000].map((priceCents) => ({
      priceCents,
      since: '2026-11-18T15:00:00.000Z',
    }));
    await open([{ ...oak, priceHistory, marketStatus: 'off_market', tourAt: '2030-12-05T20:30:00.000Z' }]);
    const card = await screen.findByRole('article');
    for (const text of [
      '$425,000',
      'Down $35,000',
      /^About \$\d,\d{3} a month$/,
      '$25,000 under budget',
      'Austin, TX 78756',
      '3 beds · 2.5 baths · 1,650 sq ft',
      /^Tour Dec 5, 2030/,
      'Off the market',
      'Fits your goals · 100%',
      'Built before 1978 · HOA papers',
    ]) {
      expect(within(card).getByText(text)).toBeDefined();
    }
  });

  it('moves a home by its menu at once, with the way back, and leaves the focus on it', async () => {
    const { journey, move, toasts, stages } = await open([oak, birch]);
    const release = journey.hold(moveHome);
    await move('12 Oak Street', 'Tour');
    await waitFor(async () => expect(await column('Tour')).toEqual(['12 Oak Street']));
    expect(stages()).toEqual(['saved', 'saved']);
    release();
    await waitFor(() => expect(stages()).toEqual(['tour', 'saved']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move 12 Oak Street' }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Moved to Tour', description: '12 Oak Street' }));

    toasts.at(-1)?.action?.onSelect();
    await waitFor(() => expect(stages()).toEqual(['saved', 'saved']));
    expect(await column('Saved')).toEqual(['12 Oak Street', '9 Birch Road']);
  });

  it('sends moves of one home one after the other', async () => {
    const { journey, move, stages, toasts } = await open([oak]);
    const release = journey.hold(moveHome);
    await move('12 Oak Street', 'Tour');
    await waitFor(async () => expect(await column('Tour')).toEqual(['12 Oak Street']));
    await move('12 Oak Street', 'Shortlist');
    release();
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Moved to Tour', 'Moved to Shortlist']));
    expect([stages(), journey.homes()[0]?.version]).toEqual([['shortlist'], 3]);
  });

  it('takes a move back that the service refuses', async () => {
    const { journey, move, toasts } = await open([oak]);
    journey.failWith(moveHome, 503, { message: 'Please try again in a minute' });
    await move('12 Oak Street', 'Passed');
    await waitFor(() =>
      expect(toasts.at(-1)).toEqual({
        title: 'We couldn’t move this home',
        description: 'Please try again in a minute',
        tone: 'destructive',
      }),
    );
    expect(await column('Saved')).toEqual(['12 Oak Street']);
  });

  it('shows a home as it is now if it was changed somewhere else', async () => {
    const { journey, move, toasts, stages } = await open([oak]);
    journey.changeHomeElsewhere('home-1', { stage: 'shortlist', priceCents: 41_000_000 });
    await move('12 Oak Street', 'Passed');
    await waitFor(() =>
      expect(toasts.at(-1)?.description).toBe('It was changed somewhere else. This is how it is now.'),
    );
    await waitFor(async () => expect(await column('Shortlist')).toEqual(['12 Oak Street']));
    expect(screen.getByText('$410,000')).toBeDefined();
    expect(stages()).toEqual(['shortlist']);
  });

  it('completes the milestone with an offer, and reopens it without one', async () => {
    const { move, toasts, press } = await open([oak]);
    await move('12 Oak Street', 'Offer');
    expect(await screen.findByRole('dialog', { name: 'Milestone Completed!' })).toBeDefined();
    await press('Continue');
    expect(await screen.findByText('This step is completed')).toBeDefined();

    await move('12 Oak Street', 'Passed');
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('12 Oak Street. Home Search is in progress again.'));
    expect(await screen.findByText('To complete this step')).toBeDefined();
  });

  it('says how a home is dragged with the keyboard', async () => {
    await open([oak]);
    const handle = await screen.findByRole('button', { name: 'Drag 12 Oak Street' });
    const instructions = document.getElementById(handle.getAttribute('aria-describedby') ?? '');
    expect(instructions?.textContent).toMatch(/the arrow keys to choose a column/);
  });
});

describe('on a phone', () => {
  it('shows one column at a time, kept in the address, and moves on to the next card', async () => {
    const { press, move, stages } = await open([oak, birch, { ...oak, address: '3 Elm Court', stage: 'tour' }], {
      small: true,
    });
    expect(cards()).toEqual(['12 Oak Street', '9 Birch Road']);
    await move('12 Oak Street', 'Tour');
    await waitFor(() => expect(cards()).toEqual(['9 Birch Road']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move 9 Birch Road' }));
    await waitFor(() => expect(stages()[0]).toBe('tour'));

    await press(/^Tour/);
    expect(location.search).toBe('?column=tour');
    expect(cards()).toEqual(['12 Oak Street', '3 Elm Court']);
    await press(/^Passed/);
    expect(screen.getByText(/^No homes in Passed yet/)).toBeDefined();
  });
});

describe('the list', () => {
  it('is sorted and filtered by its controls, which the address keeps', async () => {
    const { press, person } = await open([oak, birch, { ...oak, address: '3 Elm Court', marketStatus: 'pending' }]);
    await press('List');
    expect(cards()).toEqual(['12 Oak Street', '9 Birch Road', '3 Elm Court']);
    await person.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price');
    expect(cards()[0]).toBe('9 Birch Road');
    await person.click(screen.getByLabelText('Still for sale'));
    await person.selectOptions(screen.getByLabelText('Bedrooms'), '3 or more');
    expect(cards()).toEqual(['12 Oak Street']);
    expect(screen.getByText('1 of 3 homes')).toBeDefined();
    expect(location.search).toBe('?view=list&sort=price&beds=3&for-sale=');
    await person.selectOptions(screen.getByLabelText('Column'), 'Offer');
    expect(screen.getByText('No home is left by these filters.')).toBeDefined();
    await press('Clear the filters');
    expect(location.search).toBe('?view=list&sort=price');
    expect(document.activeElement?.textContent).toBe('Your 3 homes');
    expect(cards()).toHaveLength(3);
  });

  it('shows a long list in steps, and goes on where the last one ended', async () => {
    const { press } = await open(manyHomes(65), { at: '/home-search?view=list' });
    expect(cards()).toHaveLength(60);
    await press('Show 5 more of 5');
    expect(cards()).toHaveLength(65);
    expect(document.activeElement?.closest('article')?.getAttribute('aria-label')).toBe(cards()[60]);
  });

  it('compares up to four homes, with a word at what is best', async () => {
    const more = [1, 2, 3].map((number) => ({ ...oak, address: `${number} Elm Court` }));
    const { person, press } = await open([oak, birch, ...more], { at: '/home-search?view=list' });
    const boxes = screen.getAllByRole('checkbox', { name: /^Compare/ });
    for (const box of boxes.slice(0, 4)) await person.click(box);
    expect(boxes[4]).toHaveProperty('disabled', true);
    await press('Compare 4 homes');
    const row = async (name: string) =>
      (await within(screen.getByRole('dialog')).findByRole('rowheader', { name })).closest('tr')!;
    const values = within(await row('Price'))
      .getAllByRole('cell')
      .map((cell) => cell.lastElementChild?.textContent);
    expect(values).toEqual(['$425,000', '$300,000 Lowest', '$425,000', '$425,000']);
    // Three fit equally.
    const fits = within(await row('Fit with your goals')).getAllByRole('cell');
    expect(fits[0]?.lastElementChild?.textContent).toBe('100%');
    expect(within(await row('Bathrooms')).queryByText(/Most/)).toBeNull();
    expect(within(await row('Goals it misses')).getByText('3 or more bedrooms')).toBeDefined();
  });
});
