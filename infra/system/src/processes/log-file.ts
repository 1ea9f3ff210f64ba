import { createStream } from 'rotating-file-stream';
import type { Writable } from 'node:stream';

/** Writes to `<name>.log` and keeps older lines in `<name>.log.1`, so that a long-running system can't fill the disk. */
export function openLogFile(folder: string, name: string, size = '10M'): Writable {
  return createStream(`${name}.log`, { path: folder, mode: 0o600, size, rotate: 1 });
}
