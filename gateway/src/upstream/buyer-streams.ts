import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../problems.js';

/** Limits the open streams of each buyer, so that one buyer can't use up everyone's. */
export function createBuyerStreams(limit: number) {
  const open = new Map<string, number>();
  return {
    /** @throws AppError `request.too-many` */
    admit: ({ buyer }: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void): void => {
      const userId = buyer?.userId ?? '';
      const count = open.get(userId) ?? 0;
      if (count >= limit) {
        next(refusal('request.too-many', { retryAfterSeconds: 1, limit: 'streams-per-buyer' }));
        return;
      }
      open.set(userId, count + 1);
      // Also called when the response is already closed.
      finished(reply.raw, () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      });
      next();
    },
  };
}
