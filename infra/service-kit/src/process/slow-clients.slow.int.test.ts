import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { closableServer, type ClosableServer } from './closable-server.js';

// A machine that stands still for a while doesn't make a slow client look like one that stopped.
const stalledMilliseconds = 16_000;
/** Seven pauses last longer than a stall may. */
const pace = stalledMilliseconds / 6;
const muchText = 'x'.repeat(64 * 1024 * 1024);

let server: Server;
let closable: ClosableServer;
let client: Socket;
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.method === 'GET') response.end(muchText);
    else {
      text(request).then(
        (body) => response.end(`got ${body}`),
        () => undefined,
      );
    }
  });
  closable = closableServer(server, stalledMilliseconds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
});
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
});

it('a server that closes sends the whole answer to a client that reads it slowly', async () => {
  client.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(server, 'request');
  const closed = closable.close();

  let received = 0;
  let pauses = 0;
  for await (const chunk of client) {
    received += (chunk as Buffer).length;
    if (received > (pauses + 1) * (muchText.length / 8)) {
      pauses += 1;
      await delay(pace);
    }
  }
  expect(pauses).toBeGreaterThanOrEqual(7);
  expect(received).toBeGreaterThan(muchText.length);
  await closed;
});

it('a server that closes waits for a client that writes slowly, and answers it', async () => {
  client.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 7\r\n\r\n');
  await once(server, 'request');
  const answer = text(client);
  const closed = closable.close();
  for (const letter of 'abcdefg') {
    await delay(pace);
    client.write(letter);
  }

  expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n.*got abcdefg$/s);
  await closed;
});
