import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { Contents } from '../contents/index.js';
import type { Authorize } from '../credentials/index.js';
import { releaseRoutes } from './release-routes.js';
import { createReleaseStore, type ReleaseKey, type ReleaseStore } from './release-store.js';

export type { GateFile } from './gate-files.js';
export type { GatedRelease, ReleaseKey, ReleaseStore } from './release-store.js';

interface PublishedOptions {
  readonly contents: Contents;
  readonly authorize: Authorize;
  /** Told of each publication, also of what was there before. */
  readonly whenPublished: (release: ReleaseKey) => void;
}

/** The releases of all slices. */
export function openPublished(
  { connection, now }: Dependencies,
  options: PublishedOptions,
): ServiceModule & { readonly store: ReleaseStore } {
  const releases = createReleaseStore(connection);
  return { stores: [releases], routes: releaseRoutes({ ...options, releases, now }), store: releases };
}
