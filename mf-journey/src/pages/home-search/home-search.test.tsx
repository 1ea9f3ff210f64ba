import { exampleHomeEntry, exampleMilestones, exampleUser } from '@hearthway/contracts/examples';
import { moveHome } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { savedHome } from '../../testing/in-memory/homes.js';
import { renderJourney } from '../../testing/render-journey.js';

const one = savedHome('one', exampleHomeEntry);
const other = savedHome('other', { ...exampleHomeEntry, address: '9 Birch Road', priceCents: 30_000_000 });
const at = '/home-search';

afterEach(() => {
  localStorage.clear();
});

describe('an empty board', () => {
  it('reads a pasted listing, shows what it understood, and saves it', async () => {
    const { person, journey } = renderJourney({ at });
    await person.click(await screen.findByRole('button', { name: 'Add a home' }));
    await person.click(await screen.findByRole('textbox', { name: /Text of the listing/ }));
    await person.paste('$425,000 3 bd 2 ba 1,650 sqft 4512 Shoal Creek Blvd, Austin, TX 78756');
    await person.click(screen.getByRole('button', { name: 'Read it' }));

    expect(await screen.findByText('We found 8 facts')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveProperty('value', '425,000');
    await person.click(screen.getByRole('button', { name: 'Save this home' }));
    await screen.findByRole('article', { name: '4512 Shoal Creek Blvd' });
    expect(journey.homes()).toMatchObject([{ priceCents: 42_500_000, bedrooms: 3, city: 'Austin' }]);
  });
});

describe('a board', () => {
  it('moves a home by its menu, and takes it back if that fails', async () => {
    const { person, journey, toasts } = renderJourney({ at, homes: [one] });
    await person.click(await screen.findByRole('button', { name: /Move 4512/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Tour' }));
    await waitFor(() => expect(journey.homes()[0]?.stage).toBe('tour'));
    expect(within(screen.getByRole('region', { name: /^Tour/ })).getByRole('article')).toBeDefined();

    journey.failWith(moveHome, 500);
    await person.click(screen.getByRole('button', { name: /Move 4512/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Passed' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toContain('We couldn’t move this home'));
    expect(within(screen.getByRole('region', { name: /^Tour/ })).getByRole('article')).toBeDefined();
  });

  it('keeps the menu through a late scroll event, and hides it when its button moves', async () => {
    const { person } = renderJourney({ at, homes: [one] });
    const button = await screen.findByRole('button', { name: /Move 4512/ });
    await person.click(button);
    fireEvent.scroll(window);
    expect(screen.getByRole('menu')).toBeDefined();

    button.getBoundingClientRect = () => new DOMRect(0, -40, 90, 36);
    fireEvent.scroll(window);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('asks before an offer while the step before it is open, and never blocks', async () => {
    const { person, journey } = renderJourney({ at, homes: [one] });
    const offer = async () => {
      await person.click(await screen.findByRole('button', { name: /Move 4512/ }));
      await person.click(screen.getByRole('menuitem', { name: 'Offer' }));
      return within(screen.getByRole('dialog', { name: 'Move to Offer now?' }));
    };
    const question = await offer();
    expect(question.getByText(/^Home Search usually comes after Get Pre-Approved, which is still open/)).toBeDefined();
    await person.click(question.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(journey.homes()[0]?.stage).toBe('saved');

    await person.click((await offer()).getByRole('button', { name: 'Move anyway' }));
    await waitFor(() => expect(journey.homes()[0]?.stage).toBe('offer'));
    expect(await screen.findByRole('dialog', { name: 'Milestone Completed!' })).toBeDefined();
  });

  it('asks nothing once the step before an offer is completed', async () => {
    const milestones = exampleMilestones.map((milestone) => ({ ...milestone, status: 'completed' as const }));
    const { person, journey } = renderJourney({ at: '/home-search/one', homes: [one], milestones });
    await person.click(await screen.findByRole('button', { name: /Move 4512/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Offer' }));
    await waitFor(() => expect(journey.homes()[0]?.stage).toBe('offer'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how to drag with the keyboard', async () => {
    renderJourney({ at, homes: [one] });
    const handle = await screen.findByRole('button', { name: /^Drag 4512/ });
    const described = document.getElementById(handle.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toMatch(/the arrow keys to choose a column/);
  });

  it('shows one column at a time on a phone', async () => {
    const { person } = renderJourney({ at, homes: [one, { ...other, stage: 'tour' }], small: true });
    await screen.findByRole('article', { name: exampleHomeEntry.address });
    expect(screen.queryByRole('article', { name: '9 Birch Road' })).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Tour/ }));
    expect(screen.getByRole('article', { name: '9 Birch Road' })).toBeDefined();
  });

  it('compares chosen homes side by side', async () => {
    const { person } = renderJourney({ at, homes: [one, other] });
    for (const box of await screen.findAllByRole('checkbox', { name: 'Compare' })) await person.click(box);
    await person.click(screen.getByRole('button', { name: 'Compare' }));
    const row = await screen.findByRole('row', { name: /^Price \$/ });
    expect(row.textContent).toBe('Price$425,000$300,000');
  });

  it('has no demonstration button', async () => {
    renderJourney({ at, homes: [one] });
    await screen.findByRole('article');
    expect(screen.queryByText('Mark Complete (Demo)')).toBeNull();
  });
});

describe('a home', () => {
  it('adds a room to rate, and says why one isn’t added', async () => {
    const { person } = renderJourney({ at: '/home-search/one', homes: [one] });
    const room = await screen.findByRole('textbox', { name: /^Another room/ });
    const add = screen.getByRole('button', { name: 'Add room' });
    await person.click(add);
    expect(screen.getByText('Please enter a room')).toBeDefined();
    expect(document.activeElement).toBe(room);

    await person.type(room, 'kitchen');
    await person.click(add);
    expect(screen.getByText('Kitchen is already in the list')).toBeDefined();

    await person.clear(room);
    await person.type(room, 'Sunroom{Enter}');
    expect(screen.getByRole('group', { name: 'Sunroom' })).toBeDefined();
    expect(screen.queryByText('Kitchen is already in the list')).toBeNull();
    expect(room).toHaveProperty('value', '');
  });

  it('keeps notes written offline, and sends them later', async () => {
    const { person, journey } = renderJourney({ at: '/home-search/one', homes: [one] });
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    const reconnect = journey.disconnect();
    await person.type(notes, 'Old roof');
    await person.tab();
    await screen.findByText(/send it when you’re back online/);
    expect(localStorage.getItem(`home-notes-draft:${exampleUser.id}:one`)).toContain('Old roof');

    reconnect();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(journey.homes()[0]?.notes).toBe('Old roof'));
    await waitFor(() => expect(localStorage.getItem(`home-notes-draft:${exampleUser.id}:one`)).toBeNull());
  });

  it('loses no text when the notes changed on another device', async () => {
    const { person, journey } = renderJourney({ at: '/home-search/one', homes: [one] });
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    journey.changeHomeElsewhere('one', { notes: 'Bright kitchen' });
    await person.type(notes, 'Old roof');
    await person.tab();
    await screen.findByText('Bright kitchen');
    expect(notes).toHaveProperty('value', 'Old roof');

    await person.click(screen.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(journey.homes()[0]?.notes).toBe('Bright kitchen\n\nOld roof'));
  });

  it('sends a change of the notes on top of a change of something else', async () => {
    const { person, journey } = renderJourney({ at: '/home-search/one', homes: [one] });
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    journey.changeHomeElsewhere('one', { stage: 'tour' });
    await person.type(notes, 'Old roof');
    await person.tab();
    await waitFor(() => expect(journey.homes()[0]).toMatchObject({ notes: 'Old roof', stage: 'tour' }));
  });
});
