import type { Operation } from '@hearthway/contracts/operation';
import * as z from 'zod/mini';

/** Those of a first save, and of a creation. */
const values = new Map([
  ['if-match', '"0"'],
  ['idempotency-key', '00000001-0000-4000-8000-000000000000'],
]);

/** Headers that the operation's contract accepts. Always the same ones. */
export function validHeaders({ headers }: Operation): Record<string, string> {
  return headers ? (z.encode(headers, headers.parse(Object.fromEntries(values))) as Record<string, string>) : {};
}
