import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Between two signs of life, and for the whole file. */
const usualTimeouts = { idleMilliseconds: 60_000, milliseconds: 120_000 };

/** The scanner can’t be reached, or couldn’t scan. The file waits. */
class ScanFailed extends Error {
  override readonly name = 'ScanFailed';
}

/** @throws Error if the file couldn’t be scanned; it isn’t clean then */
export type ScanFile = (file: AsyncIterable<Uint8Array>) => Promise<'clean' | 'malware'>;

/**
 * Streams a file to clamd (`INSTREAM`).
 * @param url `tcp://127.0.0.1:3310`, or `unix:///run/clamav/clamd.ctl`
 * @throws Error if it is neither
 */
export function createVirusScan(url: string, timeouts = usualTimeouts): ScanFile {
  const target = targetOf(url);
  return async (file) => {
    const socket = connect(target);
    const abandon = () => socket.destroy(new Error('The scanner didn’t answer in time'));
    socket.setTimeout(timeouts.idleMilliseconds, abandon);
    const timer = setTimeout(abandon, timeouts.milliseconds);
    try {
      await once(socket, 'connect');
      return verdictOf(await ask(socket, file));
    } catch (cause) {
      throw new ScanFailed('The virus scanner could not scan a file', { cause });
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
}

function targetOf(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:') return { path: pathname };
  if (protocol !== 'tcp:' || hostname === '') throw new Error('CLAMD_URL begins with tcp:// or unix://');
  // An address of IPv6 is in brackets here, and nowhere else.
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
}

async function ask(socket: Socket, file: AsyncIterable<Uint8Array>): Promise<string> {
  const answer = text(socket);
  // If sending fails, nobody waits for it.
  answer.catch(() => undefined);
  await pipeline(framed(file), socket, { end: false });
  return answer;
}

/** Each part after its length; a length of 0 ends the file. */
async function* framed(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of file) {
    if (part.length === 0) continue;
    yield lengthOf(part.length);
    yield part;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function verdictOf(answer: string): 'clean' | 'malware' {
  const said = answer.replace(/\0/g, '').trim();
  if (said.endsWith(' FOUND')) return 'malware';
  if (said.endsWith(' OK')) return 'clean';
  throw new Error(`The scanner said: ${said.slice(0, 200)}`);
}
