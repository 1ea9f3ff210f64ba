import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { listOffers } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

const homes = { homes: [exampleHomeEntry] };

async function openPage(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/make-offer', homes, ...options });
  const press = async (name: string | RegExp) => rendered.person.click(await screen.findByRole('button', { name }));
  const follow = async (name: string | RegExp) => rendered.person.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, press, follow };
}

it('leads from the home to a sent offer and to its contract', async () => {
  const { person, press, follow, journey } = await openPage();
  await press(/^Write an offer/);
  await follow('Continue without sales');
  const price = await screen.findByLabelText('The price you offer');
  await person.clear(price);
  await person.type(price, '401000');
  await press('Save and continue');
  await screen.findByRole('heading', { name: 'Set your terms' });
  await press('Save and continue');
  await screen.findByText('Your letter covers the price.');
  await press('I sent this offer');
  await screen.findByRole('heading', { name: 'Waiting for the seller’s answer' });
  expect(journey.reply(listOffers).offers).toMatchObject([{ status: 'sent', terms: { priceCents: 40_100_000 } }]);
  await press('They accepted it');
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Start my deadlines' }));
  await screen.findByRole('heading', { name: 'Make an offer' });
  expect(journey.contract()).toMatchObject({ terms: { priceCents: 40_100_000 } });
});
