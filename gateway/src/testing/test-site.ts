import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Release } from '@hearthway/contracts/releases';
import { pointTo, publishRelease } from '@hearthway/releases';
import { shellBuild, sliceBuild, writeBuild, type BuildContents } from '@hearthway/releases/testing';
import { captureLog, type LogCapture } from '@hearthway/service-kit/testing';
import { createLiveSite, type LiveSite } from '../pages/live-site.js';
import { createReleasedFiles, type ReleasedFiles } from '../pages/released-files.js';

export const testPages: readonly Page[] = [
  { path: '/', slice: 'mf-marketing', title: 'Hearthway · Home' },
  { path: '/dashboard', slice: 'mf-journey', title: 'Dashboard · Hearthway', access: 'buyer' },
  { path: '/shared/:token', slice: 'mf-journey', title: 'Shared · Hearthway' },
  { path: '/auth', slice: 'shell', title: 'Log in & register · Hearthway' },
];

export interface TestSite {
  readonly store: string;
  readonly live: LiveSite;
  readonly files: ReleasedFiles;
  readonly log: LogCapture;
  release(slice: string, contents: BuildContents): Promise<Release>;
  remove(): Promise<void>;
}

/** A release store with a live shell and two live slices, and the site that follows it. */
export async function testSite({ empty = false } = {}): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const store = join(folder, 'store');
  const log = captureLog();
  const live = createLiveSite({ store, origin: 'https://hearthway.example', logger: log.logger, pollMilliseconds: 10 });
  const release = async (slice: string, contents: BuildContents) => {
    const published = await publishRelease({ store, slice, build: await writeBuild(contents, folder) });
    await pointTo({ store, slice, version: published.version });
    return published;
  };
  if (!empty) {
    await release('mf-journey', sliceBuild('mf-journey'));
    await release('mf-marketing', sliceBuild('mf-marketing'));
    await release('shell', shellBuild(testPages));
  }
  await live.start();
  return {
    store,
    live,
    files: createReleasedFiles(store),
    log,
    release,
    async remove() {
      live.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
