import { exampleHomeGoals, exampleMilestones } from '@hearthway/contracts/examples';
import { emptyHomeGoals, type HomeGoals } from '@hearthway/contracts/home-goals';
import { saveHomeGoals } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

async function openGoals(options: RenderOptions = {}) {
  const journey = renderJourney({ at: '/home-goals', ...options });
  await screen.findByRole('heading', { level: 2, name: 'What matters in a home?' });
  return journey;
}

const list = (name: 'Must have' | 'Nice to have' | 'Never') => screen.getByRole('region', { name });
const row = (name: RegExp) => screen.getByRole('button', { name });
const saved = () => waitFor(() => expect(screen.getByText('Saved')).toBeDefined());
const withBuyer = (part: Partial<HomeGoals['buyer']>): HomeGoals => ({
  ...exampleHomeGoals,
  buyer: { ...exampleHomeGoals.buyer, ...part },
});

describe('an empty page', () => {
  it('offers three lists to start from, and no demo button', async () => {
    const { person, journey } = await openGoals();
    expect(screen.getAllByRole('button', { name: /^Start from/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Mark Complete (Demo)' })).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Start from “More space”' }));
    expect(within(list('Must have')).getByText('4 or more bedrooms')).toBeDefined();
    await saved();
    expect(journey.homeGoals()).toMatchObject({ version: 1, goals: { buyer: { must: [{ limit: 4 }, {}, {}] } } });
  });
});

describe('a goal', () => {
  it('is added with its limit to the chosen list', async () => {
    const { person, journey } = await openGoals();
    await person.selectOptions(screen.getByLabelText('Trait'), 'Bathrooms');
    await person.selectOptions(screen.getByLabelText('List'), 'Nice to have');
    const limit = screen.getByLabelText('Bathrooms: at least');
    await person.clear(limit);
    await person.type(limit, '2.5');
    await person.click(screen.getByRole('button', { name: 'Add to “Nice to have”' }));

    expect(within(list('Nice to have')).getByText('2.5 or more bathrooms')).toBeDefined();
    await saved();
    expect(journey.homeGoals().goals.buyer.nice).toEqual([{ trait: 'bathrooms', limit: 2.5, importance: 3 }]);
  });

  it('is changed, weighed, moved, and removed without dragging', async () => {
    const { person, journey } = await openGoals({ homeGoals: { goals: exampleHomeGoals } });
    await person.click(row(/^3 or more bedrooms/));
    const limit = screen.getByLabelText('Bedrooms: at least');
    await person.clear(limit);
    expect(screen.getByText('Please enter a whole number, 1 to 20')).toBeDefined();
    await person.type(limit, '4');
    await person.selectOptions(
      within(screen.getByRole('group', { name: '4 or more bedrooms' })).getByLabelText('How much it counts'),
      '1 · A little',
    );
    await person.click(screen.getByRole('button', { name: 'Move to “Never”' }));

    expect(within(list('Never')).getByText('Fewer than 4 bedrooms')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Must have');
    await saved();
    expect(journey.homeGoals().goals.buyer.never).toContainEqual({ trait: 'bedrooms', limit: 4, importance: 1 });

    await person.click(row(/^Yard/));
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('button', { name: /^Yard/ })).toBeNull();
  });

  it('is on the lists only once', async () => {
    const { person } = await openGoals({ homeGoals: { goals: exampleHomeGoals } });
    await person.selectOptions(screen.getByLabelText('Trait'), 'Yard');
    await person.click(screen.getByRole('button', { name: 'Add to “Must have”' }));
    expect(screen.getByText('This is on your lists already. Change it there.')).toBeDefined();
  });
});

describe('own words', () => {
  const typeOwn = async (text: string) => {
    const rendered = await openGoals();
    await rendered.person.selectOptions(screen.getByLabelText('Trait'), 'In your own words');
    await rendered.person.type(screen.getByLabelText('In your own words'), text);
    return rendered;
  };
  const add = () => screen.getByRole('button', { name: 'Add to “Must have”' });

  it('shows no error before anything is typed into it', async () => {
    const { person } = await openGoals({ homeGoals: { goals: withBuyer({}) } });
    await person.click(screen.getByRole('button', { name: 'Add to “Must have”' }));
    expect(screen.getByText('Please choose what matters')).toBeDefined();
    await person.selectOptions(screen.getByLabelText('Trait'), 'In your own words');
    expect(screen.getByLabelText('In your own words').getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByText('Please choose what matters')).toBeNull();
  });

  it('about people are refused with the rule, and not added', async () => {
    const { person, journey } = await typeOwn('no kids on the block');
    expect(screen.getByText(/We leave families, children/)).toBeDefined();
    await person.click(add());
    expect(within(list('Must have')).queryByRole('list')).toBeNull();
    expect(journey.homeGoals().version).toBe(0);
  });

  it('that steer can be replaced by a trait of the street', async () => {
    const { person } = await typeOwn('safe neighborhood');
    await person.click(screen.getByRole('button', { name: 'Use “Well-lit street with sidewalks”' }));
    await person.click(add());
    expect(within(list('Must have')).getByText('Well-lit street with sidewalks')).toBeDefined();
  });

  it('about a 55+ community are a fact', async () => {
    await typeOwn('55+ community');
    expect(screen.getByText(/Housing for Older Persons Act/)).toBeDefined();
  });
});

describe('areas', () => {
  it('have every error at its own control', async () => {
    const { person, journey } = await openGoals({ homeGoals: { goals: withBuyer({ areas: [] }) } });
    const areas = within(screen.getByRole('region', { name: 'Where you’d live' }));
    await person.selectOptions(areas.getByLabelText('Kind of area'), 'Travel time to a place');
    await person.clear(areas.getByLabelText('Minutes at most'));
    await person.click(areas.getByRole('button', { name: 'Add area' }));
    const minutes = areas.getByLabelText('Minutes at most');
    expect(minutes.getAttribute('aria-describedby')).toContain(areas.getByText('Please enter minutes, 5 to 180').id);
    expect(areas.getByLabelText('To which place').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(minutes);
    expect(journey.homeGoals().goals.buyer.areas).toEqual([]);
  });

  it('are a county, a ZIP code, a city, or a travel time', async () => {
    const { person, journey } = await openGoals();
    const areas = within(screen.getByRole('region', { name: 'Where you’d live' }));
    const add = () => person.click(areas.getByRole('button', { name: 'Add area' }));

    await person.click(await areas.findByLabelText('County'));
    await person.click(await areas.findByRole('option', { name: 'Travis' }));
    await add();
    expect(areas.getByText('Travis County, TX')).toBeDefined();

    await person.selectOptions(areas.getByLabelText('Kind of area'), 'ZIP code');
    await person.type(areas.getByLabelText('ZIP code'), '787');
    await add();
    expect(areas.getByText('Please enter a ZIP code of five digits')).toBeDefined();
    await person.type(areas.getByLabelText('ZIP code'), '01');
    await add();

    await person.selectOptions(areas.getByLabelText('Kind of area'), 'Travel time to a place');
    await person.type(areas.getByLabelText('To which place'), 'my office');
    await add();
    expect(areas.getByText('Within 30 minutes of my office')).toBeDefined();

    await person.click(areas.getByRole('button', { name: 'Remove ZIP code 78701' }));
    await saved();
    expect(journey.homeGoals().goals.buyer.areas).toEqual([
      { kind: 'county', state: 'TX', name: 'Travis' },
      { kind: 'commute', place: 'my office', minutes: 30 },
    ]);
  });
});

describe('the step', () => {
  it('shows its rule, celebrates when it is met, and takes that back once', async () => {
    const { person, journey, toasts } = await openGoals({ homeGoals: { goals: withBuyer({ areas: [] }) } });
    const rule = within(await screen.findByRole('region', { name: 'To complete this step' }));
    expect(rule.getByText(/three|3 musts/i).textContent).toContain('(done)');
    const areas = within(screen.getByRole('region', { name: 'Where you’d live' }));
    await person.selectOptions(areas.getByLabelText('Kind of area'), 'ZIP code');
    await person.type(areas.getByLabelText('ZIP code'), '78701');
    await person.click(areas.getByRole('button', { name: 'Add area' }));

    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Home Goals')).toBeDefined();
    expect(toasts.filter(({ title }) => title.startsWith('Milestone completed'))).toHaveLength(1);
    await person.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(journey.homeGoals().goals.buyer.areas).toEqual([]));
    expect(journey.milestones().find(({ title }) => title === 'Home Goals')?.status).toBe('in_progress');
  });

  it('does not celebrate what is completed already', async () => {
    const milestones = exampleMilestones.map((entry) =>
      entry.title === 'Home Goals' ? { ...entry, status: 'completed' as const } : entry,
    );
    const { person } = await openGoals({ milestones });
    await person.click(screen.getByRole('button', { name: 'Start from “A solid first home”' }));
    await saved();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('two people', () => {
  it('each have lists, and see where they differ', async () => {
    const { person } = await openGoals({ homeGoals: { goals: exampleHomeGoals } });
    await person.click(screen.getByRole('tab', { name: 'Together' }));
    const first = within(screen.getByRole('region', { name: 'Talk about these first' }));
    expect(first.getByText('Never: Yard')).toBeDefined();
    expect(
      within(screen.getByRole('region', { name: 'Where you differ' })).getByText(
        'This suits you both: 4 or more bedrooms.',
      ),
    ).toBeDefined();
    await person.click(screen.getByRole('tab', { name: 'Sam' }));
    expect(within(list('Must have')).getByText('4 or more bedrooms')).toBeDefined();
  });

  it('start with an invitation, and a removed list can be brought back', async () => {
    const { person, journey, toasts } = await openGoals();
    await person.click(screen.getByRole('tab', { name: 'Co-buyer' }));
    await person.click(screen.getByRole('button', { name: 'Add their goals' }));
    await person.type(screen.getByLabelText(/Their first name/), 'Christian');
    expect(screen.getByRole('tab', { name: 'Christian' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Remove their goals' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Their goals are removed'));
    toasts.at(-1)?.action?.onSelect();
    await waitFor(() => expect(journey.homeGoals().goals.coBuyer?.name).toBe('Christian'));
  });
});

describe('saving', () => {
  it('keeps both versions after a change elsewhere, until the buyer chooses', async () => {
    const { person, journey } = await openGoals({ homeGoals: { goals: exampleHomeGoals } });
    journey.changeGoalsElsewhere({ ...emptyHomeGoals, holdYears: 3 });
    await person.click(row(/^Yard/));
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    const choice = await screen.findByRole('region', { name: 'Two versions of your goals' });
    await person.click(within(choice).getByRole('button', { name: 'Keep mine' }));
    await saved();
    expect(journey.homeGoals()).toMatchObject({ version: 3, goals: { buyer: { must: [{}, {}] } } });
  });

  it('can take the newer version', async () => {
    const { person, journey } = await openGoals({ homeGoals: { goals: exampleHomeGoals } });
    journey.changeGoalsElsewhere(withBuyer({ must: [] }));
    await person.click(row(/^Yard/));
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    await person.click(await screen.findByRole('button', { name: 'Use the newer version' }));
    expect(within(list('Must have')).queryByRole('list')).toBeNull();
    expect(journey.homeGoals().version).toBe(2);
  });

  it('says so when it fails, and tries again', async () => {
    const { person, journey } = await openGoals({ homeGoals: { goals: exampleHomeGoals } });
    journey.failWith(saveHomeGoals, 503);
    await person.click(row(/^Yard/));
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    const again = await screen.findByRole('button', { name: 'Save again' });
    journey.failWith(saveHomeGoals, undefined);
    await person.click(again);
    await saved();
    expect(journey.homeGoals().goals.buyer.must).toHaveLength(2);
  });
});

it('warns of a price above the pinned budget, and keeps it', async () => {
  await openGoals({ homeGoals: { goals: exampleHomeGoals, budgetCents: 40_012_345 } });
  expect(screen.getByText(/A price of \$420,000 is above the budget you pinned, about \$400,000/)).toBeDefined();
});
