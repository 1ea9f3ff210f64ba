import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownValue } from '@hearthway/contracts/own-value';
import { shellSlice, type CurrentReleases, type LiveReleases, type Release } from '@hearthway/contracts/releases';
import {
  digestOfRelease,
  integrityOf,
  isOutdated,
  pointerMark,
  readRelease,
  releaseFolder,
  sitePages,
  type Preview,
  type Trust,
} from '@hearthway/releases';
import { describeError, type Logger } from '@hearthway/service-kit';
import { bucketsOf, type CanaryShare } from '../canaries/buckets.js';
import { createFollowedReleases, type FollowedChange } from './followed-releases.js';
import { createPageEncoder, type EncodedText, type PageEncoder } from './encoded-text.js';
import { previewBanner } from './preview-banner.js';
import { renderPages, siteFacts } from './page-html.js';
import { robotsText, siteMap } from './search-engines.js';
import { prerenderedAt, type Site } from './site.js';
import { createWithdrawals } from './withdrawals.js';

export interface ServedPage {
  readonly html: EncodedText;
  /** One admin page leads to the next without a page load, so all of them share one policy. */
  readonly isAdmin: boolean;
  /** Search engines shouldn't list it, though they may read it. */
  readonly isUnlisted: boolean;
}

/** Everything that is the same for every visitor, ready to send. */
export interface ServedSite {
  /** By path. Those with a parameter are last. */
  readonly pages: ReadonlyMap<string, ServedPage>;
  readonly notFound: EncodedText;
  /** The inline scripts of these pages, for their content security policy. */
  readonly inlineScripts: readonly string[];
  readonly robots: string;
  readonly siteMap: string;
  /** For tabs that are open: the JSON of what is live, with its digest. */
  readonly live: { readonly text: string; readonly etag: string };
}

export interface LiveSite {
  /** Undefined until a shell has been released. */
  served(): ServedSite | undefined;
  /** The live version of each slice, without canaries. */
  versions(): CurrentReleases['slices'];
  canaries(): readonly LiveCanary[];
  /** Whether this version is live, for everybody or as a canary. */
  isLive(slice: string, version: string): boolean;
  /** The site with these versions of some slices instead. @throws Error if one of them cannot be used */
  variant(versions: Readonly<Record<string, string>>): Promise<ServedSite>;
  /** The site with a release that is not live, which its pages say. @throws Error if it cannot be used */
  preview(preview: Preview): Promise<ServedSite>;
  /** Reads the pointer once, then follows it until stopped. */
  start(): Promise<void>;
  stop(): void;
}

/** A canary, and the buckets of the visitors who get it. */
export interface LiveCanary extends CanaryShare {
  readonly buckets: ReadonlySet<number>;
}

export interface LiveSiteOptions {
  /** The release store. */
  readonly store: string;
  /** The address of the site in browsers. */
  readonly origin: string;
  readonly logger: Logger;
  /** Whose records count. Without it, everything in the store does. */
  readonly trust?: Trust | undefined;
  readonly pollMilliseconds?: number;
}

/**
 * The site that the live releases make. Twice a second, it looks whether the pointer file or a later deployment is there, rather
 * than watching: that works on every file system and costs two system calls. A release that cannot be used is logged once, and
 * the last good site stays.
 */
export function createLiveSite({ store, origin, logger, trust, pollMilliseconds = 500 }: LiveSiteOptions): LiveSite {
  const followed = createFollowedReleases({ store, trust, logger });
  const encoder = createPageEncoder();
  const withdrawals = createWithdrawals();
  let served: ServedSite | undefined;
  let loaded: string | undefined;
  let revision = 0;
  let reported: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let slices: CurrentReleases['slices'] = {};
  let canaries: readonly LiveCanary[] = [];
  let readVariant = (_versions: CurrentReleases['slices'], _preview?: Preview): Promise<ServedSite> =>
    Promise.reject(new Error('No site'));
  let variants = new Map<string, Promise<ServedSite>>();
  const variantEncoders = new Set<PageEncoder>();

  async function poll(): Promise<void> {
    const pointer = await pointerMark(store);
    const outdated = await isOutdated(store, revision);
    if (pointer === loaded && !outdated) return;
    let found = `${pointer}:${outdated}`;
    try {
      const change = await followed.read();
      const { current, deployments } = change;
      // A deployment is first a record and then the pointer, which is still one thing to report.
      found = `revision ${current.revision}`;
      const site = await readSite(store, origin, current.slices, change);
      withdrawals.follow(deployments);
      served = await prepare(site, encoder, withdrawals.addresses(current.slices));
      change.takeOver();
      slices = current.slices;
      canaries = canariesOf(current);
      for (const one of variantEncoders) one.stop();
      variantEncoders.clear();
      variants = new Map();
      readVariant = async (versions, preview) => {
        const live = { ...current.slices, ...versions };
        const own = createPageEncoder();
        variantEncoders.add(own);
        const reader = preview ? { readRelease: withPreview(store, change, preview) } : change;
        const shown = await readSite(store, origin, live, reader);
        const banner = preview && previewBanner(preview);
        return prepare({ ...shown, ...(banner && { banner }) }, own, withdrawals.addresses(live));
      };
      loaded = pointer;
      revision = current.revision;
      const versions = Object.fromEntries([...site.slices.values()].map(({ slice, version }) => [slice, version]));
      logger.info({ versions: { ...versions, shell: site.shell.version } }, 'the live releases changed');
    } catch (error) {
      if (reported === found) return;
      reported = found;
      logger.error({ err: error, kept: served !== undefined }, 'cannot use the live releases');
    }
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      poll()
        .catch((error: unknown) => logger.error({ reason: describeError(error) }, 'cannot read the release store'))
        .finally(schedule);
    }, pollMilliseconds);
    timer.unref();
  }

  /** Reads a site once. One that cannot be used is read again. */
  function kept(key: string, read: () => Promise<ServedSite>): Promise<ServedSite> {
    const known = variants.get(key);
    if (known) return known;
    const { size } = variants;
    // Over time there are many previews, but only a few at once.
    if (size >= mostVariants) variants.clear();
    const reading = read();
    variants.set(key, reading);
    reading.catch(() => variants.delete(key));
    return reading;
  }

  return {
    served: () => served,
    versions: () => slices,
    canaries: () => canaries,
    isLive: (slice, version) =>
      ownValue(slices, slice) === version || canaries.some((one) => one.slice === slice && one.version === version),
    variant: (versions) => kept(JSON.stringify(Object.entries(versions).sort()), () => readVariant(versions)),
    preview(preview) {
      const { slice, version, digest } = preview;
      const key = `preview ${slice} ${version} ${digest}`;
      return kept(key, () => readVariant({ [slice]: version }, preview));
    },
    async start() {
      await poll();
      schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      encoder.stop();
      for (const one of variantEncoders) one.stop();
    },
  };
}

const mostVariants = 64;

/** Its signed link says what it must be; no deployment does. */
function withPreview(store: string, live: FollowedChange, { slice, version, digest }: Preview) {
  return async (one: string, its: string): Promise<Release> => {
    if (one !== slice || its !== version) return live.readRelease(one, its);
    const release = await readRelease(store, slice, version);
    if (digestOfRelease(release) === digest) return release;
    throw new Error(`The description of ${slice} ${version} is not the one whose preview was signed`);
  };
}

function canariesOf({ canaries = {} }: CurrentReleases): LiveCanary[] {
  return Object.entries(canaries).map(([slice, { version, percent }]) => {
    const share = { slice, version, percent };
    return { ...share, buckets: bucketsOf(share) };
  });
}

async function readSite(
  store: string,
  origin: string,
  live: CurrentReleases['slices'],
  { readRelease }: Pick<FollowedChange, 'readRelease'>,
): Promise<Site> {
  const releases = await Promise.all(Object.entries(live).map(([slice, version]) => readRelease(slice, version)));
  const shell = releases.find(({ slice }) => slice === shellSlice);
  if (!shell?.template) throw new Error('No shell is live');
  const read = (release: Release, path: string) => readPublished(store, release, path);
  const slices = new Map(releases.filter((one) => one !== shell).map((one) => [one.slice, one]));
  const markup = new Map<string, string>();
  const pages = sitePages(releases);
  for (const page of pages) {
    const owner = slices.get(page.slice);
    const prerendered = prerenderedAt(slices, page);
    if (owner && prerendered) markup.set(page.path, await read(owner, prerendered.html));
  }
  return {
    origin: origin.replace(/\/$/, ''),
    shell,
    template: await read(shell, shell.template),
    slices,
    pages,
    markup,
  };
}

/** Pages are made of it, so browsers cannot check it. @throws Error if it is not as it was published */
async function readPublished(store: string, { slice, version, files }: Release, path: string): Promise<string> {
  const contents = await readFile(join(releaseFolder(store, slice, version), path));
  if (integrityOf(contents) === files.find((file) => file.path === path)?.integrity) return contents.toString('utf8');
  throw new Error(`${path} of ${slice} ${version} is not as it was published`);
}

async function prepare(site: Site, encoder: PageEncoder, withdrawn: readonly string[]): Promise<ServedSite> {
  const { pages, notFound } = renderPages(site);
  const encoded = await encoder.encode([...pages.values(), notFound]);
  const formsOf = (html: string): EncodedText => encoded.get(html) ?? { plain: html, compressed: new Map() };
  return {
    pages: new Map(
      site.pages.map(({ path, access, indexed }) => {
        const isAdmin = access === 'admin';
        return [path, { html: formsOf(pages.get(path) ?? ''), isAdmin, isUnlisted: isAdmin || indexed === false }];
      }),
    ),
    notFound: formsOf(notFound),
    inlineScripts: inlineScriptSources(site.template),
    robots: robotsText(site),
    siteMap: siteMap(site),
    live: withEtag({ ...siteFacts(site), withdrawn }),
  };
}

function withEtag(live: LiveReleases): ServedSite['live'] {
  const text = JSON.stringify(live);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** The inline scripts of a template, as sources for a content security policy. */
function inlineScriptSources(template: string): string[] {
  const [, ...afterStarts] = template.split('<script>');
  return afterStarts.map((rest) => {
    const script = rest.split('</script>', 1)[0] ?? '';
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}
