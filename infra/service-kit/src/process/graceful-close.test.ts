import { eventually } from '@hearthway/tooling/testing';
import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gracefulClose, type GracefulClose } from './graceful-close.js';

const muchText = 'x'.repeat(64 * 1024 * 1024);
const post = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nab';
const get = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

let server: Server;
let closing: GracefulClose;
const clients: Socket[] = [];
async function start(graceMilliseconds: number): Promise<void> {
  server = createServer((request, response) => {
    if (request.method === 'GET') response.end(muchText);
    else void text(request).then((body) => response.end(`got ${body}`), response.destroy.bind(response));
  });
  closing = gracefulClose(server, graceMilliseconds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});

async function connected(): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  clients.push(client);
  await once(server, 'connection');
  return client;
}

async function send(request: string): Promise<Socket> {
  const client = await connected();
  client.write(request);
  await once(server, 'request');
  return client;
}

/** Longer than any test takes. */
const endless = 600_000;

it('answers what is in flight, then closes every connection', async () => {
  await start(endless);
  const silent = once(await connected(), 'close');
  const client = await send(post);
  const answer = text(client);
  const closed = closing.close();
  await eventually(() => expect(server.listening).toBe(false));
  client.write('cde');

  expect(await answer).toMatch(/\r\nConnection: close\r\n.*got abcde$/s);
  await closed;
  await silent;
});

it('closes connections after their next answers once it is announced, and takes new ones until it closes', async () => {
  await start(endless);
  const kept = await connected();
  closing.announce();
  for (const client of [kept, await connected()]) {
    const answer = text(client);
    client.write(`${post}cde`);
    expect(await answer).toMatch(/\r\nConnection: close\r\n.*got abcde$/s);
  }
  await closing.close();
});

it('sends the whole answer to a client that is slow to read it', async () => {
  await start(endless);
  const client = await send(get);
  const closed = closing.close();

  expect((await text(client)).length).toBeGreaterThan(muchText.length);
  await closed;
});

it.each([
  ['stops in the middle of a body', post],
  ['reads no answer', get],
])('cuts off a client that %s when the grace period is over', async (_, request) => {
  await start(1);
  (await send(request)).pause();

  await closing.close();
});
