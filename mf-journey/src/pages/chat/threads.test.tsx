import { deleteChatThread, getChatThread, listChatThreads } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';
import { exampleConversation as example } from './testing/example-conversation.js';

const other = { ...example.thread, id: 'b0a7a4de-4a4e-4f0d-9d0e-0c9c6ad3a8b2', title: 'FHA loans' };
const threads = [example, { thread: other, messages: [] }];

async function openList(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/chat', chat: { threads }, ...options });
  const list = within(await screen.findByRole('region', { name: 'Your conversations' }));
  await list.findByRole('link', { name: /Closing costs/ });
  return { ...rendered, list };
}

const askedWords = () => screen.queryByText('What are closing costs?');

describe('the page', () => {
  it('says what Mia is, and who answers', async () => {
    await openList({
      chat: { threads, settings: { engine: { kind: 'model', provider: 'Anthropic', model: 'claude' } } },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Ask Mia' })).toBeDefined();
    // Once on a screen.
    const head = screen.getByText(/AI, not a person, lawyer, agent, or lender/);
    await waitFor(() => {
      expect(head.textContent).toContain('claude at Anthropic, which gets your questions');
    });
  });

  it('suggests questions of the next milestone', async () => {
    await openList();
    const suggestions = within(screen.getByRole('list', { name: 'Questions to begin with' }));
    expect(await suggestions.findByRole('button', { name: 'What should I do next?' })).toBeDefined();
  });
});

describe('the conversations', () => {
  it('are opened from the list, and a new one is begun', async () => {
    const { person, list } = await openList();
    const link = list.getByRole('link', { name: /Closing costs/ });
    await person.click(link);
    expect(await screen.findByText('What are closing costs?')).toBeDefined();
    expect(link.getAttribute('aria-current')).toBe('page');

    await person.click(screen.getByRole('button', { name: 'New conversation' }));
    await waitFor(() => {
      expect(askedWords()).toBeNull();
    });
    expect(location.search).toBe('');
  });

  it('are behind a button on a phone', async () => {
    const { person } = renderJourney({ at: '/chat', chat: { threads }, small: true });
    await person.click(await screen.findByRole('button', { name: 'Conversations' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Your conversations' }));
    await person.click(await dialog.findByRole('link', { name: /Closing costs/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('What are closing costs?')).toBeDefined();
  });

  it('are searched', async () => {
    const { person, list } = await openList();
    await person.type(list.getByRole('searchbox'), 'fha');
    await waitFor(() => {
      expect(list.queryByRole('link', { name: /Closing costs/ })).toBeNull();
    });
    expect(list.getByRole('link', { name: /FHA loans/ })).toBeDefined();
    await person.type(list.getByRole('searchbox'), ' nothing');
    expect(await list.findByText('No conversation has all these words.')).toBeDefined();
  });

  it('are renamed', async () => {
    const { person, list } = await openList();
    await person.click(list.getByRole('button', { name: 'More for “FHA loans”' }));
    await person.click(screen.getByRole('button', { name: 'Rename' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    await person.clear(name);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a name')).toBeDefined();
    await person.type(name, 'FHA and me{Enter}');
    expect(await list.findByRole('link', { name: /FHA and me/ })).toBeDefined();
  });

  it('are deleted once the buyer says so, also the one that is open', async () => {
    const { person, list, journey } = await openList();
    await person.click(list.getByRole('link', { name: /Closing costs/ }));
    await screen.findByText('What are closing costs?');
    await person.click(list.getByRole('button', { name: 'More for “Closing costs”' }));
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    journey.failWith(deleteChatThread, 503);
    await person.click(screen.getByRole('button', { name: 'Delete conversation' }));
    expect(await screen.findByText('We couldn’t delete this conversation')).toBeDefined();

    journey.failWith(deleteChatThread, undefined);
    await person.click(screen.getByRole('button', { name: 'Delete conversation' }));
    await waitFor(() => {
      expect(list.queryByRole('link', { name: /Closing costs/ })).toBeNull();
    });
    await waitFor(() => {
      expect(askedWords()).toBeNull();
    });
    expect(location.search).toBe('');
    expect(journey.chatThreads().map(({ thread }) => thread.title)).toEqual(['FHA loans']);
  });

  it('say so if one can’t be downloaded', async () => {
    const { person, list, journey, toasts } = await openList();
    journey.failWith(getChatThread, 503);
    await person.click(list.getByRole('button', { name: 'More for “Closing costs”' }));
    await person.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => {
      expect(toasts.map(({ title }) => title)).toEqual(['We couldn’t download it']);
    });
  });

  it('are downloaded with their sources', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const { person, list } = await openList();
    await person.click(list.getByRole('button', { name: 'More for “Closing costs”' }));
    await person.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(files.map(({ type }) => type)).toEqual(['text/markdown']);
  });

  it('can be loaded again after a failure', async () => {
    const journey = inMemoryJourney({ chat: { threads } });
    journey.failWith(listChatThreads, 503);
    const { person } = renderJourney({ at: '/chat', journey });
    const again = await screen.findByRole('button', { name: 'Try again' });
    journey.failWith(listChatThreads, undefined);
    await person.click(again);
    expect(await screen.findByRole('link', { name: /FHA loans/ })).toBeDefined();
  });
});
