import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The same content with one bit changed, in the middle. */
export function withFlippedBit(content: Buffer): Buffer {
  const flipped = Buffer.from(content);
  const middle = flipped.length >> 1;
  if (flipped.length > 0) flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
  return flipped;
}

export interface FlippingProxy {
  readonly address: string;
  /** From now on, everything is passed on as it is. */
  mend(): void;
  stop(): Promise<void>;
}

/** A proxy between a browser and the site that changes one bit of each file at these paths. Unlike routes of a test, it leaves caches on. */
export async function flippingProxy(paths: RegExp): Promise<FlippingProxy> {
  let mended = false;
  const server = createServer((asked, answer) => {
    const target = new URL(asked.url ?? '');
    const flips = !mended && paths.test(target.pathname);
    const headers = { ...asked.headers, ...(flips && { 'accept-encoding': 'identity' }) };
    const passed = request(target, { method: asked.method, headers }, (received: IncomingMessage) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      if (flips)
        buffer(received).then(
          (body) => answer.end(withFlippedBit(body)),
          () => answer.destroy(),
        );
      else received.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mend() {
      mended = true;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
