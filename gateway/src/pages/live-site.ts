import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { currentReleasesPath, readCurrent, readRelease, releaseFolder } from '@hearthway/releases';
import { describeError, type Logger } from '@hearthway/service-kit';
import { renderPages, type RenderedPages, type Site } from './page-html.js';

export interface LiveSite {
  /** Undefined until the first set of releases with a shell is there. */
  pages(): RenderedPages | undefined;
  /** Reads once, then follows the pointer until stopped. */
  start(): Promise<void>;
  stop(): void;
}

export interface LiveSiteOptions {
  /** The release store. */
  readonly store: string;
  readonly logger: Logger;
  readonly pollMilliseconds?: number;
}

const shellName = 'shell';

/**
 * The site as the pointer file says. The file is looked at twice a second rather than watched: that works on every file
 * system, and costs one `stat`. What cannot be used is logged once, and the last good site stays.
 */
export function createLiveSite({ store, logger, pollMilliseconds = 500 }: LiveSiteOptions): LiveSite {
  let pages: RenderedPages | undefined;
  let loaded: string | undefined;
  let complainedOf: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    const present = await fingerprint(currentReleasesPath(store));
    if (present === loaded) return;
    try {
      const site = await readSite(store);
      pages = renderPages(site);
      loaded = present;
      const versions = Object.fromEntries([...site.slices.values()].map(({ slice, version }) => [slice, version]));
      logger.info({ versions: { ...versions, shell: site.shell.version } }, 'the live releases have changed');
    } catch (error) {
      if (complainedOf === present) return;
      complainedOf = present;
      logger.error({ err: error, kept: pages !== undefined }, 'the live releases cannot be used');
    }
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => logger.error({ reason: describeError(error) }, 'the release store cannot be read'))
        .finally(schedule);
    }, pollMilliseconds);
    timer.unref();
  }

  return {
    pages: () => pages,
    async start() {
      await look();
      schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Every change of the pointer is a new file, so its number changes even within one tick of the clock. */
async function fingerprint(path: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(path);
    return `${ino}:${mtimeMs}:${size}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'missing';
    throw error;
  }
}

async function readSite(store: string): Promise<Site> {
  const { slices } = await readCurrent(store);
  const releases = await Promise.all(
    Object.entries(slices).map(([slice, version]) => readRelease(store, slice, version)),
  );
  const shell = releases.find(({ slice }) => slice === shellName);
  if (!shell?.template) throw new Error('No shell is live');
  const template = await readFile(join(releaseFolder(store, shell.slice, shell.version), shell.template), 'utf8');
  return { shell, template, slices: new Map(releases.filter((one) => one !== shell).map((one) => [one.slice, one])) };
}
