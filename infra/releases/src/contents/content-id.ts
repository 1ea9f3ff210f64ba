import { createHash } from 'node:crypto';

/** The name that a content is stored by: its SHA-384 in hex. */
export function contentIdOf(content: string | Buffer): string {
  return createHash('sha384').update(content).digest('hex');
}
