import type { Operation } from '@hearthway/contracts/operation';
import * as z from 'zod/mini';

/** Those of a first save, and of a creation. */
const values = new Map([
  ['if-match', '"0"'],
  ['idempotency-key', '00000001-0000-4000-8000-000000000000'],
]);

/** Of the first bytes of an upload, and of the question how many have arrived. */
export const tusHeaders = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
} as const;

/** Headers that the operation accepts. Always the same ones. */
export function validHeaders(operation: Operation): Record<string, string> {
  if (isOfTus(operation)) return tusHeaders;
  const { headers } = operation;
  return headers ? (z.encode(headers, headers.parse(Object.fromEntries(values))) as Record<string, string>) : {};
}

/** Whether it is part of the protocol for uploads, whose headers no schema describes. */
export const isOfTus = ({ method, bodyType }: Operation): boolean => bodyType === 'stream' || method === 'HEAD';
