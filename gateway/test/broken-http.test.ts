import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exchange } from '../src/testing/raw-exchange.js';
import { testGateway, type TestGateway } from '../src/testing/test-gateway.js';

let gateway: TestGateway;
let address: string;
beforeAll(async () => {
  gateway = await testGateway();
  address = await gateway.listen();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forgetSeen());

const lines = (...parts: string[]) => parts.join('\r\n');
const post = 'POST /api/analytics/event HTTP/1.1';
const host = 'Host: hearthway.example';
const smuggled = lines('GET /internal/jwks.json HTTP/1.1', host, '', '');

describe('an ambiguous request is refused, and the connection ends', () => {
  it.each<[string, string]>([
    [
      'a length and chunks',
      lines(post, host, 'Content-Length: 4', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${smuggled}`),
    ],
    [
      'chunks and a length',
      lines(post, host, 'Transfer-Encoding: chunked', 'Content-Length: 4', '', `0\r\n\r\n${smuggled}`),
    ],
    ['two lengths', lines(post, host, 'Content-Length: 0', `Content-Length: ${smuggled.length}`, '', smuggled)],
    ['two lengths in one line', lines(post, host, 'Content-Length: 0, 5', '', smuggled)],
    ['a length that is no number', lines(post, host, 'Content-Length: 5x', '', smuggled)],
    ['a negative length', lines(post, host, 'Content-Length: -1', '', smuggled)],
    [
      'an unknown transfer encoding',
      lines(post, host, 'Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${smuggled}`),
    ],
    ['a disguised transfer encoding', lines(post, host, 'Transfer-Encoding : chunked', '', `0\r\n\r\n${smuggled}`)],
    ['a broken size of a chunk', lines(post, host, 'Transfer-Encoding: chunked', '', 'zz\r\nhello\r\n0\r\n\r\n')],
    ['a chunk longer than it says', lines(post, host, 'Transfer-Encoding: chunked', '', `1\r\nhello\r\n0\r\n\r\n`)],
    ['a folded header', lines(post, host, 'X-One: 1', ' Transfer-Encoding: chunked', '', smuggled)],
    [
      'a bare line feed in a header',
      lines(post, `${host}\nTransfer-Encoding: chunked`, 'Content-Length: 5', '', smuggled),
    ],
    ['a null byte in a header', lines(post, host, 'X-One: a\0b', '', '')],
    ['no host', lines('GET /api/milestones HTTP/1.1', '', '')],
    ['two hosts', lines('GET /api/milestones HTTP/1.1', host, 'Host: another.example', '', '')],
    ['a host that can be none', lines('GET /api/milestones HTTP/1.1', 'Host: hearthway.example/<a>', '', '')],
    ['another protocol', lines('PRI * HTTP/2.0', '', 'SM', '', '')],
  ])('%s', async (_, bytes) => {
    const answer = await exchange(address, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(gateway.seen()).toEqual([]);
  });

  it('endless headers', async () => {
    const answer = await exchange(address, lines(post, host, `X-One: ${'a'.repeat(20_000)}`, '', ''));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});
