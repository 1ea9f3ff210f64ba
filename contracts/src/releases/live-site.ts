import * as z from 'zod/mini';
import { defineEvent } from '../envelope.js';
import { releaseVersion, sliceName, type ReleasedPage } from './release.js';

export const environmentName = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'Environments are named like production'), z.maxLength(40));

/** A candidate that a share of browsers gets, in percent. */
export const canary = z.object({
  version: releaseVersion,
  percent: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
});

/** What is live of one slice in one environment. */
export const liveSlice = z.object({
  slice: sliceName,
  version: releaseVersion,
  canary: z.optional(canary),
  /** Versions that were rolled back, and canaries that gave way, if not released again. Open pages leave them. */
  withdrawn: z.array(releaseVersion),
  /** Other versions that were live, newest first. Their files are served to pages that are still open. */
  earlier: z.array(releaseVersion),
});

/** What is live in one environment. `revision` grows with each change. */
export const liveSite = z.object({
  environment: environmentName,
  revision: z.number().check(z.int(), z.nonnegative()),
  slices: z.array(liveSlice),
  /** Services, as their teams said what runs. They have no canary here. */
  services: z.array(liveSlice),
});

export const siteChanged = defineEvent({
  type: 'registry.site-changed.v1',
  summary: 'Another version of a slice is live in an environment. Subject: the environment.',
  data: z.object({ environment: environmentName, revision: z.number() }),
});

export type LiveSlice = z.infer<typeof liveSlice>;
export type LiveSite = z.infer<typeof liveSite>;

/**
 * What a page tells the shell about the site that it belongs to (`pageElements.siteId`). The pages of the shell itself are those
 * of the slice `shell`.
 */
export interface SiteData {
  readonly slices: Readonly<Record<string, SiteSlice>>;
  /** The release that only this browser sees, by a preview link. */
  readonly preview?: SitePreview;
  /** What only this browser gets from its developer. */
  readonly local?: readonly LocalSlice[];
}

/** A slice that its developer serves, see `localSlices`. */
export interface LocalSlice {
  readonly slice: string;
  readonly origin: string;
}

export interface SitePreview {
  readonly slice: string;
  readonly version: string;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
}

export interface SiteSlice {
  readonly version: string;
  /** The address of the federation manifest. Missing for the shell. */
  readonly manifest?: string;
  /** Digests by address: of the manifest, and of the file with all others (`integrityFileName`). Without them, nothing is checked. */
  readonly integrity?: Readonly<Record<string, string>>;
  readonly pages: readonly Pick<ReleasedPage, 'path' | 'title' | 'access'>[];
  /** Whether it has a canary, so that the shell says how mounting it went (`pageElements.outcomesPath`). */
  readonly watched?: true;
  /** Only when an open page asks again (`pageElements.siteDataPath`). */
  readonly withdrawn?: readonly string[];
}
