import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { ChatAction } from '@hearthway/contracts/journey';
import type { DataPart, StoredMessage } from '../threads/thread.js';
import type { AnswerEvent } from './compose-answer.js';
import { createRunningAnswers } from './running-answers.js';

const proposal: ChatAction = {
  id: 'action-1',
  kind: 'remember',
  status: 'proposed',
  title: 'Remember this?',
  fields: [],
  draft: null,
  path: null,
  failure: null,
};
const partOf = (data: ChatAction): DataPart => ({ type: 'data-action', id: data.id, data });

function processWith(onLook: () => void = () => undefined) {
  return createRunningAnswers({
    store: {
      saveAnswer: () => Promise.resolve(),
      keepAnswering: () => Promise.resolve(true),
      findToStop() {
        onLook();
        return Promise.resolve([]);
      },
      endAnswer: () => Promise.resolve(),
    },
    logger: { warn: () => undefined, error: () => undefined } as never,
    now: () => new Date(),
    owner: 'this-process',
  });
}

const answer = { userId: 'u', threadId: 't', id: 'a', parts: [], works: {}, used: [], status: 'answering' };
const message = { ...answer, createdAt: new Date() } as unknown as StoredMessage;

it('an answer that is still being written shows what was decided meanwhile', async () => {
  const running = processWith();
  const proposed = Promise.withResolvers<undefined>();
  const decided = Promise.withResolvers<undefined>();
  running.begin(message, async function* (): AsyncGenerator<AnswerEvent> {
    yield { type: 'part', part: partOf(proposal) };
    proposed.resolve(undefined);
    await decided.promise;
  });
  await proposed.promise;
  running.show(message, partOf({ ...proposal, status: 'confirmed' }));
  const followed = running.follow(message);
  decided.resolve(undefined);
  const shown: string[] = [];
  for await (const chunk of followed ?? []) if (chunk.type === 'data-action') shown.push(chunk.data.status);
  expect(shown).toEqual(['proposed', 'confirmed']);
});

it('a process that is closed doesn’t ask any more what to stop', async () => {
  const endless = (signal: AbortSignal) =>
    (async function* (): AsyncGenerator<AnswerEvent> {
      yield { type: 'part', part: partOf(proposal) };
      await once(signal, 'abort');
    })();
  let looks = 0;
  const closed = processWith(() => (looks += 1));
  closed.begin(message, endless);
  await closed.close();
  const looksBefore = looks;

  const looked = Promise.withResolvers<undefined>();
  const other = processWith(() => looked.resolve(undefined));
  other.begin(message, endless);
  await looked.promise;
  await other.close();
  expect(looks).toBe(looksBefore);
});
