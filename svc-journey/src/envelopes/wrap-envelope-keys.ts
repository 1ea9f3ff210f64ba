import type { KeptFile } from './envelope.js';
import type { EnvelopeDependencies } from './envelopes-dependencies.js';

/**
 * Wraps with the current secret whatever a former one still wraps. Safe to repeat, and at several instances at once: an envelope
 * that changes meanwhile is left for the next time.
 * @returns how many were wrapped
 * @throws SealingError if a former secret is missing
 */
export async function wrapEnvelopeKeys({ store, keys }: Pick<EnvelopeDependencies, 'store' | 'keys'>): Promise<number> {
  const wrapAgain = <File extends KeptFile | null>(file: File): File =>
    file && { ...file, key: keys.rewrap(file.key, file.id) ?? file.key };
  let wrapped = 0;
  for await (const envelope of store.findAll()) {
    const files = { source: wrapAgain(envelope.source), sealed: wrapAgain(envelope.sealed) };
    const isChanged = files.source.key !== envelope.source.key || files.sealed?.key !== envelope.sealed?.key;
    if (isChanged && (await store.updateKeys(envelope, files))) wrapped += 1;
  }
  return wrapped;
}
