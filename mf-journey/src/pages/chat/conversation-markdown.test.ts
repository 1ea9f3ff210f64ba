import type { ChatMessage } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { conversationMarkdown, fileNameOf } from './conversation-markdown.js';
import { exampleConversation } from './testing/example-conversation.js';

const { thread, messages } = exampleConversation;
const [question, answer] = messages as [ChatMessage, ChatMessage];

it('has every message with its time and its dated sources', () => {
  const text = conversationMarkdown(exampleConversation);
  expect(text).toMatch(
    /^# Closing costs\n\nHearthway, Nov 20, 2026 at .*AI, not a person, lawyer, agent, or lender\.\n/,
  );
  expect(text).toMatch(/## You, Nov 20, 2026 at .*\n\nWhat are closing costs\?\n\n## Mia, Nov 20, 2026/);
  expect(text).toContain(
    'Sources:\n\n- Closing costs (Consumer Financial Protection Bureau, 2026-10-01, <https://www.consumerfinance.gov/>)\n',
  );
});

it('has the figure that an answer rests on', () => {
  const row: ChatMessage = {
    ...answer,
    parts: [
      {
        type: 'data-citation',
        id: 'row',
        data: {
          id: 'row',
          kind: 'policy-row',
          title: 'FHA minimum down payment',
          text: 'At least 3.5%.',
          sourceName: 'HUD Handbook 4000.1',
          sourceUrl: null,
          date: '2026-01-01',
          path: null,
        },
      },
    ],
  };
  expect(conversationMarkdown({ thread, messages: [question, row] })).toContain(
    'Sources:\n\n- FHA minimum down payment: At least 3.5%. (HUD Handbook 4000.1, 2026-01-01)\n',
  );
});

it('says which version a branch is, and quotes what was pasted', () => {
  const edited: ChatMessage = {
    ...question,
    id: 'question-2',
    parts: [
      { type: 'text', text: 'What is this?' },
      { type: 'data-pasted', id: 'pasted', data: { text: 'Charming house\nNew roof' } },
    ],
  };
  const text = conversationMarkdown({ thread, messages: [question, answer, edited] });
  expect(text).toMatch(/## You, .*, version 1 of 2\n/);
  expect(text).toMatch(/## You, .*, version 2 of 2\n\nWhat is this\?\n\n> Charming house\n> New roof\n/);
});

it('lists what a card shows, and what was proposed', () => {
  const withParts: ChatMessage = {
    ...answer,
    parts: [
      {
        type: 'data-card',
        id: 'card',
        data: {
          kind: 'papers',
          papers: [
            { name: 'Two pay stubs', ready: true },
            { name: 'W-2', ready: false },
          ],
        },
      },
      {
        type: 'data-action',
        id: 'action',
        data: {
          id: 'action',
          kind: 'draft-message',
          status: 'confirmed',
          title: 'Use this message?',
          fields: [{ label: 'To', value: 'Your agent' }],
          draft: { to: 'agent', subject: 'A tour', body: 'Could we see it on Friday?' },
          path: null,
          failure: null,
        },
      },
    ],
  };
  const text = conversationMarkdown({ thread, messages: [question, withParts] });
  expect(text).toContain('- [x] Two pay stubs\n- [ ] W-2');
  expect(text).toContain('Use this message? (confirmed)\n- To: Your agent\n\nCould we see it on Friday?');
});

it.each([
  ['Closing costs', 'closing-costs-2026-11-20.md'],
  ['¿Cuánto?', 'cu-nto-2026-11-20.md'],
  ['…', 'conversation-2026-11-20.md'],
])('names the file of “%s”', (title, name) => {
  expect(fileNameOf({ ...thread, title })).toBe(name);
});
