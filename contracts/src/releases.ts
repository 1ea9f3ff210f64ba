import * as z from 'zod/mini';

const sliceName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));
/** Digest of a release's contents (SHA-256, the first 20 hex digits). */
const version = z.string().check(z.regex(/^[0-9a-f]{20}$/));

/** A page of the site: which slice owns the path. `slice` is `shell` for the pages that the shell renders itself. */
export const page = z.object({ path: z.string(), slice: sliceName, title: z.string() });

/**
 * `release.json` of one immutable release folder `<store>/<slice>/<version>/`. Paths are relative to that folder.
 * `entry` lists what a browser needs first, in order: styles become links, the shell's `scripts` become script tags, and
 * everything else is named for preloading.
 */
export const release = z.object({
  slice: sliceName,
  version,
  entry: z.object({
    /** `mf-manifest.json` of a federated slice. */
    manifest: z.optional(z.string()),
    scripts: z.array(z.string()),
    /** Further scripts that the first ones load at once. */
    preloads: z.array(z.string()),
    styles: z.array(z.string()),
    fonts: z.array(z.string()),
  }),
  /** Shell only: the HTML template and the table of pages. */
  template: z.optional(z.string()),
  pages: z.optional(z.array(page)),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), integrity: z.string() })),
});

/** `<store>/current.json`: which version of each slice is live. `revision` grows by one with every change (compare-and-set). */
export const currentReleases = z.object({
  revision: z.number().check(z.int(), z.nonnegative()),
  slices: z.record(sliceName, version),
});

/** What the gateway writes into the page for the shell: slice name to the URL of its federation manifest. */
export const remotes = z.record(sliceName, z.string());
export const remotesElementId = 'hearthway-remotes';

export type Page = z.infer<typeof page>;
export type Release = z.infer<typeof release>;
export type CurrentReleases = z.infer<typeof currentReleases>;
export type Remotes = z.infer<typeof remotes>;
