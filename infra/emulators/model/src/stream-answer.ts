import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ScriptedAnswer } from './scripted-answer.js';

/** Answers in the format of OpenAI’s streamed chat completions. */
export function streamAnswer(answer: ScriptedAnswer, model: string, response: ServerResponse): void {
  if (answer.do === 'hang' && answer.beforeHeaders) return;
  if (answer.do === 'refuse') {
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(answer.retryAfter !== undefined && { 'retry-after': String(answer.retryAfter) }),
    });
    response.end(JSON.stringify({ error: { message: answer.message, type: 'emulated', code: null, param: null } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  const id = `chatcmpl-${randomUUID()}`;
  const send = (choice: object, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created: 0, model, choices: [{ index: 0, finish_reason: null, ...choice }], ...more })}\n\n`,
    );
  const say = (text: string, characters = 12) => {
    for (let start = 0; start < text.length; start += characters)
      send({ delta: { content: text.slice(start, start + characters) } });
  };
  send({ delta: { role: 'assistant', content: '' } });

  switch (answer.do) {
    case 'malformed':
      response.write(`data: ${answer.data}\n\n`);
      response.end('data: [DONE]\n\n');
      return;
    case 'hang':
      say(answer.text);
      return;
    case 'drop':
      say(answer.text);
      // After what was written has left.
      response.write('', () => response.destroy());
      return;
    case 'say':
      say(answer.text, answer.chunkCharacters);
      send({ delta: {}, finish_reason: 'stop' });
      break;
    case 'call':
      say(answer.text);
      for (const [index, { tool, input }] of answer.calls.entries()) {
        const call = { index, id: `call_${randomUUID()}`, type: 'function' };
        const written = JSON.stringify(input);
        send({ delta: { tool_calls: [{ ...call, function: { name: tool, arguments: '' } }] } });
        const half = Math.ceil(written.length / 2);
        for (const part of [written.slice(0, half), written.slice(half)])
          send({ delta: { tool_calls: [{ index, function: { arguments: part } }] } });
      }
      send({ delta: {}, finish_reason: 'tool_calls' });
  }
  response.write(
    `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created: 0, model, choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}
