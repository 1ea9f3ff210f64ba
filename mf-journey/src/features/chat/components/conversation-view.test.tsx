import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  getChatThread,
  resumeChatMessage,
  sendChatMessage,
  type ChatAction,
  type ChatCitation,
  type ChatMessage,
  type ChatMetadata,
} from '@hearthway/contracts/journey';
import { screen, waitFor, within } from '@testing-library/react';
import type { UIMessageChunk } from 'ai';
import type { GivenChat } from '../../../testing/in-memory/chat.js';
import { inMemoryJourney, type InMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

afterEach(() => {
  localStorage.clear();
});

const threadId = '2b1c4f0e-6a52-4f3c-9d0e-3f1a5b7c9d11';
const open = (chat: GivenChat = {}) => renderJourney({ at: '/chat', chat });
const openThread = (chat: GivenChat) => renderJourney({ at: `/chat?thread=${threadId}`, chat });

const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ask Mia a question' });
const log = () => screen.getByRole('log', { name: 'Conversation with Mia' });
const told = (): readonly string[] =>
  [...screen.getByTestId('live-answer').querySelectorAll(':scope > span > span')].map((said) =>
    said.textContent.trim(),
  );

const metadata = (part: Partial<ChatMetadata> = {}): ChatMetadata => ({
  parentId: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'complete',
  engine: null,
  used: [],
  feedback: null,
  ...part,
});
const thread = {
  id: threadId,
  title: 'Closing costs',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  answeringId: null,
  expiresAt: null,
};
const question: ChatMessage = {
  id: 'q1',
  role: 'user',
  parts: [{ type: 'text', text: 'What are closing costs?' }],
  metadata: metadata(),
};
const answer = (part: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'a1',
  role: 'assistant',
  parts: [{ type: 'text', text: 'They are the fees of the purchase.' }],
  metadata: metadata({ parentId: 'q1', engine: 'none' }),
  ...part,
});
const stored = (part?: Partial<ChatMessage>): GivenChat => ({
  threads: [{ thread, messages: [question, answer(part)] }],
});

/** Holds back what comes after the first sentence until it is let go. */
function held() {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  let sentences = 0;
  const beforeChunk = (chunk: UIMessageChunk): Promise<void> | undefined => {
    if (chunk.type === 'text-delta') sentences += 1;
    return sentences > 1 ? until : undefined;
  };
  return { beforeChunk, letGo: () => letGo() };
}

const messagesIn = (journey: InMemoryJourney): readonly ChatMessage[] =>
  journey.chatThreads().flatMap(({ messages }) => messages);

describe('a question', () => {
  it('is answered sentence by sentence', async () => {
    const { beforeChunk, letGo } = held();
    const { person, journey } = open({ answer: () => ['It is 3.5%. That is the **minimum**.'], beforeChunk });

    await person.type(await input(), 'What does FHA ask for?{Enter}');

    expect(await within(log()).findByText('What does FHA ask for?')).toBeDefined();
    expect(await within(log()).findByText('It is 3.5%.')).toBeDefined();
    await waitFor(() => {
      expect(told()).toEqual(['It is 3.5%.']);
    });
    expect((await input()).value).toBe('');
    letGo();
    expect(await within(log()).findByText('minimum', { selector: 'strong' })).toBeDefined();
    await waitFor(() => {
      expect(told()).toEqual(['It is 3.5%.', 'That is the minimum.', 'End of the answer. 0 sources.']);
    });
    expect(screen.getByText('Used: none of your data. Answered without an AI model.')).toBeDefined();
    expect(log().getAttribute('aria-live')).toBe('off');
    expect(journey.chatQuestions()).toMatchObject([{ parentId: null, text: 'What does FHA ask for?' }]);
    await waitFor(() => {
      expect(location.search).toBe(`?thread=${journey.chatThreads()[0]?.thread.id}`);
    });

    await person.type(await input(), 'And VA?{Enter}');
    await waitFor(() => {
      expect(journey.chatQuestions().at(-1)).toMatchObject({ parentId: 'answer-1', text: 'And VA?' });
    });
  });

  it('can be one of those to begin with', async () => {
    const { person, journey } = open({ answer: () => ['Good question.'] });
    const [first] = within(await screen.findByRole('list', { name: 'Questions to begin with' })).getAllByRole('button');

    await person.click(first!);

    expect(await within(log()).findByText('Good question.')).toBeDefined();
    expect(journey.chatQuestions()).toMatchObject([{ text: first?.textContent }]);
  });

  it('keeps what was typed when it can’t be sent, and doubles nothing when it is sent again', async () => {
    const { person, journey } = open({ answer: () => ['It is 3%.'] });
    const reconnect = journey.disconnect();
    await person.type(await input(), 'How much down?{Enter}');

    expect(await screen.findByText('We lost the connection to Mia. Nothing you typed is lost.')).toBeDefined();
    expect(await screen.findByDisplayValue('How much down?')).toBe(await input());
    expect(within(log()).queryByText('How much down?')).toBeNull();

    reconnect();
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log()).findByText('It is 3%.')).toBeDefined();
    expect(screen.queryByText(/We lost the connection/)).toBeNull();
    expect((await input()).value).toBe('');
    expect(messagesIn(journey)).toHaveLength(2);
  });

  it('makes room for the next one at once, and comes back before it if it was refused', async () => {
    const { person, journey } = open({ answer: () => ['It is 3%.'] });
    const release = journey.hold(sendChatMessage);
    await person.type(await input(), 'How much down?{Enter}');
    await screen.findByDisplayValue('');
    await person.type(await input(), 'And for VA?');
    release();
    expect(await within(log()).findByText('It is 3%.')).toBeDefined();
    expect((await input()).value).toBe('And for VA?');

    journey.failWith(sendChatMessage, 429, { code: 'chat.too-many-messages', headers: { 'retry-after': '20' } });
    const again = journey.hold(sendChatMessage);
    await person.type(await input(), '{Enter}');
    await waitFor(async () => expect((await input()).value).toBe(''));
    await person.type(await input(), 'Or USDA?');
    again();
    await waitFor(async () => expect((await input()).value).toBe('And for VA?\nOr USDA?'));
  });

  it('says why it was refused', async () => {
    const { person, journey } = open();
    journey.failWith(sendChatMessage, 429, { code: 'chat.too-many-messages', headers: { 'retry-after': '20' } });

    await person.type(await input(), 'One more{Enter}');

    expect(await screen.findByText('You can send 30 messages a minute. Try again in a minute.')).toBeDefined();
    expect(await screen.findByDisplayValue('One more')).toBe(await input());
  });

  it('is limited, with a count near the end', async () => {
    const { person } = open();
    await person.click(await input());

    await person.paste('a'.repeat(300));
    for (let times = 0; times < 11; times += 1) await person.paste('a'.repeat(330));
    expect(screen.getByText('3,930 of 4,000 characters')).toBeDefined();

    await person.paste('a'.repeat(100));
    expect(screen.getByText('Your question has 4,030 characters. Please use 4,000 or fewer.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('takes text from elsewhere apart from the buyer’s own words', async () => {
    const { person, journey } = open();
    const listing = '3 bed, 2 bath, $410,000. '.repeat(20);
    await person.click(await input());
    await person.paste(listing);

    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text from elsewhere' }).value).toBe(listing);
    await person.type(await input(), 'Is this fair?{Enter}');

    expect(await within(log()).findByText('Text from elsewhere')).toBeDefined();
    expect(journey.chatQuestions()).toMatchObject([{ text: 'Is this fair?', pasted: listing }]);
  });

  it('survives a reload while it is typed', async () => {
    const { person, journey, unmount } = open();
    await person.type(await input(), 'Can I waive');
    await waitFor(() => {
      expect(Object.keys(localStorage).some((key) => key.startsWith('question-draft:'))).toBe(true);
    });
    unmount();

    renderJourney({ at: '/chat', journey });

    await waitFor(async () => {
      expect((await input()).value).toBe('Can I waive');
    });
  });
});

describe('an answer', () => {
  it.each([
    ['is followed until it ends', () => undefined, true],
    ['is not followed once the reader scrolls', () => window.dispatchEvent(new Event('wheel')), false],
  ])('%s', async (_, meanwhile, isFollowed) => {
    const { beforeChunk, letGo } = held();
    const { person } = open({ answer: () => ['First. Second.'], beforeChunk });
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await person.type(await input(), 'Tell me{Enter}');
    await within(log()).findByText('First.');
    expect(scrolled).toHaveBeenCalled();
    meanwhile();
    scrolled.mockClear();

    letGo();
    expect(await within(log()).findByText('First. Second.')).toBeDefined();
    await screen.findByRole('button', { name: 'Copy this answer' });
    expect(scrolled.mock.calls.length > 0).toBe(isFollowed);
    scrolled.mockRestore();
  });

  it('can be stopped, and what was written stays', async () => {
    const { beforeChunk, letGo } = held();
    const { person, journey } = open({ answer: () => ['First. Second.'], beforeChunk });
    await person.type(await input(), 'Tell me{Enter}');
    await within(log()).findByText('First.');

    await person.click(screen.getByRole('button', { name: 'Stop' }));

    expect(await screen.findByText('You stopped this answer.')).toBeDefined();
    letGo();
    expect(within(log()).getByText('First.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
    expect(messagesIn(journey).at(-1)?.metadata.status).toBe('stopped');
  });

  it('goes on after a lost connection, and nothing is doubled', async () => {
    let sentences = 0;
    const { person, journey } = open({
      answer: () => ['First. Second. Third.'],
      beforeChunk: (chunk) =>
        chunk.type === 'text-delta' && (sentences += 1) === 2 ? Promise.reject(new Error('lost')) : undefined,
    });

    await person.type(await input(), 'Tell me{Enter}');

    expect(await within(log()).findByText('First. Second. Third.')).toBeDefined();
    expect(within(log()).getAllByText(/First/)).toHaveLength(1);
    expect(screen.queryByText(/lost the connection/)).toBeNull();
    expect(messagesIn(journey)).toHaveLength(2);
    expect(journey.requests.filter((request) => request.startsWith('POST /api/chat/'))).toHaveLength(1);
  });

  it('is resumed when the page is opened while it is written', async () => {
    const { journey } = openThread({
      threads: [
        {
          thread: { ...thread, answeringId: 'a1' },
          messages: [question, answer({ parts: [], metadata: metadata({ parentId: 'q1', status: 'answering' }) })],
        },
      ],
      answer: () => ['They are fees.'],
    });

    expect(await within(await screen.findByRole('log')).findByText('They are fees.')).toBeDefined();
    expect(journey.requests).toContain(
      `GET ${resumeChatMessage.path.replace(':threadId', threadId).replace(':messageId', 'a1')}`,
    );
  });

  it('says that it was cut off, and can be asked for again', async () => {
    const { person } = openThread({
      ...stored({ metadata: metadata({ parentId: 'q1', status: 'cut-off' }) }),
      answer: () => ['All of it.'],
    });

    expect(await screen.findByText('The answer was cut off')).toBeDefined();
    await person.click(screen.getAllByRole('button', { name: 'Ask again' })[0]!);

    expect(await within(log()).findByText('All of it.')).toBeDefined();
  });

  it('is asked for again and its question edited as branches, which can be gone through', async () => {
    let count = 0;
    const { person } = open({ answer: () => [`Answer ${(count += 1)}.`] });
    await person.type(await input(), 'One{Enter}');
    await within(log()).findByText('Answer 1.');

    await person.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(await within(log()).findByText('Answer 2.')).toBeDefined();
    await person.click(await screen.findByRole('button', { name: 'Earlier answer' }));
    expect(await within(log()).findByText('Answer 1.')).toBeDefined();
    expect(within(log()).queryByText('Answer 2.')).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Edit this question' }));
    const editor = screen.getByRole('form', { name: 'Edit this question' });
    await person.clear(within(editor).getByRole('textbox'));
    await person.type(within(editor).getByRole('textbox'), 'Two');
    await person.click(within(editor).getByRole('button', { name: 'Ask' }));
    expect(await within(log()).findByText('Answer 3.')).toBeDefined();
    expect(within(log()).queryByText('One')).toBeNull();

    await person.click(await screen.findByRole('button', { name: 'Earlier question' }));
    expect(await within(log()).findByText('One')).toBeDefined();
    expect(within(log()).getByText('Answer 2.')).toBeDefined();
  });

  it('opens what it rests on, with source and date', async () => {
    const citation: ChatCitation = {
      id: 'row-1',
      kind: 'policy-row',
      title: 'FHA minimum down payment',
      text: '3.5% of the price',
      sourceName: 'HUD 4000.1',
      sourceUrl: 'https://www.hud.gov/',
      date: '2026-01-01',
      path: null,
    };
    const { person } = openThread(
      stored({
        parts: [
          { type: 'text', text: '3.5%.' },
          { type: 'data-citation', id: 'row-1', data: citation },
        ],
      }),
    );

    await person.click(await screen.findByRole('button', { name: 'FHA minimum down payment' }));

    const dialog = screen.getByRole('dialog', { name: 'FHA minimum down payment' });
    expect(within(dialog).getByText('3.5% of the price')).toBeDefined();
    expect(
      within(dialog)
        .getByRole('link', { name: /HUD 4000.1/ })
        .getAttribute('href'),
    ).toBe('https://www.hud.gov/');
    expect(within(dialog).getByText(/in force since January 1, 2026/)).toBeDefined();
  });

  it('says what is off and would help, and shows a refusal once', async () => {
    openThread(
      stored({
        parts: [
          { type: 'text', text: 'I can’t compare neighborhoods by who lives there.' },
          {
            type: 'data-notice',
            id: 'refused',
            data: { code: 'refused', text: 'Fair housing', context: null },
          },
          {
            type: 'data-notice',
            id: 'off',
            data: { code: 'context-off', text: 'With your finances, I could say more.', context: 'finances' },
          },
        ],
      }),
    );

    expect(await screen.findByText('I can’t compare neighborhoods by who lives there.')).toBeDefined();
    expect(screen.queryByText('Fair housing')).toBeNull();
    const notice = screen.getByText('With your finances, I could say more.').parentElement!;
    expect(within(notice).getByRole('switch', { name: 'Finances' })).toBeDefined();
  });

  it('is rated, with a reason, and the rating taken back', async () => {
    const { person, journey } = openThread(stored());
    await person.click(await screen.findByRole('button', { name: 'This didn’t help' }));
    const dialog = screen.getByRole('dialog', { name: 'What was wrong?' });
    await person.click(within(dialog).getByRole('radio', { name: 'I didn’t understand it' }));
    await person.click(within(dialog).getByRole('button', { name: 'Send' }));

    const thumb = () => screen.getByRole('button', { name: 'This didn’t help' });
    await waitFor(() => {
      expect(thumb().getAttribute('aria-pressed')).toBe('true');
    });
    expect(messagesIn(journey).at(-1)?.metadata.feedback).toEqual({ rating: 'down', reason: 'unclear' });

    await person.click(thumb());
    await waitFor(() => {
      expect(messagesIn(journey).at(-1)?.metadata.feedback).toBeNull();
    });
  });

  it('is copied as plain text', async () => {
    const { person, toasts } = openThread(stored({ parts: [{ type: 'text', text: 'It is **3.5%**.' }] }));
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');

    await person.click(await screen.findByRole('button', { name: 'Copy this answer' }));

    await waitFor(() => {
      expect(toasts).toMatchObject([{ title: 'Answer copied' }]);
    });
    expect(writeText).toHaveBeenCalledWith('It is 3.5%.');
  });
});

describe('what Mia proposes', () => {
  const action: ChatAction = {
    id: 'action-1',
    kind: 'add-event',
    status: 'proposed',
    title: 'Add “Home tour” to your calendar?',
    fields: [{ label: 'When', value: 'December 3, 2026, 2:30 PM' }],
    draft: null,
    path: null,
    failure: null,
  };
  const proposed = stored({
    parts: [
      { type: 'data-action', id: 'action-1', data: action },
      { type: 'text', text: 'Shall I add it?' },
    ],
  });
  const card = () => screen.findByRole('region', { name: action.title });

  it('is done once it is confirmed', async () => {
    const { person } = openThread(proposed);
    expect(within(await card()).getByText('December 3, 2026, 2:30 PM')).toBeDefined();

    await person.click(within(await card()).getByRole('button', { name: 'Add it' }));

    expect(await within(await card()).findByText('Added to your calendar.')).toBeDefined();
    expect(
      within(await card())
        .getByRole('link', { name: 'Open' })
        .getAttribute('href'),
    ).toBe('/dashboard');
  });

  it('isn’t done when it is declined', async () => {
    const { person } = openThread(proposed);

    await person.click(within(await card()).getByRole('button', { name: 'No, thanks' }));

    expect(await within(await card()).findByText('You said no. Nothing was saved.')).toBeDefined();
  });
});

describe('a conversation', () => {
  it('that was deleted offers a new one', async () => {
    const { person } = openThread({});
    const gone = await screen.findByText('This conversation isn’t here anymore');

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
