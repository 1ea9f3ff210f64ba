import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { saveHomeImpressions } from '@hearthway/contracts/journey';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';
import { openExampleDrafts } from '../drafts/testing/index.js';

const title = 'Some notes are only on this device';
const empty = { notes: '', ratings: [] };

beforeEach(async () => {
  const storage = await openExampleDrafts('homeNotes');
  await storage.write('home-1', { values: { ...empty, notes: 'Bright' }, from: empty });
});
afterEach(() => {
  localStorage.clear();
});

const withHome = () => inMemoryJourney({ homes: { homes: [exampleHomeEntry] } });
const notesOf = (journey: ReturnType<typeof inMemoryJourney>) => journey.homes()[0]?.impressions.notes;

describe('the homes of a buyer with unsent notes', () => {
  it('send them, without opening the home', async () => {
    const journey = withHome();
    renderJourney({ at: '/home-search', journey });
    await waitFor(() => expect(notesOf(journey)).toBe('Bright'));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByText(title)).toBeNull();
  });

  it('say whose still wait, and send them once back online', async () => {
    const journey = withHome();
    journey.failWith(saveHomeImpressions, 503);
    renderJourney({ at: '/home-search', journey });
    await screen.findByText(title);

    journey.failWith(saveHomeImpressions, undefined);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(notesOf(journey)).toBe('Bright'));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });

  it('lead to what was noted about one that was deleted elsewhere', async () => {
    const { person } = renderJourney({ at: '/home-search', journey: inMemoryJourney() });
    await person.click(await screen.findByText('A home that was deleted'));
    expect(await screen.findByText('Bright')).toBeDefined();
  });

  it('leave a choice between two versions to the buyer', async () => {
    const journey = withHome();
    journey.changeHomeElsewhere('home-1', { impressions: { ...empty, version: 1, notes: 'Old roof' } });
    renderJourney({ at: '/home-search', journey });
    await screen.findByText(title);
    expect(notesOf(journey)).toBe('Old roof');
  });
});
