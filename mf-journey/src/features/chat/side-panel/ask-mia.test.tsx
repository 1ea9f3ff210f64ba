import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderJourney } from '../../../testing/render-journey.js';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

it('Mia goes on where she was when she is opened on another page, until a new conversation is begun', async () => {
  const first = renderJourney({ at: '/closing', chat: { answer: () => ['About 3%.'] } });
  const { journey, person } = first;
  await person.click(await button());
  await person.click(await screen.findByRole('button', { name: 'How much cash do I need to close?' }));
  await screen.findByRole('button', { name: 'Copy this answer' });
  first.unmount();

  renderJourney({ at: '/home-search', journey });
  await person.click(await button());
  const panel = within(await screen.findByRole('complementary', { name: 'Ask Mia' }));
  expect(await panel.findByText('How much cash do I need to close?')).toBeDefined();
  await person.type(panel.getByRole('textbox', { name: 'Ask Mia a question' }), 'And here?{Enter}');
  await waitFor(() => {
    expect(journey.chatQuestions().at(-1)).toMatchObject({ page: '/home-search', parentId: 'answer-1' });
  });
  await person.click(panel.getByRole('button', { name: 'New conversation' }));
  await person.click(panel.getByRole('button', { name: 'Close' }));
  await person.click(await button());
  expect(await screen.findByRole('list', { name: 'Questions to begin with' })).toBeDefined();
});

it('Mia begins anew once her conversation was deleted', async () => {
  const { person, unmount } = renderJourney({ at: '/closing', chat: { answer: () => ['About 3%.'] } });
  await person.click(await button());
  await person.click(await screen.findByRole('button', { name: 'How much cash do I need to close?' }));
  await screen.findByRole('button', { name: 'Copy this answer' });
  unmount();

  renderJourney({ at: '/closing', chat: {} });
  await person.click(await button());
  expect(await screen.findByRole('list', { name: 'Questions to begin with' })).toBeDefined();
  expect(screen.queryByText('This conversation isn’t here')).toBeNull();
});

it.each([
  ['Escape', (person: UserEvent) => person.keyboard('{Escape}')],
  [
    'Back',
    () => {
      history.back();
    },
  ],
])('Mia covers the page on a phone until %s, which leaves nothing in the history', async (_, close) => {
  const { person } = renderJourney({ at: '/closing', small: true });
  history.replaceState('the page', '');
  await person.click(await button());
  expect(await screen.findByRole('dialog', { name: 'Ask Mia' })).toBeDefined();
  expect(history.state).toBe('ask-mia');
  await close(person);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(history.state).toBe('the page');
  expect(document.activeElement).toBe(await button());
});

it('Mia is open again on the way back from a page that she led to', async () => {
  const { person } = renderJourney({ at: '/closing', small: true });
  await person.click(await button());
  await person.click(await screen.findByRole('link', { name: 'Open as a page' }));
  await screen.findByRole('heading', { level: 1, name: 'Ask Mia' });
  history.back();
  expect(await screen.findByRole('dialog', { name: 'Ask Mia' })).toBeDefined();
});

it('Mia has a page of her own elsewhere', async () => {
  renderJourney({ at: '/settings' });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(screen.queryByRole('button', { name: 'Ask Mia' })).toBeNull();
});
