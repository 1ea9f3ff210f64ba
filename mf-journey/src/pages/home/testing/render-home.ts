import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { screen, within } from '@testing-library/react';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import type { GivenHomes } from '../../../testing/in-memory/homes.js';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';

export const oak = { ...exampleHomeEntry, address: '12 Oak Street' };

/** Renders the page of a home, by default of the only one that there is, and waits for it. */
export async function renderHome(options: RenderOptions & { readonly given?: GivenHomes } = {}) {
  const { given = { homes: [oak], missing: [] }, journey = inMemoryJourney({ homes: given }), ...rest } = options;
  const rendered = renderJourney({ at: '/home-search/home-1', journey, ...rest });
  await screen.findByText('Your notes and ratings', { selector: 'h2' });
  const stored = () => {
    const [home] = journey.homes();
    if (!home) throw new Error('There is no home');
    return home;
  };
  return { ...rendered, stored };
}

/** A section of the page by its heading. */
export function section(name: string | RegExp) {
  // A query by role takes a second on a page with hundreds of elements.
  const found = screen.getByText(name, { selector: 'h2' }).closest('section');
  if (!found) throw new Error(`The heading ${String(name)} is in no section`);
  return within(found);
}

/** Keys of the notes that wait on this device. */
export const keptHere = (): readonly string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('home-notes-draft:'));
