import { loopbackOnly, type Emulator } from '@hearthway/emulator-kit';
import Fastify from 'fastify';
import { readRequest, type RecordedRequest } from './chat-request.js';
import { defaultAnswer, scriptedAnswer, type WrittenAnswer } from './scripted-answer.js';
import { streamAnswer } from './stream-answer.js';

export interface ModelEmulatorOptions {
  /** If given, any other key is refused with 401. */
  readonly apiKey?: string;
}

export interface ModelEmulator extends Emulator {
  /** The next requests are answered by these, in order. */
  script(answers: readonly WrittenAnswer[]): void;
  /** Answers each request by what it says, once the script is used up: for a model that obeys whatever it reads. */
  answerBy(choose: ((request: RecordedRequest) => WrittenAnswer) | undefined): void;
  /** What was sent, oldest first. */
  requests(): readonly RecordedRequest[];
  clear(): void;
}

/** OpenAI’s streamed chat completions, on this machine, by a script. */
export function createModelEmulator({ apiKey }: ModelEmulatorOptions = {}): ModelEmulator {
  let script: WrittenAnswer[] = [];
  let choose: ((request: RecordedRequest) => WrittenAnswer) | undefined;
  let recorded: RecordedRequest[] = [];

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 4_194_304 });
  void app.register(loopbackOnly);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.get('/v1/models', () => ({ object: 'list', data: [{ id: 'emulated', object: 'model', owned_by: 'hearthway' }] }));

  app.post('/v1/chat/completions', (request, reply) => {
    const { authorization } = request.headers;
    if (apiKey !== undefined && authorization !== `Bearer ${apiKey}`) {
      return reply.code(401).send({
        error: { message: 'Incorrect API key', type: 'invalid_request_error', code: 'invalid_api_key', param: null },
      });
    }
    const read = readRequest(String(request.body), authorization);
    recorded.push(read);
    const answer = scriptedAnswer.parse(script.shift() ?? choose?.(read) ?? defaultAnswer);
    reply.hijack();
    streamAnswer(answer, read.model, reply.raw);
    return reply;
  });

  return {
    script(answers) {
      script = [...answers];
    },
    answerBy(chosen) {
      choose = chosen;
    },
    requests: () => recorded,
    clear() {
      script = [];
      recorded = [];
      choose = undefined;
    },
    listen: (port) => app.listen({ host: '127.0.0.1', port }),
    close: () => app.close(),
  };
}
