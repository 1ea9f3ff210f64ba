import * as z from 'zod/mini';
import { signingLimits } from './envelope-limits.js';

const coordinate = z.number().check(z.int(), z.gte(0), z.lte(signingLimits.drawingUnits));

/** A line without lifting the pen, as x, y, x, y, and so on. A point alone is a dot. */
const stroke = z.array(coordinate).check(
  z.minLength(2),
  z.refine((numbers) => numbers.length % 2 === 0, 'Each point has two numbers'),
);

/**
 * A signature or initials as a signer drew them. The unit is the same across and down, from the top left corner. Wherever it is
 * printed, what `boundsOf` says is fitted into the field.
 */
export const drawing = z.array(stroke).check(
  z.minLength(1),
  z.refine(
    (strokes) => strokes.flat().length <= signingLimits.drawingPoints * 2,
    'Please draw with fewer or shorter lines',
  ),
);
export type Drawing = z.infer<typeof drawing>;

/** What all fields of a kind show instead of their text, if the signer drew it. */
export const drawings = z.strictObject({ signature: z.optional(drawing), initials: z.optional(drawing) });
export type Drawings = z.infer<typeof drawings>;

/** The smallest rectangle around a drawing. A dot has no width and no height. */
export function boundsOf(drawn: Drawing): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const numbers = drawn.flat();
  const across = numbers.filter((_, place) => place % 2 === 0);
  const down = numbers.filter((_, place) => place % 2 === 1);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}
