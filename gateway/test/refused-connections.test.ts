import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { testGateway, type TestGateway } from '../src/testing/test-gateway.js';

let gateway: TestGateway;
let address: string;
beforeEach(async () => {
  gateway = await testGateway();
  address = await gateway.listen();
});
afterEach(() => gateway.close());

/** A client that closes its side only when told to. */
async function open(): Promise<{ socket: Socket; received: () => string }> {
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true, noDelay: true });
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, received: () => received };
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    gateway.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const refused = [
  ['CONNECT', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: hearthway.example\r\n\r\n', 405],
  ['not being HTTP', 'garbage\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nX-One: ${'a'.repeat(20_000)}`, 431],
] as const;

describe.each(refused)('a connection refused for %s', (_, bytes, status) => {
  const answered = new RegExp(`HTTP/1\\.1 ${status} .*"requestId":"[^"]+"}$`, 's');

  it('is closed when its client leaves, even after sending more', async () => {
    const { socket, received } = await open();
    socket.write(bytes);
    await eventually(() => expect(received()).toMatch(answered));
    socket.end('more');
    await eventually(async () => expect(await openConnections()).toBe(0));
  });

  it('is closed even if its client stays', async () => {
    const { socket, received } = await open();
    socket.write(bytes);
    await eventually(() => expect(received()).toMatch(answered));
    await eventually(async () => expect(await openConnections()).toBe(0));
    socket.destroy();
  });

  it('is answered while its client is still sending', async () => {
    const { socket, received } = await open();
    socket.pause();
    socket.write(bytes);
    for (let sent = 0; sent < 10 && !socket.destroyed; sent += 1) {
      socket.write('more'.repeat(10_000));
      await new Promise(setImmediate);
    }
    socket.resume();
    await eventually(() => expect(received()).toMatch(answered));
    socket.destroy();
  });
});
