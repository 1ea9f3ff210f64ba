import type { FinancialProfile } from '@hearthway/contracts/journey';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';

/** Renders the financial profile's page and waits for it. */
export async function renderProfile(options: RenderOptions & { readonly profile?: FinancialProfile } = {}) {
  const { profile, journey = inMemoryJourney({ financialProfile: profile }), ...rest } = options;
  const rendered = renderJourney({ at: '/pre-approval-form', journey, ...rest });
  await screen.findByText('Where you stand', { selector: 'h2' });
  return { ...rendered, saves: () => journey.requests.filter((request) => request.startsWith('PUT')).length };
}

/** A section of the page by its heading. */
export function section(name: string) {
  // A query by role takes a second on this page with its hundreds of elements.
  const found = screen.getByText(name, { selector: 'h2' }).closest('section');
  if (!found) throw new Error(`The heading ${name} is in no section`);
  return within(found);
}

export const contents = () => within(screen.getByRole('navigation', { name: 'Sections' }));

/** The save status. */
export const status = () => contents().getByRole('status').textContent;

/** Keys of the drafts in local storage. */
export const keptHere = (): readonly string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('financial-profile-draft:'));

/** Replaces a control's text in one step, as pasting does. */
export async function fill(person: UserEvent, control: HTMLInputElement, text: string): Promise<void> {
  control.focus();
  control.select();
  await person.paste(text);
}

/** Moves the focus out of the form. */
export const leave = (person: UserEvent) => person.click(screen.getByText('Your financial profile'));

export const field = (name: string, label: string) => section(name).getByLabelText<HTMLInputElement>(label);
