import { afterEach, describe, expect, it } from '@jest/globals';
import { sendChatMessage } from '@hearthway/contracts/journey';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney } from '../../../testing/render-journey.js';
import { held, input, log, messagesIn, open } from '../testing/conversations.js';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const told = (): readonly string[] =>
  [...screen.getByTestId('live-answer').querySelectorAll(':scope > span > span')].map((said) =>
    said.textContent.trim(),
  );

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
    // Messages render a little later than the rest.
    await waitFor(() => {
      expect(within(log()).queryByText('How much down?')).toBeNull();
    });

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
