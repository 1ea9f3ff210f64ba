import { eventually } from '@hearthway/tooling/testing';
import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { closableServer, type ClosableServer } from './closable-server.js';

/** No machine stands still for so long. */
const patientMilliseconds = 120_000;
const muchText = 'x'.repeat(64 * 1024 * 1024);

let server: Server;
let closable: ClosableServer;
let client: Socket;
async function start(stalledMilliseconds: number): Promise<void> {
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
}
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
});

const beginPost = async (): Promise<void> => {
  client.write(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\n`);
  await once(server, 'request');
};

it('does not wait for a client that stops in the middle of a body', async () => {
  await start(300);
  await beginPost();
  client.write('ab');

  await closable.close();
});

it('does not wait for a client that reads no answer', async () => {
  await start(300);
  client.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(server, 'request');
  client.pause();

  await closable.close();
});

it('sends the whole answer to a client that is slow to read it', async () => {
  await start(patientMilliseconds);
  client.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(server, 'request');
  const closed = closable.close();
  await eventually(() => expect(server.listening).toBe(false));

  expect((await text(client)).length).toBeGreaterThan(muchText.length);
  await closed;
});

it('waits for a client that is slow, and answers it', async () => {
  await start(patientMilliseconds);
  await beginPost();
  const answer = text(client);
  const closed = closable.close();
  await eventually(() => expect(server.listening).toBe(false));
  client.write('abcde');

  expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n.*got abcde$/s);
  await closed;
});
