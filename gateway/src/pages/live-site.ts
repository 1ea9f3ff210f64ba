import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  liveSite,
  type LiveSite as LiveVersions,
  type LiveSlice,
  type LocalSlice,
  type Release,
  type SitePreview,
} from '@hearthway/contracts/releases';
import { createRepeatedTask, describeError, keyedQueue, type Broker, type Logger } from '@hearthway/service-kit';
import { followChanges } from '../releases/follow-changes.js';
import { createKeptContents, type KeptContents } from '../releases/kept-contents.js';
import { createKeptReleases } from '../releases/kept-releases.js';
import { makeReady, refuseSharedPaths, type Readying } from '../releases/ready-slices.js';
import type { Registry } from '../releases/registry.js';
import { remembered } from '../releases/remembered.js';
import { replaceFile } from '../releases/replace-file.js';
import { sweepFolder } from '../releases/sweep-folder.js';
import type { Visitor } from '../visitors/visitors.js';
import type { EncodedText } from './encoded-text.js';
import type { ServedSite } from './served-site.js';
import { checkShell, showSlices, type ShownSlices } from './shown-slices.js';
import { shellName } from './site.js';

export interface LiveSite {
  /** What most browsers get. Undefined until a shell is live. */
  served(): ServedSite | undefined;
  /** What this browser gets. A preview that can't be had is left out. */
  servedTo(visitor: Visitor): Promise<ServedSite | undefined>;
  /** Whether a share of browsers gets something else. */
  hasCanary(): boolean;
  /** The slices of which it does. */
  canaries(): readonly LiveSlice[];
  /**
   * A release that is or was live, or is previewed. The registry is asked for no other. Before one counts as unknown, it is asked
   * again what is live, since another gateway may show it already.
   * @throws Error if it can't be had now
   */
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
  /** What every browser gets from a developer. None by default. */
  readonly localForAll?: readonly LocalSlice[];
  readonly logger: Logger;
  readonly pollMilliseconds?: number;
}

interface Shown extends ShownSlices {
  readonly versions: LiveVersions;
}

const fetchesAtOnce = 8;
/** How long slices that are ready wait for others, so that usually all change at once. */
const othersWaitMilliseconds = 300;
/** Of up to 80 KB each with their compressed forms. */
const textsInMemory = 300;
const betweenSweeps = 3_600_000;
/** Between looks for releases that nobody knows, since names may be made up. */
const betweenLooks = 250;

const cannotRead = 'cannot read what is live';
const cannotShow = 'cannot show all that is live';
const cannotRestore = 'cannot show all that was live before';

/**
 * The site that the registry says is live. Everything it needs is fetched and checked before it is served, and served from this
 * gateway's folder. A slice that can't be had stays as it was, and doesn't keep others from changing.
 */
export function createLiveSite(options: LiveSiteOptions): LiveSite {
  const { folder, registry, environment, broker, origin, localForAll = [], logger, pollMilliseconds = 2_000 } = options;
  const contents = createKeptContents(join(folder, 'contents'), registry);
  const releases = createKeptReleases(join(folder, 'releases'), registry);
  const showing = { origin, localForAll, contents, texts: remembered<EncodedText>(textsInMemory) };
  const versionsPlace = join(folder, 'site.json');
  const inTurn = keyedQueue();

  let shown: Shown | undefined;
  /** What the registry said last. */
  let said: LiveVersions | undefined;
  /** The same as JSON, unless that couldn't be done in full. */
  let aim: string | undefined;
  let looks = 0;
  let lastAnswered = 0;
  let lookedForUnknown = -Infinity;
  let nextForUnknown: Promise<void> | undefined;
  const reported = new Map<string, string>();
  /** Releases whose files are all here. To look at 240 files again at each change took more than all the rest of it. */
  let prepared = new WeakSet<Release>();

  /** Once for each failure, however often it is tried again. */
  function report(message: string, error: unknown): void {
    const failure = describeError(error);
    if (reported.get(message) !== failure) logger.error({ err: error, kept: shown !== undefined }, message);
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
      const text = JSON.stringify(versions);
      if (text === aim) return;
      aim = text;
      said = versions;
      // Not awaited: the next change doesn't wait for the files of this one.
      void change(versions, text);
    } catch (error) {
      report(cannotRead, error);
    }
  }

  /** Once for all who ask before it begins: an answer from before may be older than the release. */
  function lookForUnknown(): Promise<void> {
    nextForUnknown ??= lookAfterPause();
    return nextForUnknown;
  }

  async function lookAfterPause(): Promise<void> {
    const pause = lookedForUnknown + betweenLooks - performance.now();
    await delay(Math.max(0, pause), undefined, { ref: false });
    nextForUnknown = undefined;
    lookedForUnknown = performance.now();
    await look();
  }

  async function change(versions: LiveVersions, text: string): Promise<void> {
    const readying = makeReady(versions.slices, releases, prepare);
    const problems: unknown[] = [];
    const showReady = async (): Promise<void> => {
      const next = await compose(versions, readying);
      if (aim !== text) return;
      show(next);
      await inTurn('versions', () => replaceFile(versionsPlace, JSON.stringify(shown?.versions), { flush: true }));
    };
    if (shown && (await isSlow(readying.done))) await showReady().catch(() => undefined);
    await readying.done;
    await showReady().catch((error: unknown) => problems.push(error));

    const [problem] = [...readying.problems, ...problems];
    if (problem === undefined) reported.delete(cannotShow);
    else report(cannotShow, problem);
    // The next look tries again.
    if (problem !== undefined && aim === text) aim = undefined;
  }

  /** Has everything that the release needs in the folder. */
  async function prepare(release: Release): Promise<void> {
    if (prepared.has(release)) return;
    const rest = release.files.values();
    const keepSome = async (): Promise<void> => {
      for (const file of rest) await contents.keep(file);
    };
    await Promise.all(Array.from({ length: fetchesAtOnce }, keepSome));
    if (release.slice === shellName) await checkShell(release, showing);
    prepared.add(release);
  }

  /** All slices that are ready; others stay as they are. @throws Error if that is no site */
  async function compose(versions: LiveVersions, { ready }: Pick<Readying, 'ready'>): Promise<Shown> {
    const slices = versions.slices.flatMap(({ slice }) => ready.get(slice) ?? shown?.slices.get(slice) ?? []);
    refuseSharedPaths(slices);
    return {
      ...(await showSlices(slices, showing)),
      versions: { ...versions, slices: slices.map(({ live }) => live) },
    };
  }

  function show(next: Shown): void {
    const before = shown?.versions.slices;
    shown = next;
    const { revision, slices } = next.versions;
    if (JSON.stringify(before) === JSON.stringify(slices)) return;
    const versions = Object.fromEntries(slices.map(({ slice, version }) => [slice, version]));
    logger.info({ revision, versions }, 'the live site changed');
  }

  /** What was shown last. Files that aren't there any more are fetched when they are asked for. */
  async function restore(): Promise<void> {
    try {
      const versions = liveSite.parse(JSON.parse(await readFile(versionsPlace, 'utf8')));
      if (versions.environment !== environment) return;
      const readying = makeReady(versions.slices, releases, () => Promise.resolve());
      await readying.done;
      for (const problem of readying.problems) report(cannotRestore, problem);
      show(await compose(versions, readying));
    } catch (error) {
      // There is nothing at the first start.
      if (!isMissing(error)) report(cannotRestore, error);
    }
  }

  /** Also of what was said but isn't shown yet, since other gateways may already. */
  const isKnown = (slice: string, version: string): boolean =>
    [...(said?.slices ?? []), ...(shown?.versions.slices ?? [])].some(
      (live) => live.slice === slice && versionsOf(live).includes(version),
    );

  const changes = followChanges({ look, broker, logger, pollMilliseconds });
  const sweeps = createRepeatedTask({
    name: 'a sweep of the folder with releases',
    run: async () => {
      if (!shown) return;
      await sweepFolder({ folder, isKnown });
      prepared = new WeakSet();
    },
    pauseMilliseconds: betweenSweeps,
    logger,
  });
  return {
    served: () => shown?.usual,
    async servedTo({ bucket, preview, local = [] }) {
      const release = preview && (await releases.read(preview.slice, preview.version).catch(() => undefined));
      return shown?.servedTo({ bucket, preview: release && { ...preview, release }, local });
    },
    hasCanary: () => shown?.hasCanary ?? false,
    canaries: () => shown?.canaries ?? [],
    async release(slice, version, preview) {
      const isPreviewed = preview?.slice === slice && preview.version === version;
      if (isPreviewed || isKnown(slice, version)) return releases.read(slice, version);
      const kept = await releases.find(slice, version);
      if (kept) return kept;
      await lookForUnknown();
      return isKnown(slice, version) ? releases.read(slice, version) : undefined;
    },
    contents,
    async start() {
      await restore();
      changes.start();
      sweeps.start();
    },
    async stop() {
      await Promise.all([changes.stop(), sweeps.stop()]);
      // What is shown by now is being kept.
      await inTurn('versions', () => Promise.resolve());
    },
  };
}

async function isSlow(done: Promise<unknown>): Promise<boolean> {
  return Promise.race([done.then(() => false), delay(othersWaitMilliseconds, true, { ref: false })]);
}

/** All versions that pages may use. */
function versionsOf({ version, canary, earlier, withdrawn }: LiveSlice): string[] {
  return [version, ...(canary ? [canary.version] : []), ...earlier, ...withdrawn];
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
