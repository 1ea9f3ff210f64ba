import { exampleFigures } from '@hearthway/contracts/affordability';
import { exampleHomeGoals, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { emptyHomeGoals, type Goal, type HomeGoals } from '@hearthway/contracts/home-goals';
import { getHomeGoals, saveHomeGoals } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

async function openGoals(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/home-goals', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Your plans' });
  const stored = () => rendered.journey.homeGoals();
  return { ...rendered, stored, savedAs: (version: number) => waitFor(() => expect(stored().version).toBe(version)) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const row = (name: RegExp) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;
const goals = (part: Partial<HomeGoals>): HomeGoals => ({ ...emptyHomeGoals, ...part });
const yard: Goal = { trait: 'yard', weight: 3 };

describe('without goals', () => {
  it('offers three lists to start from', async () => {
    const { person, stored, savedAs } = await openGoals();
    expect(screen.getByText('Saves as you go')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Start from/ })).toHaveLength(3);

    await person.click(screen.getByRole('button', { name: 'Start from “More space”' }));
    expect(region('Must have').getByText('4 or more bedrooms')).toBeDefined();
    expect(focused()).toBe('Must have');
    expect(screen.queryByRole('button', { name: /^Start from/ })).toBeNull();
    await savedAs(1);
    expect(stored().goals.must).toHaveLength(3);
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  it('says when they can’t be loaded, and tries again', async () => {
    const { person, journey } = renderJourney({ at: '/home-goals' });
    journey.failWith(getHomeGoals, 503);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
    journey.failWith(getHomeGoals, undefined);
    await person.click(again);
    expect(await screen.findByRole('heading', { name: 'Your plans' })).toBeDefined();
  });
});

describe('a goal', () => {
  it('is added with its limit and weight, by keyboard alone', async () => {
    const { person, stored, savedAs } = await openGoals();
    screen.getByRole('button', { name: 'Add to “Nice to have”' }).focus();
    await person.keyboard('{Enter}');
    const form = within(screen.getByRole('form', { name: 'Add to “Nice to have”' }));
    expect(document.activeElement).toBe(form.getByLabelText('What'));
    await person.keyboard('{Enter}');
    await person.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByText('Please choose what matters')).toBeDefined();

    await person.selectOptions(form.getByLabelText('What'), 'Bathrooms');
    await person.selectOptions(form.getByLabelText('Bathrooms, at least'), '2.5');
    await person.selectOptions(form.getByLabelText('How much it counts'), '5 · Most of all');
    form.getByRole('button', { name: 'Add' }).focus();
    await person.keyboard('{Enter}');

    expect(region('Nice to have').getByText('2.5 or more bathrooms')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to “Nice to have”' }));
    await savedAs(1);
    expect(stored().goals.nice).toEqual([{ trait: 'bathrooms', limit: 2.5, weight: 5 }]);
  });

  it('with a number that can’t be is not added', async () => {
    const { person } = await openGoals();
    await person.click(screen.getByRole('button', { name: 'Add to “Must have”' }));
    await person.selectOptions(screen.getByLabelText('What'), 'Year built');
    const year = screen.getByLabelText('Built in or after');
    await person.clear(year);
    await person.type(year, '19');
    await person.click(screen.getByRole('button', { name: 'Add' }));

    expect(screen.getByText('Please enter a number from 1700 to 2100')).toBeDefined();
    expect(document.activeElement).toBe(year);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: /Add to/ })).toBeNull();
  });

  it('is changed, weighed, and moved without dragging', async () => {
    const { person, stored, savedAs } = await openGoals({ homeGoals: exampleHomeGoals });
    await person.click(row(/^3 or more bedrooms/));
    const panel = within(screen.getByRole('form', { name: '3 or more bedrooms' }));
    await person.selectOptions(panel.getByLabelText('Bedrooms, at least'), '4');
    await person.selectOptions(panel.getByLabelText('How much it counts'), '1 · A little');
    await person.click(panel.getByRole('button', { name: 'Move to “Never”' }));

    expect(region('Never').getByText('Fewer than 4 bedrooms')).toBeDefined();
    expect(focused()).toBe('Never');
    await savedAs(2);
    expect(stored().goals.never).toContainEqual({ trait: 'bedrooms', limit: 4, weight: 1 });
  });

  it('keeps its panel while its words are edited', async () => {
    const { person, stored, savedAs } = await openGoals({
      homeGoals: goals({ must: [{ trait: 'own', text: 'Bay window', weight: 3 }] }),
    });
    await person.click(row(/^Bay window/));
    await person.type(screen.getByLabelText('In your own words'), 's');
    await savedAs(2);
    await person.clear(screen.getByLabelText('In your own words'));
    expect(screen.getByText('Please describe what you want')).toBeDefined();
    expect(stored().goals.must).toEqual([{ trait: 'own', text: 'Bay windows', weight: 3 }]);
  });

  it('is removed, and comes back with Undo', async () => {
    const { person, toasts } = await openGoals({ homeGoals: goals({ must: [yard], nice: [] }) });
    await person.click(row(/^Yard/));
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('button', { name: /^Yard/ })).toBeNull();
    expect(toasts.at(-1)).toMatchObject({ title: 'Removed: Yard' });

    toasts.at(-1)?.action?.onSelect();
    expect(await screen.findByRole('button', { name: /^Yard/ })).toBeDefined();
  });

  it('is offered once', async () => {
    const { person } = await openGoals({ homeGoals: goals({ must: [yard] }) });
    await person.click(screen.getByRole('button', { name: 'Add to “Never”' }));
    expect(screen.queryByRole('option', { name: 'Yard' })).toBeNull();
  });
});

describe('own words', () => {
  const typeOwn = async (text: string, list = 'Must have') => {
    const rendered = await openGoals();
    await rendered.person.click(screen.getByRole('button', { name: `Add to “${list}”` }));
    await rendered.person.selectOptions(screen.getByLabelText('What'), 'In your own words');
    expect(screen.getByLabelText('In your own words').getAttribute('aria-invalid')).toBeNull();
    await rendered.person.type(screen.getByLabelText('In your own words'), text);
    return rendered;
  };
  const add = () => screen.getByRole('button', { name: 'Add' });

  it('about people are refused as they are typed, and not added', async () => {
    const { person, stored } = await typeOwn('no kids on the block');
    expect(screen.getByText(/fair housing law protects everyone/)).toBeDefined();
    await person.click(add());
    expect(document.activeElement).toBe(screen.getByLabelText('In your own words'));
    expect(stored().version).toBe(0);
  });

  it('that a never turns against people are refused too', async () => {
    const { person, stored } = await typeOwn('Kids nearby', 'Never');
    expect(screen.getByText(/fair housing law protects everyone/)).toBeDefined();
    await person.click(add());
    expect(stored().version).toBe(0);
  });

  it('that steer are rewritten with one press', async () => {
    const { person, stored, savedAs } = await typeOwn('2 sinks, safe neighborhood');
    await person.click(screen.getByRole('button', { name: /^Use “2 sinks, a well-lit street/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('In your own words'));
    await person.keyboard('{Enter}');
    await savedAs(1);
    expect(stored().goals.must).toMatchObject([{ text: '2 sinks, a well-lit street with sidewalks' }]);
  });

  it('about a 55+ community are a fact', async () => {
    await typeOwn('55+ community');
    expect(screen.getByText(/Housing for Older Persons Act/)).toBeDefined();
  });
});

describe('areas', () => {
  const areas = () => region('Where you’d live');
  const add = () => areas().getByRole('button', { name: 'Add area' });

  it('are a county of the buyer’s state, a ZIP code, or a travel time', async () => {
    const { person, stored, savedAs } = await openGoals({ preApprovalInfo: examplePreApprovalInfo });
    await person.selectOptions(
      areas().getByLabelText('County'),
      await areas().findByRole('option', { name: 'Travis' }),
    );
    await person.click(add());
    expect(areas().getByText('Travis County, TX')).toBeDefined();

    await person.click(areas().getByRole('button', { name: 'Add another area' }));
    await person.selectOptions(areas().getByLabelText('Kind of area'), 'ZIP code');
    await person.type(areas().getByLabelText('ZIP code'), '78701 {Enter}');
    await person.click(areas().getByRole('button', { name: 'Add another area' }));
    await person.selectOptions(areas().getByLabelText('Kind of area'), 'Travel time to a place');
    await person.type(areas().getByLabelText('To which place'), 'my office{Enter}');

    await waitFor(() => {
      expect(stored().goals.areas).toEqual([
        { kind: 'county', state: 'TX', county: 'Travis' },
        { kind: 'zip', zip: '78701' },
        { kind: 'commute', place: 'my office', minutes: 30 },
      ]);
    });
    await person.click(areas().getByRole('button', { name: 'Remove ZIP code 78701' }));
    await savedAs(stored().version + 1);
    expect(stored().goals.areas).toHaveLength(2);
  });

  it('have each problem at its control', async () => {
    const { person } = await openGoals();
    await person.click(add());
    expect(document.activeElement).toBe(areas().getByLabelText('State'));
    expect(areas().getByText('Please choose a state')).toBeDefined();
    await person.selectOptions(areas().getByLabelText('Kind of area'), 'ZIP code');
    await person.click(add());
    expect(areas().getByText('Please enter a ZIP code of five digits')).toBeDefined();
    await person.type(areas().getByLabelText('ZIP code'), '99999');
    expect(areas().getByText('No place has the ZIP code 99999. Please check it.')).toBeDefined();
  });
});

it('keeps the plans', async () => {
  const { person, stored } = await openGoals();
  const plans = region('Your plans');
  await person.type(plans.getByLabelText(/Move by/), '2027-06-01');
  await person.selectOptions(plans.getByLabelText(/Work/), 'Move-in ready');
  await person.selectOptions(plans.getByLabelText(/How long/), '7 years');
  await waitFor(() => {
    expect(stored().goals).toMatchObject({ moveBy: '2027-06-01', projectTolerance: 'none', holdYears: 7 });
  });
});

it('says that the day to move by has passed, and keeps it', async () => {
  const { person, stored } = await openGoals();
  const plans = region('Your plans');
  await person.type(plans.getByLabelText(/Move by/), '2020-06-01');
  expect(plans.getByText('This day has passed. Choose a later one, or clear it.')).toBeDefined();
  await waitFor(() => expect(stored().goals.moveBy).toBe('2020-06-01'));
});

it('warns of a price above the pinned budget, and keeps it', async () => {
  const scenarios = [{ name: 'Ours', figures: exampleFigures, pinned: true }];
  const { stored, person, savedAs } = await openGoals({
    scenarios,
    homeGoals: goals({ must: [{ trait: 'priceCents', limit: 900_000_000, weight: 3 }] }),
  });
  expect(await screen.findByText(/A price of \$9,000,000 is above your budget of about \$\d/)).toBeDefined();
  await person.selectOptions(region('Your plans').getByLabelText(/Work/), 'Move-in ready');
  await savedAs(2);
  expect(stored().goals.must).toMatchObject([{ limit: 900_000_000 }]);
});

it('completes the milestone with three musts and an area, and celebrates', async () => {
  const { person } = await openGoals({ homeGoals: { ...exampleHomeGoals, areas: [] } });
  expect(await screen.findByText('To complete this step')).toBeDefined();
  const areas = region('Where you’d live');
  await person.selectOptions(areas.getByLabelText('Kind of area'), 'ZIP code');
  await person.type(areas.getByLabelText('ZIP code'), '78701{Enter}');

  expect(within(await screen.findByRole('dialog')).getByText('Home Goals')).toBeDefined();
  expect(await screen.findByText('This step is completed')).toBeDefined();
});

describe('saving', () => {
  const addWork = async ({ person }: Awaited<ReturnType<typeof openGoals>>) => {
    await person.selectOptions(region('Your plans').getByLabelText(/Work/), 'Move-in ready');
  };

  it('fails with what was entered still there, and is tried again', async () => {
    const rendered = await openGoals({ homeGoals: exampleHomeGoals });
    const reconnect = rendered.journey.disconnect();
    await addWork(rendered);
    const again = await screen.findByRole('button', { name: 'Not saved. Try again' });
    expect(screen.getByText('It is still here. Check your connection and try again.')).toBeDefined();
    reconnect();
    await rendered.person.click(again);
    await rendered.savedAs(2);
    expect(rendered.stored().goals.projectTolerance).toBe('none');
  });

  it('says why the service refuses it', async () => {
    const rendered = await openGoals({ homeGoals: exampleHomeGoals });
    const details = [{ path: 'body.must.2.text', message: 'Please say it in other words' }];
    rendered.journey.failWith(saveHomeGoals, 400, { code: 'request.invalid', details });
    await addWork(rendered);
    expect(await screen.findByText('Please say it in other words')).toBeDefined();
  });

  it('is done with what is waiting when the page is left', async () => {
    const rendered = await openGoals({ homeGoals: exampleHomeGoals });
    await addWork(rendered);
    rendered.unmount();
    await rendered.savedAs(2);
  });

  it('that fails after the page is left is said, and can be tried again', async () => {
    const rendered = await openGoals({ homeGoals: exampleHomeGoals });
    const reconnect = rendered.journey.disconnect();
    await addWork(rendered);
    rendered.unmount();
    const title = 'Your last change to your goals isn’t saved';
    await waitFor(() => expect(rendered.toasts.at(-1)).toMatchObject({ title, tone: 'destructive' }));
    reconnect();
    rendered.toasts.at(-1)?.action?.onSelect();
    await rendered.savedAs(2);
    expect(rendered.stored().goals.projectTolerance).toBe('none');
  });

  it('goes on after the page is left with what was changed during a save', async () => {
    const rendered = await openGoals({ homeGoals: exampleHomeGoals });
    const release = rendered.journey.hold(saveHomeGoals);
    await addWork(rendered);
    await waitFor(() => expect(rendered.journey.requests.at(-1)).toBe(`PUT ${saveHomeGoals.path}`));
    await rendered.person.selectOptions(region('Your plans').getByLabelText(/Work/), 'Not sure yet');
    rendered.unmount();
    release();
    await rendered.savedAs(3);
    expect(rendered.stored().goals.projectTolerance).toBeNull();
  });

  it('says which change was lost to one elsewhere when the page is left', async () => {
    const rendered = await openGoals({ homeGoals: exampleHomeGoals });
    rendered.journey.changeGoalsElsewhere({ nice: [yard] });
    await addWork(rendered);
    await screen.findByText('Your goals changed somewhere else');
    rendered.unmount();
    expect(rendered.toasts.at(-1)?.description).toMatch(/^They changed somewhere else, too/);
  });

  it('takes a save whose answer was lost for done', async () => {
    const rendered = await openGoals({ homeGoals: exampleHomeGoals });
    rendered.journey.changeGoalsElsewhere({ projectTolerance: 'none' });
    await addWork(rendered);
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  it.each([
    ['Keep mine', 'none', []],
    ['Use the newer version', null, [yard]],
  ])('shows both versions after a change elsewhere: %s', async (choice, projectTolerance, nice) => {
    const rendered = await openGoals({ homeGoals: exampleHomeGoals });
    rendered.journey.changeGoalsElsewhere({ nice: [yard] });
    await addWork(rendered);
    await screen.findByText('Your goals changed somewhere else');
    expect(region('Your version').getByText('Work: Move-in ready')).toBeDefined();
    expect(region('The newer version').getByText('Nice to have: Yard (counts 3 of 5)')).toBeDefined();
    expect(rendered.stored().version).toBe(2);

    await rendered.person.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => {
      expect(rendered.stored().goals).toMatchObject({ projectTolerance, nice });
    });
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(focused()).toBe('Home Goals');
  });
});
