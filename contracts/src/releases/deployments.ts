import * as z from 'zod/mini';
import { canary, environmentName } from './live-site.js';
import { releaseVersion, sliceName } from './release.js';

/** One line, because it is shown in terminals. */
const reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'Say why'), z.maxLength(500), z.regex(/^\P{Cc}*$/u, 'Say why in one line'));

/** One thing that the gate looked at. */
export const deploymentCheck = z.object({
  name: z.string(),
  /** What is wrong, for the person releasing. Empty if nothing is. */
  problems: z.array(z.string()),
  /** What could not be looked at, and what else is worth knowing. */
  notes: z.optional(z.array(z.string())),
});

export const deploymentActions = ['release', 'canary', 'promote', 'rollback'] as const;

/** A change of what is live. They are only ever added. */
export const deployment = z.object({
  environment: environmentName,
  /** Its place among the changes of the environment: 1, 2, 3 … */
  revision: z.number(),
  slice: sliceName,
  action: z.enum(deploymentActions),
  /** What most browsers get from now on. */
  version: releaseVersion,
  canary: z.optional(canary),
  /** The version that a rollback took back. */
  withdrew: z.optional(releaseVersion),
  author: z.string(),
  reason: z.string(),
  checks: z.array(deploymentCheck),
  at: z.iso.datetime(),
});

const common = {
  reason,
  /** The environment's revision that the caller saw. If it has changed since, nothing happens. */
  revision: z.optional(z.number().check(z.int(), z.nonnegative())),
  /** Operators only: whatever the gate finds, which is recorded. */
  force: z.optional(z.literal(true)),
};

export const deploymentRequest = z.discriminatedUnion('action', [
  z.strictObject({ ...common, action: z.literal('release'), version: releaseVersion }),
  /** For a share of browsers. Again with another percent changes the share. */
  z.strictObject({ ...common, action: z.literal('canary'), ...canary.shape }),
  /** Gives the canary to everyone. */
  z.strictObject({ ...common, action: z.literal('promote') }),
  /** Takes back the canary; without one, what is live, for the version that was live before it or the one named. */
  z.strictObject({ ...common, action: z.literal('rollback'), version: z.optional(releaseVersion) }),
]);

export type Deployment = z.infer<typeof deployment>;
export type DeploymentCheck = z.infer<typeof deploymentCheck>;
export type DeploymentRequest = z.infer<typeof deploymentRequest>;
/** What is to become of a slice. */
export type SliceChange = WithoutRecord<DeploymentRequest>;
type WithoutRecord<Request> = Request extends unknown ? Omit<Request, keyof typeof common> : never;
