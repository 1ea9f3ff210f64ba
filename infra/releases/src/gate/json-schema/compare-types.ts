import { shortened } from './words.js';
import type { SchemaNode } from './schema-node.js';

// What texts, numbers, and lengths may be, for both of one type. Each returns what is sent and not taken, in words.

export function compareTexts(sent: SchemaNode, taken: SchemaNode): string[] {
  const format = [taken.format, taken.contentEncoding].find(
    (one) => one !== undefined && one !== sent.format && one !== sent.contentEncoding,
  );
  const pattern = taken.patterns.find((one) => !sent.patterns.includes(one));
  return [
    ...(format === undefined ? [] : [`may be a text that is no ${shortened(format, 80)}`]),
    ...(format !== undefined || pattern === undefined ? [] : [`may not match ${shortened(pattern, 80)}`]),
    ...compareSizes([sent.minLength, sent.maxLength], [taken.minLength, taken.maxLength], 'characters'),
  ];
}

type Sizes = readonly [fewest: number | undefined, most: number | undefined];

export function compareSizes(
  [fewest = 0, most = Infinity]: Sizes,
  [atLeast = 0, atMost = Infinity]: Sizes,
  unit: string,
): string[] {
  return [
    ...(fewest < atLeast ? [`may have fewer than ${atLeast} ${unit}`] : []),
    ...(most > atMost ? [`may have more than ${atMost} ${unit}`] : []),
  ];
}

export function compareNumbers(sent: SchemaNode, taken: SchemaNode, whole: boolean): string[] {
  const atLeast = lowest(taken, whole);
  const atMost = highest(taken, whole);
  const step = sent.multipleOf ?? (whole ? 1 : undefined);
  return [
    ...(isBeyond(atLeast, lowest(sent, whole), 1) ? [`may be ${beyond(atLeast, 'less')}`] : []),
    ...(isBeyond(atMost, highest(sent, whole), -1) ? [`may be ${beyond(atMost, 'more')}`] : []),
    ...(isMultiple(step, taken.multipleOf) ? [] : [`may not be a multiple of ${String(taken.multipleOf)}`]),
  ];
}

interface Bound {
  readonly value: number;
  /** Whether the value itself is outside. */
  readonly open: boolean;
}

function lowest({ minimum = -Infinity, exclusiveMinimum = -Infinity }: SchemaNode, whole: boolean): Bound {
  if (whole) return { value: Math.max(Math.ceil(minimum), Math.floor(exclusiveMinimum) + 1), open: false };
  return { value: Math.max(minimum, exclusiveMinimum), open: exclusiveMinimum >= minimum };
}

function highest({ maximum = Infinity, exclusiveMaximum = Infinity }: SchemaNode, whole: boolean): Bound {
  if (whole) return { value: Math.min(Math.floor(maximum), Math.ceil(exclusiveMaximum) - 1), open: false };
  return { value: Math.min(maximum, exclusiveMaximum), open: exclusiveMaximum <= maximum };
}

/** Whether `bound` leaves out what `other` has. `sign` is 1 for lower bounds, -1 for upper ones. */
function isBeyond(bound: Bound, other: Bound, sign: 1 | -1): boolean {
  if (!Number.isFinite(bound.value)) return false;
  if (bound.value === other.value) return bound.open && !other.open;
  return (bound.value - other.value) * sign > 0;
}

const beyond = ({ value, open }: Bound, than: 'less' | 'more'): string =>
  open ? `${value} or ${than}` : `${than} than ${value}`;

/** Whether all multiples of `step` are multiples of `of`. */
function isMultiple(step: number | undefined, of: number | undefined): boolean {
  if (of === undefined || step === of) return true;
  return step !== undefined && Number.isSafeInteger(step / of);
}
