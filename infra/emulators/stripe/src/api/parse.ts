import type * as z from 'zod/mini';
import { StripeError } from './stripe-error.js';

/** @throws StripeError for the first parameter that the schema refuses */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, parameters: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(parameters);
  if (error === undefined) return data;
  const [issue] = error.issues;
  const [first = '', ...rest] = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])];
  throw new StripeError(issue?.message ?? 'is invalid', {
    param: [first, ...rest.map((part) => `[${String(part)}]`)].join(''),
  });
}
