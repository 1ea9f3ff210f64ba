import { allTimersBut } from '@hearthway/tooling/testing';
import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { createCalendarEvent, importHomes } from '@hearthway/contracts/journey';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { redfinFile, redfinHeadings, redfinRows } from '../../../features/homes-csv/testing/sample-files.js';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';

beforeEach(() => {
  // Before the sample's open houses.
  jest.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z'), doNotFake: allTimersBut('Date') });
});
afterEach(() => {
  jest.useRealTimers();
});

async function openImport(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/home-search', homes: { homes: [exampleHomeEntry] }, ...options });
  await rendered.person.click(await screen.findByRole('button', { name: 'Add a home' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a home' }));
  await rendered.person.click(dialog.getByRole('tab', { name: 'Import a file' }));
  const picker = await dialog.findByLabelText('CSV file');
  const choose = (text: string, name = 'homes.csv') => rendered.person.upload(picker, new File([text], name));
  return { ...rendered, dialog, choose };
}

describe('a list of homes', () => {
  it('is shown, then saved, then its open houses are put into the calendar', async () => {
    const { journey, dialog, choose, person } = await openImport();
    await choose(redfinFile, 'redfin_2026.csv');
    expect(document.activeElement).toBe(await dialog.findByRole('heading', { name: 'redfin_2026.csv' }));
    expect(dialog.getByText(/^We found 3 homes and 1 past sale\./)).toBeDefined();
    const homes = within(dialog.getByRole('list', { name: 'Homes' }));
    expect(homes.getByText('1204 W 5th St, "The Mill" #616')).toBeDefined();
    expect(dialog.getByText('$612,500 · 3 beds · 2 baths · 1,540 sq ft · Sold October 31, 2025')).toBeDefined();
    expect(journey.homes()).toHaveLength(1);

    await person.click(dialog.getByRole('button', { name: 'Save 3 homes and 1 past sale' }));
    expect(document.activeElement).toBe(await dialog.findByRole('heading', { name: 'Your list is saved' }));
    expect(dialog.getByText(/^2 homes added\. 1 home updated at an address you had\./)).toBeDefined();
    expect(journey.homes()).toHaveLength(3);
    expect(journey.comparableSales()).toMatchObject([{ address: '88 Elm Ct', soldOn: '2025-10-31' }]);

    expect(dialog.getByText('Thursday, December 31, 2026, 11:00 AM, Central Time')).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Add to calendar 4512 Shoal Creek Blvd, Austin' }));
    expect(await dialog.findByText('In your calendar')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your list is saved'));
    await person.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is saved with a word about what was updated, if nobody can visit anything soon', async () => {
    const { dialog, choose, person, toasts } = await openImport();
    const { address, city, state, zipCode } = exampleHomeEntry;
    await choose(
      `Address,City,State,ZIP,Price,Open house\n"${address}",${city},${state},${zipCode},400000,\n1 Oak St,Austin,TX,78704,400000,May-1-2026 1:00 PM`,
    );
    const homes = within(await dialog.findByRole('list', { name: 'Homes' }));
    expect(homes.getAllByText(/^You have it/).map((text) => text.textContent)).toEqual([
      'You have it: updates $425,000 to $400,000',
    ]);
    await person.click(dialog.getByRole('button', { name: 'Save 2 homes' }));
    await waitFor(() => {
      expect(toasts.at(-1)?.description).toBe('1 home added. 1 home updated at an address you had.');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a repeated row once, and counts it once', async () => {
    const { dialog, choose, person, toasts, journey } = await openImport();
    await choose('Address,Price\n1 Oak St,400000\n2 Oak St,410000\n1 Oak Street,395000');
    expect(
      await dialog.findByText('We found 2 homes. One row repeats an earlier one, so we put them together.'),
    ).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Save 2 homes' }));
    await waitFor(() => {
      expect(toasts.at(-1)?.description).toBe('2 homes added.');
    });
    expect(journey.homes()).toHaveLength(3);
  });

  it('names what can’t be read by line and column, and keeps the rest', async () => {
    const { dialog, choose } = await openImport();
    await choose('Address,Price,Beds\n1 Oak St,call us,3\n2 Oak St,400000,lots\n3 Oak St,500000,2');
    expect(
      await dialog.findByText('Line 2, Price: “call us” isn’t an amount in dollars, such as 425,000.'),
    ).toBeDefined();
    expect(dialog.getByText('Line 3, Beds: “lots” isn’t a whole number up to 50.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Save 2 homes' })).toBeDefined();
  });

  it('is read by the columns that the buyer chooses', async () => {
    const { dialog, choose, person } = await openImport();
    await choose('Where,Asking,Rooms\n1 Oak St,400000,3\n2 Oak St,410000,4');
    expect(
      await dialog.findByText(/^We couldn’t tell which column has the street address and the price\./),
    ).toBeDefined();
    expect(dialog.queryByRole('button', { name: /^Save/ })).toBeNull();
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Street address' }), 'Where · 1 Oak St');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Price' }), 'Asking · 400000');
    const bedrooms = dialog.getByRole('combobox', { name: 'Bedrooms' });
    await person.selectOptions(bedrooms, 'Rooms · 3');
    expect(document.activeElement).toBe(bedrooms);
    expect(within(dialog.getByRole('list', { name: 'Homes' })).getByText('$400,000 · 3 beds')).toBeDefined();
    await person.selectOptions(bedrooms, 'Not in the file');
    expect(dialog.getByText('Not used: Rooms.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Save 2 homes' })).toBeDefined();
  });

  it('may be replaced by another one', async () => {
    const { dialog, choose } = await openImport();
    await choose('Address,Price\n1 Oak St,400000', 'first.csv');
    await dialog.findByRole('heading', { name: 'first.csv' });
    await choose('Address,Price\n2 Oak St,400000', 'second.csv');
    await dialog.findByRole('heading', { name: 'second.csv' });
    expect(dialog.queryByText('1 Oak St')).toBeNull();
  });
});

describe('when something goes wrong', () => {
  it('says why a file can’t be used, and takes another one', async () => {
    const { dialog, choose } = await openImport();
    await choose('<!doctype html><title>Sign in</title>');
    expect((await dialog.findByRole('alert')).textContent).toContain('This is a web page, not a CSV file.');
    await choose('Address,Price\n1 Oak St,400000');
    expect(await dialog.findByRole('button', { name: 'Save 1 home' })).toBeDefined();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('says why a list isn’t saved, and saves it on the next try', async () => {
    const { journey, dialog, choose, person } = await openImport();
    journey.failWith(importHomes, 409, { code: 'home.too-many', message: 'You can keep 500 homes.' });
    await choose('Address,Price\n1 Oak St,400000');
    await person.click(await dialog.findByRole('button', { name: 'Save 1 home' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('You can keep 500 homes.');
    journey.failWith(importHomes, undefined);
    await person.click(dialog.getByRole('button', { name: 'Save 1 home' }));
    await waitFor(() => {
      expect(journey.homes()).toHaveLength(2);
    });
  });

  it('stops adding to a full calendar, and goes on with what is left', async () => {
    const { journey, dialog, choose, person } = await openImport();
    const [home] = redfinRows;
    await choose([redfinHeadings, home, home.replace('4512', '4514'), home.replace('4512', '4516')].join('\n'));
    await person.click(await dialog.findByRole('button', { name: 'Save 3 homes' }));
    await person.click(await dialog.findByRole('button', { name: 'Add to calendar 4514 Shoal Creek Blvd, Austin' }));
    await dialog.findByText('In your calendar');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Add to calendar 4516/));
    journey.failWith(createCalendarEvent, 409, { code: 'calendar-event.too-many', message: 'Your calendar is full.' });
    await person.click(dialog.getByRole('button', { name: 'Add all 2 to calendar' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Your calendar is full.');
    journey.failWith(createCalendarEvent, undefined);
    await person.click(dialog.getByRole('button', { name: 'Add all 2 to calendar' }));
    await waitFor(() => {
      expect(dialog.getAllByText('In your calendar')).toHaveLength(3);
    });
  });
});
