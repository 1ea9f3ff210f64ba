import * as z from 'zod/mini';

export const sliceName = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'Slices are named like mf-journey'), z.maxLength(40));
/** The first 20 hex digits of the SHA-256 of a release's paths and contents. */
export const releaseVersion = z.string().check(z.regex(/^[0-9a-f]{20}$/, 'Versions have 20 hex digits'));
/** The SHA-384 of a file in hex, by which it is stored. */
export const contentId = z.string().check(z.regex(/^[0-9a-f]{96}$/, 'Contents are named by their SHA-384 in hex'));

export const releaseLimits = {
  files: 1_000,
  fileBytes: 8_388_608,
  /** Of all files together. Gateways keep each release that they serve. */
  bytes: 67_108_864,
  /** Of all files that only the gate reads. It reads each as a whole. */
  gateBytes: 16_777_216,
  /** Of a pact: its interactions. */
  interactions: 5_000,
  /** Of a contract: its operations, and its events. */
  operations: 1_000,
  pages: 200,
  /** Of a path in a release. */
  pathCharacters: 200,
} as const;

/** Relative to the release, with forward slashes: no empty part, no part that begins with a dot. */
export const filePath = z
  .string()
  .check(
    z.maxLength(releaseLimits.pathCharacters),
    z.regex(/^[\w@+~-][\w@+~.-]*(\/[\w@+~-][\w@+~.-]*)*$/, 'Files have plain relative paths'),
  );

const filePaths = z.array(filePath).check(z.maxLength(releaseLimits.files));
const line = z.string().check(z.minLength(1), z.maxLength(300));

/** A path of the site: lower-case parts, or a parameter after a colon that stands for any id. */
const pagePath = z.string().check(z.regex(/^\/$|^(\/([a-z0-9-]+|:[A-Za-z]+))+$/), z.maxLength(200));

/** What a page that was rendered at build time says in its head. */
export const prerenderedHead = z.object({
  /** The file with the markup of the slice's element. */
  html: filePath,
  description: z.string().check(z.maxLength(1_000)),
  /** The path for search engines. Its own, unless two paths show the same page. */
  canonicalPath: pagePath,
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  /** schema.org objects. */
  jsonLd: z.array(z.record(z.string(), z.unknown())),
  /** For link previews: a file of the release. */
  image: z.optional(filePath),
});

/** A page of a slice, as its release carries it. Only public ones are shown to search engines. */
export const releasedPage = z.object({
  path: pagePath,
  title: line,
  access: z.enum(['public', 'buyer', 'admin']),
  /** What this page loads besides the slice's entry. */
  scripts: filePaths,
  styles: filePaths,
  /** Missing for a page that is rendered in the browser only. */
  prerendered: z.optional(prerenderedHead),
});

/** The files that a browser needs first, in order. */
export const releaseEntry = z.object({
  /** `mf-manifest.json` of a federated slice; the shell has none. */
  manifest: z.optional(filePath),
  /** For the shell, these become script tags. For a slice, they are preloaded. */
  scripts: filePaths,
  /** Scripts that the first ones load immediately. */
  preloads: filePaths,
  styles: filePaths,
  fonts: filePaths,
});

const packageName = z.string().check(z.regex(/^[@a-z0-9][a-z0-9@/._-]*$/), z.maxLength(100));
const semver = z.string().check(z.regex(/^[\w.+~^<>=| *-]+$/), z.maxLength(100));

/**
 * `build.json`: what a front end's build says about itself. `files` are all others that it wrote, so that a missing one is noticed.
 */
export const buildRecord = z.object({
  slice: sliceName,
  entry: releaseEntry,
  /** Shell only: the HTML of every page, with placeholders. */
  template: z.optional(filePath),
  pages: z.array(releasedPage).check(z.maxLength(releaseLimits.pages)),
  /** Shell only: versions of the platform (`platformPackage`) and of the packages that it shares. */
  provides: z.optional(z.record(packageName, semver)),
  /** Of a slice: the ranges of these that it works with. */
  needs: z.optional(z.record(packageName, semver)),
  files: filePaths,
});

/** `build.json` of a service: the registry keeps what the gate needs to know of it, and something else runs it. */
export const serviceRecord = z.object({
  service: sliceName,
  /** The SHA-256 of its bundled code in hex, so that other code is another version. */
  code: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  files: filePaths,
});

/** An immutable release. Its files have the addresses `/assets/<slice>/<version>/<path>`. */
export const release = z.object({
  slice: sliceName,
  version: releaseVersion,
  entry: releaseEntry,
  template: z.optional(filePath),
  pages: z.array(releasedPage),
  files: z.array(
    z.object({
      path: filePath,
      bytes: z.number().check(z.int(), z.nonnegative(), z.maximum(releaseLimits.fileBytes)),
      /** Its SHA-384, as browsers check it. */
      integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
    }),
  ),
});

/** Whether the registry has a file compressed, too, as `br` and `gzip`. */
export function hasCompressedForms({ path, bytes }: { path: string; bytes: number }): boolean {
  return bytes > worthwhileBytes && compressible.test(path);
}

const worthwhileBytes = 1_024;
const compressible = /\.(js|mjs|css|html|json|svg|txt|xml|map|webmanifest|ico)$/;

/** How a release came to be. */
export const releaseOrigin = z.object({
  author: z.string(),
  publishedAt: z.iso.datetime(),
  /** The commit that it was built from, if the publisher said so. */
  commit: z.optional(z.string()),
});

/** A published release without its files. */
export const publishedSummary = z.object({ slice: sliceName, version: releaseVersion, ...releaseOrigin.shape });

export type ReleasedPage = z.infer<typeof releasedPage>;
export type PrerenderedHead = z.infer<typeof prerenderedHead>;
export type BuildRecord = z.infer<typeof buildRecord>;
export type ServiceRecord = z.infer<typeof serviceRecord>;
export type Release = z.infer<typeof release>;
export type ReleaseOrigin = z.infer<typeof releaseOrigin>;
export type PublishedSummary = z.infer<typeof publishedSummary>;
