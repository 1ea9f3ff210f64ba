import { createHash } from 'node:crypto';
import { digestsFile, type Digests, type Release } from '@hearthway/contracts/releases';
import { assetUrl } from './site.js';

/** The digests of a release's scripts and styles, which its slice needs before it loads any of them. */
export function digestsOf(release: Release): Digests {
  const files = release.files.filter(({ path }) => /\.(js|css)$/.test(path));
  return Object.fromEntries(files.map(({ path, integrity }) => [assetUrl(release, path), integrity]));
}

/** As it is served. The same release always has the same text, so the text has a digest itself. */
export const digestsText = (release: Release): string => JSON.stringify(digestsOf(release));

/** What the shell must know of a slice's release before it loads the slice: the digests of its manifest and of its digests. */
export function firstDigests(release: Release): Digests {
  const manifest = release.files.find(({ path }) => path === release.entry.manifest);
  const list = createHash('sha384').update(digestsText(release)).digest('base64');
  return {
    ...(manifest && { [assetUrl(release, manifest.path)]: manifest.integrity }),
    [assetUrl(release, digestsFile)]: `sha384-${list}`,
  };
}
