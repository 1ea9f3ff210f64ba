import type { FinancialProfile } from '@hearthway/contracts/journey';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';

/** The page of the financial profile, once it is there. */
export async function renderProfile(options: RenderOptions & { readonly profile?: FinancialProfile } = {}) {
  const { profile, journey = inMemoryJourney({ financialProfile: profile }), ...rest } = options;
  const rendered = renderJourney({ at: '/pre-approval-form', journey, ...rest });
  await screen.findByText('Where you stand', { selector: 'h2' });
  return { ...rendered, saves: () => journey.requests.filter((request) => request.startsWith('PUT')).length };
}

/** A section of the page by its heading. */
export function section(name: string) {
  // By role it takes a second on a busy machine: the page has hundreds of elements to name.
  const found = screen.getByText(name, { selector: 'h2' }).closest('section');
  if (!found) throw new Error(`The heading ${name} is in no section`);
  return within(found);
}

export const contents = () => within(screen.getByRole('navigation', { name: 'Sections' }));

/** What is said of the saving. */
export const status = () => contents().getByRole('status').textContent;

/** What this browser keeps of the profile. */
export const keptHere = (): readonly string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('financial-profile-draft:'));

/** Puts a text in place of what a control holds, at once, as from the clipboard. */
export async function fill(person: UserEvent, control: HTMLInputElement, text: string): Promise<void> {
  control.focus();
  control.select();
  await person.paste(text);
}

/** The focus goes where nothing is asked. */
export const leave = (person: UserEvent) => person.click(screen.getByText('Your financial profile'));

export const field = (name: string, label: string) => section(name).getByLabelText<HTMLInputElement>(label);
