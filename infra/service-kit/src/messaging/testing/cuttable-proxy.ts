import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { answerCounter, type Break } from './broken-answers.js';

export interface CuttableProxy {
  readonly url: string;
  /** Breaks every connection like a crashing broker. */
  cut(): void;
  /** Breaks every connection and accepts no new one until `restore`. */
  block(): void;
  restore(): void;
  /** How many frames the broker has sent over the latest connection. */
  answers(): number;
  /** Breaks the next connection at the broker's nth frame, counted from one. */
  breakNext(answer: number, how: Break): void;
  /** Breaks the open connections at the broker's nth frame from now, counted from one. */
  breakSoon(answer: number, how: Break): void;
  /** Holds back every answer of the server from now on, like a hanging server. Requests still pass. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/** A proxy before the broker or database at `target`, so that a test can break the connection at any moment. */
export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const address = new URL(target);
  const sockets = new Set<Socket>();
  const counters = new Set<ReturnType<typeof answerCounter>>();
  let latest: ReturnType<typeof answerCounter> | undefined;
  let planned: { answer: number; how: Break } | undefined;
  const upstreams = new Set<Socket>();
  let blocked = false;
  let paused = false;
  const server = createServer((client) => {
    if (blocked) return void client.destroy();
    const upstream = connect(Number(address.port || 5672), address.hostname);
    // Only a broker's answers have frames to count; others pass unchanged.
    const counter = address.protocol.startsWith('amqp') ? answerCounter(client) : undefined;
    if (counter) {
      latest = counter;
      counters.add(counter);
      if (planned) counter.breakAt(planned.answer, planned.how);
      planned = undefined;
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        if (counter) counters.delete(counter);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on('data', (bytes: Buffer) => (counter ? counter.take(bytes) : client.write(bytes)));
    upstream.on('end', () => client.end());
    if (paused) upstream.pause();
    upstreams.add(upstream);
    upstream.on('close', () => upstreams.delete(upstream));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);

  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    cut,
    block() {
      blocked = true;
      cut();
    },
    restore: () => void (blocked = false),
    answers: () => latest?.answers() ?? 0,
    breakNext: (answer, how) => void (planned = { answer, how }),
    breakSoon(answer, how) {
      for (const counter of counters) counter.breakAt(counter.answers() + answer, how);
    },
    pause() {
      paused = true;
      for (const upstream of upstreams) upstream.pause();
    },
    resume() {
      paused = false;
      for (const upstream of upstreams) upstream.resume();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
