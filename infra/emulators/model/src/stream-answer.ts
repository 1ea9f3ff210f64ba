import type { ServerResponse } from 'node:http';
import type { ModelApi } from './api.js';
import type { ScriptedAnswer } from './scripted-answer.js';

/** Answers as the script says, in the format of the API. */
export function streamAnswer(answer: ScriptedAnswer, api: ModelApi, model: string, response: ServerResponse): void {
  if (answer.do === 'hang' && answer.beforeHeaders) return;
  if (answer.do === 'refuse') {
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(answer.retryAfter !== undefined && { 'retry-after': String(answer.retryAfter) }),
    });
    response.end(JSON.stringify(api.refusal(answer.status, 'The model is not available')));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const writer = api.writer(model);
  response.write(writer.begin());
  const say = (text: string, isWhole: boolean) => {
    if (text !== '') response.write(writer.text(piecesOf(text, chunkCharacters), isWhole));
  };

  switch (answer.do) {
    case 'malformed':
      response.end(`data: ${answer.data ?? '{"choices":[{"delta":'}\n\n`);
      return;
    case 'hang':
      say(answer.text ?? '', false);
      return;
    case 'drop':
      say(answer.text, false);
      if (answer.quietly) response.end();
      // After what was written has left.
      else response.write('', () => response.destroy());
      return;
    case 'say':
      say(answer.text, true);
      response.end(writer.end(answer.isCut ? 'cut' : 'said'));
      return;
    case 'call':
      for (const { tool, input } of answer.calls) {
        const written = JSON.stringify(input);
        response.write(writer.call(tool, piecesOf(written, Math.ceil(written.length / 2))));
      }
      response.end(writer.end('called'));
  }
}

const chunkCharacters = 12;

const piecesOf = (text: string, characters: number): string[] =>
  Array.from({ length: Math.ceil(text.length / characters) }, (_, piece) =>
    text.slice(piece * characters, (piece + 1) * characters),
  );
