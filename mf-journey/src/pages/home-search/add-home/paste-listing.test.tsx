import { createHome } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';

const listing = `$425,000
3 bd | 2 ba | 1,650 sqft
4512 Shoal Creek Blvd, Austin, TX 78756
HOA: $255 quarterly`;

async function openPaste(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/home-search', ...options });
  const { person } = rendered;
  await person.click((await screen.findAllByRole('button', { name: /^(Add a home|Paste a listing)/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a home' }));
  await person.click(dialog.getByRole('tab', { name: 'Paste a listing' }));
  const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the listing' });
  const read = async (pasted: string) => {
    await person.clear(text);
    if (pasted) {
      await person.click(text);
      await person.paste(pasted);
    }
    await person.click(dialog.getByRole('button', { name: 'Read it' }));
  };
  return { ...rendered, dialog, text, read };
}

it('shows what was understood from where, and saves the home after a look', async () => {
  const { journey, dialog, read, person, toasts } = await openPaste();
  await read(listing);
  const heading = await dialog.findByRole('heading', { name: 'What we understood' });
  expect(document.activeElement).toBe(heading);
  expect(dialog.getByText('from “HOA: $255 quarterly”')).toBeDefined();
  expect(dialog.getByText(/^Not in the text: Year built\./)).toBeDefined();
  expect(journey.homes()).toEqual([]);

  const price = dialog.getByRole('textbox', { name: 'Price' });
  expect((price as HTMLInputElement).value).toBe('425,000');
  await person.clear(price);
  await person.type(price, '420,000');
  await person.click(dialog.getByRole('button', { name: 'Save this home' }));
  await waitFor(() => {
    expect(toasts.at(-1)?.title).toBe('Home saved');
  });
  expect(journey.homes()).toMatchObject([
    {
      address: '4512 Shoal Creek Blvd',
      city: 'Austin',
      state: 'TX',
      zipCode: '78756',
      priceCents: 42_000_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1650,
      hoaMonthlyCents: 8_500,
    },
  ]);
});

it('says that a sold home is off the market, and takes no price from it', async () => {
  const { journey, dialog, read, person } = await openPaste();
  await read('SOLD Oct 31, 2025\n$410,000\nOff market\n4512 Shoal Creek Blvd, Austin, TX 78756');
  expect(await dialog.findByText('This home is off the market')).toBeDefined();
  expect(dialog.getByText('from “SOLD”')).toBeDefined();
  expect(dialog.getByText(/^Not in the text: Price,/)).toBeDefined();
  await person.type(dialog.getByRole('textbox', { name: 'Price' }), '425,000');
  await person.click(dialog.getByRole('button', { name: 'Save this home' }));
  await waitFor(() => {
    expect(journey.homes()).toMatchObject([{ priceCents: 42_500_000, marketStatus: 'off_market' }]);
  });
});

it('goes back to the text, and keeps what was corrected unless the text is another one', async () => {
  const { dialog, read, person } = await openPaste();
  await read(listing);
  const price = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
  await person.clear(price());
  await person.type(price(), '420,000');
  await person.click(await dialog.findByRole('button', { name: 'Back to the text' }));
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the listing' });
  expect([text.value, document.activeElement]).toEqual([listing, text]);
  await person.click(dialog.getByRole('button', { name: 'Read it' }));
  await dialog.findByRole('heading', { name: 'What we understood' });
  expect(price().value).toBe('420,000');

  await person.click(dialog.getByRole('button', { name: 'Back to the text' }));
  await person.type(dialog.getByRole('textbox', { name: 'Text of the listing' }), ' Yard');
  await person.click(dialog.getByRole('button', { name: 'Read it' }));
  await dialog.findByRole('heading', { name: 'What we understood' });
  expect(price().value).toBe('425,000');
});

it('asks for more if the text says nothing about a home', async () => {
  const { dialog, read, text } = await openPaste();
  await read('');
  expect(await dialog.findByText('Please paste the text of a listing')).toBeDefined();
  await read('Dinner at 7?');
  expect(await dialog.findByText(/^We found nothing about a home in this text\./)).toBeDefined();
  expect(document.activeElement).toBe(text);
});

it('keeps what was understood when it can’t be saved', async () => {
  const { journey, dialog, read, person } = await openPaste();
  journey.failWith(createHome, 409, { code: 'home.too-many', message: 'You have 500 homes.' });
  await read(listing);
  await person.click(await dialog.findByRole('button', { name: 'Save this home' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('You have 500 homes.');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Street address' }).value).toBe('4512 Shoal Creek Blvd');
});
