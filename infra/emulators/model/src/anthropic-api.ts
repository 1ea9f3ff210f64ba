import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { usedTokens, type AnswerWriter, type ModelApi, type RecordedRequest } from './api.js';

const words = z.string().check(z.regex(/\S/, 'text content blocks must contain non-whitespace text'));
const block = z.union([
  z.object({ type: z.literal('text'), text: words }),
  z.object({ type: z.literal('tool_result'), content: z.unknown() }),
  z.object({ type: z.literal('tool_use'), name: z.string() }),
]);
const content = z.union([words, z.array(block).check(z.minLength(1))]);

/** The parts of a request that a script looks at, and what Anthropic refuses though others take it. */
const messagesRequest = z.object({
  model: z.string(),
  max_tokens: z.int(),
  system: z.optional(content),
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content }))
    .check(z.refine(([first]) => first?.role === 'user', 'first message must use the "user" role')),
  tools: z.optional(z.array(z.object({ name: z.string(), input_schema: z.object({ type: z.literal('object') }) }))),
});

const errorTypes = new Map([
  [400, 'invalid_request_error'],
  [401, 'authentication_error'],
  [429, 'rate_limit_error'],
  [529, 'overloaded_error'],
]);

/** Anthropic’s streamed messages. */
export const anthropicApi: ModelApi = {
  path: '/v1/messages',
  keyOf: ({ 'x-api-key': key }) => String(key),
  read,
  refusal: (status, message) => ({ type: 'error', error: { type: errorTypes.get(status) ?? 'api_error', message } }),
  writer,
};

function read(body: string): RecordedRequest {
  const { model, system, tools = [], messages } = messagesRequest.parse(JSON.parse(body));
  return {
    body,
    model,
    tools: tools.map(({ name }) => name),
    messages: [
      ...(system === undefined ? [] : [{ role: 'system', text: textOf(system) }]),
      ...messages.map((one) => ({ role: holdsResult(one.content) ? 'tool' : one.role, text: textOf(one.content) })),
    ],
  };
}

const holdsResult = (given: z.infer<typeof content>): boolean =>
  typeof given !== 'string' && given.some(({ type }) => type === 'tool_result');

const textOf = (given: z.infer<typeof content>): string =>
  typeof given === 'string'
    ? given
    : given.map((one) => (one.type === 'text' ? one.text : JSON.stringify(one))).join('\n');

const stopReasons = { said: 'end_turn', cut: 'max_tokens', called: 'tool_use' } as const;

function writer(model: string): AnswerWriter {
  let index = 0;
  const event = (type: string, more: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
  const blockOf = (content_block: object, deltas: readonly object[], isWhole: boolean) => {
    const at = { index: index++ };
    return [
      event('content_block_start', { ...at, content_block }),
      ...deltas.map((delta) => event('content_block_delta', { ...at, delta })),
      ...(isWhole ? [event('content_block_stop', at)] : []),
    ].join('');
  };
  return {
    begin: () =>
      event('message_start', {
        message: {
          id: `msg_${randomUUID()}`,
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usedTokens.input, output_tokens: 1 },
        },
      }) + event('ping'),
    text: (pieces, isWhole) =>
      blockOf(
        { type: 'text', text: '' },
        pieces.map((text) => ({ type: 'text_delta', text })),
        isWhole,
      ),
    call: (name, inputPieces) =>
      blockOf(
        { type: 'tool_use', id: `toolu_${randomUUID()}`, name, input: {} },
        inputPieces.map((partial_json) => ({ type: 'input_json_delta', partial_json })),
        true,
      ),
    end: (reason) =>
      event('message_delta', {
        delta: { stop_reason: stopReasons[reason], stop_sequence: null },
        usage: { output_tokens: usedTokens.output },
      }) + event('message_stop'),
  };
}
