import { identifier } from '../identifier.js';
import { defineOperation, documentBytes, type Operation } from '../operation.js';
import * as z from 'zod/mini';
import { credential, credentialToken, newCredential } from './credentials.js';
import { deployment, deploymentCheck, deploymentRequest } from './deployments.js';
import { readHealth, reportHealth } from './health.js';
import { environmentName, liveSite } from './live-site.js';
import { contentId, filePath, publishedSummary, release, releaseLimits, releaseVersion, sliceName } from './release.js';
import { verification, wantedVerification } from './verifications.js';

/**
 * The operations of the release registry. Teams call the public ones with a credential of theirs (`Authorization: Bearer`), at an
 * address of their own that the gateway doesn't lead to. Gateways call the internal ones.
 */
const authorized = { 'credential.unknown': 401, 'credential.not-allowed': 403 } as const;
const anySlice = z.object({ slice: sliceName });
const inEnvironment = z.object({ environment: environmentName });
const ofSlice = z.object({ environment: environmentName, slice: sliceName });

export const findMissingContents = defineOperation({
  id: 'registry.find-missing-contents',
  summary: 'Which of these contents the registry doesn’t have yet',
  method: 'POST',
  path: '/contents/missing',
  access: 'public',
  body: z.strictObject({ contents: z.array(contentId).check(z.maxLength(releaseLimits.files)) }),
  status: 200,
  reply: z.object({ contents: z.array(contentId) }),
  errors: authorized,
});

export const storeContent = defineOperation({
  id: 'registry.store-content',
  summary: 'Store a content by its digest; what is there is kept',
  method: 'PUT',
  path: '/contents/:content',
  access: 'public',
  params: z.object({ content: contentId }),
  bodyType: 'stream',
  status: 204,
  reply: undefined,
  errors: { ...authorized, 'content.different': 400 },
});

export const publishRelease = defineOperation({
  id: 'registry.publish-release',
  summary: 'Publish an immutable release of stored contents; the same again is the same release',
  method: 'POST',
  path: '/slices/:slice/releases',
  access: 'public',
  params: anySlice,
  body: z.strictObject({
    files: z
      .array(z.strictObject({ path: filePath, content: contentId }))
      .check(z.minLength(1), z.maxLength(releaseLimits.files)),
    commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{7,40}$/, 'A commit has 7 to 40 hex digits'))),
  }),
  status: 201,
  reply: z.extend(publishedSummary, { files: z.number(), bytes: z.number() }),
  /** `release.unusable` says in `details` what is wrong with each file. */
  errors: { ...authorized, 'content.missing': 409, 'release.unusable': 400 },
});

export const listReleases = defineOperation({
  id: 'registry.list-releases',
  summary: 'The newest fifty releases of a slice, newest first',
  method: 'GET',
  path: '/slices/:slice/releases',
  access: 'public',
  params: anySlice,
  status: 200,
  reply: z.array(publishedSummary),
  errors: authorized,
});

export const readSite = defineOperation({
  id: 'registry.read-site',
  summary: 'What is live in an environment',
  method: 'GET',
  path: '/environments/:environment',
  access: 'public',
  params: inEnvironment,
  status: 200,
  reply: liveSite,
  errors: { ...authorized, 'environment.unknown': 404 },
});

export const listDeployments = defineOperation({
  id: 'registry.list-deployments',
  summary: 'The last changes of an environment or of one of its slices, newest first',
  method: 'GET',
  path: '/environments/:environment/deployments',
  access: 'public',
  params: inEnvironment,
  query: z.strictObject({
    slice: z.optional(sliceName),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  }),
  status: 200,
  reply: z.array(deployment),
  errors: { ...authorized, 'environment.unknown': 404 },
});

const releaseThere = { 'environment.unknown': 404, 'release.not-found': 404 } as const;

export const checkRelease = defineOperation({
  id: 'registry.check-release',
  summary: 'Whether a release could go live in an environment now',
  method: 'POST',
  path: '/environments/:environment/slices/:slice/checks',
  access: 'public',
  params: ofSlice,
  body: z.strictObject({ version: releaseVersion }),
  status: 200,
  reply: z.object({ revision: z.number(), checks: z.array(deploymentCheck) }),
  errors: { ...authorized, ...releaseThere },
});

export const deploy = defineOperation({
  id: 'registry.deploy',
  summary: 'Change what is live: release, canary, promote, or rollback',
  method: 'POST',
  path: '/environments/:environment/slices/:slice/deployments',
  access: 'public',
  params: ofSlice,
  body: deploymentRequest,
  status: 201,
  reply: deployment,
  /** `deployment.refused` says in `details` what the gate found, by the name of the check. */
  errors: {
    ...authorized,
    ...releaseThere,
    'deployment.refused': 409,
    'deployment.outdated': 409,
    'deployment.nothing-to-change': 409,
  },
});

export const previewRelease = defineOperation({
  id: 'registry.preview-release',
  summary: 'A link that shows a release in one browser, for a day',
  method: 'POST',
  path: '/environments/:environment/slices/:slice/previews',
  access: 'public',
  params: ofSlice,
  body: z.strictObject({ version: releaseVersion }),
  status: 201,
  reply: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
  errors: { ...authorized, ...releaseThere },
});

export const listWantedVerifications = defineOperation({
  id: 'registry.list-wanted-verifications',
  summary: 'The pacts that a version of a provider is to keep in an environment',
  method: 'GET',
  path: '/environments/:environment/slices/:slice/releases/:version/pacts',
  access: 'public',
  params: z.extend(ofSlice, { version: releaseVersion }),
  status: 200,
  reply: z.array(wantedVerification),
  errors: { ...authorized, ...releaseThere },
});

export const recordVerification = defineOperation({
  id: 'registry.record-verification',
  summary: 'Say whether a version of a provider keeps a pact; the last word counts',
  method: 'PUT',
  path: '/slices/:slice/releases/:version/pacts/:pact',
  access: 'public',
  params: z.object({ slice: sliceName, version: releaseVersion, pact: contentId }),
  body: z.strictObject({ passed: verification.shape.passed, failures: verification.shape.failures }),
  status: 204,
  reply: undefined,
  errors: { ...authorized, 'release.not-found': 404, 'pact.not-found': 404 },
});

export const createCredential = defineOperation({
  id: 'registry.create-credential',
  summary: 'Operators only: a credential for a team, shown once',
  method: 'POST',
  path: '/credentials',
  access: 'public',
  body: newCredential,
  status: 201,
  reply: z.object({ credential, token: credentialToken }),
  errors: authorized,
});

export const listCredentials = defineOperation({
  id: 'registry.list-credentials',
  summary: 'Operators only: every credential, newest first',
  method: 'GET',
  path: '/credentials',
  access: 'public',
  status: 200,
  reply: z.array(credential),
  errors: authorized,
});

export const revokeCredential = defineOperation({
  id: 'registry.revoke-credential',
  summary: 'Operators only: end a credential at once',
  method: 'DELETE',
  path: '/credentials/:credentialId',
  access: 'public',
  params: z.object({ credentialId: identifier }),
  status: 204,
  reply: undefined,
  errors: { ...authorized, 'credential.not-found': 404 },
});

const forGateways = { access: 'internal', callers: ['gateway'] } as const;

export const followSite = defineOperation({
  ...forGateways,
  id: 'registry.follow-site',
  summary: 'What is live in an environment, for its gateways',
  method: 'GET',
  path: '/internal/environments/:environment',
  params: inEnvironment,
  status: 200,
  reply: liveSite,
  errors: { 'environment.unknown': 404 },
});

export const readRelease = defineOperation({
  ...forGateways,
  id: 'registry.read-release',
  summary: 'A release, for the gateways that serve it',
  method: 'GET',
  path: '/internal/slices/:slice/releases/:version',
  params: z.object({ slice: sliceName, version: releaseVersion }),
  status: 200,
  reply: release,
  errors: { 'release.not-found': 404 },
});

export const contentForms = ['plain', 'br', 'gzip'] as const;

export const readContent = defineOperation({
  ...forGateways,
  id: 'registry.read-content',
  summary: 'A stored content, plain or compressed',
  method: 'GET',
  path: '/internal/contents/:content/:form',
  params: z.object({ content: contentId, form: z.enum(contentForms) }),
  status: 200,
  replyType: 'stream',
  reply: documentBytes,
  errors: { 'content.missing': 404 },
});

/** All of them. They are apart from those of the services, because the gateway leads to none of them. */
export const registryOperations: readonly Operation[] = [
  findMissingContents,
  storeContent,
  publishRelease,
  listReleases,
  readSite,
  listDeployments,
  checkRelease,
  deploy,
  previewRelease,
  listWantedVerifications,
  recordVerification,
  readHealth,
  createCredential,
  listCredentials,
  revokeCredential,
  followSite,
  readRelease,
  readContent,
  reportHealth,
];
