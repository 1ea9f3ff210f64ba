import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal, type LimitName } from '../problems.js';

interface StreamLimitOptions {
  /** Streams that one client may have open. */
  readonly limit: number;
  /** For the metrics. */
  readonly name: LimitName;
  readonly clientOf: (request: FastifyRequest) => string;
}

/** Limits the open streams of each client, so that one can't use up everyone's. */
export function createStreamLimit({ limit, name, clientOf }: StreamLimitOptions) {
  const open = new Map<string, number>();
  return {
    /** @throws AppError `request.too-many` */
    admit: (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void): void => {
      const client = clientOf(request);
      const count = open.get(client) ?? 0;
      if (count >= limit) {
        next(refusal('request.too-many', { retryAfterSeconds: 1, limit: name }));
        return;
      }
      open.set(client, count + 1);
      // Also called when the response is already closed.
      finished(reply.raw, () => {
        const left = (open.get(client) ?? 1) - 1;
        if (left > 0) open.set(client, left);
        else open.delete(client);
      });
      next();
    },
  };
}
