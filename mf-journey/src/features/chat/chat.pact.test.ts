import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { retryChatMessage, resumeChatMessage, sendChatMessage } from '@hearthway/contracts/journey';
import { streamOperation } from '@hearthway/web-kit/http';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import * as api from './api.js';

const { eachLike, like, regex, string } = Matchers;

const threadId = '5b0c2c0e-3f55-4d0c-8a5e-0f6f0a3c7d10';
const actionId = 'action-1';
const memoryId = 'memory-1';
const threads = '/api/chat/threads';
const talked = 'a buyer is signed in and has a conversation with Mia';
const remembers = 'a buyer is signed in and Mia remembers something';
const signedIn = 'a buyer is signed in and has the default milestones';
const key = '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77';

const moment = '2026-11-20T15:00:00.000Z';
const momentLike = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', moment);
const threadLike = {
  id: string(threadId),
  title: string('Home tour'),
  createdAt: momentLike,
  updatedAt: momentLike,
  answeringId: null,
  expiresAt: null,
};
const contexts = { finances: false, homes: false, documents: false, calendar: false };
const actionLike = {
  id: actionId,
  kind: 'add-event',
  title: string('Add this to your calendar?'),
  fields: eachLike({ label: string('What'), value: string('Home tour') }),
  draft: null,
  path: null,
  failure: null,
};
const answerParts = [
  { type: 'text', text: string('I can add it.') },
  { type: 'data-action', id: actionId, data: { ...actionLike, status: 'proposed' } },
];
const settingsLike = {
  contexts: like(contexts),
  retention: regex('^(30|90|365|kept)$', '90'),
  engine: { kind: regex('^(none|model)$', 'none') },
};
const streamed = { 'content-type': regex('text\\/event-stream.*', 'text/event-stream') };
const streamAsked = { ...asked, accept: 'text/event-stream, application/json' };

/** The service parses what it sends; the mock server sends an empty stream. */
async function readAll(events: AsyncIterable<string>): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const data of events) all.push(data);
  return all;
}

describe('the conversations of a buyer', () => {
  it('are listed and searched', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a search in the buyer’s conversations')
      .withRequest('GET', threads, (request) => {
        request.headers(asked).query({ search: 'tour' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ threads: eachLike(threadLike) });
      })
      .executeTest(async ({ url }) => {
        expect((await api.fetchThreads(sessionAt(url), 'tour')).threads).toHaveLength(1);
      });
  });

  it('begin once for each key', async () => {
    await journeyPact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a new conversation')
      .withRequest('POST', threads, (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody({});
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({ ...threadLike, title: like('New conversation'), expiresAt: momentLike });
      })
      .executeTest(async ({ url }) => {
        expect((await api.sendNewThread(sessionAt(url), key)).id).toBe(threadId);
      });
  });

  it('are read with every message', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a request for a conversation')
      .withRequest('GET', `${threads}/${threadId}`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const metadata = {
          parentId: null,
          createdAt: momentLike,
          status: 'complete',
          engine: null,
          used: [],
          feedback: null,
        };
        response.headers(replied).jsonBody({
          thread: threadLike,
          messages: [
            {
              id: 'question-1',
              role: 'user',
              parts: [{ type: 'text', text: string('Remind me of the tour') }],
              metadata,
            },
            {
              id: 'answer-1',
              role: 'assistant',
              parts: answerParts,
              metadata: { ...metadata, parentId: 'question-1', engine: 'none' },
            },
          ],
        });
      })
      .executeTest(async ({ url }) => {
        const { messages } = await api.fetchThread(sessionAt(url), threadId);
        expect(messages.map(({ metadata }) => metadata.parentId)).toEqual([null, 'question-1']);
      });
  });

  it('are renamed', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('another name for a conversation')
      .withRequest('PUT', `${threads}/${threadId}`, (request) => {
        request.headers(sent).jsonBody({ title: 'Costs' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...threadLike, title: 'Costs' });
      })
      .executeTest(async ({ url }) => {
        expect((await api.sendThreadTitle(sessionAt(url), threadId, 'Costs')).title).toBe('Costs');
      });
  });

  it('are saved as Markdown', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a request for a conversation as a file')
      .withRequest('GET', `${threads}/${threadId}/export`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response
          .headers(replied)
          .jsonBody({ fileName: string('closing-costs.md'), markdown: string('# Closing costs') });
      })
      .executeTest(async ({ url }) => {
        expect((await api.fetchThreadExport(sessionAt(url), threadId)).markdown).toBe('# Closing costs');
      });
  });

  it('are deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a conversation to delete')
      .withRequest('DELETE', `${threads}/${threadId}`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await api.sendThreadDeletion(sessionAt(url), threadId);
      });
  });
});

describe('an answer', () => {
  it('streams to a question', async () => {
    const body = { messageId: 'question-2', parentId: 'answer-1', text: 'What is escrow?', page: '/closing' };
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a question')
      .withRequest('POST', `${threads}/${threadId}/messages`, (request) => {
        request.headers({ ...sent, accept: streamAsked.accept }).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(streamed);
      })
      .executeTest(async ({ url }) => {
        const session = sessionAt(url);
        expect(
          await readAll(streamOperation(session.request, sendChatMessage, { params: { threadId }, body })),
        ).toEqual([]);
      });
  });

  it('is refused with a document that isn’t the buyer’s', async () => {
    const body = { messageId: 'question-4', parentId: 'answer-1', text: 'What does it say?', documentIds: ['other'] };
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a question with a document that the buyer doesn’t have')
      .withRequest('POST', `${threads}/${threadId}/messages`, (request) => {
        request.headers({ ...streamAsked, 'content-type': 'application/json' }).jsonBody(body);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('document.not-found'));
      })
      .executeTest(async ({ url }) => {
        const { request } = sessionAt(url);
        const refused = failureOf(readAll(streamOperation(request, sendChatMessage, { params: { threadId }, body })));
        expect(await refused).toMatchObject({ status: 404, code: 'document.not-found' });
      });
  });

  it('streams once more', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a question to answer once more')
      .withRequest('POST', `${threads}/${threadId}/messages/question-1/answers`, (request) => {
        request.headers(streamAsked);
      })
      .willRespondWith(200, (response) => {
        response.headers(streamed);
      })
      .executeTest(async ({ url }) => {
        const params = { threadId, messageId: 'question-1' };
        expect(await readAll(streamOperation(sessionAt(url).request, retryChatMessage, { params }))).toEqual([]);
      });
  });

  it('streams again from its beginning', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('an answer to read again')
      .withRequest('GET', `${threads}/${threadId}/messages/answer-1/stream`, (request) => {
        request.headers(streamAsked);
      })
      .willRespondWith(200, (response) => {
        response.headers(streamed);
      })
      .executeTest(async ({ url }) => {
        const params = { threadId, messageId: 'answer-1' };
        expect(await readAll(streamOperation(sessionAt(url).request, resumeChatMessage, { params }))).toEqual([]);
      });
  });

  it('is stopped', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('an answer to stop')
      .withRequest('POST', `${threads}/${threadId}/messages/answer-1/stop`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await api.sendStop(sessionAt(url), { threadId, messageId: 'answer-1' });
      });
  });

  it('is rated', async () => {
    const feedback = { rating: 'down', reason: 'unclear', shared: false } as const;
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a buyer’s word on an answer')
      .withRequest('PUT', `${threads}/${threadId}/messages/answer-1/feedback`, (request) => {
        request.headers(sent).jsonBody({ feedback });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          id: 'answer-1',
          role: 'assistant',
          parts: answerParts,
          metadata: {
            parentId: 'question-1',
            createdAt: momentLike,
            status: 'complete',
            engine: 'none',
            used: [],
            feedback,
          },
        });
      })
      .executeTest(async ({ url }) => {
        const rated = await api.sendFeedback(sessionAt(url), { threadId, messageId: 'answer-1' }, feedback);
        expect(rated.metadata.feedback).toEqual(feedback);
      });
  });

  it('proposes what is declined', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a proposal of Mia that is declined')
      .withRequest('POST', `${threads}/${threadId}/actions/${actionId}`, (request) => {
        request.headers(sent).jsonBody({ decision: 'decline' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...actionLike, status: 'declined' });
      })
      .executeTest(async ({ url }) => {
        expect((await api.sendDecision(sessionAt(url), threadId, actionId, 'decline')).status).toBe('declined');
      });
  });
});

describe('what a buyer chose for Mia', () => {
  const repliedSettings = {
    contexts,
    consents: [],
    retention: '90',
    memories: [],
    engine: { kind: 'none', provider: null, model: null },
  };

  it('is read', async () => {
    await journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a request for what the buyer chose for Mia')
      .withRequest('GET', '/api/chat/settings', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({
          ...settingsLike,
          consents: like([]),
          memories: eachLike({ id: string(memoryId), text: string('No HOA'), savedAt: momentLike }),
          engine: { ...settingsLike.engine, provider: null, model: null },
        });
      })
      .executeTest(async ({ url }) => {
        expect((await api.fetchSettings(sessionAt(url))).memories).toHaveLength(1);
      });
  });

  it('is granted', async () => {
    const granted = { ...contexts, homes: true };
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('what Mia may use')
      .withRequest('PUT', '/api/chat/contexts', (request) => {
        request.headers(sent).jsonBody(granted);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(like({ ...repliedSettings, contexts: granted }));
      })
      .executeTest(async ({ url }) => {
        expect((await api.sendContexts(sessionAt(url), granted)).contexts).toEqual(granted);
      });
  });

  it('says how long conversations are kept', async () => {
    await journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('how long to keep conversations')
      .withRequest('PUT', '/api/chat/retention', (request) => {
        request.headers(sent).jsonBody({ retention: '365' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(like({ ...repliedSettings, retention: '365' }));
      })
      .executeTest(async ({ url }) => {
        expect((await api.sendRetention(sessionAt(url), '365')).retention).toBe('365');
      });
  });

  it('has Mia remember, remember otherwise, and forget', async () => {
    const memory = { id: string(memoryId), text: 'No HOA fees', savedAt: momentLike };
    await journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a sentence to remember')
      .withRequest('POST', '/api/chat/memories', (request) => {
        request.headers({ ...sent, 'idempotency-key': key }).jsonBody({ text: 'No HOA fees' });
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(memory);
      })
      .executeTest(async ({ url }) => {
        expect((await api.sendNewMemory(sessionAt(url), 'No HOA fees', key)).text).toBe('No HOA fees');
      });
    await journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a sentence to remember otherwise')
      .withRequest('PUT', `/api/chat/memories/${memoryId}`, (request) => {
        request.headers(sent).jsonBody({ text: 'No HOA fees' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(memory);
      })
      .executeTest(async ({ url }) => {
        expect((await api.sendChangedMemory(sessionAt(url), memoryId, 'No HOA fees')).text).toBe('No HOA fees');
      });
    await journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a sentence to forget')
      .withRequest('DELETE', `/api/chat/memories/${memoryId}`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await api.sendMemoryDeletion(sessionAt(url), memoryId);
      });
    await journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a wish to forget everything')
      .withRequest('DELETE', '/api/chat/memories', (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await api.sendMemoriesCleared(sessionAt(url));
      });
  });

  it('isn’t needed for questions to begin with', async () => {
    await journeyPact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a request for questions to begin with')
      .withRequest('GET', '/api/chat/suggestions', (request) => {
        request.headers(asked).query({ page: '/closing' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ suggestions: eachLike('When is my closing?') });
      })
      .executeTest(async ({ url }) => {
        expect((await api.fetchSuggestions(sessionAt(url), '/closing')).suggestions).toEqual(['When is my closing?']);
      });
  });
});
