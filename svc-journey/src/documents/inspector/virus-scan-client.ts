import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const timeoutMilliseconds = 60_000;

/** The scanner can’t be reached, or couldn’t scan. The file waits. */
class ScanFailed extends Error {
  override readonly name = 'ScanFailed';
}

/**
 * Streams a file to clamd (`INSTREAM`).
 * @param url `tcp://127.0.0.1:3310`, or `unix:///run/clamav/clamd.ctl`
 */
export function createVirusScan(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  const target = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };

  return async (file: AsyncIterable<Uint8Array>): Promise<'clean' | 'malware'> => {
    const socket = connect(target);
    socket.setTimeout(timeoutMilliseconds, () => socket.destroy(new Error('The scanner didn’t answer')));
    try {
      await once(socket, 'connect');
      const answer = text(socket);
      await pipeline(framed(file), socket, { end: false });
      return verdictOf(await answer);
    } catch (cause) {
      throw new ScanFailed('The virus scanner could not scan a file', { cause });
    } finally {
      socket.destroy();
    }
  };
}

/** Each part after its length; a length of 0 ends the file. */
async function* framed(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of file) {
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
