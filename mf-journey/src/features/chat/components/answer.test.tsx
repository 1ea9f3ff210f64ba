import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { resumeChatMessage, sendChatMessage, type ChatCitation, type ChatPart } from '@hearthway/contracts/journey';
import { screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  held,
  input,
  log,
  messagesIn,
  metadata,
  open,
  openThread,
  question,
  stored,
  thread,
  threadId,
} from '../testing/conversations.js';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
    expect(document.activeElement).not.toBe(document.body);
    const earlier = await screen.findByRole('button', { name: 'Earlier answer' });
    await person.click(earlier);
    expect(await within(log()).findByText('Answer 1.')).toBeDefined();
    expect(document.activeElement).toBe(earlier);
    expect(within(log()).queryByText('Answer 2.')).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Edit this question' }));
    const editor = screen.getByRole('form', { name: 'Edit this question' });
    await person.clear(within(editor).getByRole('textbox'));
    await person.type(within(editor).getByRole('textbox'), 'Two');
    within(editor).getByRole('button', { name: 'Ask' }).focus();
    await person.keyboard('{Enter}');
    expect(await within(log()).findByText('Answer 3.')).toBeDefined();
    expect(within(log()).queryByText('One')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit this question' }));

    await person.click(await screen.findByRole('button', { name: 'Earlier question' }));
    expect(await within(log()).findByText('One')).toBeDefined();
    expect(within(log()).getByText('Answer 2.')).toBeDefined();
  });

  it('that was refused for an edited question leaves what was typed', async () => {
    const { person, journey } = openThread(stored());
    await person.click(await screen.findByRole('button', { name: 'Edit this question' }));
    journey.failWith(sendChatMessage, 500);
    await person.type(screen.getByRole('textbox', { name: /^Your question/ }), ' And who pays?{Tab}{Tab}{Enter}');
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeDefined();
    expect(screen.getByDisplayValue('What are closing costs? And who pays?')).toBeDefined();
  });

  it('offers questions like an unknown one, which are said to be there and asked by keyboard', async () => {
    const questions = ['What is earnest money?', 'What is escrow?'];
    const offered: ChatPart = { type: 'data-card', id: 'card-1', data: { kind: 'questions', questions } };
    const { person, journey } = open({
      answer: ({ parts: [part] }) =>
        part?.type === 'text' && part.text === questions[0] ? ['A deposit.'] : ['Did you mean one of these?', offered],
    });
    await person.type(await input(), 'Ernest{Enter}');
    expect(await screen.findByText(/You can choose one of the questions below the answer/)).toBeDefined();
    within(screen.getByRole('list', { name: 'Questions like yours' }))
      .getAllByRole('button')[0]!
      .focus();
    await person.keyboard('{Enter}');
    expect(await within(log()).findByText('A deposit.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe(questions[0]);
    expect(journey.chatQuestions().at(-1)).toMatchObject({ text: questions[0], parentId: 'answer-1' });
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
