import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStream } from 'rotating-file-stream';
import type { Writable } from 'node:stream';

/** Writes to `<name>.log` and keeps what came before in `<name>.log.1`, so that a long-running system does not fill the disk. */
export function openLogFile(folder: string, name: string, size = '10M'): Writable {
  return createStream(`${name}.log`, { path: folder, mode: 0o600, size, rotate: 1 });
}

/** The lines of all logs that contain this text, like the id of a request. */
export async function findLogLines(folder: string, text: string): Promise<string[]> {
  const logs = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return logs.flatMap((log) => log.split('\n').filter((line) => line.includes(text)));
}
