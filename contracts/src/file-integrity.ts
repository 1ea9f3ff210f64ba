/**
 * A file beside those of a release, made by gateways: an object with the digests of all that browsers get, by path. Its own digest
 * is in the page.
 */
export const integrityFileName = 'integrity.json';

/**
 * Resolves to the digest of the file at an address, as in an attribute `integrity`; to undefined if the page has none for its release.
 * Rejects if the file isn't in its release, or if that can't be told now.
 */
export type IntegrityOf = (address: string) => Promise<string | undefined>;

declare global {
  /** The shell's, for the loaders of all slices. A slice alone has none. */
  var hearthwayIntegrityOf: IntegrityOf | undefined;
}
