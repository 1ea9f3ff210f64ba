import * as z from 'zod/mini';

const sliceName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));
/** Digest of a release's contents (SHA-256, the first 20 hex digits). */
const version = z.string().check(z.regex(/^[0-9a-f]{20}$/));

/**
 * A page of the site: which slice owns the path. `slice` is `shell` for the pages that the shell renders itself. Public
 * unless it says otherwise; what is not is kept from search engines.
 */
export const page = z.object({
  path: z.string(),
  slice: sliceName,
  title: z.string(),
  access: z.optional(z.enum(['public', 'buyer', 'admin'])),
});

/** A page that its slice drew at build, with all that stands in its head and the files that it needs beside the slice's own. */
export const prerenderedPage = z.object({
  path: z.string().check(z.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)),
  /** The markup of the slice's element. */
  html: z.string(),
  title: z.string(),
  description: z.string(),
  /** The path that stands for this page in search engines; its own but where two show the same. */
  canonicalPath: z.string(),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  /** schema.org objects. */
  jsonLd: z.array(z.record(z.string(), z.unknown())),
  /** What is shown where its address is shared; a file of the release. */
  image: z.optional(z.string()),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});

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
  /** The pages that came with their markup; none for a slice that is drawn in the browser alone. */
  prerendered: z.optional(z.array(prerenderedPage)),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), integrity: z.string() })),
});

/** `<store>/current.json`: which version of each slice is live. `revision` grows by one with every change (compare-and-set). */
export const currentReleases = z.object({
  revision: z.number().check(z.int(), z.nonnegative()),
  slices: z.record(sliceName, version),
});

export type Page = z.infer<typeof page>;
export type PrerenderedPage = z.infer<typeof prerenderedPage>;
export type Release = z.infer<typeof release>;
export type CurrentReleases = z.infer<typeof currentReleases>;

/** What the gateway writes into the page for the shell: slice name to the URL of its federation manifest. */
export type Remotes = Readonly<Record<string, string>>;
/** Likewise: the titles that slices gave to their pages, by path. They go before those that the shell was built with. */
export type PageTitles = Readonly<Record<string, string>>;
