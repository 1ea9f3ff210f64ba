import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { exchange } from '../src/testing/raw-exchange.js';
import { answerJson } from '../src/testing/stub-upstream.js';
import { listeningGateway, type ListeningGateway } from '../src/testing/test-gateway.js';

let gateway: ListeningGateway;
beforeAll(async () => {
  gateway = await listeningGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forgetSeen());

const host = 'Host: hearthway.example';
const send = (...lines: string[]) => exchange(gateway.address, [...lines, 'Connection: close', '', ''].join('\r\n'));
const seenBy = (service: 'journey' | 'analytics') => gateway.upstreams[service].seen;
const expectOurHeaders = (answer: string) => {
  const head = answer.split('\r\n\r\n')[0] ?? '';
  for (const header of [
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'referrer-policy: ',
    'permissions-policy: ',
    'x-request-id: ',
  ]) {
    expect(head).toContain(`\r\n${header}`);
  }
};

describe('the absolute form of an address', () => {
  it.each(['http://hearthway.example', 'https://hearthway.example', 'HTTP://hearthway.example:8080'])(
    '%s is served like the path alone, and its host wins over the header',
    async (origin) => {
      const answer = await send(
        `GET ${origin}/api/milestones?a=1 HTTP/1.1`,
        'Host: elsewhere',
        `Authorization: ${gateway.buyer}`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(seenBy('journey')).toHaveLength(1);
      expect(seenBy('journey')[0]).toMatchObject({
        url: '/api/milestones?a=1',
        headers: { 'x-forwarded-host': origin.slice(origin.indexOf('//') + 2) },
      });
    },
  );

  it.each(['/dashboard', '/', '', '?a=1'])('works for pages too: %j', async (path) => {
    expect(await send(`GET http://hearthway.example${path} HTTP/1.1`, host)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    'http://user:password@hearthway.example/api/milestones',
    'http:///api/milestones',
    'http://hearthway.example\\@elsewhere/api/milestones',
    'http://hearthway.example/api/../internal/revocations',
    'http://a b/api/milestones',
    'ftp://hearthway.example/api/milestones',
    'http:/api/milestones',
    'hearthway.example:80',
    'api/milestones',
  ])('%s is refused', async (target) => {
    const answer = await send(`GET ${target} HTTP/1.1`, host, `Authorization: ${gateway.buyer}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expectOurHeaders(answer);
    expect(seenBy('journey')).toEqual([]);
  });

  it('does not replace the required host header', async () => {
    const answer = await send('GET http://hearthway.example/dashboard HTTP/1.1');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expectOurHeaders(answer);
  });
});

describe('an unusual request is answered with our headers', () => {
  it.each<[string, RegExp, string[]]>([
    ['an unknown expectation', /^HTTP\/1\.1 417 /, ['GET /api/milestones HTTP/1.1', host, 'Expect: a-miracle']],
    ['an unknown expectation of a page', /^HTTP\/1\.1 417 /, ['GET /dashboard HTTP/1.1', host, 'Expect: 200-ok']],
    ['no host', /^HTTP\/1\.1 400 /, ['GET /api/milestones HTTP/1.1']],
    ['OPTIONS *', /^HTTP\/1\.1 400 /, ['OPTIONS * HTTP/1.1', host]],
    ['OPTIONS of the API', /^HTTP\/1\.1 405 /, ['OPTIONS /api/milestones HTTP/1.1', host]],
    ['CONNECT', /^HTTP\/1\.1 405 /, ['CONNECT elsewhere.example:443 HTTP/1.1', host]],
    ['CONNECT of a path', /^HTTP\/1\.1 4\d\d /, ['CONNECT /api/milestones HTTP/1.1', host]],
    ['TRACE of a page', /^HTTP\/1\.1 40[45] /, ['TRACE /dashboard HTTP/1.1', host]],
    ['TRACE of the API', /^HTTP\/1\.1 40[45] /, ['TRACE /api/milestones HTTP/1.1', host]],
    ['PURGE', /^HTTP\/1\.1 405 /, ['PURGE /dashboard HTTP/1.1', host]],
    ['PROPFIND of the API', /^HTTP\/1\.1 40[45] /, ['PROPFIND /api/milestones HTTP/1.1', host]],
    ['a method that is none', /^HTTP\/1\.1 400 /, ['HELLO /dashboard HTTP/1.1', host]],
    [
      'an upgrade',
      /^HTTP\/1\.1 401 /,
      ['GET /api/milestones HTTP/1.1', host, 'Connection: Upgrade', 'Upgrade: websocket'],
    ],
  ])('%s', async (_, status, lines) => {
    const answer = await send(...lines);
    expect(answer).toMatch(status);
    expectOurHeaders(answer);
    expect(answer).toContain('"code":"');
  });

  it('HTTP/1.0 needs no host', async () => {
    const answer = await send('GET /api/milestones HTTP/1.0', `Authorization: ${gateway.buyer}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expectOurHeaders(answer);
    expect(seenBy('journey')[0]?.headers['x-forwarded-host']).toBe('');
  });

  it('a client that waits for 100-continue gets it', async () => {
    const lines = ['POST /api/analytics/event HTTP/1.1', host, 'Expect: 100-continue', 'Content-Length: 2'];
    const answer = await exchange(gateway.address, [...lines, 'Connection: close', '', '{}'].join('\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(seenBy('analytics')[0]?.body).toBe('{}');
  });
});

describe('garbage after a request that is being answered', () => {
  it('ends the connection without a second answer', async () => {
    gateway.upstreams.journey.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('[');
    });
    const { hostname, port } = new URL(gateway.address);
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1');
    let received = '';
    socket.on('data', (text: string) => (received += text));
    socket.write(`GET /api/milestones HTTP/1.1\r\n${host}\r\nAuthorization: ${gateway.buyer}\r\n\r\n`);
    await eventually(() => expect(received).toMatch(/\r\n\r\n\[$/));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    socket.write('garbage\r\n\r\n');
    await closed;
    expect(received).toMatch(/\r\n\r\n\[$/);
    gateway.upstreams.journey.answer(answerJson([]));
  });
});
