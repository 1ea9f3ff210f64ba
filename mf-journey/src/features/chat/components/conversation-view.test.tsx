import { afterEach, describe, expect, it } from '@jest/globals';
import { getChatThread, type ChatMessage } from '@hearthway/contracts/journey';
import { screen, within } from '@testing-library/react';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';
import { answer, log, metadata, openThread, question, stored, threadId } from '../testing/conversations.js';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a conversation', () => {
  it.each([threadId, 'nonsense'])('that isn’t there offers a new one: %s', async (id) => {
    const { person } = renderJourney({ at: `/chat?thread=${id}` });
    const gone = await screen.findByText('This conversation isn’t here');

    await person.click(within(gone.parentElement!).getByRole('button', { name: 'New conversation' }));

    expect(await screen.findByRole('list', { name: 'Questions to begin with' })).toBeDefined();
  });

  it('shows what another window asked once the reader is back', async () => {
    const { journey } = openThread(stored());
    await screen.findByText('They are the fees of the purchase.', { selector: 'p' });
    const elsewhere: ChatMessage = {
      ...question,
      id: 'q2',
      parts: [{ type: 'text', text: 'Who pays them?' }],
    };
    journey
      .chatThreads()[0]
      ?.messages.push(
        elsewhere,
        answer({ id: 'a2', parts: [{ type: 'text', text: 'Mostly you.' }], metadata: metadata({ parentId: 'q2' }) }),
      );

    document.dispatchEvent(new Event('visibilitychange'));

    expect(await within(log()).findByText('Mostly you.')).toBeDefined();
    expect(within(log()).getByText('Who pays them?')).toBeDefined();
  });

  it('that didn’t load is loaded again', async () => {
    const journey = inMemoryJourney({ chat: stored() });
    journey.failWith(getChatThread, 500);
    const { person } = renderJourney({ at: `/chat?thread=${threadId}`, journey });
    const alert = await screen.findByText('We couldn’t load this conversation');

    journey.failWith(getChatThread, undefined);
    await person.click(within(alert.parentElement!).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('They are the fees of the purchase.', { selector: 'p' })).toBeDefined();
  });
});
