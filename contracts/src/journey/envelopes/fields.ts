import * as z from 'zod/mini';
import { envelopeLimits } from './envelope-limits.js';

export const fieldKinds = ['signature', 'initials', 'date', 'text', 'checkbox'] as const;
export type FieldKind = (typeof fieldKinds)[number];

const share = z.number().check(z.gte(0), z.lte(1));

/** A rectangle on a page as it is seen: the shares of its width and height, from the top left corner. Pages count from 1. */
export const fieldPlace = z.object({
  page: z.number().check(z.int(), z.gte(1), z.lte(envelopeLimits.pages)),
  x: share,
  y: share,
  width: z.number().check(z.gte(0.01), z.lte(1)),
  height: z.number().check(z.gte(0.005), z.lte(1)),
});
export type FieldPlace = z.infer<typeof fieldPlace>;
