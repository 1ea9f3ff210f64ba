import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathsOverlap } from '@hearthway/contracts/page-paths';
import {
  liveSite,
  type LiveSlice,
  type LiveSite as LiveVersions,
  type Release,
  type SitePreview,
} from '@hearthway/contracts/releases';
import { createRepeatedTask, describeError, keyedQueue, type Broker, type Logger } from '@hearthway/service-kit';
import { followChanges } from '../releases/follow-changes.js';
import { createKeptContents, type KeptContents } from '../releases/kept-contents.js';
import { createKeptReleases } from '../releases/kept-releases.js';
import type { Registry } from '../releases/registry.js';
import { remembered, type Remembered } from '../releases/remembered.js';
import { replaceFile } from '../releases/replace-file.js';
import { sweepFolder } from '../releases/sweep-folder.js';
import { getsCanary } from '../visitors/canary-bucket.js';
import type { Visitor } from '../visitors/visitors.js';
import type { EncodedText } from './encoded-text.js';
import { servedSite, type ServedSite } from './served-site.js';
import { shellName, siteOf } from './site.js';

export interface LiveSite {
  /** What most browsers get. Undefined until a shell is live. */
  served(): ServedSite | undefined;
  /** What this browser gets. A preview that can't be had is left out. */
  servedTo(visitor: Visitor): Promise<ServedSite | undefined>;
  /** Whether a share of browsers gets something else. */
  hasCanary(): boolean;
  /** A release that is or was live, or is previewed. The registry is asked for no other. @throws Error if it can't be had now */
  release(slice: string, version: string, preview?: SitePreview): Promise<Release | undefined>;
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
  readonly servedToOthers: Remembered<ServedSite>;
}

const fetchesAtOnce = 8;
/** How long slices that are ready wait for others, so that usually all change at once. */
const othersWaitMilliseconds = 300;
/** Of up to 80 KB each with their compressed forms. */
const textsInMemory = 300;
/** Other than what most browsers get. */
const sitesInMemory = 30;
const betweenSweeps = 3_600_000;

const cannotRead = 'cannot read what is live';
const cannotShow = 'cannot show all that is live';

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
  let lastSaid: LiveVersions | undefined;
  let looks = 0;
  let lastAnswered = 0;
  const reported = new Map<string, string>();

  /** Once for each failure, however often it is tried again. */
  function report(message: string, error: unknown): void {
    const failure = describeError(error);
    if (reported.get(message) !== failure) logger.error({ err: error, kept: state !== undefined }, message);
    reported.set(message, failure);
  }

  async function look(): Promise<void> {
    const turn = ++looks;
    try {
      const versions = await registry.site(environment);
      // An answer that was overtaken by a later one.
      if (turn < lastAnswered) return;
      lastAnswered = turn;
      if (versions.environment !== environment) throw new Error(`The registry answered for ${versions.environment}`);
      reported.delete(cannotRead);
      const said = JSON.stringify(versions);
      if (said === aim) return;
      aim = said;
      lastSaid = versions;
      // Not awaited: the next change doesn't wait for the files of this one.
      void change(versions, said);
    } catch (error) {
      report(cannotRead, error);
    }
  }

  async function change(versions: LiveVersions, said: string): Promise<void> {
    const problems: unknown[] = [];
    const ready = new Map<string, ReadySlice>();
    const preparing = Promise.all(
      versions.slices.map(async (live) => {
        try {
          const slice = await readSlice(live);
          await keepFiles([slice.release, slice.canary]);
          ready.set(live.slice, slice);
        } catch (error) {
          problems.push(error);
        }
      }),
    );
    const showReady = async (): Promise<void> => {
      const next = await compose(versions, ready);
      if (aim !== said) return;
      show(next);
      await inTurn('versions', () => replaceFile(versionsPlace, JSON.stringify(state?.versions), { flush: true }));
    };
    try {
      const isSlow = state && (await Promise.race([preparing, delay(othersWaitMilliseconds, true, { ref: false })]));
      if (isSlow === true) await showReady();
      await preparing;
      await showReady();
    } catch (error) {
      problems.push(error);
    }
    if (problems.length === 0) reported.delete(cannotShow);
    else report(cannotShow, problems[0]);
    // The next look tries again.
    if (problems.length > 0 && aim === said) aim = undefined;
  }

  async function readSlice(live: LiveSlice): Promise<ReadySlice> {
    const { slice, version, canary } = live;
    const [release, candidate] = await Promise.all([
      releases.read(slice, version),
      canary && releases.read(slice, canary.version),
    ]);
    return { live, release, canary: candidate };
  }

  async function keepFiles(those: readonly (Release | undefined)[]): Promise<void> {
    const rest = those.flatMap((release) => release?.files ?? []).values();
    const keepSome = async (): Promise<void> => {
      for (const file of rest) await contents.keep(file);
    };
    await Promise.all(Array.from({ length: fetchesAtOnce }, keepSome));
  }

  /** The site with all slices that are ready; others stay as they are. @throws Error if that is no site */
  async function compose(versions: LiveVersions, ready: ReadonlyMap<string, ReadySlice>): Promise<State> {
    const slices = versions.slices.flatMap(({ slice }) => ready.get(slice) ?? state?.slices.get(slice) ?? []);
    refuseSharedPaths(slices);
    return {
      versions: { ...versions, slices: slices.map(({ live }) => live) },
      slices: new Map(slices.map((one) => [one.live.slice, one])),
      served: await serve(
        slices,
        slices.map(({ release }) => release),
      ),
      servedToOthers: remembered(sitesInMemory),
    };
  }

  async function serve(
    slices: readonly ReadySlice[],
    chosen: readonly Release[],
    preview?: SitePreview,
  ): Promise<ServedSite> {
    const shell = chosen.find(({ slice }) => slice === shellName);
    const template = shell?.template === undefined ? '' : await contents.readText(shell, shell.template);
    const site = siteOf({ origin, template, releases: chosen, preview });
    const withdrawn = new Map(slices.map(({ live }) => [live.slice, live.withdrawn]));
    return servedSite({ site, withdrawn, contents, texts });
  }

  const hasCanary = (): boolean => [...(state?.slices.values() ?? [])].some(({ canary }) => canary !== undefined);

  async function servedTo({ bucket, preview }: Visitor): Promise<ServedSite | undefined> {
    if (!state) return undefined;
    const { slices, served, servedToOthers } = state;
    if (!preview && (bucket === undefined || !hasCanary())) return served;
    const previewed = preview && (await releases.read(preview.slice, preview.version).catch(() => undefined));
    const usual = [...slices.values()].map(({ live, release, canary }) =>
      canary && bucket !== undefined && getsCanary(live, bucket) ? canary : release,
    );
    // Last, so that its pages count if others have them, too.
    const chosen = previewed ? [...usual.filter(({ slice }) => slice !== previewed.slice), previewed] : usual;
    const key = [...chosen.map(({ slice, version }) => `${slice}/${version}`), previewed && preview?.expiresAt].join(
      ' ',
    );
    return servedToOthers(key, () => serve([...slices.values()], chosen, previewed && preview));
  }

  function show(next: State): void {
    const before = state?.versions.slices;
    state = next;
    const { revision, slices } = next.versions;
    if (JSON.stringify(before) === JSON.stringify(slices)) return;
    const versions = Object.fromEntries(slices.map(({ slice, version }) => [slice, version]));
    logger.info({ revision, versions }, 'the live site changed');
  }

  /** What was served last. Files that aren't there any more are fetched when they are asked for. */
  async function restore(): Promise<void> {
    try {
      const versions = liveSite.parse(JSON.parse(await readFile(versionsPlace, 'utf8')));
      if (versions.environment !== environment) return;
      const ready = new Map<string, ReadySlice>();
      for (const live of versions.slices) ready.set(live.slice, await readSlice(live));
      show(await compose(versions, ready));
    } catch (error) {
      // There is nothing at the first start.
      if (!isMissing(error)) report('cannot show what was live before', error);
    }
  }

  /** Also of what was said but isn't shown yet, since other gateways may already. */
  const isKnown = (slice: string, version: string): boolean =>
    [...(lastSaid?.slices ?? []), ...(state?.versions.slices ?? [])].some(
      (live) => live.slice === slice && versionsOf(live).includes(version),
    );
  const changes = followChanges({ look, broker, logger, pollMilliseconds });
  const sweeps = createRepeatedTask({
    name: 'a sweep of the folder with releases',
    run: async () => {
      if (state) await sweepFolder({ folder, isKnown });
    },
    pauseMilliseconds: betweenSweeps,
    logger,
  });
  return {
    served: () => state?.served,
    servedTo,
    hasCanary,
    async release(slice, version, preview) {
      const isPreviewed = preview?.slice === slice && preview.version === version;
      return isPreviewed || isKnown(slice, version) ? releases.read(slice, version) : releases.find(slice, version);
    },
    contents,
    async start() {
      await restore();
      changes.start();
      sweeps.start();
    },
    async stop() {
      await Promise.all([changes.stop(), sweeps.stop()]);
    },
  };
}

/** All versions that pages may use. */
function versionsOf({ version, canary, earlier, withdrawn }: LiveSlice): string[] {
  return [version, ...(canary ? [canary.version] : []), ...earlier, ...withdrawn];
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
