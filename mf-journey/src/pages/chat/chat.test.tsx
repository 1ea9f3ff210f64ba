import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  getChatThread,
  listChatThreads,
  noChatContexts,
  resumeChatMessage,
  saveChatContexts,
  sendChatMessage,
  type ChatChunk,
  type ChatMessage,
  type ChatMetadata,
} from '@hearthway/contracts/journey';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleDocument } from '../../testing/in-memory/documents.js';
import { textAnswer, type GivenChat } from '../../testing/in-memory/chat.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

afterEach(() => {
  localStorage.clear();
});

const open = (chat: GivenChat = {}, options: RenderOptions = {}) => renderJourney({ at: '/chat', chat, ...options });

const input = () => screen.findByRole('textbox', { name: 'Ask Mia a question' });
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
  id: 'thread-a',
  title: 'Closing costs',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  answeringId: null,
  expiresAt: '2027-02-18T15:00:00.000Z',
};
const question: ChatMessage = {
  id: 'q1',
  role: 'user',
  parts: [{ type: 'text', text: 'What are closing costs?' }],
  metadata: metadata(),
};
const answer: ChatMessage = {
  id: 'a1',
  role: 'assistant',
  parts: [{ type: 'text', text: 'They are the fees of the purchase.' }],
  metadata: metadata({ parentId: 'q1', engine: 'none' }),
};

/** Holds back what comes after the first sentence until it is let go. */
function held() {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  let sentences = 0;
  const beforeChunk = (chunk: ChatChunk): Promise<void> | undefined => {
    if (chunk.type === 'text-delta') sentences += 1;
    return sentences > 1 ? until : undefined;
  };
  return { beforeChunk, letGo: () => letGo() };
}

describe('Ask Mia', () => {
  it('says what she is, at the top and at the start of a conversation', async () => {
    open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Ask Mia' })).toBeDefined();
    expect(screen.getAllByText(/not a person, lawyer, agent, or lender/)).toHaveLength(2);
    expect(await screen.findByText(/no outside AI gets them/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'What should I do next?' })).toBeDefined();
  });

  it('names who gets the questions', async () => {
    open({ settings: { engine: { kind: 'model', provider: 'Anthropic', model: 'claude' } } });

    expect(await screen.findByText(/Your questions go to Anthropic/)).toBeDefined();
  });

  it('answers a question, sentence by sentence, and gives the conversation its address', async () => {
    const { beforeChunk, letGo } = held();
    const { person, journey } = open({ answer: () => textAnswer('It is 3.5%. That is the minimum.'), beforeChunk });

    await person.type(await input(), 'What does FHA ask for?{Enter}');

    expect(await within(log()).findByText('What does FHA ask for?')).toBeDefined();
    expect(await within(log()).findByText('It is 3.5%.')).toBeDefined();
    expect(told()).toEqual(['It is 3.5%.']);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
    expect((await input()).textContent).toBe('');
    letGo();
    expect(await within(log()).findByText('It is 3.5%. That is the minimum.')).toBeDefined();
    await waitFor(() => {
      expect(told()).toEqual(['It is 3.5%.', 'That is the minimum.', 'End of the answer. 0 sources.']);
    });
    expect(location.search).toBe('?thread=thread-1');
    expect(log().getAttribute('aria-live')).toBe('off');
    expect(journey.chatQuestions()).toMatchObject([{ parentId: null, text: 'What does FHA ask for?' }]);
  });

  it('can be stopped', async () => {
    const { beforeChunk, letGo } = held();
    const { person } = open({ answer: () => textAnswer('First. Second.'), beforeChunk });
    await person.type(await input(), 'Tell me{Enter}');
    await within(log()).findByText('First.');

    await person.click(screen.getByRole('button', { name: 'Stop' }));
    letGo();

    expect(await screen.findByText('You stopped this answer.')).toBeDefined();
    expect(screen.queryByText(/Second/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
  });

  it('asks again and edits as branches, which can be gone through', async () => {
    let count = 0;
    const { person } = open({ answer: () => textAnswer(`Answer ${(count += 1)}.`) });
    await person.type(await input(), 'One{Enter}');
    await within(log()).findByText('Answer 1.');

    await person.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(await within(log()).findByText('Answer 2.')).toBeDefined();
    await person.click(await screen.findByRole('button', { name: 'Earlier answer' }));
    expect(within(log()).getByText('Answer 1.')).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Edit this question' }));
    const editor = screen.getByRole('form', { name: 'Edit this question' });
    await person.clear(within(editor).getByRole('textbox'));
    await person.type(within(editor).getByRole('textbox'), 'Two');
    await person.click(within(editor).getByRole('button', { name: 'Ask' }));

    expect(await within(log()).findByText('Answer 3.')).toBeDefined();
    expect(within(log()).queryByText('One')).toBeNull();
    const versions = within(log()).getByRole('group', { name: 'Versions of this question' });
    expect(within(versions).getByText('2 of 2')).toBeDefined();
    await person.click(within(versions).getByRole('button', { name: 'Earlier question' }));
    expect(within(log()).getByText('One')).toBeDefined();
  });

  it('shows HTML as it is typed, and follows only links of this site and of https', async () => {
    const text =
      '<img src=x onerror=alert(1)> **bold** [here](/closing) [there](javascript:alert(1)) [out](https://x.gov)';
    const { person } = open({ answer: () => textAnswer(text) });
    await person.type(await input(), 'Hello{Enter}');

    expect(await within(log()).findByText('bold')).toBeDefined();
    expect(log().querySelector('img')).toBeNull();
    expect(log().textContent).toContain('<img src=x onerror=alert(1)>');
    const links = within(log()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/closing', 'https://x.gov']);
  });

  it('opens a source with its date', async () => {
    const citation: ChatChunk = {
      type: 'data-citation',
      id: 'c',
      data: {
        id: 'fha/minimum-down@2026-01-01',
        kind: 'policy-row',
        title: 'FHA minimum down payment',
        text: 'FHA asks for at least 3.5% of the price.',
        sourceName: 'HUD Handbook 4000.1',
        sourceUrl: 'https://www.hud.gov/',
        date: '2026-01-01',
        path: '/buying-power',
      },
    };
    const { person } = open({ answer: () => [...textAnswer('It is 3.5%.'), citation] });
    await person.type(await input(), 'FHA?{Enter}');

    await person.click(await screen.findByRole('button', { name: 'FHA minimum down payment' }));

    const dialog = screen.getByRole('dialog', { name: 'FHA minimum down payment' });
    expect(dialog.textContent).toContain('in force since January 1, 2026');
    expect(
      within(dialog)
        .getByRole('link', { name: /HUD Handbook/ })
        .getAttribute('href'),
    ).toBe('https://www.hud.gov/');
    expect(within(dialog).getByRole('link', { name: 'See it on its page' }).getAttribute('href')).toBe('/buying-power');
  });

  it('does nothing until a proposal is confirmed', async () => {
    const action: ChatChunk = {
      type: 'data-action',
      id: 'x',
      data: {
        id: 'action-1',
        kind: 'add-event',
        status: 'proposed',
        title: 'Add “Home tour” to your calendar?',
        fields: [{ label: 'When', value: 'December 3, 2026, 2:30 PM' }],
        draft: null,
        path: null,
        failure: null,
      },
    };
    const { person, journey } = open({ answer: () => [action] });
    await person.type(await input(), 'Plan a tour{Enter}');
    const card = await screen.findByRole('region', { name: 'Add “Home tour” to your calendar?' });
    expect(journey.requests.some((request) => request.includes('/actions/'))).toBe(false);

    await person.click(within(card).getByRole('button', { name: 'Add it' }));

    expect(await within(card).findByText('Added to your calendar.')).toBeDefined();
    expect(within(card).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/dashboard');
  });

  it('asks why an answer didn’t help', async () => {
    const { person, journey } = open(
      { threads: [{ thread, messages: [question, answer] }] },
      { at: '/chat?thread=thread-a' },
    );
    await person.click(await screen.findByRole('button', { name: 'This didn’t help' }));
    const dialog = screen.getByRole('dialog', { name: 'What was wrong?' });
    await person.click(within(dialog).getByRole('radio', { name: 'It didn’t answer my question' }));
    await person.click(within(dialog).getByRole('button', { name: 'Send' }));

    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'This didn’t help' }).getAttribute('aria-pressed')).toBe('true');
    });
    expect(journey.chatThreads()[0]?.messages[1]?.metadata.feedback).toEqual({
      rating: 'down',
      reason: 'not-answered',
      shared: false,
    });
  });
});

describe('what is typed', () => {
  it('survives a reload', async () => {
    const { person, unmount, journey } = open();
    await person.type(await input(), 'Half a quest');
    unmount();

    renderJourney({ at: '/chat', journey });

    expect(((await input()) as HTMLTextAreaElement).value).toBe('Half a quest');
  });

  it('stays if it can’t be sent, and is sent once when it is sent again', async () => {
    const { person, journey } = open({ answer: () => textAnswer('Yes.') });
    await person.type(await input(), 'Are you there?');
    const reconnect = journey.disconnect();
    await person.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost');
    expect(((await input()) as HTMLTextAreaElement).value).toBe('Are you there?');

    reconnect();
    await person.click(screen.getByRole('button', { name: 'Send' }));

    expect(await within(log()).findByText('Yes.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(journey.chatThreads()).toHaveLength(1);
  });

  it('says how long to wait after too many', async () => {
    const { person, journey } = open();
    journey.failWith(sendChatMessage, 429, { code: 'chat.too-many-messages', headers: { 'retry-after': '20' } });
    await person.type(await input(), 'Again{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain('30 messages a minute. Try again in a minute');
    expect(((await input()) as HTMLTextAreaElement).value).toBe('Again');
  });

  it('is refused above the limit, and kept', async () => {
    const { person, journey } = open();
    const long = 'a'.repeat(4_001);
    const typed = await input();
    await person.click(typed);
    // Pasted at once it would be taken for text from elsewhere.
    for (let from = 0; from < long.length; from += 300) await person.paste(long.slice(from, from + 300));
    await person.keyboard('{Enter}');

    expect(await screen.findByText(/4,001 characters. Please use 4,000 or fewer/)).toBeDefined();
    expect(journey.chatQuestions()).toEqual([]);
  });

  it('keeps a long pasted text apart from the question', async () => {
    const { person, journey } = open({ answer: () => textAnswer('A house.') });
    await person.click(await input());
    await person.paste('Charming house. '.repeat(40));
    await person.type(await input(), 'What is this?{Enter}');

    await within(log()).findByText('A house.');
    expect(journey.chatQuestions()).toMatchObject([{ text: 'What is this?', pasted: 'Charming house. '.repeat(40) }]);
  });
});

describe('an answer whose connection is lost', () => {
  it('is read again from its beginning, without anything twice', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true });
    const lost = (chunk: ChatChunk): Promise<void> | undefined =>
      chunk.type === 'text-end' ? Promise.reject(new TypeError('connection lost')) : undefined;
    const { person, journey } = open({ answer: () => textAnswer('One. Two.'), beforeChunk: lost });
    await person.type(await input(), 'Count{Enter}');

    await waitFor(() => {
      expect(journey.requests.some((request) => request.endsWith('/stream'))).toBe(true);
    });
    await waitFor(() => {
      expect(told()).toEqual(['One.', 'Two.', 'End of the answer. 0 sources.']);
    });
    expect(within(log()).getAllByText('One. Two.')).toHaveLength(1);
    jest.useRealTimers();
  });

  it('is picked up when the page is opened again', async () => {
    const writing = { ...answer, metadata: metadata({ parentId: 'q1', status: 'answering', engine: 'none' as const }) };
    const { journey } = open(
      { threads: [{ thread: { ...thread, answeringId: 'a1' }, messages: [question, writing] }] },
      { at: '/chat?thread=thread-a' },
    );

    expect(await screen.findByRole('button', { name: 'Copy this answer' })).toBeDefined();
    expect(within(log()).getAllByText('They are the fees of the purchase.')).toHaveLength(1);
    expect(journey.requests.filter((request) => request.endsWith('/stream'))).toHaveLength(1);
    expect(resumeChatMessage.method).toBe('GET');
  });

  it('says so if it was cut off, and can be asked again', async () => {
    const cut = { ...answer, metadata: metadata({ parentId: 'q1', status: 'cut-off', engine: 'none' as const }) };
    const { person } = open(
      { threads: [{ thread, messages: [question, cut] }], answer: () => textAnswer('Whole now.') },
      { at: '/chat?thread=thread-a' },
    );
    const alert = (await screen.findByText('The answer was cut off')).closest('div')!;
    await person.click(within(alert.parentElement!).getAllByRole('button', { name: 'Ask again' })[0]!);

    expect(await within(log()).findByText('Whole now.')).toBeDefined();
  });
});

describe('a document', () => {
  it('is attached once Mia may read documents, and goes along with the question', async () => {
    const { person, journey } = open(
      { settings: { contexts: { ...noChatContexts, documents: true } } },
      { documents: { documents: [exampleDocument, { ...exampleDocument, id: 'document-2', name: 'W-2.pdf' }] } },
    );
    await person.click(await screen.findByRole('button', { name: 'Attach a document' }));
    const list = screen.getByRole('group', { name: 'Documents for this question' });
    await person.click(await within(list).findByRole('checkbox', { name: 'W-2.pdf' }));
    await person.click(within(list).getByRole('button', { name: 'Done' }));
    expect(within(list).queryByRole('checkbox', { name: 'October.pdf' })).toBeNull();
    expect(document.activeElement).toBe(await input());

    await person.type(await input(), 'What does it say?{Enter}');
    await waitFor(() => {
      expect(journey.chatQuestions().map(({ documentIds }) => documentIds)).toEqual([['document-2']]);
    });
    expect(await within(log()).findByRole('list', { name: 'Attached documents' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Documents for this question' })).toBeNull();
  });

  it('can’t be attached without the switch', async () => {
    open();
    await waitFor(() => {
      expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Documents' }).disabled).toBe(false);
    });
    expect(screen.queryByRole('button', { name: 'Attach a document' })).toBeNull();
  });
});

describe('what Mia may use', () => {
  it('is granted after a question, taken back at once, and named in the answer', async () => {
    const { person, journey } = open({ answer: () => textAnswer('Good.') });
    const finances = await screen.findByRole('switch', { name: 'Finances' });
    await waitFor(() => {
      expect(finances.getAttribute('aria-checked')).toBe('false');
      expect((finances as HTMLButtonElement).disabled).toBe(false);
    });

    await person.click(finances);
    const dialog = screen.getByRole('dialog', { name: 'Let Mia use your finances?' });
    expect(journey.chatSettings().contexts.finances).toBe(false);
    await person.click(within(dialog).getByRole('button', { name: 'Turn on' }));
    await waitFor(() => {
      expect(journey.chatSettings().contexts.finances).toBe(true);
    });
    await person.type(await input(), 'Hello{Enter}');
    expect(await screen.findByText('Used: your finances')).toBeDefined();

    await person.click(screen.getByRole('switch', { name: 'Finances' }));
    await waitFor(() => {
      expect(journey.chatSettings().contexts.finances).toBe(false);
    });
    expect(journey.chatSettings().consents.map(({ granted }) => granted)).toEqual([false, true]);
  });

  it('goes back if it can’t be saved', async () => {
    const { person, journey, toasts } = open();
    const homes = await screen.findByRole('switch', { name: 'Homes' });
    await waitFor(() => {
      expect((homes as HTMLButtonElement).disabled).toBe(false);
    });
    journey.failWith(saveChatContexts, 503);
    await person.click(homes);
    await person.click(screen.getByRole('button', { name: 'Turn on' }));

    await waitFor(() => {
      expect(toasts.map(({ title }) => title)).toEqual(['We couldn’t save your choice']);
      expect(screen.getByRole('switch', { name: 'Homes' }).getAttribute('aria-checked')).toBe('false');
    });
  });

  it('can be turned on where it would help', async () => {
    const notice: ChatChunk = {
      type: 'data-notice',
      id: 'n',
      data: { code: 'context-off', text: 'I could use your own numbers.', context: 'finances' },
    };
    const { person } = open({ answer: () => [notice] });
    await person.type(await input(), 'Can I afford it?{Enter}');

    const text = await within(log()).findByText('I could use your own numbers.');
    expect(text).toBeDefined();
    expect(within(log()).getByRole('switch', { name: 'Finances' })).toBeDefined();
  });
});

it('a refusal is shown once, as text', async () => {
  const why = 'I can’t call a place safe: fair housing law keeps that choice with you.';
  const refusal: ChatChunk[] = [
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: why },
    { type: 'text-end', id: 't' },
    { type: 'data-notice', id: 'n', data: { code: 'refused', text: why, context: null } },
  ];
  const { person } = open({ answer: () => refusal });
  await person.type(await input(), 'Is it safe there?{Enter}');
  expect(await within(log()).findAllByText(why)).toHaveLength(1);
  await waitFor(() => expect(within(log()).getByRole('button', { name: 'Ask again' })).toBeDefined());
  expect(within(log()).getAllByText(why)).toHaveLength(1);
});

describe('the conversations', () => {
  const threads = [
    { thread, messages: [question, answer] },
    { thread: { ...thread, id: 'thread-b', title: 'FHA loans' }, messages: [] },
  ];

  it('are searched, renamed, and deleted', async () => {
    const { person, journey } = open({ threads });
    const list = await screen.findByRole('complementary', { name: 'Your conversations' });
    await within(list).findByRole('link', { name: /Closing costs/ });

    await person.type(within(list).getByRole('searchbox'), 'fha');
    await waitFor(() => {
      expect(within(list).queryByRole('link', { name: /Closing costs/ })).toBeNull();
    });
    await person.click(within(list).getByRole('button', { name: 'More for “FHA loans”' }));
    await person.click(screen.getByRole('button', { name: 'Rename' }));
    await person.clear(screen.getByRole('textbox', { name: 'Name' }));
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'FHA and me{Enter}');
    expect(await within(list).findByRole('link', { name: /FHA and me/ })).toBeDefined();

    await person.click(within(list).getByRole('button', { name: 'More for “FHA and me”' }));
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await person.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(await within(list).findByText('No conversation has all these words.')).toBeDefined();
    expect(journey.chatThreads()).toHaveLength(1);
  });

  it('can be opened from the list, and a new one begun', async () => {
    const { person } = open({ threads });
    await person.click(await screen.findByRole('link', { name: /Closing costs/ }));

    expect(await within(log()).findByText('They are the fees of the purchase.')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(location.search).toBe('');
    expect(within(log()).queryByText('They are the fees of the purchase.')).toBeNull();
  });

  it('say so if one is gone', async () => {
    open({}, { at: '/chat?thread=nowhere' });

    expect(await screen.findByText('This conversation isn’t here anymore')).toBeDefined();
  });

  it('can be loaded again after a failure', async () => {
    const journeyOptions = { at: '/chat?thread=thread-a' };
    const { person, journey } = open({ threads }, { at: '/chat' });
    journey.failWith(getChatThread, 503);
    await person.click(await screen.findByRole('link', { name: /Closing costs/ }));
    expect(journeyOptions.at).toContain('thread-a');
    const failed = await screen.findByText('We couldn’t load this conversation');
    journey.failWith(getChatThread, undefined);
    await person.click(within(failed.parentElement!).getByRole('button', { name: 'Try again' }));

    expect(await within(log()).findByText('They are the fees of the purchase.')).toBeDefined();
    expect(journey.requests).toContain(`GET ${listChatThreads.path}`);
  });
});

describe('what Mia remembers', () => {
  it('is added, changed, and cleared by the buyer', async () => {
    const { person, journey } = open();
    await person.click(await screen.findByRole('button', { name: 'Memory and storage' }));
    const dialog = screen.getByRole('dialog', { name: 'Memory and storage' });

    await person.type(await within(dialog).findByRole('textbox', { name: 'Have Mia remember' }), 'No HOA{Enter}');
    expect(await within(dialog).findByText('No HOA', { selector: 'p' })).toBeDefined();
    await person.click(within(dialog).getByRole('button', { name: 'Edit No HOA' }));
    const changed = within(dialog).getByRole('textbox', { name: 'Change what Mia remembers' });
    await person.clear(changed);
    await person.type(changed, 'No HOA, please{Enter}');
    expect(await within(dialog).findByText('No HOA, please', { selector: 'p' })).toBeDefined();
    expect(journey.chatSettings().memories.map(({ text }) => text)).toEqual(['No HOA, please']);

    await person.click(within(dialog).getByRole('button', { name: 'Forget No HOA, please' }));
    await waitFor(() => {
      expect(journey.chatSettings().memories).toEqual([]);
    });
    await person.click(within(dialog).getByRole('radio', { name: 'One year' }));
    await waitFor(() => {
      expect(journey.chatSettings().retention).toBe('365');
    });
  });
});

describe('Mia beside a milestone’s page', () => {
  it('is asked with that page, and opened as a page', async () => {
    const { person, journey } = renderJourney({ at: '/closing', chat: { answer: () => textAnswer('Bring your ID.') } });
    await person.click(await screen.findByRole('button', { name: 'Ask Mia' }));
    const panel = await screen.findByRole('complementary', { name: 'Ask Mia' });

    await person.click(await within(panel).findByRole('button', { name: 'What does this page need from me?' }));

    expect(await within(panel).findByText('Bring your ID.', { selector: 'p' })).toBeDefined();
    expect(journey.chatQuestions()).toMatchObject([{ page: '/closing' }]);
    const asPage = await within(panel).findByRole('link', { name: 'Open as a page' });
    expect(asPage.getAttribute('href')).toBe('/chat?thread=thread-1');
    await person.keyboard('{Escape}');
  });

  it('isn’t on other pages', async () => {
    renderJourney({ at: '/settings' });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });

    expect(screen.queryByRole('button', { name: 'Ask Mia' })).toBeNull();
  });
});
