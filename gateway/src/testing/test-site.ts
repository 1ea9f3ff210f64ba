import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord, Release, SiteData } from '@hearthway/contracts/releases';
import {
  inMemoryRegistry,
  shellBuild,
  sliceBuild,
  type BuildContents,
  type ExampleBuild,
  type ExamplePage,
  type InMemoryRegistry,
} from '@hearthway/releases/testing';
import { broadcastStub, captureLog, type BroadcastStub, type LogCapture } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { createLiveSite, type LiveSite, type LiveSiteOptions } from '../pages/live-site.js';
import { assetUrl } from '../pages/site.js';

/** The pages of the test site, by slice. */
export const testPages = {
  shell: [{ path: '/auth', title: 'Log in & register · Hearthway' }],
  'mf-marketing': [{ path: '/', title: 'Hearthway · Home' }],
  'mf-journey': [
    { path: '/dashboard', title: 'Dashboard · Hearthway', access: 'buyer' },
    { path: '/shared/:token', title: 'Shared · Hearthway' },
  ],
} as const satisfies Record<string, readonly ExamplePage[]>;

/** The build of a slice with its pages. */
export function testBuild(slice: keyof typeof testPages, changes: ExampleBuild = {}): BuildContents {
  const parts = { pages: testPages[slice], ...changes };
  return slice === 'shell' ? shellBuild(parts) : sliceBuild(slice, parts);
}

/** The build with one more file. */
export function withFile(build: BuildContents, path: string, contents: string): BuildContents {
  const record = JSON.parse(build['build.json'] ?? '') as BuildRecord;
  return { ...build, [path]: contents, 'build.json': JSON.stringify({ ...record, files: [...record.files, path] }) };
}

export interface TestSite {
  readonly folder: string;
  readonly registry: InMemoryRegistry;
  readonly announcements: BroadcastStub;
  readonly live: LiveSite;
  readonly log: LogCapture;
  /** Publishes a build, makes it live, and waits until it is served. */
  release(build: BuildContents): Promise<Release>;
  /** The address of a file of the live release. */
  urlOf(slice: string, path: string): Promise<string>;
  remove(): Promise<void>;
}

export interface TestSiteOptions extends Partial<Pick<LiveSiteOptions, 'folder' | 'localForAll' | 'pollMilliseconds'>> {
  /** Without any release. */
  readonly empty?: boolean;
  readonly registry?: InMemoryRegistry;
}

/** A registry with a live shell and two live slices, and the site that follows it. */
export async function testSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { empty = false, registry = inMemoryRegistry(), localForAll = [], pollMilliseconds = 10 } = options;
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'site-')));
  const announcements = broadcastStub();
  const log = captureLog();
  const live = createLiveSite({
    folder,
    registry,
    environment: 'local',
    broker: announcements.broker,
    origin: 'https://hearthway.example',
    localForAll,
    logger: log.logger,
    pollMilliseconds,
  });
  const isServed = async ({ slice, version }: Pick<Release, 'slice' | 'version'>) => {
    const data = JSON.parse((await live.served()?.data())?.plain ?? '{"slices":{}}') as SiteData;
    return data.slices[slice]?.version === version;
  };
  const release = async (build: BuildContents): Promise<Release> => {
    const published = await registry.publishLive(build);
    await eventually(() => isServed(published));
    return published;
  };
  if (!empty) {
    await Promise.all(
      (['shell', 'mf-marketing', 'mf-journey'] as const).map((slice) => registry.publishLive(testBuild(slice))),
    );
  }
  await live.start();
  if (!empty) await eventually(() => access(join(folder, 'site.json')));
  return {
    folder,
    registry,
    announcements,
    live,
    log,
    release,
    async urlOf(slice, path) {
      const { slices } = await registry.site('local');
      return assetUrl({ slice, version: slices.find((one) => one.slice === slice)?.version ?? '' }, path);
    },
    async remove() {
      await live.stop();
      // What was being fetched may still be written.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
