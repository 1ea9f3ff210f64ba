import * as z from 'zod/mini';

const sliceName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));
/** The first 20 hex digits of the SHA-256 of a release's contents. */
const version = z.string().check(z.regex(/^[0-9a-f]{20}$/));

/** A page and the slice that owns it (`shell` for the shell's own). Default: public. Others are hidden from search engines. */
export const page = z.object({
  path: z.string(),
  slice: sliceName,
  title: z.string(),
  access: z.optional(z.enum(['public', 'buyer', 'admin'])),
});

/** A page rendered at build time, with the content of its head and the files it needs besides the slice's own. */
export const prerenderedPage = z.object({
  path: z.string().check(z.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)),
  /** The markup of the slice's element. */
  html: z.string(),
  title: z.string(),
  description: z.string(),
  /** The path for search engines. Its own, unless two paths show the same page. */
  canonicalPath: z.string(),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  /** schema.org objects. */
  jsonLd: z.array(z.record(z.string(), z.unknown())),
  /** For link previews; a file of the release. */
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
    /** Scripts that the first ones load immediately. */
    preloads: z.array(z.string()),
    styles: z.array(z.string()),
    fonts: z.array(z.string()),
  }),
  /** Shell only: the HTML template and the table of pages. */
  template: z.optional(z.string()),
  pages: z.optional(z.array(page)),
  /** Missing for a slice that renders in the browser only. */
  prerendered: z.optional(z.array(prerenderedPage)),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), integrity: z.string() })),
});

/** `<store>/current.json`: the live version of each slice. `revision` grows by one with each change (compare-and-set). */
export const currentReleases = z.object({
  revision: z.number().check(z.int(), z.nonnegative()),
  slices: z.record(sliceName, version),
});

export type Page = z.infer<typeof page>;
export type PrerenderedPage = z.infer<typeof prerenderedPage>;
export type Release = z.infer<typeof release>;
export type CurrentReleases = z.infer<typeof currentReleases>;

/** Manifest URL by slice, which the gateway writes into the page for the shell. */
export type Remotes = Readonly<Record<string, string>>;
/** Title by path, likewise, from each slice's release. They override the titles that the shell was built with. */
export type PageTitles = Readonly<Record<string, string>>;
