import mongoose from 'mongoose';
import type { PageEnd } from './pagination.js';

export const newestFirst = { createdAt: -1, _id: -1 } as const;

/** Of the records in that order, those that come after the end of a page; all when there is none. */
export function olderThan(end: PageEnd | undefined) {
  if (!end) return {};
  const { createdAt, id } = end;
  return {
    createdAt: mongoose.trusted({ $lte: createdAt }), // follows from what is below, and bounds the index
    $or: [{ createdAt: mongoose.trusted({ $lt: createdAt }) }, { createdAt, _id: mongoose.trusted({ $lt: id }) }],
  };
}
