import { exampleUser } from '@hearthway/contracts/examples';
import { getProfileDraftKey, homeLimits, saveHomeImpressions } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';
import { keptHere, oak, renderHome, section } from '../testing/render-home.js';

afterEach(() => {
  localStorage.clear();
});

const offline = 'Kept on this device. We’ll send it when you’re online.';
const notes = () => section('Your notes and ratings').getByLabelText<HTMLTextAreaElement>('Notes');
/** The photos of the tour have one of their own before it. */
const status = () => section('Your notes and ratings').getAllByRole('status').at(-1)?.textContent;
const star = (room: string, stars: number): HTMLInputElement => {
  const group = screen.getByText(room, { selector: '[role="group"] *' }).closest('[role="group"]');
  return group!.querySelector<HTMLInputElement>(`[value="${stars}"]`)!;
};

/** Types everything in one step, as dictation does. */
function note(text: string): void {
  fireEvent.change(notes(), { target: { value: text } });
}
const leaveNotes = (): void => void fireEvent.blur(notes());
const saysSaved = () => waitFor(() => expect(status()).toBe('Saved'), { timeout: 4_000 });

describe('notes and ratings', () => {
  it('are saved while the buyer walks through the home', async () => {
    const { person, stored } = await renderHome();
    note('Bright kitchen');
    await person.click(star('Kitchen', 4));
    await saysSaved();
    expect(stored().impressions).toEqual({
      version: 1,
      notes: 'Bright kitchen',
      ratings: [{ room: 'Kitchen', stars: 4 }],
    });
    await waitFor(() => expect(keptHere()).toEqual([]));

    await person.click(screen.getByText('Clear'));
    expect(document.activeElement).toBe(star('Kitchen', 1));
    await saysSaved();
    await waitFor(() => expect(stored().impressions.ratings).toEqual([]));
  });

  it('take rooms of the buyer’s own, each once', async () => {
    const { person, stored } = await renderHome();
    await person.click(screen.getByText('Add another room'));
    await person.type(screen.getByLabelText('Which room?'), 'kitchen');
    await person.click(screen.getByText('Add room'));
    expect(await screen.findByText('This room is in the list already')).toBeDefined();

    await person.clear(screen.getByLabelText('Which room?'));
    await person.type(screen.getByLabelText('Which room?'), 'Garage');
    await person.click(screen.getByText('Add room'));
    expect(await screen.findByText('Please choose the stars')).toBeDefined();

    await person.click(star('Your stars', 2));
    await person.click(screen.getByText('Add room'));
    expect(star('Garage', 2).checked).toBe(true);
    await saysSaved();
    expect(stored().impressions.ratings).toEqual([{ room: 'Garage', stars: 2 }]);
  });

  it('that are too long stay on the device until they are shortened', async () => {
    const { stored } = await renderHome();
    note('x'.repeat(homeLimits.notesLength + 1));
    leaveNotes();
    expect(status()).toBe('Kept on this device. It can’t be saved as it is.');
    expect(notes().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(keptHere()).toHaveLength(1));

    note('Bright');
    await saysSaved();
    expect(stored().impressions.notes).toBe('Bright');
  });
});

describe('without a connection', () => {
  it('they are kept through a reload, and sent once the line is back', async () => {
    const first = await renderHome();
    const connect = first.journey.disconnect();
    note('Bright kitchen');
    fireEvent.click(star('Kitchen', 4));
    leaveNotes();
    await waitFor(() => expect(status()).toBe(offline));
    await waitFor(() => expect(keptHere()).toEqual([`home-notes-draft:${exampleUser.id}:home-1`]));
    expect(localStorage.getItem(keptHere()[0] ?? '')).not.toContain('Bright');
    first.unmount();

    connect();
    first.journey.failWith(saveHomeImpressions, 503);
    await renderHome({ journey: first.journey });
    expect([notes().value, star('Kitchen', 4).checked]).toEqual(['Bright kitchen', true]);
    await waitFor(() => expect(status()).toContain('we’ll keep trying'));
    expect(first.stored().impressions.version).toBe(0);

    first.journey.failWith(saveHomeImpressions, undefined);
    window.dispatchEvent(new Event('online'));
    await saysSaved();
    expect(first.stored().impressions).toMatchObject({
      notes: 'Bright kitchen',
      ratings: [{ room: 'Kitchen', stars: 4 }],
    });
    await waitFor(() => expect(keptHere()).toEqual([]));
  });

  it('the page opens from what was loaded before', async () => {
    const { person, journey } = await renderHome();
    await person.click(screen.getByText('Back to your homes'));
    journey.disconnect();
    window.history.back();
    await screen.findByText('Your notes and ratings', { selector: 'h2' });
    expect(
      await screen.findByText('We can’t reach our service right now', undefined, { timeout: 4_000 }),
    ).toBeDefined();
    note('Bright kitchen');
    leaveNotes();
    await waitFor(() => expect(status()).toBe(offline));
    await waitFor(() => expect(keptHere()).toHaveLength(1));
  });
});

describe('what another device changed meanwhile', () => {
  it('is merged where it is something else', async () => {
    const { journey, stored } = await renderHome();
    const ratings = [{ room: 'Kitchen', stars: 2 }];
    journey.changeHomeElsewhere('home-1', { impressions: { version: 1, notes: '', ratings } });
    note('Bright kitchen');
    leaveNotes();
    await saysSaved();
    expect(stored().impressions).toMatchObject({ notes: 'Bright kitchen', ratings });
    expect(star('Kitchen', 2).checked).toBe(true);
  });

  it.each([
    ['Keep both', 'Old roof\n\nBright kitchen', 4],
    ['Keep mine', 'Bright kitchen', 4],
    ['Use the newer version', 'Old roof', 2],
  ])('is shown beside it where it is the same: %s', async (choice, kept, stars) => {
    const { person, journey, stored } = await renderHome();
    const ratings = [{ room: 'Kitchen', stars: 2 }];
    journey.changeHomeElsewhere('home-1', { impressions: { version: 1, notes: 'Old roof', ratings } });
    note('Bright kitchen');
    fireEvent.click(star('Kitchen', 4));
    leaveNotes();

    const newer = await screen.findByRole('region', { name: 'The newer version' });
    expect(newer.textContent).toContain('Old roofKitchen: 2 of 5 stars');
    expect(screen.getByRole('region', { name: 'On this device' }).textContent).toContain('Bright kitchen');
    expect(stored().impressions.notes).toBe('Old roof');
    await waitFor(() => expect(keptHere()).toHaveLength(1));

    await person.click(screen.getByText(choice));
    await waitFor(() => expect(stored().impressions).toMatchObject({ notes: kept, ratings: [{ stars }] }));
    expect(notes().value).toBe(kept);
    expect(screen.queryByRole('region', { name: 'The newer version' })).toBeNull();
  });
});

describe('notes on this device', () => {
  it('of a deleted home can still be copied', async () => {
    const first = await renderHome();
    first.journey.failWith(saveHomeImpressions, 503);
    note('Bright kitchen');
    leaveNotes();
    await waitFor(() => expect(status()).toContain('we’ll keep trying'));
    await waitFor(() => expect(keptHere()).toHaveLength(1));
    first.unmount();

    const { person } = renderJourney({ at: '/home-search/home-1', journey: inMemoryJourney() });
    expect(await screen.findByText('Bright kitchen')).toBeDefined();
    await person.click(screen.getByText('Delete these notes'));
    await waitFor(() => expect(keptHere()).toEqual([]));
  });

  it('go with a home that the buyer deletes here', async () => {
    const { person, journey } = await renderHome();
    journey.failWith(saveHomeImpressions, 503);
    note('Bright kitchen');
    await waitFor(() => expect(keptHere()).toHaveLength(1));
    await person.click(screen.getByText('Delete'));
    await person.click(screen.getByText('Delete home'));
    await waitFor(() => expect(location.pathname).toBe('/home-search'));
    await waitFor(() => expect(keptHere()).toEqual([]));
  });

  it('are no one else’s', async () => {
    const first = await renderHome();
    first.journey.failWith(saveHomeImpressions, 503);
    note('Bright kitchen');
    await waitFor(() => expect(keptHere()).toHaveLength(1));
    first.unmount();

    await renderHome({
      journey: inMemoryJourney({ homes: { homes: [oak] } }),
      user: { ...exampleUser, id: '00000000-0000-4000-8000-00000000000b' },
    });
    expect(notes().value).toBe('');
  });

  it('aren’t kept without a key, and the page says so', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const journey = inMemoryJourney({ homes: { homes: [oak] } });
    journey.failWith(getProfileDraftKey, 500);
    journey.failWith(saveHomeImpressions, 503);
    await renderHome({ journey });
    note('Bright kitchen');
    leaveNotes();
    await waitFor(() => expect(status()).toContain('This browser can’t keep your notes'));
    expect(keptHere()).toEqual([]);
  });
});
