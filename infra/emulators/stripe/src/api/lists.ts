import * as z from 'zod/mini';
import { expand, integer, text, unsupported } from './parameters.js';
import { noSuch } from './stripe-error.js';

export const listParameters = {
  limit: z.optional(integer(1, 100)),
  starting_after: z.optional(text()),
  ending_before: z.optional(text()),
  expand,
  created: unsupported,
};

export interface ListRequest {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

export interface ListAnswer<Item> {
  readonly object: 'list';
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly url: string;
}

/**
 * One page of a list.
 * @param items newest first
 * @throws StripeError when a cursor is none of them
 */
export function pageOf<Item extends { readonly id: string }>(
  url: string,
  kind: string,
  items: readonly Item[],
  { limit = 10, starting_after: after, ending_before: before }: ListRequest,
): ListAnswer<Item> {
  const at = (id: string, param: string): number => {
    const index = items.findIndex((item) => item.id === id);
    if (index === -1) throw noSuch(kind, id, param, 400);
    return index;
  };
  if (before !== undefined) {
    const end = at(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : at(after, 'starting_after') + 1;
  return { object: 'list', data: items.slice(start, start + limit), has_more: items.length > start + limit, url };
}
