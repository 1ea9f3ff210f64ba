import { downloadDocuments, resumeChatMessage, sendChatMessage } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request as httpRequest, type RequestListener, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { patientRoutes } from '../src/testing/patient-routes.js';
import { answerJson } from '../src/testing/stub-upstream.js';
import { testGateway, type TestGateway, type TestGatewayOptions } from '../src/testing/test-gateway.js';

let gateway: TestGateway;
let address: string;
let buyer: string;
/** Closes what the readers of a test have open. */
let leaving: AbortController;
const start = async (options: TestGatewayOptions = {}) => {
  gateway = await testGateway(options);
  address = await gateway.listen();
  buyer = await gateway.buyerToken();
  leaving = new AbortController();
};
afterEach(async () => {
  leaving.abort();
  await gateway.close();
});

const threadId = 'b8f6a1de-6f0c-4b9c-8d0e-2f9a4f0d7c11';
const asking = operationPath(sendChatMessage, { threadId });
const resuming = operationPath(resumeChatMessage, { threadId, messageId: 'answer-1' });

const headersOfStream = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-vercel-ai-ui-message-stream': 'v1',
  'x-accel-buffering': 'no',
};
const begin = (response: ServerResponse) => response.writeHead(200, headersOfStream).write('data: first\n\n');

interface Opening {
  readonly path?: string;
  readonly authorization?: string;
}

function open({ path = asking, authorization = buyer }: Opening = {}): Promise<Response> {
  return fetch(address + path, {
    signal: leaving.signal,
    headers: { authorization, 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
    ...(path === asking && { method: 'POST', body: '{}' }),
  });
}

const eventsOf = (response: Response) => response.body!.pipeThrough(new TextDecoderStream()).values();
const milestones = async () => (await fetch(`${address}/api/milestones`, { headers: { authorization: buyer } })).status;

/** Streams that never end, and how many of them the service has open. */
function endless(): () => number {
  let count = 0;
  gateway.upstreams.journey.answer((request, response) => {
    if (!request.url?.startsWith('/api/chat/')) {
      answerJson([])(request, response);
      return;
    }
    count += 1;
    response.once('close', () => (count -= 1));
    begin(response);
  });
  return () => count;
}

/** The routes of streams, with these differences. */
const streamsThat = (changes: Partial<(typeof patientRoutes)[number]>) =>
  patientRoutes.map((route) => (route.stream ? { ...route, ...changes } : route));

describe('a stream', () => {
  it('arrives event by event, uncompressed, with the headers of the service', async () => {
    await start();
    const { promise: firstIsRead, resolve: goOn } = Promise.withResolvers<undefined>();
    gateway.upstreams.journey.answer((_request, response) => {
      begin(response);
      void firstIsRead.then(() => response.end('data: [DONE]\n\n'));
    });
    const response = await open();
    expect(Object.fromEntries(response.headers)).toMatchObject(headersOfStream);
    expect(response.headers.get('content-encoding')).toBeNull();
    const events = eventsOf(response);
    expect(await events.next()).toEqual({ done: false, value: 'data: first\n\n' });
    goOn(undefined);
    expect(await events.next()).toEqual({ done: false, value: 'data: [DONE]\n\n' });
    expect((await events.next()).done).toBe(true);
  });

  it('outlasts the timeout of its route', async () => {
    const timeoutMilliseconds = 2_000;
    await start({ routes: streamsThat({ timeoutMilliseconds }) });
    gateway.upstreams.journey.answer((_request, response) => {
      begin(response);
      void delay(timeoutMilliseconds + 200).then(() => response.end('data: [DONE]\n\n'));
    });
    expect(await (await open()).text()).toBe('data: first\n\ndata: [DONE]\n\n');
  });

  it('breaks off when the service says nothing for too long', async () => {
    await start({ routes: streamsThat({ stream: { silenceMilliseconds: 50 } }) });
    const openAtService = endless();
    await expect((await open()).text()).rejects.toThrow();
    await eventually(() => expect(openAtService()).toBe(0));
  });

  it.each([asking, resuming])('breaks off with its service and is not asked for again: %s', async (path) => {
    await start();
    gateway.upstreams.journey.answer((_request, response) => {
      begin(response);
      setImmediate(() => response.destroy());
    });
    await expect(open({ path }).then((response) => response.text())).rejects.toThrow();
    expect(gateway.upstreams.journey.seen).toHaveLength(1);
  });

  it.each([asking, resuming])('ends at the service when its reader leaves: %s', async (path) => {
    await start();
    const openAtService = endless();
    expect((await open({ path })).status).toBe(200);
    expect(openAtService()).toBe(1);
    leaving.abort();
    await eventually(() => expect(openAtService()).toBe(0));
  });
});

describe('open streams', () => {
  it('are cut before the gateway stops, even if they would never end', async () => {
    await start();
    const openAtService = endless();
    const reading = (await open()).text();
    const cut = expect(reading).rejects.toThrow();
    await gateway.app.endStreams();
    await cut;
    await eventually(() => expect(openAtService()).toBe(0));
    expect(await milestones()).toBe(200);
  });

  it('keep no other request waiting, and are refused beyond the limit of a service', async () => {
    await start({ environment: { CONCURRENCY_PER_UPSTREAM: '1', STREAMS_PER_UPSTREAM: '3' } });
    const openAtService = endless();
    for (let count = 0; count < 3; count += 1) expect((await open()).status).toBe(200);
    expect(await milestones()).toBe(200);
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      503,
      '1',
      { code: 'server.unavailable' },
    ]);
    expect(openAtService()).toBe(3);
    leaving.abort();
    leaving = new AbortController();
    await eventually(async () => expect((await open()).status).toBe(200));
  });

  it('of one buyer leave room for those of others', async () => {
    await start({ environment: { STREAMS_PER_BUYER: '1' } });
    endless();
    expect((await open()).status).toBe(200);
    const refused = await open({ path: resuming });
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'request.too-many' }]);
    expect((await open({ authorization: await gateway.buyerToken('session-2', 'user-2') })).status).toBe(200);
    leaving.abort();
    leaving = new AbortController();
    await eventually(async () => expect((await open()).status).toBe(200));
  });

  it('that need no account take no room from buyers, and those of one address leave some for others', async () => {
    await start({ environment: { STREAMS_PER_UPSTREAM: '20' } });
    gateway.upstreams.journey.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
    });
    const download = { path: operationPath(downloadDocuments, { token: 'token-1' }), authorization: '' };
    for (let count = 0; count < 2; count += 1) expect((await open(download)).status).toBe(200);
    const refused = await open(download);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'request.too-many' }]);
    for (let count = 0; count < 20; count += 1) expect((await open()).status).toBe(200);
  });

  it('do not wait for a slow reader, for whom nothing is piled up', async () => {
    await start();
    const filling = 64 * 1_048_576;
    let written = 0;
    let stalled = false;
    const fill: RequestListener = (_request, response) => {
      response.writeHead(200, headersOfStream);
      const chunk = `data: ${'x'.repeat(65_528)}\n\n`;
      const write = (): void => {
        stalled = false;
        while (written < filling && !stalled) {
          written += chunk.length;
          stalled = !response.write(chunk);
        }
      };
      response.on('drain', write);
      write();
    };
    gateway.upstreams.journey.answer(fill);
    const slow = httpRequest(address + resuming, { headers: { authorization: buyer } }).end();
    await once(slow, 'response');
    gateway.upstreams.journey.answer((_request, response) => {
      begin(response);
      response.end('data: [DONE]\n\n');
    });
    expect(await (await open()).text()).toBe('data: first\n\ndata: [DONE]\n\n');
    await eventually(() => expect(stalled).toBe(true));
    expect(written).toBeLessThan(filling);
    slow.destroy();
  });
});
