import { listCalendarEvents, planTour } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { oak, renderHome, section } from '../testing/render-home.js';

const tour = () => section('Tour');

function fill(date: string, time: string): void {
  fireEvent.change(tour().getByLabelText('Date'), { target: { value: date } });
  fireEvent.change(tour().getByLabelText('Time'), { target: { value: time } });
}

describe('a tour', () => {
  it('is planned, changed, and canceled, and goes into the calendar', async () => {
    const { person, stored, journey } = await renderHome();
    fill('2030-12-05', '14:30');
    await person.click(tour().getByText('Plan a tour'));
    expect(await tour().findByText('Thursday, December 5, 2030 at 2:30 PM. It’s in your calendar.')).toBeDefined();
    expect(stored()).toMatchObject({ tourAt: new Date(2030, 11, 5, 14, 30).toISOString(), stage: 'tour' });
    expect(document.activeElement?.textContent).toBe('Tour');

    await person.click(tour().getByText('Change the time'));
    fill('2030-12-06', '09:00');
    await person.click(tour().getByText('Save the new time'));
    expect(await tour().findByText(/^Friday, December 6, 2030 at 9:00 AM/)).toBeDefined();

    await person.click(tour().getByText('Cancel the tour'));
    await waitFor(() => expect(stored().tourAt).toBeNull());
    expect(await tour().findByText('Plan a tour')).toBeDefined();
    expect(journey.requests).not.toContain(`POST ${listCalendarEvents.path}`);
  });

  it('needs a day and a time to come', async () => {
    const { person, stored } = await renderHome();
    await person.click(tour().getByText('Plan a tour'));
    expect(await tour().findByText('Please choose a date')).toBeDefined();
    fill('2020-12-05', '14:30');
    await person.click(tour().getByText('Plan a tour'));
    expect(await tour().findByText('This day and time are over. Please choose another')).toBeDefined();
    expect(stored().tourAt).toBeNull();
  });

  it('isn’t planned over a change from elsewhere that the buyer hasn’t seen', async () => {
    const { person, stored, journey } = await renderHome();
    fill('2030-12-05', '14:30');
    journey.changeHomeElsewhere('home-1', { stage: 'passed' });
    await person.click(tour().getByText('Plan a tour'));
    expect(await tour().findByText('This home was changed somewhere else. This is how it is now.')).toBeDefined();
    expect(screen.getByText('Passed')).toBeDefined();

    await person.click(tour().getByText('Plan a tour'));
    await waitFor(() => expect(stored().tourAt).not.toBeNull());
    expect(await tour().findByText(/You passed on this home, so it isn’t in your calendar/)).toBeDefined();
  });

  it('that can’t be canceled stays', async () => {
    const tourAt = new Date(2030, 11, 5, 14, 30).toISOString();
    const { person, journey, toasts } = await renderHome({ given: { homes: [{ ...oak, tourAt }] } });
    journey.failWith(planTour, 503, { message: 'Not now' });
    await person.click(tour().getByText('Cancel the tour'));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'destructive', description: 'Not now' }));
    expect(tour().getByText(/^Thursday, December 5/)).toBeDefined();
  });

  it('in Texas starts with an agreement, and elsewhere doesn’t', async () => {
    const { unmount } = await renderHome();
    expect(tour().getByText(/an agent needs a written agreement with you/)).toBeDefined();
    unmount();
    await renderHome({ given: { homes: [{ ...oak, state: 'CO' }] } });
    expect(tour().queryByText(/written agreement/)).toBeNull();
  });
});
