import type { Socket } from 'node:net';

/**
 * How a connection breaks at one of the broker's frames: reset or ended before it, reset in its middle, ended by the
 * broker's own `connection.close` right after it, or silent from there on with both ends open.
 */
export const breaks = ['reset', 'end', 'half', 'goodbye', 'silence'] as const;
export type Break = (typeof breaks)[number];

/** Passes the broker's frames on to the client and counts them, up to the one where the connection should break. */
export function answerCounter(client: Socket) {
  let rest = Buffer.alloc(0);
  let answers = 0;
  let breaking: { answer: number; how: Break } | undefined;
  let broken = false;

  function pass(frame: Buffer): void {
    if (broken) return;
    answers += 1;
    if (answers !== breaking?.answer) return void client.write(frame);
    broken = true;
    breakConnection(client, frame, breaking.how);
  }

  return {
    answers: () => answers,
    breakAt: (answer: number, how: Break) => void (breaking = { answer, how }),
    take(bytes: Buffer): void {
      rest = Buffer.concat([rest, bytes]);
      for (let length = frameLength(rest); length <= rest.length; length = frameLength(rest)) {
        pass(rest.subarray(0, length));
        rest = rest.subarray(length);
      }
    },
  };
}

function breakConnection(client: Socket, frame: Buffer, how: Break): void {
  if (how === 'end') client.end();
  if (how === 'reset') client.resetAndDestroy();
  if (how === 'half') client.write(frame.subarray(0, frame.length / 2), () => client.resetAndDestroy());
  if (how === 'goodbye') client.end(Buffer.concat([frame, connectionForced]));
}

const headerLength = 7;
const frameEnd = 0xce;

function frameLength(bytes: Buffer): number {
  return bytes.length < headerLength ? Infinity : headerLength + bytes.readUInt32BE(3) + 1;
}

/** The method `connection.close` with code 320, as sent by a broker that is shutting down. */
const connectionForced = methodFrame(10, 50, Buffer.from([320 >> 8, 320 & 0xff, 0, 0, 0, 0, 0]));

function methodFrame(classId: number, methodId: number, fields: Buffer): Buffer {
  const method = Buffer.from([0, classId, 0, methodId]);
  const header = Buffer.alloc(headerLength);
  header.writeUInt8(1, 0);
  header.writeUInt32BE(method.length + fields.length, 3);
  return Buffer.concat([header, method, fields, Buffer.from([frameEnd])]);
}
