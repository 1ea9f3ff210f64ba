import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { usedTokens, type AnswerWriter, type ModelApi, type RecordedRequest } from './api.js';

const message = z.object({ role: z.string(), content: z.optional(z.unknown()) });

/** The parts of a chat completion request that a script looks at. */
const chatRequest = z.object({
  model: z.string(),
  messages: z.array(message),
  tools: z.optional(z.array(z.object({ function: z.object({ name: z.string() }) }))),
});

/** OpenAI’s streamed chat completions. */
export const openAiApi: ModelApi = {
  path: '/v1/chat/completions',
  keyOf: ({ authorization }) => authorization?.replace(/^Bearer /, ''),
  read,
  refusal: (_status, message) => ({ error: { message, type: 'emulated', code: null, param: null } }),
  writer,
};

function read(body: string): RecordedRequest {
  const { model, tools = [], messages } = chatRequest.parse(JSON.parse(body));
  return {
    body,
    model,
    tools: tools.map(({ function: { name } }) => name),
    messages: messages.map(({ role, content }) => ({
      role,
      text: typeof content === 'string' ? content : JSON.stringify(content ?? ''),
    })),
  };
}

const finishReasons = { said: 'stop', cut: 'length', called: 'tool_calls' } as const;

function writer(model: string): AnswerWriter {
  const common = { id: `chatcmpl-${randomUUID()}`, object: 'chat.completion.chunk', created: 0, model };
  const chunk = (choices: readonly object[], more: object = {}) =>
    `data: ${JSON.stringify({ ...common, choices, ...more })}\n\n`;
  const delta = (content: object) => chunk([{ index: 0, finish_reason: null, delta: content }]);
  let calls = 0;
  return {
    begin: () => delta({ role: 'assistant', content: '' }),
    text: (pieces) => pieces.map((content) => delta({ content })).join(''),
    call(tool, inputPieces) {
      const index = calls++;
      const call = { index, id: `call_${randomUUID()}`, type: 'function', function: { name: tool, arguments: '' } };
      const inputs = inputPieces.map((piece) => ({ index, function: { arguments: piece } }));
      return [call, ...inputs].map((one) => delta({ tool_calls: [one] })).join('');
    },
    end(reason) {
      const { input, output } = usedTokens;
      const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
      const finish = { index: 0, delta: {}, finish_reason: finishReasons[reason] };
      return `${chunk([finish])}${chunk([], { usage })}data: [DONE]\n\n`;
    },
  };
}
