import type { DocumentDependencies } from './dependencies.js';

/** How many keys were wrapped again. */
export interface Rotation {
  readonly wrapped: number;
}

/**
 * Wraps the key of every file with the current secret. The files stay as they are. Afterwards the former secret opens nothing
 * anymore. Safe to repeat, and beside a running service: a document that changes meanwhile is read again.
 * @throws SealingError if a former secret is missing
 */
export async function rotateKeys({
  store,
  uploads,
  keys,
}: Pick<DocumentDependencies, 'store' | 'uploads' | 'keys'>): Promise<Rotation> {
  let wrapped = 0;
  for await (const { id, key } of uploads.findKeys()) {
    const again = keys.rewrap(key, id);
    if (again === undefined) continue;
    await uploads.updateKey(id, key, again);
    wrapped += 1;
  }
  for await (let document of store.findAll()) {
    for (;;) {
      const versions = document.versions.map((version) => ({
        ...version,
        key: keys.rewrap(version.key, version.id) ?? version.key,
      }));
      const changed = versions.filter(({ key }, index) => key !== document.versions[index]?.key).length;
      if (changed === 0) break;
      if (await store.updateKeys(document, versions)) {
        wrapped += changed;
        break;
      }
      const current = await store.findById(document.userId, document.id);
      if (!current) break;
      document = current;
    }
  }
  return { wrapped };
}
