import type { ChatMessage, ChatThread } from '@hearthway/contracts/journey';

const createdAt = '2026-11-20T15:00:00.000Z';
const metadata = { createdAt, status: 'complete', used: [], feedback: null } as const;

const thread: ChatThread = {
  id: '5b0c2c0e-3f55-4d0c-8a5e-0f6f0a3c7d10',
  title: 'Closing costs',
  createdAt,
  updatedAt: createdAt,
  answeringId: null,
  expiresAt: '2027-02-18T15:00:00.000Z',
};

const messages: ChatMessage[] = [
  {
    id: 'question-1',
    role: 'user',
    parts: [{ type: 'text', text: 'What are closing costs?' }],
    metadata: { ...metadata, parentId: null, engine: null, used: [] },
  },
  {
    id: 'answer-1',
    role: 'assistant',
    parts: [
      { type: 'text', text: 'They are the fees of the purchase, often 2% to 5% of the price.' },
      {
        type: 'data-citation',
        id: 'closing-costs',
        data: {
          id: 'closing-costs',
          kind: 'knowledge',
          title: 'Closing costs',
          text: 'Fees of the lender, the title company, and the state.',
          sourceName: 'Consumer Financial Protection Bureau',
          sourceUrl: 'https://www.consumerfinance.gov/',
          date: '2026-10-01',
          path: null,
        },
      },
    ],
    metadata: { ...metadata, parentId: 'question-1', engine: 'none', used: [] },
  },
];

export const exampleConversation = { thread, messages };
