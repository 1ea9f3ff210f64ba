import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@hearthway/contracts/releases';
import { currentReleasesPath, readCurrent, readRelease, releaseFolder } from '@hearthway/releases';
import { describeError, type Logger } from '@hearthway/service-kit';
import { encodeText, type EncodedText } from './encoded-text.js';
import { inlineScriptSources } from './inline-scripts.js';
import { renderPages } from './page-html.js';
import { robotsText, siteMap } from './search-engines.js';
import { prerenderedAt, type Site } from './site.js';

/** Everything that is the same for every visitor, ready to send. */
export interface ServedSite {
  /** Path to HTML. */
  readonly pages: ReadonlyMap<string, EncodedText>;
  readonly notFound: EncodedText;
  /** The inline scripts of these pages, for their content security policy. */
  readonly inlineScripts: readonly string[];
  /** Admin pages. One leads to the next without a page load, so all of them share one policy. */
  readonly adminPaths: ReadonlySet<string>;
  readonly robots: string;
  readonly siteMap: string;
}

export interface LiveSite {
  /** Undefined until a shell has been released. */
  served(): ServedSite | undefined;
  /** Reads the pointer once, then follows it until stopped. */
  start(): Promise<void>;
  stop(): void;
}

export interface LiveSiteOptions {
  /** The release store. */
  readonly store: string;
  /** The address of the site in browsers. */
  readonly origin: string;
  readonly logger: Logger;
  readonly pollMilliseconds?: number;
}

const shellName = 'shell';

/**
 * The site that the pointer file selects. The file is polled twice a second rather than watched: that works on every file
 * system and costs one `stat`. A release that cannot be used is logged once, and the last good site stays.
 */
export function createLiveSite({ store, origin, logger, pollMilliseconds = 500 }: LiveSiteOptions): LiveSite {
  let served: ServedSite | undefined;
  let loaded: string | undefined;
  let reported: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function poll(): Promise<void> {
    const current = await fingerprint(currentReleasesPath(store));
    if (current === loaded) return;
    try {
      const site = await readSite(store, origin);
      served = await prepare(site);
      loaded = current;
      const versions = Object.fromEntries([...site.slices.values()].map(({ slice, version }) => [slice, version]));
      logger.info({ versions: { ...versions, shell: site.shell.version } }, 'the live releases changed');
    } catch (error) {
      if (reported === current) return;
      reported = current;
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

  return {
    served: () => served,
    async start() {
      await poll();
      schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Every change of the pointer writes a new file, so its inode changes even within one tick of the clock. */
async function fingerprint(path: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(path);
    return `${ino}:${mtimeMs}:${size}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'missing';
    throw error;
  }
}

async function readSite(store: string, origin: string): Promise<Site> {
  const { slices: live } = await readCurrent(store);
  const releases = await Promise.all(
    Object.entries(live).map(([slice, version]) => readRelease(store, slice, version)),
  );
  const shell = releases.find(({ slice }) => slice === shellName);
  if (!shell?.template) throw new Error('No shell is live');
  const read = (release: Release, path: string) =>
    readFile(join(releaseFolder(store, release.slice, release.version), path), 'utf8');
  const slices = new Map(releases.filter((one) => one !== shell).map((one) => [one.slice, one]));
  const markup = new Map<string, string>();
  for (const page of shell.pages ?? []) {
    const owner = slices.get(page.slice);
    const prerendered = prerenderedAt(slices, page);
    if (owner && prerendered) markup.set(page.path, await read(owner, prerendered.html));
  }
  return { origin: origin.replace(/\/$/, ''), shell, template: await read(shell, shell.template), slices, markup };
}

async function prepare(site: Site): Promise<ServedSite> {
  const { pages, notFound } = renderPages(site);
  const encoded = [...pages].map(async ([path, html]) => [path, await encodeText(html)] as const);
  return {
    pages: new Map(await Promise.all(encoded)),
    notFound: await encodeText(notFound),
    inlineScripts: inlineScriptSources(site.template),
    adminPaths: new Set((site.shell.pages ?? []).filter(({ access }) => access === 'admin').map(({ path }) => path)),
    robots: robotsText(site),
    siteMap: siteMap(site),
  };
}
