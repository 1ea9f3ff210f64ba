/**
 * The states are svc-journey’s (`svc-journey/src/chat/testing`). `talked` is a conversation that is kept until it is deleted, with
 * `question-1` and its answer `answer-1`, which proposes the event `action-1`; `remembers` is a memory `memory-1`.
 */
import {
  addChatMemory,
  changeChatMemory,
  changeChatSettings,
  clearChatMemories,
  decideChatAction,
  deleteChatMemory,
  deleteChatThread,
  getChatSettings,
  getChatThread,
  listChatThreads,
  rateChatMessage,
  renameChatThread,
  resumeChatMessage,
  retryChatMessage,
  sendChatMessage,
  stopChatMessage,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, eachLike, like, regex, string } = Matchers;

const signedIn = 'a buyer is signed in and has the default milestones';
const talked = 'a buyer is signed in and has a conversation with Mia';
const remembers = 'a buyer is signed in and Mia remembers something';

const threadId = '5b0c2c0e-3f55-4d0c-8a5e-0f6f0a3c7d10';
const threads = '/api/chat/threads';
const thread = `${threads}/${threadId}`;
const ofThread = { threadId };
const goneId = 'f4c9d1be-8a5f-4a0e-8f43-6d8a3d4f1c22';
const ofQuestion = { threadId, messageId: 'question-1' };
const ofAnswer = { threadId, messageId: 'answer-1' };
const ofMemory = { memoryId: 'memory-1' };

const moment = '2026-11-24T18:00:00.000Z';
const momentLike = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', moment);
const threadLike = {
  id: threadId,
  title: string('Home tour'),
  createdAt: momentLike,
  updatedAt: momentLike,
  answeringId: null,
  expiresAt: null,
};
const actionLike = {
  id: 'action-1',
  kind: 'add-event',
  status: 'proposed',
  title: string('Add this to your calendar?'),
  fields: eachLike({ label: string('What'), value: string('Home tour') }),
  draft: null,
  path: null,
  failure: null,
};
const metadataLike = {
  parentId: null,
  createdAt: momentLike,
  status: 'complete',
  engine: null,
  used: [],
  feedback: null,
};
const questionLike = {
  id: 'question-1',
  role: 'user',
  parts: [{ type: 'text', text: string('Remind me of the tour') }],
  metadata: metadataLike,
};
const answerLike = {
  id: 'answer-1',
  role: 'assistant',
  parts: [
    { type: 'text', text: string('I can add it.') },
    { type: 'data-action', id: 'action-1', data: actionLike },
  ],
  metadata: { ...metadataLike, parentId: 'question-1', engine: 'none' },
};

describe('the conversations of a buyer', () => {
  it('are searched', () =>
    journeyPact
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
        const found = await callOperation(requestAt(url), listChatThreads, { query: { search: 'tour' } });
        expect(found.threads).toHaveLength(1);
      }));

  it('are read with every message', () =>
    journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a request for a conversation with Mia')
      .withRequest('GET', thread, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ thread: threadLike, messages: [questionLike, answerLike] });
      })
      .executeTest(async ({ url }) => {
        const { messages } = await callOperation(requestAt(url), getChatThread, { params: ofThread });
        expect(messages.map(({ metadata }) => metadata.parentId)).toEqual([null, 'question-1']);
      }));

  it('may be gone', () =>
    journeyPact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a request for a conversation with Mia that is gone')
      .withRequest('GET', `${threads}/${goneId}`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('chat-thread.not-found'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(callOperation(requestAt(url), getChatThread, { params: { threadId: goneId } }));
        expect(failure).toMatchObject({ status: 404, code: 'chat-thread.not-found' });
      }));

  it('are renamed', () =>
    journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('another name for a conversation with Mia')
      .withRequest('PUT', thread, (request) => {
        request.headers(sent).jsonBody({ title: 'Costs' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...threadLike, title: 'Costs' });
      })
      .executeTest(async ({ url }) => {
        const input = { params: ofThread, body: { title: 'Costs' } };
        expect((await callOperation(requestAt(url), renameChatThread, input)).title).toBe('Costs');
      }));

  it('are deleted', () =>
    journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a conversation with Mia to delete')
      .withRequest('DELETE', thread, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), deleteChatThread, { params: ofThread })));
});

describe('an answer', () => {
  const streams = { ...asked, accept: 'text/event-stream' };
  const streamed = { 'content-type': regex('text\\/event-stream.*', 'text/event-stream') };

  it('streams to a first question, which begins the conversation', () => {
    const body = {
      messageId: '7d3f8a52-6a06-4c0f-9a39-0b8f0f6a3f11',
      parentId: null,
      text: 'What is escrow?',
      page: '/closing',
    };
    return journeyPact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('a first question to Mia')
      .withRequest('POST', `${thread}/messages`, (request) => {
        request.headers({ ...streams, 'content-type': 'application/json' }).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(streamed);
      })
      .executeTest(async ({ url }) => {
        const response = await requestAt(url)(operationPath(sendChatMessage, ofThread), {
          method: sendChatMessage.method,
          headers: { accept: streams.accept, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(200);
      });
  });

  it.each([
    ['once more', retryChatMessage, ofQuestion, 'question-1/answers'],
    ['again from its beginning', resumeChatMessage, ofAnswer, 'answer-1/stream'],
  ] as const)('streams %s', (how, operation, params, path) =>
    journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving(`a request for an answer of Mia ${how}`)
      .withRequest(operation.method, `${thread}/messages/${path}`, (request) => {
        request.headers(streams);
      })
      .willRespondWith(200, (response) => {
        response.headers(streamed);
      })
      .executeTest(async ({ url }) => {
        const { method } = operation;
        const headers = { accept: streams.accept };
        const response = await requestAt(url)(operationPath(operation, params), { method, headers });
        expect(response.status).toBe(200);
      }),
  );

  it('is stopped', () =>
    journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('an answer of Mia to stop')
      .withRequest('POST', `${thread}/messages/answer-1/stop`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), stopChatMessage, { params: ofAnswer })));

  it('is rated', () => {
    const feedback = { rating: 'down', reason: 'unclear' } as const;
    return journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('what a buyer thinks of an answer of Mia')
      .withRequest('PUT', `${thread}/messages/answer-1/feedback`, (request) => {
        request.headers(sent).jsonBody({ feedback });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...answerLike, metadata: { ...answerLike.metadata, feedback } });
      })
      .executeTest(async ({ url }) => {
        const rated = await callOperation(requestAt(url), rateChatMessage, { params: ofAnswer, body: { feedback } });
        expect(rated.metadata.feedback).toEqual(feedback);
      });
  });

  it('proposes what is declined', () =>
    journeyPact
      .addInteraction()
      .given(talked)
      .uponReceiving('a proposal of Mia that is declined')
      .withRequest('POST', `${thread}/actions/action-1`, (request) => {
        request.headers(sent).jsonBody({ decision: 'decline' });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ ...actionLike, status: 'declined' });
      })
      .executeTest(async ({ url }) => {
        const input = { params: { threadId, actionId: 'action-1' }, body: { decision: 'decline' } } as const;
        expect((await callOperation(requestAt(url), decideChatAction, input)).status).toBe('declined');
      }));
});

describe('what a buyer chose for Mia', () => {
  const contextsLike = {
    finances: boolean(false),
    homes: boolean(false),
    documents: boolean(false),
    calendar: boolean(false),
  };
  const settingsLike = {
    contexts: contextsLike,
    consents: like([]),
    retention: regex('^(30|90|365|kept)$', '90'),
    memories: like([]),
    engine: { kind: regex('^(none|model)$', 'none'), provider: null, model: null },
  };
  const consentLike = { context: string('homes'), granted: boolean(true), at: momentLike };

  it('is read', () =>
    journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a request for what the buyer chose for Mia')
      .withRequest('GET', '/api/chat/settings', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const memories = eachLike({ id: string('memory-1'), text: string('I want no HOA'), savedAt: momentLike });
        response.headers(replied).jsonBody({ ...settingsLike, memories });
      })
      .executeTest(async ({ url }) => {
        expect((await callOperation(requestAt(url), getChatSettings)).memories).toHaveLength(1);
      }));

  it('is changed: what she may read, which is recorded, and how long conversations are kept', () =>
    journeyPact
      .addInteraction()
      .given(signedIn)
      .uponReceiving('what Mia may read, and how long to keep conversations')
      .withRequest('PATCH', '/api/chat/settings', (request) => {
        request.headers(sent).jsonBody({ contexts: { homes: true }, retention: '365' });
      })
      .willRespondWith(200, (response) => {
        const contexts = { ...contextsLike, homes: true };
        const consents = eachLike(consentLike);
        response.headers(replied).jsonBody({ ...settingsLike, contexts, consents, retention: '365' });
      })
      .executeTest(async ({ url }) => {
        const body = { contexts: { homes: true }, retention: '365' } as const;
        const changed = await callOperation(requestAt(url), changeChatSettings, { body });
        expect(changed).toMatchObject({ ...body, consents: [{ context: 'homes', granted: true }] });
      }));
});

describe('what Mia remembers', () => {
  const body = { text: 'No HOA fees' };
  const memoryLike = { id: string('memory-1'), ...body, savedAt: momentLike };

  it('is added to', () => {
    const headers = { 'idempotency-key': '4f6c1d1e-9f63-4d0c-8a3b-0d8f6f1c2a77' };
    return journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a sentence for Mia to remember')
      .withRequest('POST', '/api/chat/memories', (request) => {
        request.headers({ ...sent, ...headers }).jsonBody(body);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody(memoryLike);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), addChatMemory, { headers, body })).toMatchObject(body);
      });
  });

  it('is changed', () =>
    journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a sentence for Mia to remember otherwise')
      .withRequest('PUT', '/api/chat/memories/memory-1', (request) => {
        request.headers(sent).jsonBody(body);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(memoryLike);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), changeChatMemory, { params: ofMemory, body })).toMatchObject(body);
      }));

  it('is forgotten', () =>
    journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a sentence for Mia to forget')
      .withRequest('DELETE', '/api/chat/memories/memory-1', (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), deleteChatMemory, { params: ofMemory })));

  it('is cleared', () =>
    journeyPact
      .addInteraction()
      .given(remembers)
      .uponReceiving('a request for Mia to forget everything')
      .withRequest('DELETE', '/api/chat/memories', (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), clearChatMemories)));
});
