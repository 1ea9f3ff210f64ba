import * as z from 'zod/mini';
import { contentId, releaseVersion, sliceName } from './release.js';

/** What came of verifying a provider against a consumer's pact. */
export const verification = z.object({
  /** The pact, by its content. */
  pact: contentId,
  provider: sliceName,
  version: releaseVersion,
  passed: z.boolean(),
  /** What the provider didn't keep, for the people of both teams. */
  failures: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(50)),
});

/** A pact that a provider is to keep: of a consumer's release that is live, a canary, or the newest. */
export const wantedVerification = z.object({
  consumer: sliceName,
  version: releaseVersion,
  pact: contentId,
  /** The file as the consumer's tests wrote it. */
  text: z.string(),
  /** Missing if it wasn't verified yet. */
  passed: z.optional(z.boolean()),
});

export type Verification = z.infer<typeof verification>;
export type WantedVerification = z.infer<typeof wantedVerification>;
