import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttableProxy {
  readonly url: string;
  /** Breaks every connection as a dying broker would. */
  cut(): void;
  /** Breaks every connection and takes no new one until `restore`. */
  block(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Stands between a client and the broker at `target` so that a test can break the connection at any moment. */
export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const address = new URL(target);
  const sockets = new Set<Socket>();
  let blocked = false;
  const server = createServer((client) => {
    if (blocked) return void client.destroy();
    const upstream = connect(Number(address.port || 5672), address.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
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
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
