import { screen, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';

/** Opens the page and waits for a section’s content. */
export async function openPage(title: string, options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/get-pre-approved', ...options });
  const region = await screen.findByRole('region', { name: title });
  const section = within(region);
  const press = (name: string | RegExp) => rendered.person.click(section.getByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  /** The list item with this heading. */
  const item = (name: string) => within(section.getByRole('heading', { level: 3, name }).closest('li')!);
  return { ...rendered, region, section, press, dialog, item };
}
