import mongoose from 'mongoose';
import type { Cursor } from './pagination.js';

export const newestFirst = { createdAt: -1, _id: -1 } as const;

/** Filters records, sorted by `newestFirst`, to those after the cursor; without one, to all. */
export function olderThan(cursor: Cursor | undefined) {
  if (!cursor) return {};
  const { createdAt, id } = cursor;
  return {
    createdAt: mongoose.trusted({ $lte: createdAt }), // implied by $or, but only this bounds the index scan
    $or: [{ createdAt: mongoose.trusted({ $lt: createdAt }) }, { createdAt, _id: mongoose.trusted({ $lt: id }) }],
  };
}
