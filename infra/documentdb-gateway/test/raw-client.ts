import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { deserialize, serialize, setInternalBufferSize, type Document } from 'bson';

const HEADER_BYTES = 16;
setInternalBufferSize(32 * 1024 * 1024);
export const OP_QUERY = 2004;
export const OP_MSG = 2013;

/** A client without a driver, to send what no driver sends. */
export interface RawClient {
  readonly socket: Socket;
  send(operation: number, payload: Buffer, announcedBytes?: number): void;
  command(document: Document): Promise<Document>;
  receive(): Promise<Document>;
  closed(): Promise<void>;
}

export async function openRawClient(uri: string): Promise<RawClient> {
  const { hostname, port } = new URL(uri);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  let received = Buffer.alloc(0);
  let arrived = (): void => undefined;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    arrived();
  });
  const closing = new Promise<void>((resolve) => socket.once('close', () => resolve()));

  const client: RawClient = {
    socket,
    send(operation, payload, announcedBytes = HEADER_BYTES + payload.length) {
      const header = Buffer.alloc(HEADER_BYTES);
      header.writeInt32LE(announcedBytes, 0);
      header.writeInt32LE(7, 4);
      header.writeInt32LE(operation, 12);
      socket.write(Buffer.concat([header, payload]));
    },
    async command(document) {
      client.send(OP_MSG, message(document));
      return client.receive();
    },
    async receive() {
      while (received.length < 4 || received.length < received.readInt32LE(0)) {
        await new Promise<void>((resolve, reject) => {
          arrived = resolve;
          void closing.then(() => reject(new Error('the server closed the connection')));
        });
      }
      const length = received.readInt32LE(0);
      const start = HEADER_BYTES + (received.readInt32LE(12) === OP_MSG ? 5 : 20);
      const document = deserialize(received.subarray(start, length));
      received = received.subarray(length);
      return document;
    },
    closed: () => closing,
  };
  return client;
}

export function message(document: Document, flags = 0): Buffer {
  const prologue = Buffer.alloc(5);
  prologue.writeUInt32LE(flags, 0);
  return Buffer.concat([prologue, serialize(document)]);
}

export function sequence(name: string, documents: readonly Document[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((document) => serialize(document))]);
  const prologue = Buffer.alloc(5);
  prologue.writeUInt8(1, 0);
  prologue.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([prologue, content]);
}
