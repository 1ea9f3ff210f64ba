import { dismissAlert, listAlerts, type EventAlert } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

const hour = 3_600_000;
const alertIn = (hours: number, title: string, more: Partial<EventAlert> = {}): EventAlert => ({
  id: title.replaceAll(' ', '-'),
  title,
  kind: 'own',
  startsAt: new Date(Date.now() + hours * hour).toISOString(),
  hours: Math.ceil(hours),
  ...more,
});
const option = alertIn(3.8, 'Option period ends', { kind: 'deadline', timeZone: 'America/Chicago' });
const tour = alertIn(20, 'Home tour', { kind: 'tour' });
const several = [option, tour, alertIn(21, 'Call'), alertIn(22, 'Answer', { kind: 'offer' }), alertIn(23, 'Letter')];

/** They come only after the page has rested for a while. */
const alerts = async () => within(await screen.findByRole('region', { name: 'Alerts' }, { timeout: 10_000 }));
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull();
  });

describe('alerts', () => {
  it.each(['/dashboard', '/settings'])('are on %s, and say how long is left', async (at) => {
    renderJourney({ at, alerts: [option] });
    const line = (await alerts()).getByRole('listitem').textContent;
    expect(line).toMatch(/^Option period ends \w{3}, \w{3} \d+, \d+:\d\d [AP]M( C[SD]T)?, in about 4 hours/);
  });

  it('are three at most, with the rest counted, and one on a phone', async () => {
    const { unmount } = renderJourney({ alerts: several });
    const shown = await alerts();
    expect(shown.getAllByRole('listitem')).toHaveLength(3);
    expect(shown.getByRole('link', { name: '2 more on your schedule' }).getAttribute('href')).toBe(
      '/dashboard#schedule',
    );
    unmount();
    renderJourney({ alerts: several, small: true });
    expect((await alerts()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '4 more on your schedule' })).toBeDefined();
  });

  it('lead to where the event is from', async () => {
    renderJourney({ alerts: [option, tour, alertIn(21, 'Homestead', { kind: 'home' })] });
    const links = (await alerts()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open Option period ends', '/make-offer'],
      ['Open Home tour', '/dashboard#schedule'],
      ['Open Homestead', '/closing#first-year'],
    ]);
  });

  it('are dismissed one by one, and the focus stays near', async () => {
    const { journey, person } = renderJourney({ alerts: [option, tour] });
    const shown = await alerts();
    await person.click(shown.getByRole('button', { name: 'Dismiss Option period ends' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain('Home tour');
    await person.click(shown.getByRole('button', { name: 'Dismiss Home tour' }));
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => {
      expect(journey.reply(listAlerts).alerts).toEqual([]);
    });
  });

  it('are gone for this visit even if that couldn’t be stored', async () => {
    const journey = inMemoryJourney({ alerts: [option] });
    journey.failWith(dismissAlert, 503);
    const { person, toasts } = renderJourney({ journey });
    await person.click((await alerts()).getByRole('button', { name: 'Dismiss Option period ends' }));
    await gone();
    expect(toasts).toEqual([]);
  });

  it('are fetched again when the buyer comes back', async () => {
    const journey = inMemoryJourney({ alerts: [option] });
    journey.failWith(listAlerts, 403);
    renderJourney({ journey });
    await waitFor(
      () => {
        expect(journey.requests).toContain(`GET ${listAlerts.path}`);
      },
      { timeout: 10_000 },
    );
    expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull();
    journey.failWith(listAlerts, undefined);
    // Until the failed request has ended, coming back asks nothing.
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(screen.getByRole('region', { name: 'Alerts' })).toBeDefined();
    });
  });

  it('leave out what is past', async () => {
    renderJourney({ alerts: [alertIn(-0.1, 'Past'), tour] });
    expect((await alerts()).getAllByRole('listitem')).toHaveLength(1);
  });
});
