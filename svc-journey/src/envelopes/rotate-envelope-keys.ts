import type { EnvelopeDependencies } from './dependencies.js';
import type { KeptFile } from './envelope.js';

/**
 * Wraps the keys of the files in envelopes with the current secret. Safe to repeat, and beside a running service: an envelope that
 * changes meanwhile is read again.
 * @returns how many were wrapped again
 * @throws SealingError if a former secret is missing
 */
export async function rotateEnvelopeKeys({
  store,
  keys,
}: Pick<EnvelopeDependencies, 'store' | 'keys'>): Promise<{ readonly wrapped: number }> {
  const wrapAgain = <File extends KeptFile | null>(file: File): File =>
    file && { ...file, key: keys.rewrap(file.key, file.id) ?? file.key };
  let wrapped = 0;
  for await (let envelope of store.findAll()) {
    for (;;) {
      const files = { source: wrapAgain(envelope.source), sealed: wrapAgain(envelope.sealed) };
      const changed = [files.source.key !== envelope.source.key, files.sealed?.key !== envelope.sealed?.key];
      const count = changed.filter(Boolean).length;
      if (count === 0) break;
      if (await store.updateKeys(envelope, files)) {
        wrapped += count;
        break;
      }
      const current = await store.findById(envelope.userId, envelope.id);
      if (!current) break;
      envelope = current;
    }
  }
  return { wrapped };
}
