import { createStream } from 'rotating-file-stream';
import type { Writable } from 'node:stream';

/** `<name>.log`, and beside it `<name>.log.1` with what came before: a system that runs for months fills no disk. */
export function openLogFile(folder: string, name: string, size = '10M'): Writable {
  return createStream(`${name}.log`, { path: folder, mode: 0o600, size, rotate: 1 });
}
