import { onTestFinished } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createVirusScan } from './virus-scan-client.js';

/** A scanner that does what a test says. @returns its address */
async function scanner(answer: (socket: Socket) => void): Promise<string> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined));
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function* parts(...texts: readonly string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

/** Answers once it has the end of a file. */
const says = (answer: string, received: Buffer[] = []) =>
  scanner((socket) => {
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
    });
  });

describe('a scan', () => {
  it('sends each part after its length, and leaves out empty ones, which would end the file', async () => {
    const received: Buffer[] = [];
    expect(await createVirusScan(await says('stream: OK\0', received))(parts('ab', '', 'c'))).toBe('clean');
    expect(Buffer.concat(received).toString('latin1')).toBe('zINSTREAM\0\0\0\0\u0002ab\0\0\0\u0001c\0\0\0\0');
  });

  it('says what was found', async () => {
    expect(await createVirusScan(await says('stream: Some.Virus FOUND\0'))(parts('x'))).toBe('malware');
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK but not really'])(
    'fails, and doesn’t say “clean”, when the answer is %j',
    async (answer) => {
      await expect(createVirusScan(await says(answer))(parts('x'))).rejects.toThrow('could not scan');
    },
  );

  it.each<[string, Parameters<typeof scanner>[0]]>([
    ['doesn’t answer', () => undefined],
    ['hangs up', (socket) => socket.destroy()],
  ])('fails when the scanner %s', async (_what, answer) => {
    const scan = createVirusScan(await scanner(answer), { idleMilliseconds: 200, milliseconds: 5_000 });
    await expect(scan(parts('x'.repeat(5_000_000)))).rejects.toThrow('could not scan');
  });

  it('fails when all of it takes too long', async () => {
    const address = await scanner((socket) => {
      const timer = setInterval(() => socket.write('.'), 20);
      socket.once('close', () => clearInterval(timer));
    });
    const scan = createVirusScan(address, { idleMilliseconds: 60_000, milliseconds: 200 });
    await expect(scan(parts('x'))).rejects.toThrow('could not scan');
  });

  it('fails when the file can’t be read', async () => {
    async function* broken() {
      yield await Promise.resolve(Buffer.from('x'));
      throw new Error('The database is gone');
    }
    await expect(createVirusScan(await says('stream: OK\0'))(broken())).rejects.toThrow('could not scan');
  });

  it('fails when nobody listens, and at once with an address of another kind', async () => {
    await expect(createVirusScan('tcp://127.0.0.1:9')(parts('x'))).rejects.toThrow('could not scan');
    expect(() => createVirusScan('http://127.0.0.1:3310')).toThrow('tcp://');
  });
});
