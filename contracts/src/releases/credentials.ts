import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { environmentName } from './live-site.js';
import { sliceName } from './release.js';

/** What a team's credential is for. */
export const newCredential = z.strictObject({
  /** Who it belongs to, as histories show it. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[\p{L}\p{N} ._@-]+$/u)),
  slices: z.array(sliceName).check(z.minLength(1), z.maxLength(20)),
  environments: z.array(environmentName).check(z.minLength(1), z.maxLength(20)),
  expiresAt: z.iso.datetime(),
});

export const credential = z.extend(newCredential, {
  credentialId: identifier,
  createdAt: z.iso.datetime(),
  revokedAt: z.optional(z.iso.datetime()),
});

/** A token is shown once. Of it, only a hash is stored. */
export const credentialToken = z.string().check(z.regex(/^hwr_[\w-]{43}$/));

export type NewCredential = z.infer<typeof newCredential>;
export type Credential = z.infer<typeof credential>;
