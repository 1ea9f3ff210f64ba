import { createHash } from 'node:crypto';
import webpack, { type Compilation } from 'webpack';

/**
 * Stands for the digest of a build in the names of what its scripts keep in the page: the array of its chunks, its container, its
 * federation instance. Otherwise, two versions in one page would share them, and a tab would go on with the broken one after a
 * rollback.
 */
export const digestPlaceholder = 'hearthwaybuilddigest';

/** Puts the digest of all files in place of its placeholder. */
export function fillInDigest(compilation: Compilation): void {
  const hash = createHash('sha256');
  const assets = compilation.getAssets().toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, source } of assets) hash.update(`${name}:${source.size()}:`).update(source.buffer());
  const digest = hash.digest('hex').slice(0, 20);
  for (const { name, source } of assets) {
    if (!source.buffer().includes(digestPlaceholder)) continue;
    const text = source.source().toString().replaceAll(digestPlaceholder, digest);
    compilation.updateAsset(name, new webpack.sources.RawSource(text));
  }
}
