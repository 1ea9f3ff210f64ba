import { retryOnConflict } from '../concurrency/index.js';
import { isDuplicateKey } from './is-duplicate-key.js';

/**
 * Runs an upsert whose filter names the id, and says when the document may change: that there is room, for example.
 * @returns false, with nothing written, if it may not
 */
export async function tryUpsert(upsert: () => Promise<unknown>): Promise<boolean> {
  try {
    // When the first two run at once, one finds what the other inserted.
    await retryOnConflict(upsert, { isConflict: isDuplicateKey, attempts: 2 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
