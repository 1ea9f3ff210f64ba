import { createHash } from 'node:crypto';
import qs from 'qs';
import { StripeError } from './stripe-error.js';

export type Parameters = Readonly<Record<string, unknown>>;

/** Parses `a[b][0]=c` from a body or query string into nested parameters. */
export function readForm(form: string): Parameters {
  try {
    return qs.parse(form, { depth: 8, strictDepth: true, arrayLimit: 200, plainObjects: true, duplicates: 'last' });
  } catch (error) {
    if (error instanceof RangeError) throw new StripeError('The parameters are nested too deeply.');
    throw error;
  }
}

/** The same for the same path and parameters, in any order. */
export function fingerprint(path: string, parameters: Parameters): string {
  return createHash('sha256')
    .update(JSON.stringify([path, sorted(parameters)]))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
