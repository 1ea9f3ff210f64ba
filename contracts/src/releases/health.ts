import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { environmentName } from './live-site.js';
import { releaseVersion, sliceName } from './release.js';
import { visitorSetPattern } from './visitor-set.js';

/** While a slice has a canary, outcomes are counted in windows of this length since 1970. */
export const healthWindowSeconds = 10;

const visitors = z.string().check(z.regex(visitorSetPattern, 'Visitors are bits in base64'));

/** What visitors met who got one version of a slice. Each is in a set once, and may be in several. */
export const versionHealth = z.strictObject({
  version: releaseVersion,
  /** Of the shell only, which can’t say that it didn’t start: whose browser got a page. */
  served: visitors,
  /** Who saw the slice, and who saw something else in its place. */
  mounted: visitors,
  failed: visitors,
  /** Who called services, and those of them who got an answer with a status of 500 or more. */
  called: visitors,
  unanswered: visitors,
});

/** All that one gateway has seen in a window. A later report about the same window replaces it. */
export const healthReport = z.strictObject({
  window: z.number().check(z.int(), z.nonnegative()),
  slices: z
    .array(z.strictObject({ slice: sliceName, canary: versionHealth, live: versionHealth }))
    .check(z.maxLength(20)),
});

export const reportHealth = defineOperation({
  id: 'registry.report-health',
  summary: 'What a gateway has seen of canaries and of those who don’t get them',
  method: 'PUT',
  path: '/internal/environments/:environment/health/:instance',
  access: 'internal',
  callers: ['gateway'],
  params: z.object({ environment: environmentName, instance: identifier }),
  body: healthReport,
  status: 204,
  reply: undefined,
  errors: { 'environment.unknown': 404 },
});

const outcomes = z.object({ visitors: z.number(), failed: z.number() });

export const readHealth = defineOperation({
  id: 'registry.read-health',
  summary: 'What visitors of a slice’s canary met in the last five minutes, and those of the live version',
  method: 'GET',
  path: '/environments/:environment/slices/:slice/health',
  access: 'public',
  params: z.object({ environment: environmentName, slice: sliceName }),
  status: 200,
  /** Empty without a canary. */
  reply: z.array(
    z.object({ /** After “3 of 100 visitors”, before the slice. */ did: z.string(), canary: outcomes, live: outcomes }),
  ),
  errors: { 'credential.unknown': 401, 'credential.not-allowed': 403, 'environment.unknown': 404 },
});

export type VersionHealth = z.infer<typeof versionHealth>;
export type HealthReport = z.infer<typeof healthReport>;
