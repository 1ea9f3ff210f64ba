import * as z from 'zod/mini';

/** The data of each server-sent event, as it happens. A reader that goes away ends the iteration. */
export const eventStream = z.custom<AsyncIterable<string>>(
  (value: unknown) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);
