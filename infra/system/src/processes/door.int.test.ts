import { eventually, onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openDoor } from './door.js';
import { freePorts } from './free-ports.js';

/** Answers with its name and what it was sent; `/wait` only when `release` is called. */
class Instance {
  isReady = true;
  answered = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly server = createServer((asked, response) => {
    const answer = () =>
      void text(asked).then((body) => {
        response.end(`${this.name} ${body}`);
        this.answered += 1;
      });
    if (asked.url === '/wait') this.waiting.push(answer);
    else answer();
  });

  constructor(
    private readonly name: string,
    readonly port: number,
  ) {}

  get waits(): number {
    return this.waiting.length;
  }

  ready(): Promise<boolean> {
    return Promise.resolve(this.isReady);
  }

  release(): void {
    for (const answer of this.waiting.splice(0)) answer();
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}

async function startInstance(name: string): Promise<Instance> {
  const [port = 0] = await freePorts(1);
  const instance = new Instance(name, port);
  await instance.start();
  onTestFinished(() => instance.stop());
  return instance;
}

async function twoBehindADoor() {
  const instances = [await startInstance('one'), await startInstance('two')] as const;
  const [port = 0] = await freePorts(1);
  const door = await openDoor({ port, instances });
  onTestFinished(() => door.close());
  return { one: instances[0], two: instances[1], port, door };
}

const oneConnection = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
};

function ask(port: number, { path = '/', agent, body }: { path?: string; agent?: Agent; body?: string } = {}) {
  return new Promise<string>((resolve, reject) => {
    const asked = request({ port, path, agent: agent ?? false, method: body === undefined ? 'GET' : 'POST' });
    asked.once('response', (response) => void text(response).then(resolve, reject));
    asked.once('error', reject);
    asked.end(body);
  });
}

const answersOf = async (port: number, count: number) =>
  new Set(await Promise.all(Array.from({ length: count }, () => ask(port))));

it('spreads connections over the instances, and passes on what both sides send', async () => {
  const { port } = await twoBehindADoor();
  expect(await answersOf(port, 4)).toEqual(new Set(['one ', 'two ']));
  const long = 'x'.repeat(3_000_000);
  expect((await ask(port, { body: long })).slice(4)).toBe(long);
});

it('leads new connections to ready instances only, and leaves open ones where they are', async () => {
  const { one, two, port } = await twoBehindADoor();
  two.isReady = false;
  await eventually(async () => expect(await answersOf(port, 8)).toEqual(new Set(['one '])));
  const agent = oneConnection();
  expect(await ask(port, { agent })).toBe('one ');
  const waiting = ask(port, { agent, path: '/wait' });
  two.isReady = true;
  one.isReady = false;
  await eventually(async () => expect(await answersOf(port, 8)).toEqual(new Set(['two '])));
  one.release();
  expect(await waiting).toBe('one ');
  expect(await ask(port, { agent })).toBe('one ');
});

it('goes on to the next instance when one refuses, and to any when none is ready', async () => {
  const { one, two, port } = await twoBehindADoor();
  await one.stop();
  expect(await answersOf(port, 8)).toEqual(new Set(['two ']));
  two.isReady = false;
  await eventually(async () => expect(await answersOf(port, 8)).toEqual(new Set(['two '])));
  await two.stop();
  await expect(ask(port)).rejects.toThrow();
});

it('lets a client end its half first', async () => {
  const { port } = await twoBehindADoor();
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.end('GET / HTTP/1.1\r\nhost: hearthway\r\nconnection: close\r\n\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1.1 200 OK[^]*(one|two) /);
});

it('closes when its instances have ended what is open, even if a client holds on', async () => {
  const { one, two, port, door } = await twoBehindADoor();
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.write('GET /wait HTTP/1.1\r\nhost: hearthway\r\nconnection: close\r\n\r\n');
  await eventually(() => expect(one.waits + two.waits).toBe(1));
  const closed = door.close();
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
  one.release();
  two.release();
  await closed;
  expect(await text(client)).toMatch(/^HTTP\/1.1 200 OK[^]*(one|two) /);
});

it('closes even if a client reads nothing of what it was sent', async () => {
  const { one, two, port, door } = await twoBehindADoor();
  const client = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void client.destroy());
  client.pause();
  const body = 'x'.repeat(20_000_000);
  client.write(`POST / HTTP/1.1\r\nhost: hearthway\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  await eventually(() => expect(one.answered + two.answered).toBe(1));
  const closed = door.close();
  await Promise.all([one.stop(), two.stop()]);
  await closed;
});
