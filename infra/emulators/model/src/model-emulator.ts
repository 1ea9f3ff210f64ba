import { loopbackOnly, type Emulator } from '@hearthway/emulator-kit';
import Fastify from 'fastify';
import { anthropicApi } from './anthropic-api.js';
import type { ModelApi, RecordedRequest } from './api.js';
import { openAiApi } from './openai-api.js';
import { defaultAnswer, type ScriptedAnswer } from './scripted-answer.js';
import { streamAnswer } from './stream-answer.js';

export interface ModelEmulatorOptions {
  /** If given, any other key is refused with 401. */
  readonly apiKey?: string;
}

export interface ModelEmulator extends Emulator {
  /** The next requests are answered by these, in order. */
  script(answers: readonly ScriptedAnswer[]): void;
  /** Answers each request by what it says, once the script is used up: for a model that obeys whatever it reads. */
  answerBy(choose: ((request: RecordedRequest) => ScriptedAnswer) | undefined): void;
  /** What was sent, oldest first. */
  requests(): readonly RecordedRequest[];
  clear(): void;
}

/** OpenAI’s streamed chat completions and Anthropic’s streamed messages, on this machine, by one script. */
export function createModelEmulator({ apiKey }: ModelEmulatorOptions = {}): ModelEmulator {
  let script: ScriptedAnswer[] = [];
  let choose: ((request: RecordedRequest) => ScriptedAnswer) | undefined;
  let recorded: RecordedRequest[] = [];

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 4_194_304 });
  void app.register(loopbackOnly);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const serve = (api: ModelApi) =>
    app.post(api.path, (request, reply) => {
      if (apiKey !== undefined && api.keyOf(request.headers) !== apiKey)
        return reply.code(401).send(api.refusal(401, 'Incorrect API key'));
      let read: RecordedRequest;
      try {
        read = api.read(String(request.body));
      } catch (error) {
        return reply.code(400).send(api.refusal(400, String(error)));
      }
      recorded.push(read);
      const answer = script.shift() ?? choose?.(read) ?? defaultAnswer;
      reply.hijack();
      streamAnswer(answer, api, read.model, reply.raw);
      return reply;
    });
  serve(openAiApi);
  serve(anthropicApi);

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
