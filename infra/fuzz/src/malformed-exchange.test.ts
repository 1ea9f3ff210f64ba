import { describe, expect, it } from '@jest/globals';
import { explainsRefusal } from './malformed-exchange.js';
import type { MalformedRequest } from './malformed-http.js';

const request = (text: string): MalformedRequest => ({ kind: 'noise', fragments: [Buffer.from(text)] });
const answer = (status: number, type: string, body: string) =>
  `HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const problem = JSON.stringify({ error: 'no', message: 'no', code: 'request.invalid', requestId: 'one' });

describe('whether a refusal is explained', () => {
  it.each<[string, boolean, string, string]>([
    ['a problem body', true, 'GET / HTTP/1.1', answer(400, 'application/json', problem)],
    [
      'one before another answer',
      true,
      'GET / HTTP/1.1',
      answer(400, 'application/json', problem) + answer(200, 'text/plain', ''),
    ],
    ['a page', true, 'GET / HTTP/1.1', answer(404, 'text/html; charset=utf-8', '<!doctype html>')],
    ['no answer', true, 'GET / HTTP/1.1', ''],
    ['no refusal', true, 'GET / HTTP/1.1', answer(200, 'text/plain', '')],
    ['the head alone, as asked', true, 'HEAD / HTTP/1.1', 'HTTP/1.1 404 X\r\ncontent-length: 99\r\n\r\n'],
    ['no body', false, 'GET / HTTP/1.1', 'HTTP/1.1 431 X\r\nConnection: close\r\n\r\n'],
    ['half a body', false, 'GET / HTTP/1.1', answer(400, 'application/json', problem).slice(0, -9)],
    ['a body of another shape', false, 'GET / HTTP/1.1', answer(400, 'application/json', '{"statusCode":400}')],
  ])('%s: %s', (_, explains, sent, answers) => {
    expect(explainsRefusal(answers, request(sent))).toBe(explains);
  });
});
