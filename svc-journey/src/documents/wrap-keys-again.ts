import type { DocumentDependencies } from './documents-dependencies.js';

/**
 * Wraps with the current secret whatever a former one still wraps, so that the former one can be removed. The files stay as they
 * are. Safe to repeat, and at several instances at once: what changes meanwhile is left for the next time.
 * @returns how many were wrapped
 * @throws SealingError if a former secret is missing
 */
export async function wrapKeysAgain({
  store,
  uploads,
  keys,
}: Pick<DocumentDependencies, 'store' | 'uploads' | 'keys'>): Promise<number> {
  let wrapped = 0;
  for await (const { id, key } of uploads.findKeys()) {
    const again = keys.rewrap(key, id);
    if (again === undefined) continue;
    await uploads.updateKey(id, key, again);
    wrapped += 1;
  }
  for await (const document of store.findAll()) {
    const versions = document.versions.map((version) => ({
      ...version,
      key: keys.rewrap(version.key, version.id) ?? version.key,
    }));
    const changed = versions.filter(({ key }, index) => key !== document.versions[index]?.key).length;
    if (changed > 0 && (await store.updateKeys(document, versions))) wrapped += changed;
  }
  return wrapped;
}
