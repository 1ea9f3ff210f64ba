import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney } from '../../../testing/render-journey.js';

const button = () => screen.findByRole('button', { name: 'Ask Mia' });

it.each(['/buying-power', '/get-pre-approved', '/home-goals', '/home-search', '/pre-approval-form', '/closing'])(
  'Mia can be asked on %s',
  async (at) => {
    renderJourney({ at });
    expect(await button()).toBeDefined();
  },
);

it('Mia opens beside the page and closes by keyboard, with the focus back', async () => {
  const { person } = renderJourney({ at: '/closing' });
  (await button()).focus();
  await person.keyboard('{Enter}');
  const panel = within(await screen.findByRole('complementary', { name: 'Ask Mia' }));
  expect(document.activeElement).toBe(panel.getByRole('heading', { name: 'Ask Mia' }));
  expect((await button()).getAttribute('aria-expanded')).toBe('true');
  expect(panel.getByText('AI, not a person, lawyer, agent, or lender')).toBeDefined();

  await person.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Ask Mia' })).toBeNull();
  expect(document.activeElement).toBe(await button());
});

it('Mia is asked with the page, and opened as a page of her own', async () => {
  const { person, journey } = renderJourney({ at: '/closing' });
  await person.click(await button());
  const panel = within(await screen.findByRole('complementary', { name: 'Ask Mia' }));
  await person.click(await panel.findByRole('button', { name: 'How much cash do I need to close?' }));

  await panel.findByRole('button', { name: 'Copy this answer' });
  const asPage = panel.getByRole('link', { name: 'Open as a page' });
  expect(journey.chatQuestions()).toMatchObject([{ page: '/closing', text: 'How much cash do I need to close?' }]);
  expect(asPage.getAttribute('href')).toBe(`/chat?thread=${journey.chatThreads()[0]?.thread.id}`);
  await person.click(panel.getByRole('button', { name: 'New conversation' }));
  expect(await panel.findByRole('button', { name: 'How much cash do I need to close?' })).toBeDefined();
});

it('Mia covers the page on a phone', async () => {
  const { person } = renderJourney({ at: '/closing', small: true });
  await person.click(await button());
  expect(await screen.findByRole('dialog', { name: 'Ask Mia' })).toBeDefined();
  await person.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(document.activeElement).toBe(await button());
});

it('Mia has a page of her own elsewhere', async () => {
  renderJourney({ at: '/settings' });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(screen.queryByRole('button', { name: 'Ask Mia' })).toBeNull();
});
