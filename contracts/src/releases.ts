import * as z from 'zod/mini';
import { isVisible } from './visible-text.js';

/** The front end that owns the document: its template, the table of pages, and the base styles. */
export const shellSlice = 'shell';

export const sliceName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));
/** The first 20 hex digits of the SHA-256 of a release's contents. */
export const releaseVersion = z.string().check(z.regex(/^[0-9a-f]{20}$/));
/** The commit that a release was built from. */
export const commitHash = z.string().check(z.regex(/^[0-9a-f]{7,64}$/));

/** Safe to print: no line breaks, no control characters, and nothing that turns the direction of a line around. */
const lineOfText = (maximum: number) =>
  z.string().check(
    z.maxLength(maximum),
    z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u),
    z.refine((text: string) => isVisible(text)),
  );

/** Who published or deployed. */
export const releaseAuthor = lineOfText(200);
export const deploymentReason = lineOfText(300);

/**
 * A page that a slice's release brings to the site. `/home-search/:homeId`: a part that starts with a colon stands for any
 * identifier. Default: public. Others are hidden from search engines, and so is a public page with `indexed: false`.
 */
export const releasedPage = z.object({
  path: z.string(),
  title: z.string(),
  access: z.optional(z.enum(['public', 'buyer', 'admin'])),
  indexed: z.optional(z.boolean()),
  /** Files that it needs besides the slice's own, to be preloaded. */
  scripts: z.optional(z.array(z.string())),
  styles: z.optional(z.array(z.string())),
  /** Only in the shell's table from before slices brought their own pages. */
  slice: z.optional(sliceName),
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
  version: releaseVersion,
  /** When it was first published, and by whom. Releases from before these were recorded have none of the three. */
  publishedAt: z.optional(z.iso.datetime()),
  author: z.optional(releaseAuthor),
  commit: z.optional(commitHash),
  entry: z.object({
    /** `mf-manifest.json` of a federated slice. */
    manifest: z.optional(z.string()),
    scripts: z.array(z.string()),
    /** Scripts that the first ones load immediately. */
    preloads: z.array(z.string()),
    styles: z.array(z.string()),
    fonts: z.array(z.string()),
  }),
  /** Shell only: the HTML template. */
  template: z.optional(z.string()),
  /** Besides the prerendered ones. Missing for a slice that has none, or from before slices brought their own. */
  pages: z.optional(z.array(releasedPage)),
  /** Missing for a slice that renders in the browser only. */
  prerendered: z.optional(z.array(prerenderedPage)),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), integrity: z.string() })),
});

/** Where a store’s releases are live, such as `production`. A credential is for some environments, and a record for one. */
export const environmentName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40));
/** The first 16 hex digits of the SHA-256 of a credential’s public key. */
export const credentialId = z.string().check(z.regex(/^[0-9a-f]{16}$/));
/** An Ed25519 signature (RFC 8032) of a text, in base64url. */
export const ed25519Signature = z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/));
/** A raw Ed25519 public key, in base64url. */
export const ed25519PublicKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Who may change what is live. Its holder has the private key, which is the token. The root key signs this. */
export const credential = z.object({
  id: credentialId,
  /** Such as the name of a team. */
  name: releaseAuthor,
  publicKey: ed25519PublicKey,
  /** `*` is every slice, and what no single slice owns. */
  slices: z.array(z.union([sliceName, z.literal('*')])).check(z.minLength(1)),
  environments: z.array(environmentName).check(z.minLength(1)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revoked: z.optional(
    z.object({
      at: z.iso.datetime(),
      /** Records after this revision that it signed do not count. Unlike a time, a revision cannot be dated back. */
      afterRevision: z.number().check(z.int(), z.nonnegative()),
    }),
  ),
});

/** `<store>/_credentials/<id>.json` */
export const signedCredential = z.object({ credential, signature: ed25519Signature });

/** `<store>/_credentials/root.json`: whose signatures make credentials, and which environment this is. */
export const storeRoot = z.object({ environment: environmentName, publicKey: ed25519PublicKey });

/** Some visitors get this version of a slice. */
export const canary = z.object({
  version: releaseVersion,
  /** Of browsers, in hundredths of a percent at the finest. */
  percent: z.number().check(z.gt(0), z.lt(100), z.multipleOf(0.01)),
});

/** `<store>/current.json`: the live version of each slice. `revision` grows by one with each change (compare-and-set). */
export const currentReleases = z.object({
  revision: z.number().check(z.int(), z.nonnegative()),
  slices: z.record(sliceName, releaseVersion),
  canaries: z.optional(z.record(sliceName, canary)),
});

/**
 * One change of what is live, in `<store>/_deployments/`. It is written once and never changed. A rollback returns to a version
 * that was live before, or ends a canary. A canary is for some visitors; everything else is a release.
 */
export const deployment = z.object({
  revision: z.number().check(z.int(), z.positive()),
  at: z.iso.datetime(),
  slice: sliceName,
  version: releaseVersion,
  kind: z.enum(['release', 'rollback', 'canary']),
  /** Of a canary. */
  percent: z.optional(canary.shape.percent),
  author: releaseAuthor,
  reason: z.optional(deploymentReason),
  /** The version that was live before. Missing for the first one of a slice. */
  replaced: z.optional(releaseVersion),
  /** The live version of each slice from here on. */
  live: z.record(sliceName, releaseVersion),
  /** The canary of each slice that has one from here on. */
  canaries: z.optional(z.record(sliceName, canary)),
  /** SHA-384 of the description of the release, which has the digests of its files. */
  digest: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
  environment: z.optional(environmentName),
  /** Of everything else in this record. Missing in records from before there were credentials. */
  signature: z.optional(z.object({ credential: credentialId, value: ed25519Signature })),
});

export type ReleasedPage = z.infer<typeof releasedPage>;
export type PrerenderedPage = z.infer<typeof prerenderedPage>;
export type Release = z.infer<typeof release>;
export type CurrentReleases = z.infer<typeof currentReleases>;
export type Deployment = z.infer<typeof deployment>;
export type Credential = z.infer<typeof credential>;
export type SignedCredential = z.infer<typeof signedCredential>;
export type StoreRoot = z.infer<typeof storeRoot>;
export type Canary = z.infer<typeof canary>;

/** Manifest URL by slice, which the gateway writes into the page for the shell. */
export type Remotes = Readonly<Record<string, string>>;
/** A page of the site with the slice that owns it (`shell` for the shell's own). The gateway writes all of them into the page, too. */
export interface Page extends Pick<ReleasedPage, 'path' | 'title' | 'access' | 'indexed'> {
  readonly slice: string;
}

/** Subresource integrity (`sha384-…`) by address on this site. */
export type Digests = Readonly<Record<string, string>>;

/** Beside each release's files, the gateway serves their digests under this name. */
export const digestsFile = 'integrity.json';

/** Where the gateway says what is live now, for tabs that were opened before. */
export const liveReleasesPath = '/live.json';

/** Where tabs say whether a slice mounted: `<path>/<slice>/<version>/mounted`, or `failed`. */
export const sliceHealthPath = '/slice-health';

export interface LiveReleases {
  readonly remotes: Remotes;
  readonly pages: readonly Page[];
  /** Digest by address, of manifests and of the lists of digests beside them. */
  readonly integrity: Digests;
  /** Addresses of releases that were taken back, such as `/assets/mf-journey/0123456789abcdef0123/`. */
  readonly withdrawn: readonly string[];
}
