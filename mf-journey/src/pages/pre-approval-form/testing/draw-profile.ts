import type { FinancialProfile } from '@hearthway/contracts/journey';
import { screen, within } from '@testing-library/react';
import { drawJourney, type DrawOptions } from '../../../testing/draw-journey.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';

/** The page of the financial profile, once it is there. */
export async function drawProfile(options: DrawOptions & { readonly profile?: FinancialProfile } = {}) {
  const { profile, journey = inMemoryJourney({ financialProfile: profile }), ...rest } = options;
  const drawn = drawJourney({ at: '/pre-approval-form', journey, ...rest });
  await screen.findByRole('heading', { level: 2, name: 'Where you stand' });
  return { ...drawn, saves: () => journey.requests.filter((request) => request.startsWith('PUT')).length };
}

/** A section of the page by its heading. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

export const contents = () => within(screen.getByRole('complementary', { name: 'Sections' }));

/** What is said of the saving. */
export const status = () => contents().getByRole('status').textContent;

/** What this browser keeps of the profile. */
export const keptHere = (): readonly string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('financial-profile-draft:'));

export const field = (name: string, label: string) => section(name).getByLabelText<HTMLInputElement>(label);
