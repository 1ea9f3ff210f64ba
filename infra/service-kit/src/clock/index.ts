import { readFileSync } from 'node:fs';

/**
 * The current time. With `offsetFile`, it is ahead by the milliseconds in that file, read each time, so that a test can move the clock
 * of a running process. Never set outside tests.
 * @throws RangeError if the file doesn’t hold a whole number
 */
export function createClock(offsetFile?: string): () => Date {
  if (offsetFile === undefined) return () => new Date();
  return () => new Date(Date.now() + readOffset(offsetFile));
}

function readOffset(file: string): number {
  const text = readFileSync(file, 'utf8').trim();
  if (!/^-?\d{1,15}$/.test(text)) throw new RangeError('The file of the clock must hold whole milliseconds');
  return Number(text);
}
