import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathsOverlap } from '@hearthway/contracts/page-paths';
import { liveSite, type LiveSlice, type LiveSite as LiveVersions, type Release } from '@hearthway/contracts/releases';
import { describeError, keyedQueue, type Broker, type Logger } from '@hearthway/service-kit';
import { followChanges } from '../releases/follow-changes.js';
import { createKeptContents, type KeptContents } from '../releases/kept-contents.js';
import { createKeptReleases } from '../releases/kept-releases.js';
import type { Registry } from '../releases/registry.js';
import { remembered } from '../releases/remembered.js';
import { replaceFile } from '../releases/replace-file.js';
import type { EncodedText } from './encoded-text.js';
import { servedSite, type ServedSite } from './served-site.js';
import { shellName, siteOf } from './site.js';

export interface LiveSite {
  /** Undefined until a shell is live. */
  served(): ServedSite | undefined;
  /** A release that is or was live. @throws Error if it can't be had now */
  release(slice: string, version: string): Promise<Release | undefined>;
  readonly contents: KeptContents;
  /** Serves what was live last, and follows what is until stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface LiveSiteOptions {
  /** Of this gateway alone. */
  readonly folder: string;
  readonly registry: Registry;
  readonly environment: string;
  readonly broker: Pick<Broker, 'onConnect' | 'subscribeBroadcast'>;
  /** The address of the site in browsers. */
  readonly origin: string;
  readonly logger: Logger;
  readonly pollMilliseconds?: number;
}

/** A slice that is ready to be served. */
interface ReadySlice {
  readonly live: LiveSlice;
  readonly release: Release;
  readonly canary: Release | undefined;
}

interface State {
  readonly versions: LiveVersions;
  readonly slices: ReadonlyMap<string, ReadySlice>;
  readonly served: ServedSite;
}

const fetchesAtOnce = 8;
/** Of up to 80 KB each with their compressed forms. */
const textsInMemory = 300;

/**
 * The site that the registry says is live. Everything it needs is fetched and checked before it is served, and served from this
 * gateway's folder. A slice that can't be had stays as it was, and doesn't keep others from changing.
 */
export function createLiveSite(options: LiveSiteOptions): LiveSite {
  const { folder, registry, environment, broker, origin, logger, pollMilliseconds = 2_000 } = options;
  const contents = createKeptContents(join(folder, 'contents'), registry);
  const releases = createKeptReleases(join(folder, 'releases'), registry);
  const texts = remembered<EncodedText>(textsInMemory);
  const versionsPlace = join(folder, 'site.json');
  const inTurn = keyedQueue();

  let state: State | undefined;
  /** What the registry said last, as JSON, unless that couldn't be done in full. */
  let aim: string | undefined;
  let known: ReadonlySet<string> = new Set();
  let looks = 0;
  let lastAnswered = 0;
  let reported: string | undefined;

  /** Once for each failure, however often it is tried again. */
  function report(error: unknown, message: string): void {
    const failure = `${message}: ${describeError(error)}`;
    if (failure !== reported) logger.error({ err: error, kept: state !== undefined }, message);
    reported = failure;
  }

  async function look(): Promise<void> {
    const turn = ++looks;
    try {
      const versions = await registry.site(environment);
      // An answer that was overtaken by a later one.
      if (turn < lastAnswered) return;
      lastAnswered = turn;
      if (versions.environment !== environment) throw new Error(`The registry answered for ${versions.environment}`);
      const said = JSON.stringify(versions);
      if (said === aim) return;
      aim = said;
      known = new Set(versions.slices.flatMap(versionsOf));
      // Not awaited: the next change doesn't wait for the files of this one.
      void change(versions, said);
    } catch (error) {
      report(error, 'cannot read what is live');
    }
  }

  async function change(versions: LiveVersions, said: string): Promise<void> {
    const problems: unknown[] = [];
    try {
      const next = await prepare(versions, { complete: true, problems });
      if (aim !== said) return;
      const before = state;
      state = next;
      if (JSON.stringify(before?.versions) !== JSON.stringify(next.versions)) {
        const live = Object.fromEntries(next.versions.slices.map(({ slice, version }) => [slice, version]));
        logger.info({ revision: versions.revision, live }, 'the live site changed');
      }
      await inTurn('versions', () => replaceFile(versionsPlace, JSON.stringify(state?.versions), { flush: true }));
    } catch (error) {
      problems.push(error);
    }
    if (problems.length === 0) reported = undefined;
    else report(problems[0], 'cannot use all that is live');
    // The next look tries again.
    if (problems.length > 0 && aim === said) aim = undefined;
  }

  interface Preparation {
    /** Whether all files must be there. Otherwise, those that aren't are fetched when they are asked for. */
    readonly complete: boolean;
    /** Gets what went wrong with single slices. */
    readonly problems: unknown[];
  }

  /** @throws Error if there is no site without what went wrong */
  async function prepare(versions: LiveVersions, { complete, problems }: Preparation): Promise<State> {
    const ready = versions.slices.map(async (live) => {
      try {
        const { slice, version, canary } = live;
        const [release, candidate] = await Promise.all([
          releases.read(slice, version),
          canary && releases.read(slice, canary.version),
        ]);
        if (complete) await keepFiles([release, candidate].flatMap((one) => one?.files ?? []));
        return { live, release, canary: candidate };
      } catch (error) {
        problems.push(error);
        return state?.slices.get(live.slice);
      }
    });
    const slices = new Map((await Promise.all(ready)).flatMap((one) => (one ? [[one.live.slice, one] as const] : [])));
    refuseSharedPaths([...slices.values()]);
    return {
      versions: { ...versions, slices: [...slices.values()].map(({ live }) => live) },
      slices,
      served: await serve(slices),
    };
  }

  async function keepFiles(files: Release['files']): Promise<void> {
    const rest = files.values();
    const keepSome = async (): Promise<void> => {
      for (const file of rest) await contents.keep(file);
    };
    await Promise.all(Array.from({ length: fetchesAtOnce }, keepSome));
  }

  async function serve(slices: State['slices']): Promise<ServedSite> {
    const live = [...slices.values()].map(({ release }) => release);
    const shell = slices.get(shellName)?.release;
    const template = shell?.template === undefined ? '' : await contents.readText(shell, shell.template);
    const withdrawn = new Map([...slices].map(([slice, { live }]) => [slice, live.withdrawn]));
    return servedSite({ site: siteOf({ origin, template, releases: live }), withdrawn, contents, texts });
  }

  async function restore(): Promise<void> {
    const problems: unknown[] = [];
    try {
      const versions = liveSite.parse(JSON.parse(await readFile(versionsPlace, 'utf8')));
      if (versions.environment !== environment) return;
      state = await prepare(versions, { complete: false, problems });
      known = new Set(versions.slices.flatMap(versionsOf));
    } catch (error) {
      // The first start.
      if (!isMissing(error)) problems.push(error);
    }
    if (problems.length > 0) report(problems[0], 'cannot use all that was live before');
  }

  const changes = followChanges({ look, broker, logger, pollMilliseconds });
  return {
    served: () => state?.served,
    release: async (slice, version) => (known.has(`${slice}/${version}`) ? releases.read(slice, version) : undefined),
    contents,
    async start() {
      await restore();
      changes.start();
    },
    stop: () => changes.stop(),
  };
}

/** All versions of a slice that pages may use, as `slice/version`. */
function versionsOf({ slice, version, canary, earlier, withdrawn }: LiveSlice): string[] {
  return [version, ...(canary ? [canary.version] : []), ...earlier, ...withdrawn].map((one) => `${slice}/${one}`);
}

/** @throws Error if an address would be a page of two slices */
function refuseSharedPaths(slices: readonly ReadySlice[]): void {
  const pages = slices.flatMap(({ live: { slice }, release, canary }) =>
    [...new Set([...release.pages, ...(canary?.pages ?? [])].map(({ path }) => path))].map((path) => ({ slice, path })),
  );
  for (const [place, page] of pages.entries()) {
    const other = pages
      .slice(place + 1)
      .find(({ slice, path }) => slice !== page.slice && pathsOverlap(path, page.path));
    if (other) throw new Error(`${page.path} of ${page.slice} is also a page of ${other.slice}: ${other.path}`);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
